import { aplicarBasisPoints, formatarReais, somarCentavos } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  conferirBaixa,
  darBaixa,
  ehCartao,
  estadoDoPagamento,
  estornar,
  faltaDoTitulo,
  outrasParcelas,
  parcelasDoCartao,
  recusaDaBaixa,
  recusaDasParcelas,
  recusaDoDia,
  taxaDoCartao,
  type CondicoesDoCartao,
  type ContaCompleta,
  type DadosDaBaixa,
  type DadosDasBaixas,
  type EstadoDoTitulo,
  type ValoresDaBaixa,
  type ValoresDoTitulo,
} from '@vetlume/dominio/financeiro'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { conflitoDeVersao, exigir } from '../../infra/banco/index.ts'
import { abrirConta, hojeEm } from './contas.ts'
import { levarTaxas } from './levar-taxas.ts'
import { lerCondicoesDoCartao } from './queries-cartao.ts'
import {
  contaAtiva,
  gravarValores,
  inserirPagamentos,
  lerPagamento,
  quitarTitulos,
  travarTitulos,
  type Natureza,
  type Pagamento,
  type PagamentoFeito,
  type TituloTravado,
} from './queries-baixa.ts'

interface Titulo {
  codigo: string
  versao: number
}

/** What writing a payment needs, whoever does it: a person, or who took the money. */
export interface NosLivros extends Pick<CtxCliente, 'tx' | 'cliente' | 'agora' | 'auditar'> {
  ator: Pick<Ator, 'nome' | 'fuso'>
}

const autoria = ({ cliente, ator, agora }: NosLivros) => ({ cliente, autor: ator.nome, criado_em: agora.toString() })

export async function travarTitulo(
  ctx: Pick<CtxCliente, 'tx' | 'cliente'>,
  natureza: Natureza,
  codigo: string,
): Promise<TituloTravado> {
  return exigir((await travarTitulos(ctx.tx, { cliente: ctx.cliente, natureza }, [codigo]))[0])
}

const comoEstava = (titulo: ValoresDoTitulo & { estado: EstadoDoTitulo }) => ({
  estado: titulo.estado,
  descontoCentavos: titulo.descontoCentavos,
  acrescimoCentavos: titulo.acrescimoCentavos,
  pagoCentavos: titulo.pagoCentavos,
})

/** Writes what became of the title, and what was done to it in the trail. */
async function assentar(
  ctx: NosLivros,
  antes: TituloTravado,
  valores: ValoresDoTitulo,
  { acao, feito }: { acao: AcaoDaTrilha; feito: Readonly<Record<string, unknown>> },
): Promise<void> {
  const depois = { ...valores, estado: estadoDoPagamento(valores) }
  await gravarValores(ctx.tx, ctx.cliente, antes.codigo, depois)
  ctx.auditar({
    acao,
    entidade: 'titulo',
    registro: antes.codigo,
    mudancas: { ...diferencas(comoEstava(antes), comoEstava(depois)), ...diferencas(null, feito) },
  })
}

/** Why this title cannot be settled as the person saw it; null when it can. */
function recusa(titulo: TituloTravado, versao: number): ErroDeDominio | null {
  const mensagem = recusaDaBaixa(titulo)
  if (mensagem !== null)
    return new ErroDeDominio(titulo.estado === 'PAGO' ? 'JA_PAGO' : 'TRANSICAO_INVALIDA', { mensagem })
  if (titulo.versao === versao) return null
  const falta = formatarReais(faltaDoTitulo(titulo))
  return conflitoDeVersao({
    mensagem: `Esta conta mudou depois que você a abriu: agora faltam ${falta}. Confira antes de continuar.`,
  })
}

export async function exigirContaAtiva(
  { tx, cliente }: Pick<CtxCliente, 'tx' | 'cliente'>,
  codigo: string,
): Promise<void> {
  const ativa = await contaAtiva(tx, cliente, codigo)
  if (ativa === undefined)
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { contaFinanceira: 'Escolha uma conta da lista.' } })
  if (!ativa)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { contaFinanceira: 'Esta conta está desativada. Escolha outra.' },
    })
}

/** Throws what is wrong field by field, when something is. */
export function exigirCampos(campos: Readonly<Record<string, string | null | undefined>>): void {
  const errados = Object.entries(campos).filter((par): par is [string, string] => par[1] != null)
  if (errados.length > 0) throw new ErroDeDominio('VALIDACAO', { campos: Object.fromEntries(errados) })
}

