import { subtrair, unir, type Faixa } from '../disponibilidade/index.ts'
import { vizinhosDe, type Compromisso } from './dia.ts'
import { caminhoEntre, minutosReservados, type Caminho, type Lugar, type Viagem } from './distancia.ts'
import { intersectar, MINUTO, primeiroInicio, ultimoInicio } from './horas.ts'

/** A day that a specialist works, in milliseconds. */
export interface DiaDoCandidato {
  readonly janelas: readonly Faixa[]
  /** In order, apart from each other. */
  readonly compromissos: readonly Compromisso[]
}

export interface Candidato {
  readonly codigo: string
  readonly viagem: Viagem
  readonly dias: readonly DiaDoCandidato[]
}

export interface PedidoDeSugestao {
  readonly candidatos: readonly Candidato[]
  readonly lugar: Lugar
  /** Milliseconds. */
  readonly duracao: number
  /** When the patient or an equipment is taken. */
  readonly ocupados: readonly Faixa[]
  /** When whoever asks would like it to be; null when any time does. */
  readonly preferidas: readonly Faixa[] | null
  readonly urgente: boolean
  readonly agora: number
  readonly maximo: number
}

export interface Sugestao {
  /** Of the specialist. */
  readonly codigo: string
  readonly inicio: number
  readonly fim: number
  readonly antes: Compromisso | null
  readonly depois: Compromisso | null
  /** What going there adds to the day's way; null when it cannot be told. */
  readonly aMais: { readonly minutos: number; readonly km: number } | null
  /** Minutes left beside it that are too few for anything else. */
  readonly ociosoMinutos: number
  /** Lower is better, in minutes of travel. */
  readonly nota: number
}

/** What is left beside an appointment and is shorter than this is lost: the exams of the house last this long. */
export const MENOR_ENCAIXE_MINUTOS = 45
/** Less than this is lost to round times, not to the visit. */
const ARREDONDAMENTO_MINUTOS = 5
/** Leaving home for one visit, when nobody knows where home is. */
const DIA_VAZIO = 20
const PESO_DO_OCIO = 0.5
/** Of a minute between two visits that another may still take. */
const PESO_DA_PAUSA = 0.1
/** Minutes of travel that an hour of waiting is worth. */
const ESPERA_ROTINA = 0.25
const ESPERA_URGENTE = 2.5
const MAXIMO_NO_MESMO_DIA = 2

interface Encaixe {
  candidato: Candidato
  janela: Faixa
  inicio: number
  antes: Compromisso | null
  depois: Compromisso | null
}

/** From where one comes and to where one goes on: the neighbours or, at the ends of the day, where it begins. */
function pontasDe({ candidato: { viagem }, antes, depois }: Encaixe) {
  const { partida } = viagem
  const deOnde = antes?.lugar ?? partida?.lugar ?? null
  const paraOnde = depois?.lugar ?? (partida?.volta ? partida.lugar : null)
  return { deOnde, paraOnde, viagem }
}

function aMaisDe(encaixe: Encaixe, lugar: Lugar) {
  const { deOnde, paraOnde, viagem } = pontasDe(encaixe)
  const ida = deOnde && caminhoEntre(deOnde, lugar, viagem)
  const volta = paraOnde && caminhoEntre(lugar, paraOnde, viagem)
  const direto = deOnde && paraOnde && caminhoEntre(deOnde, paraOnde, viagem)
  const [naIda, naVolta] = [deOnde && minutosReservados(ida), paraOnde && minutosReservados(volta)]
  const semDireto = deOnde && paraOnde ? minutosReservados(direto) : 0
  const reservado = Math.max(0, (naIda ?? 0) + (naVolta ?? 0) - semDireto)
  const sabidos: readonly (Caminho | null)[] = [
    ...(deOnde ? [ida] : []),
    ...(paraOnde ? [volta] : []),
    ...(deOnde && paraOnde ? [direto] : []),
  ]
  const km = Math.max(0, (ida?.km ?? 0) + (volta?.km ?? 0) - (direto?.km ?? 0))
  const aMais = sabidos.includes(null) ? null : { minutos: reservado, km: Math.round(km * 10) / 10 }
  // Whoever leaves home is never late: only a neighbour holds time back.
  return { ida: encaixe.antes ? (naIda ?? 0) : 0, volta: encaixe.depois ? (naVolta ?? 0) : 0, reservado, aMais }
}

