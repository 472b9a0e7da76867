import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { somarCentavos } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { MAXIMO_NO_PIX, txidDosTitulos, type contratoFinanceiro } from '@vetlume/dominio/financeiro'
import { createHash } from 'node:crypto'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { hojeEm, leituraDe } from './contas.ts'
import { encargosDeHoje, type ContaCobrada } from './encargos-de-hoje.ts'
import { pixDaConta } from './pix.ts'
import { livroDePagar, seCobra, type Livro } from './policy.ts'
import { lerRecebedor } from './queries-contas.ts'
import { cobrarNoProvedor, prepararCobranca, type CobrancaPreparada } from './recebimento/cobrar.ts'
import { guardarPixReunido, titulosDoPix, type TituloDoPix } from './queries-pix.ts'

type Rota = (typeof contratoFinanceiro)['POST /contas-receber/pix']

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

/** The same titles, in any order, are the same Pix. */
const resumoDe = (titulos: readonly TituloDoPix[]) =>
  createHash('sha256')
    .update(
      titulos
        .map(({ codigo }) => codigo)
        .toSorted()
        .join(),
    )
    .digest('hex')

function exigirUmDevedor(titulos: readonly TituloDoPix[]): void {
  const quitado = titulos.find(({ saldoCentavos }) => saldoCentavos <= 0)
  if (quitado !== undefined) throw recusar(`Não há nada a pagar no título nº ${quitado.numero}.`)
  if (new Set(titulos.map(({ devedor }) => devedor)).size > 1)
    throw recusar('As contas são de pessoas diferentes: gere um Pix para cada uma.')
}

/** Each with what being late costs until today. */
async function comEncargos(
  { tx, cliente }: CtxCliente,
  titulos: readonly TituloDoPix[],
  hoje: string,
): Promise<ContaCobrada[]> {
  const encargos = await encargosDeHoje(tx, cliente, titulos, hoje)
  return titulos.map(({ devedor: _devedor, ...conta }) => ({
    ...conta,
    encargosCentavos: encargos.get(conta.codigo) ?? 0,
  }))
}

interface Preparado {
  /** With the Pix of the key of the company, which stands whenever there is no other. */
  estatico: RespostaDe<Rota>
  preparada: CobrancaPreparada | null
}

/** What is to be paid, known in the bank's statement by its identifier; and its Pix at the provider, when the company has one. */
async function preparar(ctx: CtxCliente, livro: Livro, { titulos: codigos }: EntradaLida<Rota>): Promise<Preparado> {
  const { tx, cliente, agora } = ctx
  const titulos = await titulosDoPix(tx, leituraDe(ctx, livro), codigos ?? null, MAXIMO_NO_PIX + 1)
  if (codigos !== undefined && titulos.length < codigos.length) throw new ErroDeDominio('NAO_ENCONTRADO')
  if (titulos.length > MAXIMO_NO_PIX)
    throw recusar(`São mais de ${MAXIMO_NO_PIX} contas vencidas: escolha as que quer pagar agora.`)
  if (titulos.length === 0) throw recusar('Não há nada vencido a pagar.')
  // What the company and specialists see to be paid is paid to others, each with a key of its own.
  if (!seCobra(livro)) throw recusar('Cada conta daqui tem quem a receba: abra a conta para ver o Pix dela.')
  exigirUmDevedor(titulos)
  const contas = await comEncargos(ctx, titulos, hojeEm(ctx))
  const totalCentavos = somarCentavos(
    contas.map(({ saldoCentavos, encargosCentavos }) => saldoCentavos + encargosCentavos),
  )
  const resumo = resumoDe(titulos)
  const txid = txidDosTitulos(resumo)
  await guardarPixReunido(
    tx,
    { cliente, txid, criado_em: agora.toString() },
    titulos.map(({ codigo }) => codigo),
  )
  const descricao = titulos.length === 1 ? `Titulo ${titulos[0]?.numero}` : `${titulos.length} titulos`
  const recebedor = await lerRecebedor(tx, cliente, { tipo: 'RECEBER' }, '')
  return {
    estatico: {
      ...pixDaConta({ tipo: 'TITULO', saldoCentavos: totalCentavos, txid, descricao }, recebedor),
      cobranca: null,
      aviso: null,
      totalCentavos,
      contas,
    },
    preparada: await prepararCobranca(ctx, { contas, resumo, descricao, recebedor: recebedor?.nome ?? '' }),
  }
}

/** One Pix for what is missing of titles: of the provider of the company, or of its key. */
async function reunir(ctx: CtxLivre<Ator>, livro: Livro, input: EntradaLida<Rota>): Promise<RespostaDe<Rota>> {
  const cliente = exigirCliente(ctx.ator)
  const { estatico, preparada } = await ctx.emCliente(cliente, (interno) => preparar(interno, livro, input))
  if (preparada === null) return estatico
  const cobrado = await cobrarNoProvedor(ctx, preparada)
  return 'aviso' in cobrado ? { ...estatico, ...cobrado } : { ...estatico, ...cobrado, semPix: null }
}

export const pixDoQueSeRecebe = (ctx: CtxLivre<Ator>, input: EntradaLida<Rota>) => {
  if (input.titulos === undefined) throw recusar('Escolha as contas de uma pessoa.')
  return reunir(ctx, { tipo: 'RECEBER' }, input)
}

export const pixDoQueSePaga = (ctx: CtxLivre<Ator>, input: EntradaLida<Rota>) =>
  reunir(ctx, livroDePagar(ctx.ator), input)