export type BaixaDoTitulo = Titulo & ValoresDaBaixa
interface ComoSePagou extends Pick<DadosDaBaixa, 'pagoEm' | 'metodo' | 'contaFinanceira'> {
  parcelas?: number
  /** Of money that a card brings later; without them, it is in the account already. */
  cartao?: CondicoesDoCartao | null
}

/** The payments of one receipt: one or, by card, one for each instalment, with the day when it arrives. What was agreed comes with the first. */
function pagamentosDe(
  { codigo: titulo, versao: _versao, ...baixa }: BaixaDoTitulo,
  { parcelas = 1, cartao = null, ...como }: ComoSePagou,
): Pagamento[] {
  const { metodo, pagoEm } = como
  if (cartao === null || !ehCartao(metodo)) return [{ ...baixa, ...como, titulo }]
  const { valorCentavos, taxaCentavos } = baixa
  const partes = parcelasDoCartao({ valorCentavos, taxaCentavos, metodo, parcelas, pagoEm }, cartao)
  return partes.map(({ liquidaEm, ...parte }, i) => ({
    ...baixa,
    ...(i === 0 ? {} : { descontoCentavos: 0, acrescimoCentavos: 0 }),
    ...parte,
    ...como,
    titulo,
    liquidaEm: liquidaEm > pagoEm ? liquidaEm : null,
    parcela: parcelas === 1 ? null : { parcela: i + 1, parcelas },
  }))
}

/** What was kept of what was received goes to the exams that it pays. */
async function levarAsTaxas(
  { tx, cliente }: NosLivros,
  natureza: Natureza,
  pagamentos: readonly Pick<Pagamento, 'titulo' | 'taxaCentavos'>[],
): Promise<void> {
  const comTaxa = new Set(pagamentos.filter(({ taxaCentavos }) => taxaCentavos > 0).map(({ titulo }) => titulo))
  if (natureza === 'RECEBER' && comTaxa.size > 0) await levarTaxas(tx, cliente, [...comTaxa])
}

/** What the company agreed of cards, where it receives by one. */
const cartaoDe = ({ tx, cliente }: CtxCliente, natureza: Natureza, metodo: DadosDaBaixa['metodo']) =>
  natureza === 'RECEBER' && ehCartao(metodo) ? lerCondicoesDoCartao(tx, cliente) : Promise.resolve(null)

/**
 * Receives or pays titles, each by its own amounts, all or none. Whoever comes second waits for the row, and is told what became of
 * it. Answers the payments in the order of `baixas`.
 */
export async function baixarTitulos(
  ctx: NosLivros,
  natureza: Natureza,
  baixas: readonly BaixaDoTitulo[],
  como: ComoSePagou,
): Promise<string[]> {
  const codigos = baixas.map(({ codigo }) => codigo)
  const travados = new Map(
    (await travarTitulos(ctx.tx, { cliente: ctx.cliente, natureza }, codigos)).map((titulo) => [titulo.codigo, titulo]),
  )
  for (const { codigo, versao, ...baixa } of baixas) {
    const titulo = exigir(travados.get(codigo))
    const recusado = recusa(titulo, versao)
    if (recusado !== null) throw recusado
    exigirCampos({
      ...conferirBaixa(titulo, baixa),
      pagoEm: recusaDoDia(como.pagoEm, { emissao: titulo.emissao, hoje: hojeEm(ctx) }),
      parcelas: recusaDasParcelas(como.metodo, como.parcelas ?? 1, baixa.valorCentavos),
    })
  }
  await exigirContaAtiva(ctx, como.contaFinanceira)
  const pagamentos = await inserirPagamentos(
    ctx.tx,
    autoria(ctx),
    baixas.flatMap((baixa) => pagamentosDe(baixa, como)),
  )
  for (const { codigo, versao: _versao, ...baixa } of baixas)
    await assentar(ctx, exigir(travados.get(codigo)), darBaixa(exigir(travados.get(codigo)), baixa), {
      acao: natureza,
      feito: {
        valorCentavos: baixa.valorCentavos,
        pagoEm: como.pagoEm,
        metodo: como.metodo,
        ...(como.parcelas === undefined || como.parcelas === 1 ? {} : { parcelas: como.parcelas }),
      },
    })
  await levarAsTaxas(
    ctx,
    natureza,
    baixas.map(({ codigo: titulo, taxaCentavos }) => ({ titulo, taxaCentavos })),
  )
  const doTitulo = new Map(pagamentos.map(({ codigo, titulo }) => [titulo, codigo]))
  return codigos.map((codigo) => exigir(doTitulo.get(codigo)))
}