function avaliar(encaixe: Encaixe, { lugar, duracao, urgente, agora }: PedidoDeSugestao): Sugestao {
  const { candidato, janela, inicio, antes, depois } = encaixe
  const { ida, volta, reservado, aMais } = aMaisDe(encaixe, lugar)
  const fim = inicio + duracao
  const livreDesde = Math.max(janela.inicio, agora, antes ? antes.fim + ida * MINUTO : 0)
  const livreAte = Math.min(janela.fim, depois ? depois.inicio - volta * MINUTO : Infinity)
  const restos = [inicio - livreDesde, livreAte - fim].map((resto) => Math.floor(resto / MINUTO))
  const somar = (quais: (resto: number, lado: number) => boolean) =>
    restos.filter(quais).reduce((soma, resto) => soma + resto, 0)
  const ociosoMinutos = somar((resto) => resto >= ARREDONDAMENTO_MINUTOS && resto < MENOR_ENCAIXE_MINUTOS)
  const entreVisitas = somar((resto, lado) => resto >= MENOR_ENCAIXE_MINUTOS && [antes, depois][lado] !== null)
  const espera = Math.max(0, inicio - agora) / (60 * MINUTO)
  const nota =
    reservado +
    ociosoMinutos * PESO_DO_OCIO +
    entreVisitas * PESO_DA_PAUSA +
    espera * (urgente ? ESPERA_URGENTE : ESPERA_ROTINA) +
    (antes === null && depois === null && candidato.viagem.partida === null ? DIA_VAZIO : 0)
  return { codigo: candidato.codigo, inicio, fim, antes, depois, aMais, ociosoMinutos, nota }
}

/** Where it fits in a day: right after what comes before, and right before what comes after. */
function encaixesDoDia(candidato: Candidato, dia: DiaDoCandidato, pedido: PedidoDeSugestao): Encaixe[] {
  const { lugar, duracao, preferidas, ocupados, agora } = pedido
  const reservar = (de: Lugar, para: Lugar) => minutosReservados(caminhoEntre(de, para, candidato.viagem)) * MINUTO
  const janelas = unir(dia.janelas)
  const abertas = preferidas === null ? janelas : intersectar(janelas, preferidas)
  return subtrair(abertas, [...dia.compromissos, ...ocupados]).flatMap((livre) => {
    const janela = janelas.find(({ inicio, fim }) => inicio <= livre.inicio && livre.fim <= fim)
    if (janela === undefined) return []
    const { antes, depois } = vizinhosDe(dia.compromissos, { inicio: livre.inicio, fim: livre.fim })
    const desde = Math.max(agora, antes ? antes.fim + reservar(antes.lugar, lugar) : 0)
    const ate = depois ? depois.inicio - reservar(lugar, depois.lugar) : Infinity
    const cedo = primeiroInicio([livre], duracao, desde)
    if (cedo === null || cedo + duracao > ate) return []
    const tarde = depois === null ? null : ultimoInicio([livre], duracao, ate)
    const inicios = tarde === null || tarde <= cedo ? [cedo] : [cedo, tarde]
    return inicios.map((inicio) => ({ candidato, janela, inicio, antes, depois }))
  })
}

/** Whether the visit would be the only one of that specialist's day. */
export const soNoDia = ({ antes, depois }: Sugestao): boolean => antes === null && depois === null

/**
 * The best times for a visit, best first: the less it adds to the way, the fewer minutes it wastes beside it and, most of
 * all when it is urgent, the sooner. Each fits in working hours, in what was asked for and in what is free, with time to
 * arrive and to leave. The same input always gives the same answer.
 */
export function sugerirHorarios(pedido: PedidoDeSugestao): Sugestao[] {
  const porDia = pedido.candidatos.flatMap((candidato) =>
    candidato.dias.flatMap((dia) =>
      encaixesDoDia(candidato, dia, pedido)
        .map((encaixe) => avaliar(encaixe, pedido))
        .toSorted(porNota)
        .slice(0, MAXIMO_NO_MESMO_DIA),
    ),
  )
  return porDia.toSorted(porNota).slice(0, pedido.maximo)
}

function porNota(a: Sugestao, b: Sugestao): number {
  if (a.nota !== b.nota) return a.nota - b.nota
  if (a.inicio !== b.inicio) return a.inicio - b.inicio
  return a.codigo < b.codigo ? -1 : Number(a.codigo > b.codigo)
}
