import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { somarCentavos } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { MAXIMO_NO_PIX, txidDosTitulos, type contratoFinanceiro } from '@vetlume/dominio/financeiro'
import { createHash } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { leituraDe } from './contas.ts'
import { pixDaConta } from './pix.ts'
import { livroDePagar, type Livro } from './policy.ts'
import { lerRecebedor } from './queries-contas.ts'
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

/** One Pix for what is missing of several titles, which the bank's statement will know by its identifier. */
async function reunir(
  ctx: CtxCliente,
  livro: Livro,
  { titulos: codigos }: EntradaLida<Rota>,
): Promise<RespostaDe<Rota>> {
  const { tx, cliente, agora } = ctx
  const titulos = await titulosDoPix(tx, leituraDe(ctx, livro), codigos ?? null, MAXIMO_NO_PIX + 1)
  if (codigos !== undefined && titulos.length < codigos.length) throw new ErroDeDominio('NAO_ENCONTRADO')
  if (titulos.length > MAXIMO_NO_PIX)
    throw recusar(`São mais de ${MAXIMO_NO_PIX} contas vencidas: escolha as que quer pagar agora.`)
  if (titulos.length === 0) throw recusar('Não há nada vencido a pagar.')
  // What the company and specialists see to be paid is paid to others, each with a key of its own.
  if (livro.tipo === 'PAGAR' || livro.tipo === 'REPASSES')
    throw recusar('Cada conta daqui tem quem a receba: abra a conta para ver o Pix dela.')
  exigirUmDevedor(titulos)
  const totalCentavos = somarCentavos(titulos.map(({ saldoCentavos }) => saldoCentavos))
  const txid = txidDosTitulos(resumoDe(titulos))
  await guardarPixReunido(
    tx,
    { cliente, txid, criado_em: agora.toString() },
    titulos.map(({ codigo }) => codigo),
  )
  const descricao = titulos.length === 1 ? `Titulo ${titulos[0]?.numero}` : `${titulos.length} titulos`
  const recebedor = await lerRecebedor(tx, cliente, { tipo: 'RECEBER' }, '')
  return {
    ...pixDaConta({ tipo: 'TITULO', saldoCentavos: totalCentavos, txid, descricao }, recebedor),
    totalCentavos,
    contas: titulos.map(({ devedor: _devedor, ...conta }) => conta),
  }
}

export const pixDoQueSeRecebe = (ctx: CtxCliente, input: EntradaLida<Rota>) => {
  if (input.titulos === undefined) throw recusar('Escolha as contas de uma pessoa.')
  return reunir(ctx, { tipo: 'RECEBER' }, input)
}

export const pixDoQueSePaga = (ctx: CtxCliente, input: EntradaLida<Rota>) => reunir(ctx, livroDePagar(ctx.ator), input)
