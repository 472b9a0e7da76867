import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  periodoUsual,
  replicarExames,
  type contratoSimulador,
  type ExameRealizado,
  type MudancasDoLaboratorio,
} from '@vetlume/dominio/simulador'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { regrasDaEmpresa } from '../especialista/index.ts'
import { lerTabelaPreco } from '../tabela-preco/index.ts'
import { lerLaboratorio, type ExamesIguais } from './queries-laboratorio.ts'

type Laboratorio = (typeof contratoSimulador)['GET /simulador/laboratorio']
type Entrada = EntradaLida<Laboratorio>

async function tabelaEscolhida(ctx: CtxCliente, codigo: string | undefined): Promise<MudancasDoLaboratorio['tabela']> {
  if (codigo === undefined) return null
  const lida = await lerTabelaPreco(ctx.tx, ctx.cliente, codigo)
  if (lida === undefined)
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', {
      campos: { tabela: 'Esta tabela de preço não existe mais. Escolha outra.' },
    })
  return { nome: lida.nome, precos: new Map(lida.itens.map(({ servico, centavos }) => [servico.codigo, centavos])) }
}

const paraReplicar =
  (regras: Awaited<ReturnType<typeof regrasDaEmpresa>>) =>
  (lido: ExamesIguais): ExameRealizado => {
    const { quantos, parceiro, servico, pacote, atendimento, desconto, brutoCentavos, taxaCentavos } = lido
    return {
      quantos,
      parceiro,
      servico,
      pacote: pacote === null || atendimento === null ? null : { codigo: pacote, atendimento },
      preco: { regra: lido.regraDoPreco, linhas: lido.linhasDoPreco, desconto },
      brutoCentavos,
      taxaCentavos,
      repasse: {
        centavos: lido.repasseCentavos,
        linhas: lido.linhasDoRepasse,
        regra: regras.get(lido.regraDoRepasse ?? '') ?? null,
      },
    }
  }

/** What the exams of a period would have given with other prices, another repasse or another fee. Writes nothing. */
export async function replicarNoLaboratorio({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: Entrada
}): Promise<RespostaDe<Laboratorio>> {
  const usual = periodoUsual(diaNaZona(ctx.agora.toString(), ctx.ator.fuso))
  const { de = usual.de, ate = usual.ate } = input
  const tabela = await tabelaEscolhida(ctx, input.tabela)
  const regras = await regrasDaEmpresa(ctx.tx, ctx.cliente)
  const { exames, taxas } = await lerLaboratorio(ctx.tx, ctx.cliente, { de, ate })
  const empresa = exigir(taxas)
  const mudancas = {
    reajusteBp: input.reajusteBp ?? null,
    tabela,
    repasseBp: input.repasseBp ?? null,
    taxaBp: input.taxaBp ?? null,
  }
  return { de, ate, ...empresa, ...replicarExames(exames.map(paraReplicar(regras)), mudancas, empresa) }
}
