import {
  chaveDoTrecho,
  chegada,
  saidaPara,
  viagemDe,
  type ChegadaDoAgendamento,
  type Lugar,
} from '@vetlume/dominio/deslocamento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../../context.ts'
import { exigir } from '../../../infra/banco/index.ts'
import { exigirQuemMarca } from '../policy.ts'
import { visaoDe, type Visao } from '../../cadastros/index.ts'
import { linhaDoAgendamento } from '../queries-escrita.ts'
import { emMs } from './caminhos.ts'
import { compromissosDe, correcoesDe, type LinhaDeCompromisso } from './queries.ts'

interface Trecho {
  linha: LinhaDeCompromisso
  /** Null when the day begins with it. */
  anterior: LinhaDeCompromisso | null
  de: Lugar
}

type Alvo = { codigo: string; inicio: string; especialista: string | null }

/** Where one comes from to an appointment, and the appointment; null when it is the first of a day that begins nowhere. */
async function trechoAte(
  ctx: Pick<CtxCliente, 'tx' | 'cliente' | 'ator'>,
  { codigo, inicio, especialista }: Alvo,
): Promise<Trecho | null> {
  if (especialista === null) return null
  const dia = Temporal.PlainDate.from(diaNaZona(inicio, ctx.ator.fuso))
  // A day more on either side: the specialist's days are not always the company's.
  const periodo = {
    de: inicioDoDia(dia.subtract({ days: 1 }).toString(), ctx.ator.fuso),
    ate: fimDoDia(dia.add({ days: 1 }).toString(), ctx.ator.fuso),
  }
  const linhas = await compromissosDe(ctx.tx, ctx.cliente, [especialista], periodo)
  const linha = linhas.find((outra) => outra.codigo === codigo)
  if (linha === undefined) return null
  const anterior = linhas.slice(0, linhas.indexOf(linha)).findLast((outra) => outra.dia === linha.dia) ?? null
  const de = anterior?.lugar ?? linha.partida?.lugar
  return de === undefined ? null : { linha, anterior, de }
}

/** How whoever does it gets to an appointment. A clinic is told nothing: the way to it tells of other clinics. */
export async function chegadaAte(ctx: CtxCliente, visao: Visao, alvo: Alvo): Promise<ChegadaDoAgendamento | null> {
  const trecho = visao.tipo === 'PARCEIRO' ? null : await trechoAte(ctx, alvo)
  if (trecho === null) return null
  const { linha, anterior, de } = trecho
  const viagem = viagemDe(linha.velocidadeKmh, linha.partida, await correcoesDe(ctx.tx, ctx.cliente))
  const saida = anterior === null ? saidaPara(linha.lugar, viagem) : null
  const caminho =
    anterior === null
      ? saida && { ...saida, alcancavel: true, folgaMinutos: null }
      : chegada(emMs(anterior), emMs(linha), viagem)
  return { de: de.nome, anterior: anterior?.codigo ?? null, caminho }
}

interface Correcao {
  codigo: string
  anterior: string | null
  minutos: number | null
}

/** Keeps how long the way really takes, or goes back to the estimate. */
export async function corrigirCaminho({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: Correcao
}): Promise<ChegadaDoAgendamento> {
  const { tx, cliente, ator, agora } = ctx
  const { codigo, minutos } = input
  const visao = exigirQuemMarca(visaoDe(ator))
  const alvo = exigir(await linhaDoAgendamento(tx, cliente, visao, codigo))
  const trecho = await trechoAte(ctx, alvo)
  const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
  if (trecho === null)
    throw recusar('Não há caminho até este agendamento: ele é o primeiro do dia, ou não tem horário.')
  if ((trecho.anterior?.codigo ?? null) !== input.anterior)
    throw recusar('A agenda deste dia mudou: confira de onde se vem antes de corrigir o tempo.')
  const { linha, de } = trecho
  if (de.chave === linha.lugar.chave) throw recusar('É o mesmo lugar do anterior: não há deslocamento.')
  const chave = chaveDoTrecho(de, linha.lugar)
  const antes = (await correcoesDe(tx, cliente)).get(chave) ?? null
  const quem = { corrigido_por: ator.usuario, corrigido_em: agora.toString() }
  if (minutos === null)
    await tx.deleteFrom('deslocamento_corrigido').where('cliente', '=', cliente).where('trecho', '=', chave).execute()
  else
    await tx
      .insertInto('deslocamento_corrigido')
      .values({ cliente, trecho: chave, minutos, ...quem })
      .onConflict((conflito) => conflito.columns(['cliente', 'trecho']).doUpdateSet({ minutos, ...quem }))
      .execute()
  const mudancas = { minutos: [antes, minutos], de: [null, de.nome], para: [null, linha.lugar.nome] } as const
  ctx.auditar({ acao: 'CORRIGIR_CAMINHO', entidade: 'agendamento', registro: codigo, mudancas })
  return exigir((await chegadaAte(ctx, visao, alvo)) ?? undefined)
}