const recusaDeParcelar = (natureza: Natureza, parcelas: number): string | null =>
  natureza === 'PAGAR' && parcelas > 1 ? 'Só o que se recebe é parcelado.' : null

/** Receives or pays a title, whole or in part. */
export async function baixarConta(
  ctx: CtxCliente,
  natureza: Natureza,
  { pagoEm, metodo, contaFinanceira, parcelas, ...baixa }: Titulo & DadosDaBaixa,
): Promise<ContaCompleta> {
  exigirCampos({ parcelas: recusaDeParcelar(natureza, parcelas) })
  const cartao = await cartaoDe(ctx, natureza, metodo)
  await baixarTitulos(ctx, natureza, [baixa], { pagoEm, metodo, contaFinanceira, parcelas, cartao })
  return abrirConta(ctx, { tipo: natureza }, baixa.codigo)
}

/** Refuses all when one cannot be settled, and says which and why. */
function exigirTodas(titulos: readonly TituloTravado[], itens: readonly Titulo[], pagoEm: string, hoje: string): void {
  const recusadas = titulos.flatMap((titulo) => {
    const versao = itens.find(({ codigo }) => codigo === titulo.codigo)?.versao ?? 0
    const motivo = recusa(titulo, versao)?.message ?? recusaDoDia(pagoEm, { emissao: titulo.emissao, hoje })
    return motivo === null ? [] : [{ codigo: titulo.codigo, numero: titulo.numero, motivo }]
  })
  if (recusadas.length === 0) return
  const ditas = recusadas.map(({ numero, motivo }) => `Título nº ${numero}: ${motivo}`).join(' ')
  throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: `Nada foi registrado. ${ditas}`, detalhes: { recusadas } })
}

/** Settles many titles, each whole: all or nothing. */
export async function baixarContas(
  ctx: CtxCliente,
  natureza: Natureza,
  { itens, ...baixa }: DadosDasBaixas & { itens: Titulo[] },
): Promise<{ quantidade: number; centavos: number }> {
  const { tx, cliente } = ctx
  const codigos = itens.map(({ codigo }) => codigo)
  const titulos = await travarTitulos(tx, { cliente, natureza }, codigos)
  if (titulos.length < itens.length) throw new ErroDeDominio('NAO_ENCONTRADO')
  exigirCampos({
    pagoEm: baixa.pagoEm > hojeEm(ctx) ? 'A data não pode estar no futuro.' : null,
    parcelas: recusaDeParcelar(natureza, baixa.parcelas),
  })
  exigirTodas(titulos, itens, baixa.pagoEm, hojeEm(ctx))
  const menor = Math.min(...titulos.map(faltaDoTitulo))
  exigirCampos({ parcelas: recusaDasParcelas(baixa.metodo, baixa.parcelas, menor) })
  await exigirContaAtiva(ctx, baixa.contaFinanceira)
  const cartao = await cartaoDe(ctx, natureza, baixa.metodo)
  const pagamentos = titulos.flatMap((titulo) => {
    const valorCentavos = faltaDoTitulo(titulo)
    const taxaCentavos =
      cartao === null ? 0 : aplicarBasisPoints(valorCentavos, taxaDoCartao(cartao, baixa.metodo, baixa.parcelas))
    const inteira = { valorCentavos, descontoCentavos: 0, acrescimoCentavos: 0, taxaCentavos }
    return pagamentosDe({ ...inteira, codigo: titulo.codigo, versao: titulo.versao }, { ...baixa, cartao })
  })
  await inserirPagamentos(tx, autoria(ctx), pagamentos)
  await quitarTitulos(tx, cliente, codigos)
  await levarAsTaxas(ctx, natureza, pagamentos)
  for (const titulo of titulos)
    ctx.auditar({
      acao: natureza,
      entidade: 'titulo',
      registro: titulo.codigo,
      mudancas: {
        estado: [titulo.estado, 'PAGO'],
        pagoCentavos: [titulo.pagoCentavos, titulo.pagoCentavos + faltaDoTitulo(titulo)],
        ...diferencas(null, {
          valorCentavos: faltaDoTitulo(titulo),
          pagoEm: baixa.pagoEm,
          metodo: baixa.metodo,
          ...(baixa.parcelas === 1 ? {} : { parcelas: baixa.parcelas }),
        }),
      },
    })
  return { quantidade: titulos.length, centavos: somarCentavos(pagamentos.map((um) => um.valorCentavos)) }
}

