import type { EntradaLida, Pagina } from '@vetlume/dominio/contrato'
import {
  contratoFinanceiro,
  recusaDaBaixa,
  recusaDaMudanca,
  type Conta,
  type ContaCompleta,
  type ResumoDeContas,
} from '@vetlume/dominio/financeiro'
import { permite } from '@vetlume/dominio/permissoes'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { comoQuantia, figurasDe, lerFiguras } from '../../infra/figura.ts'
import type { Ator } from '../../infra/token.ts'
import type { Periodo } from '../../infra/somas/index.ts'
import { encargosDeHoje } from './encargos-de-hoje.ts'
import { pixDaConta } from './pix.ts'
import { livroDePagar, LIVRO_DA_EMPRESA, seCobra, type Livro } from './policy.ts'
import { lerConta, lerPagamentos, lerRecebedor, lerRepasses, listarContas, type ContaLida } from './queries-contas.ts'
import { anexosDoTitulo } from './queries-anexo.ts'
import { recebePorProvedor } from './recebimento/queries-conexao.ts'
import { MEDIDAS_DAS_CONTAS, recorteDeContas } from './queries-livro.ts'
import { liquidadoSomado, repasseSomado } from './somas.ts'

type Lista = EntradaLida<(typeof contratoFinanceiro)['GET /contas-receber']>
type Resumo = EntradaLida<(typeof contratoFinanceiro)['GET /contas-receber/resumo']>

export const RECEBER = { tipo: 'RECEBER' } as const

export const hojeEm = ({ agora, ator }: Pick<CtxCliente, 'agora'> & { ator: Pick<Ator, 'fuso'> }): string =>
  diaNaZona(agora.toString(), ator.fuso)

export const leituraDe = (ctx: CtxCliente, livro: Livro) => ({ cliente: ctx.cliente, livro, hoje: hojeEm(ctx) })

export function listarAsContas(ctx: CtxCliente, livro: Livro, input: Lista): Promise<Pagina<Conta>> {
  return listarContas(ctx.tx, leituraDe(ctx, livro), input)
}

/** What the person opens under Contas a pagar. */
export const listarAPagar = (ctx: CtxCliente, input: Lista) => listarAsContas(ctx, livroDePagar(ctx.ator), input)

const somente = (filtros: Readonly<Record<string, string>>, nomes: readonly string[]) =>
  Object.keys(filtros).every((nome) => nomes.includes(nome))

function doMes(competencia: string): Periodo {
  const mes = Temporal.PlainYearMonth.from(competencia)
  return { de: `${competencia}-01`, ate: mes.toPlainDate({ day: mes.daysInMonth }).toString() }
}

/** What is kept of a book: settled accounts by their due days, and what a specialist earned in a month. */
function contasSomadas(livro: Livro, cliente: string, filtros: Readonly<Record<string, string>>, campo?: string) {
  if (campo !== 'valorCentavos') return null
  const { de, ate, competencia } = filtros
  if (livro.tipo === 'REPASSES') {
    const inteiro = filtros['valendo'] === 'sim' && somente(filtros, ['competencia', 'valendo', 'ordem'])
    return inteiro && competencia !== undefined ? repasseSomado(cliente, livro.especialista, doMes(competencia)) : null
  }
  const liquidado = filtros['estado'] === 'PAGO' && somente(filtros, ['estado', 'de', 'ate', 'ordem'])
  return liquidado && livro.tipo !== 'DA_CLINICA' ? liquidadoSomado(cliente, livro.tipo, { de, ate }) : null
}

export const figuraAReceber = figurasDe({
  rota: '/financeiro/contas-receber',
  entrada: contratoFinanceiro['GET /contas-receber'].entrada,
  recortar: (ctx: CtxCliente, input) => recorteDeContas(leituraDe(ctx, RECEBER), input),
  medidas: MEDIDAS_DAS_CONTAS,
  somar: (ctx, filtros, campo) => contasSomadas(RECEBER, ctx.cliente, filtros, campo),
})

/** Of the book that the person opens under Contas a pagar. */
export const figuraAPagar = figurasDe({
  rota: '/financeiro/contas-pagar',
  entrada: contratoFinanceiro['GET /contas-pagar'].entrada,
  recortar: (ctx: CtxCliente, input) => recorteDeContas(leituraDe(ctx, livroDePagar(ctx.ator)), input),
  medidas: MEDIDAS_DAS_CONTAS,
  somar: (ctx, filtros, campo) => contasSomadas(livroDePagar(ctx.ator), ctx.cliente, filtros, campo),
})

