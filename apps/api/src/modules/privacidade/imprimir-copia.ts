import type { CopiaDeProntuario, RelatorioImpresso } from '@vetlume/dominio/privacidade'
import { formatarData, formatarDataHora } from '@vetlume/dominio/tempo'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { registrarAcesso } from '../historico/index.ts'
import { estabelecimentoDoDocumento, lerEstabelecimento } from '../modelo-documento/index.ts'
import { lerCopia } from './copias.ts'
import { imprimirSecoes } from './imprimir-relatorio.ts'
import { secoesDoProntuario } from './prontuario-copiado.ts'
import { leituraDe } from './registro.ts'
import { lerSecao } from './relatorio.ts'

type Secao = RelatorioImpresso['secoes'][number]

/** What the register says of the copy: the first page of the file. */
function estaCopia(copia: CopiaDeProntuario, fuso: string): Secao {
  const { finalidade, identidade, pedidaEm, entregueEm, meio, documentos } = copia
  const ditos: readonly (readonly [string, string | null])[] = [
    ['Pedida em', formatarData(pedidaEm)],
    ['Para', finalidade],
    ['Documento de quem recebe', identidade],
    ['Entregue em', entregueEm === null ? null : formatarDataHora(entregueEm, fuso)],
    ['Como', meio],
    ['Documentos entregues', documentos.length === 0 ? null : documentos.join('; ')],
  ]
  return {
    titulo: 'Esta cópia',
    finalidade: 'Entregue ao responsável pelo animal ou a quem ele autorizou (Resolução CFMV 1.321/2020).',
    registros: [ditos.flatMap(([rotulo, valor]) => (valor === null ? [] : [{ rotulo, valor }]))],
  }
}

async function compor(ctx: CtxCliente, codigo: string): Promise<RelatorioImpresso> {
  const { tx, cliente, agora, ator } = ctx
  const copia = await lerCopia(tx, leituraDe(ctx), codigo)
  const { animal, para } = copia
  // Whoever prints it has read all of it.
  registrarAcesso(ctx, 'animal', animal.codigo, { soIsso: true })
  const secoes = [estaCopia(copia, ator.fuso)]
  for (const pedida of secoesDoProntuario({ tx, cliente, registro: animal.codigo, fuso: ator.fuso }))
    secoes.push(await lerSecao(tx, pedida))
  return {
    titulo: 'Cópia do prontuário',
    campos: [
      { rotulo: 'Paciente', valor: animal.nome },
      { rotulo: 'Entregue a', valor: para },
    ],
    emitidoEm: agora.toString(),
    secoes,
    estabelecimento: estabelecimentoDoDocumento({ estabelecimento: exigir(await lerEstabelecimento(tx, cliente)) }),
  }
}

/** PDF/A of the prontuário as it is now, in the company's letterhead. */
export async function imprimirCopia({ ctx, input }: { ctx: CtxLivre<Ator>; input: { codigo: string } }) {
  const cliente = exigirCliente(ctx.ator)
  const impresso = await ctx.emCliente(cliente, (interno) => compor(interno, input.codigo))
  return {
    bytes: await imprimirSecoes(ctx, impresso, cliente),
    tipo: 'application/pdf',
    nome: 'copia-do-prontuario.pdf',
  }
}
