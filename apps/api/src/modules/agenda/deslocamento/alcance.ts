import { chegada, viagemDe, vizinhosDe, type ForaDeAlcance } from '@vetlume/dominio/deslocamento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../../context.ts'
import { emMs } from './caminhos.ts'
import { compromissosDe, correcoesDe, lugarPedido, type LugarPedido } from './queries.ts'

export interface Ida extends LugarPedido {
  especialista: { codigo: string; nome: string; fuso: string }
  inicio: string
  fim: string
  /** The appointment itself, when it already has a place. */
  proprio: string | null
}

type TrechoRuim = ForaDeAlcance['trechos'][number]

function explicar(nome: string, { sentido, lugar, minutos, folgaMinutos, aproximado }: TrechoRuim): string {
  const onde = lugar ?? 'outro endereço'
  const caminho = sentido === 'ANTES' ? `vem de ${onde}` : `segue para ${onde}`
  const estimativa = aproximado ? ', pela distância entre os municípios' : ''
  return `${nome} ${caminho}: são ${minutos} min de deslocamento${estimativa}, e faltam ${-folgaMinutos} min. Confirme se quer marcar mesmo assim.`
}

export function recusarAlcance(nome: string, trechos: readonly TrechoRuim[]): void {
  const [primeiro] = trechos
  if (primeiro === undefined) return
  const detalhes: ForaDeAlcance = { trechos: [...trechos] }
  throw new ErroDeDominio('FORA_DE_ALCANCE', { mensagem: explicar(nome, primeiro), detalhes })
}

/**
 * Refuses a time that cannot be reached from the appointment before it, or from which the next cannot: whoever confirms it
 * does not ask. Only who holds the specialist's row looks, so that two hundred who want one slot do not all read the day.
 */
export async function conferirAlcance(ctx: Pick<CtxCliente, 'tx' | 'cliente'>, ida: Ida): Promise<void> {
  const { especialista, inicio, fim, proprio } = ida
  const dia = diaNaZona(inicio, especialista.fuso)
  const trecho = { de: inicioDoDia(dia, especialista.fuso), ate: fimDoDia(dia, especialista.fuso) }
  const doDia = await compromissosDe(ctx, [especialista.codigo], trecho)
  const outros = doDia.filter((outro) => outro.codigo !== proprio && outro.dia === dia)
  const lugar = outros.length === 0 ? undefined : await lugarPedido(ctx, ida)
  if (lugar === undefined) return
  const viagem = viagemDe(outros[0]?.velocidadeKmh, null, await correcoesDe(ctx))
  const visita = emMs({ inicio, fim, lugar })
  const { antes, depois } = vizinhosDe(outros.map(emMs), visita)
  const trechos = [
    antes && { sentido: 'ANTES' as const, lugar: antes.lugar.nome, chegada: chegada(antes, visita, viagem) },
    depois && { sentido: 'DEPOIS' as const, lugar: depois.lugar.nome, chegada: chegada(visita, depois, viagem) },
  ].flatMap((t) =>
    t?.chegada == null || t.chegada.alcancavel ? [] : [{ sentido: t.sentido, lugar: t.lugar, ...t.chegada }],
  )
  recusarAlcance(especialista.nome, trechos)
}
