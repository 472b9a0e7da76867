import './valores.css'
import { escritorDeDistancias } from '@vetlume/dominio/constantes'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarData, formatarDataHora, formatarHora } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../lib/fuso.ts'
import { useAgora } from '../lib/use-agora.ts'
import { Dica } from './dica.tsx'

const AUSENTE = '–'

/** `centavos` integer. A negative amount is told by its sign and its colour. */
export function Dinheiro({ centavos, destaque = false }: { centavos: number | null; destaque?: boolean }) {
  if (centavos === null) return <span>{AUSENTE}</span>
  return (
    <span className="vl-numero" data-destaque={destaque} data-negativo={centavos < 0}>
      {formatarReais(centavos)}
    </span>
  )
}

/** Plain date `AAAA-MM-DD`. */
export function Data({ dia }: { dia: string | null }) {
  if (dia === null) return <span>{AUSENTE}</span>
  return (
    <time dateTime={dia} className="vl-numero">
      {formatarData(dia)}
    </time>
  )
}

const UNIDADES: readonly [Intl.RelativeTimeFormatUnit, segundos: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relativo = escritorDeDistancias({ numeric: 'auto' })

/** "há 3 horas", "ontem", "em 10 minutos"; null beyond a week, when the date says more. */
export function tempoRelativo(instante: string, agoraMs: number): string | null {
  const segundos = Math.round((Date.parse(instante) - agoraMs) / 1000)
  if (Math.abs(segundos) < 60) return 'agora'
  if (Math.abs(segundos) > 7 * 86_400) return null
  const unidade = UNIDADES.find(([, tamanho]) => Math.abs(segundos) >= tamanho)
  return unidade === undefined ? null : relativo(Math.round(segundos / unidade[1]), unidade[0])
}

export interface DataHoraProps {
  /** UTC instant. */
  instante: string | null
  formato?: 'completo' | 'hora' | 'relativo'
}

/** An instant on the clock of the company or clinic in use. */
export function DataHora({ instante, formato = 'completo' }: DataHoraProps) {
  const agoraMs = useAgora()
  if (instante === null) return <span>{AUSENTE}</span>
  const fuso = fusoEmUso()
  const completo = formatarDataHora(instante, fuso)
  const texto =
    formato === 'hora'
      ? formatarHora(instante, fuso)
      : formato === 'relativo'
        ? (tempoRelativo(instante, agoraMs) ?? completo)
        : completo
  const elemento = (
    <time dateTime={instante} className="vl-numero">
      {texto}
    </time>
  )
  return formato === 'completo' ? elemento : <Dica texto={completo}>{elemento}</Dica>
}