/** Settled accounts are added up for this long back, unless a period is asked for: a summary must not read years. */
const DIAS_DO_RESUMO = 365

export async function resumirAsContas(
  ctx: CtxCliente,
  figura: typeof figuraAReceber,
  input: Resumo,
): Promise<ResumoDeContas> {
  const presentes = Object.entries(input).filter((par): par is [string, string] => Boolean(par[1]))
  const filtros = Object.fromEntries(presentes)
  const comPeriodo = Boolean(input.de ?? input.ate ?? input.competencia)
  const desde = comPeriodo ? null : Temporal.PlainDate.from(hojeEm(ctx)).subtract({ days: DIAS_DO_RESUMO }).toString()
  const lidas = await lerFiguras(ctx.tx, {
    vencido: figura(ctx, { ...filtros, vencido: 'sim', ordem: 'vencimento' }, 'saldoCentavos'),
    falta: figura(ctx, { ...filtros, aberto: 'sim', ordem: 'vencimento' }, 'saldoCentavos'),
    liquidado: figura(ctx, { ...filtros, estado: 'PAGO', ...(desde === null ? {} : { de: desde }) }, 'valorCentavos'),
  })
  const { vencido, falta, liquidado } = lidas
  return { vencido: comoQuantia(vencido), falta: comoQuantia(falta), liquidado: comoQuantia(liquidado), desde }
}

/** What the person may do with a title of the company. Who only looks at the own money changes nothing. */
function oQuePode({ ator }: CtxCliente, livro: Livro, conta: ContaLida, deRepasses: boolean) {
  const deFechamento = conta.fechamento !== null
  const nome = LIVRO_DA_EMPRESA[livro.tipo]
  const escreve = nome !== undefined && permite(ator, `${nome}:escrever`)
  const semBaixa = escreve ? recusaDaBaixa(conta) : null
  const renegociacao = conta.vemDe?.codigo ?? null
  const nossa = escreve && recusaDaMudanca({ ...conta, deRepasses, deFechamento, renegociacao }) === null
  const semPagamento = conta.pagoCentavos === 0 && conta.estado === 'ABERTO'
  return {
    permissoes: {
      baixar: escreve && semBaixa === null,
      estornar: escreve && conta.assinante === null,
      editar: nossa,
      cancelar: nossa,
      renegociar: escreve && semBaixa === null && !deRepasses,
      desfazerAcordo: escreve && semPagamento && renegociacao !== null,
      anexar: escreve,
      imprimir: seCobra(livro),
      verHistorico: escreve && permite(ator, 'historico:ler'),
    },
    semBaixa,
  }
}

/** One account of a book, with its payments, the repasses that explain it and the Pix that settles it. */
export async function abrirConta(ctx: CtxCliente, livro: Livro, codigo: string): Promise<ContaCompleta> {
  const { tx, cliente } = ctx
  const conta = exigir(await lerConta(tx, leituraDe(ctx, livro), codigo))
  const { txid: _, ...visivel } = conta
  const repasses = await lerRepasses(tx, cliente, livro, conta)
  // What the company charges and is late; what it pays, the other side says.
  const atrasadas = seCobra(livro) && conta.vencido ? [conta] : []
  const encargos = await encargosDeHoje(tx, cliente, atrasadas, hojeEm(ctx))
  return {
    ...visivel,
    ...oQuePode(ctx, livro, conta, livro.tipo === 'PAGAR' && repasses.length > 0),
    pagamentos: await lerPagamentos(tx, { cliente, livro }, codigo),
    anexos: LIVRO_DA_EMPRESA[livro.tipo] === undefined ? [] : await anexosDoTitulo(tx, { cliente, titulo: codigo }),
    repasses,
    ...pixDaConta(
      {
        ...conta,
        descricao: `Titulo ${conta.numero}`,
        saldoCentavos: conta.saldoCentavos + (encargos.get(codigo) ?? 0),
      },
      await lerRecebedor(tx, cliente, livro, codigo),
    ),
    pixDoProvedor: conta.saldoCentavos > 0 && seCobra(livro) && (await recebePorProvedor(tx, cliente)),
  }
}
