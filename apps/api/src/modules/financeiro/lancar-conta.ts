import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  recusaDaMudanca,
  repetir,
  txidDoTitulo,
  type ContaCompleta,
  type DadosAPagar,
  type DadosAReceber,
  type NovaAPagar,
  type NovaAReceber,
} from '@vetlume/dominio/financeiro'
import { randomUUIDv7 } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir, proximosNumeros } from '../../infra/banco/index.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import { travarTitulo } from './baixar-conta.ts'
import { abrirConta } from './contas.ts'
import { darPassoNosTitulos } from './dar-passo.ts'
import { travarTitulos, type Natureza, type TituloTravado } from './queries-baixa.ts'
import {
  codigosDaSerie,
  inserirTitulos,
  mudarTitulo,
  nomeDe,
  nomesDosTipos,
  type ColunasDoTitulo,
  type TituloLancado,
} from './queries-lancar.ts'

interface Titulo {
  codigo: string
  versao: number
}
type Dados = DadosAPagar | DadosAReceber
interface Alcance {
  seguintes: boolean
}

/** The sequences that number each side. */
export const NUMEROS_DO_TITULO = { RECEBER: 'titulo-receber', PAGAR: 'titulo-pagar' } as const
const FALTA = { parceiro: 'Escolha uma clínica da lista.', tutor: 'Escolha um tutor da lista.' } as const

/** Who owes: the registered name, as it is today, or the one that was typed. */
async function devedor({ tx, cliente }: CtxCliente, { parceiro, tutor, contraparte }: DadosAReceber): Promise<string> {
  const [tabela, codigo] = parceiro === null ? (['tutor', tutor] as const) : (['parceiro', parceiro] as const)
  if (codigo === null) return contraparte ?? ''
  const nome = await nomeDe(tx, tabela, { cliente, codigo })
  if (nome === undefined) throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { [tabela]: FALTA[tabela] } })
  return nome
}

async function colunasDe(ctx: CtxCliente, dados: Dados): Promise<ColunasDoTitulo> {
  const { descricao, competencia, emissao, vencimento, valorCentavos, numeroDocumento, forma } = dados
  const quem =
    'tipoDespesa' in dados
      ? { contraparte: dados.contraparte, parceiro: null, tutor: null, tipo_despesa: dados.tipoDespesa }
      : {
          contraparte: await devedor(ctx, dados),
          parceiro: dados.parceiro,
          tutor: dados.tutor,
          tipo_despesa: null,
        }
  return {
    ...quem,
    descricao,
    competencia,
    emissao,
    vencimento,
    valor_centavos: valorCentavos,
    numero_documento: numeroDocumento,
    forma,
  }
}

/** Writes a title by hand, its monthly parts, or the same one every month. */
export async function lancarConta(
  ctx: CtxCliente,
  natureza: Natureza,
  { repeticao, vezes, diaDeBanco, ...dados }: NovaAPagar | NovaAReceber,
): Promise<{ codigo: string; itens: { codigo: string; numero: number }[] }> {
  const { tx, cliente, agora } = ctx
  const colunas = await colunasDe(ctx, dados)
  const partes = repetir({ ...dados, repeticao, vezes, diaDeBanco })
  const serie = repeticao === 'MENSAL' && vezes > 1 ? randomUUIDv7() : null
  const numeros = await proximosNumeros(tx, cliente, NUMEROS_DO_TITULO[natureza], partes.length)
  const titulos = partes.map(({ valorCentavos, ...parte }, i): TituloLancado => {
    const codigo = randomUUIDv7()
    return {
      ...colunas,
      ...parte,
      cliente,
      natureza,
      codigo,
      serie,
      numero: exigir(numeros[i]),
      valor_centavos: valorCentavos,
      // The parts of a purchase are of one document; what comes every month has another each time.
      numero_documento: serie === null || i === 0 ? colunas.numero_documento : null,
      txid: natureza === 'RECEBER' ? txidDoTitulo(codigo) : null,
      criado_em: agora.toString(),
    }
  })
  await inserirTitulos(tx, titulos)
  const naTrilha = await leitorDaTrilha(ctx, [colunas])
  for (const titulo of titulos)
    ctx.auditar({
      acao: 'CRIAR',
      entidade: 'titulo',
      registro: titulo.codigo,
      mudancas: diferencas(null, naTrilha(titulo)),
    })
  const itens = titulos.map(({ codigo, numero }) => ({ codigo, numero }))
  return { codigo: exigir(itens[0]).codigo, itens }
}