const ditoDe = ({ parcela }: PagamentoFeito): string =>
  parcela === null ? 'este pagamento' : `a parcela ${parcela.parcela} de ${parcela.parcelas}`

/** Why this payment cannot be taken back as the person saw it; null when it can. */
function recusaDoEstorno(titulo: TituloTravado, feito: PagamentoFeito, versao: number | null): ErroDeDominio | null {
  const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
  if (titulo.assinante !== null)
    return recusar('Este pagamento é de uma assinatura: devolva-o por quem o recebeu, e ele volta aqui sozinho.')
  if (feito.estornado) return recusar('Este pagamento já foi estornado.')
  if (feito.conciliado) return recusar(`O extrato do banco prova ${ditoDe(feito)}: desfaça antes a conciliação.`)
  if (titulo.estado !== 'PAGO' && titulo.estado !== 'PARCIAL')
    return recusar(recusaDaBaixa(titulo) ?? 'Esta conta não está paga.')
  if (versao !== null && titulo.versao !== versao)
    return conflitoDeVersao({
      mensagem: 'Esta conta mudou depois que você a abriu. Confira os pagamentos antes de estornar.',
    })
  return null
}

interface Estorno {
  codigo: string
  /** As the person saw it; null of who saw nothing. */
  versao: number | null
  pagamento: string
  motivo: string
}

/** Takes a payment back, today and with the reason: a row of its own, since what was written stays. */
export async function estornarNoTitulo(
  ctx: NosLivros,
  natureza: Natureza,
  { codigo, versao, pagamento, motivo }: Estorno,
): Promise<void> {
  const { tx, cliente } = ctx
  const titulo = await travarTitulo(ctx, natureza, codigo)
  const feito = exigir(await lerPagamento(tx, cliente, { titulo: codigo, pagamento }))
  const recusado = recusaDoEstorno(titulo, feito, versao)
  if (recusado !== null) throw recusado
  const depois = estornar(titulo, feito)
  if (depois === null)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Os pagamentos seguintes quitaram a multa e os juros que vieram com este: estorne-os antes.',
    })
  const { valorCentavos, descontoCentavos, acrescimoCentavos, taxaCentavos, metodo, contaFinanceira } = feito
  const hoje = hojeEm(ctx)
  await inserirPagamentos(tx, autoria(ctx), [
    {
      titulo: codigo,
      valorCentavos: -valorCentavos,
      descontoCentavos: -descontoCentavos,
      acrescimoCentavos: -acrescimoCentavos,
      taxaCentavos: -taxaCentavos,
      metodo,
      contaFinanceira,
      pagoEm: hoje,
      // What the card has not brought yet never comes.
      liquidaEm: feito.liquidaEm !== null && feito.liquidaEm > hoje ? feito.liquidaEm : null,
      parcela: feito.parcela,
      estorno: { estorna: pagamento, motivo },
    },
  ])
  await assentar(ctx, titulo, depois, {
    acao: 'ESTORNAR',
    feito: { valorCentavos: -valorCentavos, metodo, motivo },
  })
  if (natureza === 'RECEBER' && taxaCentavos > 0) await levarTaxas(tx, cliente, [codigo])
}

/** An instalment and those that came with it, the last first, since what was agreed came with the first; any other payment alone. */
async function comAsOutrasParcelas(ctx: CtxCliente, natureza: Natureza, { codigo, pagamento }: Estorno) {
  const { pagamentos } = await abrirConta(ctx, { tipo: natureza }, codigo)
  const uma = exigir(pagamentos.find((um) => um.codigo === pagamento))
  return [uma, ...outrasParcelas(pagamentos, uma)]
    .toSorted((a, b) => (b.parcela ?? 0) - (a.parcela ?? 0))
    .map((um) => um.codigo)
}

export async function estornarPagamento(
  ctx: CtxCliente,
  natureza: Natureza,
  { comAsOutras, ...estorno }: Estorno & { versao: number; comAsOutras: boolean },
): Promise<ContaCompleta> {
  const pagamentos = comAsOutras ? await comAsOutrasParcelas(ctx, natureza, estorno) : [estorno.pagamento]
  for (const [i, pagamento] of pagamentos.entries())
    await estornarNoTitulo(ctx, natureza, { ...estorno, pagamento, versao: i === 0 ? estorno.versao : null })
  return abrirConta(ctx, { tipo: natureza }, estorno.codigo)
}
