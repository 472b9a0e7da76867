import {
  chegada,
  viagemDe,
  vizinhosDe,
  type Correcoes,
  type ForaDeAlcance,
  type Lugar,
} from '@vetlume/dominio/deslocamento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { limitesDoDia } from '../../../infra/limites-do-dia.ts'
import { emMs } from './caminhos.ts'
import { consultaDoLugar, consultaDosCompromissos, type LinhaDeCompromisso, type LugarPedido } from './queries.ts'

export interface Ida extends LugarPedido {
  especialista: { codigo: string; nome: string; fuso: string }
  inicio: string
  fim: string
  /** The appointment itself, when it already has a place. */
  proprio: string | null
  /** The version of the company's calendar, as it was read with the form. */
  calendario: number
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

/** What the specialist has that day, and where the form is. */
export function consultasDoAlcance(cliente: string, ida: Ida) {
  const { fuso, codigo } = ida.especialista
  const { inicio: de, fim: ate } = limitesDoDia(diaNaZona(ida.inicio, fuso), fuso)
  return [consultaDosCompromissos(cliente, codigo, { de, ate }), consultaDoLugar(cliente, ida)] as const
}

/** What those two answer. */
export interface Alcance {
  doDia: readonly LinhaDeCompromisso[]
  lugar: Lugar | undefined
}

interface Lidos extends Alcance {
  correcoes: Correcoes
}

/**
 * Refuses a time that cannot be reached from the appointment before it, or from which the next cannot: whoever confirms it
 * does not ask. It is decided by what was read with the specialist's row held: before that the day may still change.
 */
export function conferirAlcance(ida: Ida, { doDia, lugar, correcoes }: Lidos): void {
  const { especialista, inicio, fim, proprio } = ida
  const dia = diaNaZona(inicio, especialista.fuso)
  const outros = doDia.filter((outro) => outro.codigo !== proprio && outro.dia === dia)
  if (outros.length === 0 || lugar === undefined) return
  const viagem = viagemDe(outros[0]?.velocidadeKmh, null, correcoes)
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