/** As people read it: by names, those of the types of expense found at once. */
async function leitorDaTrilha({ tx }: CtxCliente, colunas: readonly ColunasDoTitulo[]) {
  const tipos = await nomesDosTipos(tx, new Set(colunas.map((uma) => uma.tipo_despesa).filter((tipo) => tipo !== null)))
  return ({ valor_centavos: valorCentavos, ...uma }: ColunasDoTitulo) => ({
    descricao: uma.descricao,
    contraparte: uma.contraparte,
    tipoDespesa: uma.tipo_despesa === null ? null : (tipos.get(uma.tipo_despesa) ?? null),
    competencia: uma.competencia,
    emissao: uma.emissao,
    vencimento: uma.vencimento,
    valorCentavos,
    numeroDocumento: uma.numero_documento,
    forma: uma.forma,
  })
}

/** A title that may be changed by hand, locked. Throws why it may not. */
async function abrirParaMudar(ctx: CtxCliente, natureza: Natureza, { codigo, versao }: Titulo): Promise<TituloTravado> {
  const titulo = await travarTitulo(ctx, natureza, codigo)
  const mensagem = recusaDaMudanca(titulo)
  if (mensagem !== null)
    throw new ErroDeDominio(titulo.pagoCentavos > 0 ? 'JA_PAGO' : 'TRANSICAO_INVALIDA', { mensagem })
  await exigirVersaoAtual(ctx, 'titulo', titulo, versao, { menos: [] })
  return titulo
}

/** The titles of the same series that are due later and that may be changed too, locked. */
async function seguintesDe(
  { tx, cliente }: CtxCliente,
  natureza: Natureza,
  { serie, vencimento }: TituloTravado,
): Promise<TituloTravado[]> {
  if (serie === null) return []
  const codigos = await codigosDaSerie(tx, { cliente, natureza }, { serie, depoisDe: vencimento })
  return (await travarTitulos(tx, { cliente, natureza }, codigos)).filter((um) => recusaDaMudanca(um) === null)
}

const colunasDoTravado = (titulo: TituloTravado): ColunasDoTitulo => ({
  ...titulo,
  tipo_despesa: titulo.tipoDespesa,
  valor_centavos: titulo.valorCentavos,
  numero_documento: titulo.numeroDocumento,
})

/** With `seguintes`, those that follow it in its series change too, each on its own days and with its own document. */
export async function alterarConta(
  ctx: CtxCliente,
  natureza: Natureza,
  { codigo, versao, seguintes, ...dados }: Dados & Titulo & Alcance,
): Promise<ContaCompleta> {
  const esta = await abrirParaMudar(ctx, natureza, { codigo, versao })
  if (dados.valorCentavos < esta.descontoCentavos)
    throw new ErroDeDominio('VALIDACAO', { campos: { valorCentavos: 'O valor não pode ser menor que o desconto.' } })
  const colunas = await colunasDe(ctx, dados)
  const outras = seguintes ? await seguintesDe(ctx, natureza, esta) : []
  const mudancas = [
    { antes: esta, depois: colunas },
    ...outras.map((antes) => {
      const { competencia, emissao, vencimento, numeroDocumento } = antes
      return { antes, depois: { ...colunas, competencia, emissao, vencimento, numero_documento: numeroDocumento } }
    }),
  ]
  const naTrilha = await leitorDaTrilha(ctx, [colunas, ...mudancas.map(({ antes }) => colunasDoTravado(antes))])
  for (const { antes, depois } of mudancas) {
    await mudarTitulo(ctx.tx, ctx.cliente, antes.codigo, depois)
    ctx.auditar({
      acao: 'ALTERAR',
      entidade: 'titulo',
      registro: antes.codigo,
      mudancas: diferencas(naTrilha(colunasDoTravado(antes)), naTrilha(depois)),
    })
  }
  return abrirConta(ctx, { tipo: natureza }, codigo)
}

/** Cancelled, never deleted: what was owed and is not any more stays in the books, with why. */
export async function cancelarConta(
  ctx: CtxCliente,
  natureza: Natureza,
  { codigo, versao, seguintes, motivo }: Titulo & Alcance & { motivo: string },
): Promise<ContaCompleta> {
  const esta = await abrirParaMudar(ctx, natureza, { codigo, versao })
  const depois = seguintes ? await seguintesDe(ctx, natureza, esta) : []
  for (const { codigo: registro, estado } of [esta, ...depois]) {
    await darPassoNosTitulos(ctx.tx, ctx.cliente, [registro], 'cancelar', { motivo })
    ctx.auditar({
      acao: 'CANCELAR',
      entidade: 'titulo',
      registro,
      mudancas: { estado: [estado, 'CANCELADO'], motivo: [null, motivo] },
    })
  }
  return abrirConta(ctx, { tipo: natureza }, codigo)
}
