import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Extrato } from '@vetlume/dominio/fechamento'
import type { dadosDoOrcamento } from '@vetlume/dominio/simulador'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import type * as z from 'zod/mini'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { RespostaBinaria } from '../../infra/http/registrar.ts'
import type { Ator } from '../../infra/token.ts'
import {
  dataEHora,
  estabelecimentoDoDocumento,
  impressaoDe,
  imprimirExtrato,
  lerEstabelecimento,
  type Estabelecimento,
} from '../modelo-documento/index.ts'
import { lerSimulacao } from './queries.ts'

type Entrada = z.output<typeof dadosDoOrcamento> & { codigo: string }

/** The exam, its price and until when it holds: what it costs and what is left of it are nobody else's. */
function comporOrcamento(
  { para, precoCentavos, validadeDias, condicoes = '' }: Entrada,
  { servico, estabelecimento, agora }: { servico: string; estabelecimento: Estabelecimento; agora: string },
): Extrato {
  const hoje = diaNaZona(agora, estabelecimento.fuso)
  const ate = Temporal.PlainDate.from(hoje).add({ days: validadeDias }).toString()
  const valor = formatarReais(precoCentavos)
  return {
    titulo: 'Orçamento',
    numero: null,
    emitidoEm: dataEHora(agora, estabelecimento.fuso),
    estabelecimento: estabelecimentoDoDocumento({ estabelecimento }),
    destinatario: { nome: para, linhas: [] },
    campos: [{ rotulo: 'Válido até', valor: formatarData(ate) }],
    coluna: 'Exame',
    linhas: [{ dia: '', paciente: '', descricao: servico, detalhe: '', valor }],
    totais: [{ rotulo: 'Total', valor, forte: true }],
    pix: null,
    observacoes: condicoes
      .split('\n')
      .map((linha) => linha.trim())
      .filter((linha) => linha !== ''),
  }
}

/** PDF/A of a quote, from a scenario that was saved. */
export async function baixarOrcamento({
  ctx,
  input,
}: {
  ctx: CtxLivre<Ator>
  input: Entrada
}): Promise<RespostaBinaria> {
  const cliente = exigirCliente(ctx.ator)
  const extrato = await ctx.emCliente(cliente, async (interno) => {
    const { cenarios } = exigir(await lerSimulacao(interno.tx, interno.cliente, interno.ator, input.codigo))
    const cenario = cenarios[input.cenario]
    if (cenario === undefined)
      throw new ErroDeDominio('VALIDACAO', { campos: { cenario: 'Esta simulação não tem este cenário.' } })
    const estabelecimento = exigir(await lerEstabelecimento(interno.tx, cliente))
    return comporOrcamento(input, { servico: cenario.servico, estabelecimento, agora: ctx.agora.toString() })
  })
  return { bytes: await imprimirExtrato(impressaoDe(ctx), extrato), tipo: 'application/pdf', nome: 'orcamento.pdf' }
}
