import { formatarHora } from '../tempo/index.ts'
import type { Lugar } from './distancia.ts'
import { soNoDia, type Sugestao } from './sugestao.ts'

const nomeDe = ({ nome }: Lugar): string => nome ?? 'endereço sem nome'

/** Between what the visit would be. */
function entre({ antes, depois }: Sugestao): string {
  if (antes !== null) return `depois de ${nomeDe(antes.lugar)}`
  return depois === null ? 'única visita do dia' : `antes de ${nomeDe(depois.lugar)}`
}

function caminho(sugestao: Sugestao): string | null {
  if (soNoDia(sugestao) && sugestao.aMais?.minutos === 0) return null
  if (sugestao.aMais === null) return 'sem estimativa de deslocamento'
  return sugestao.aMais.minutos === 0
    ? 'sem deslocamento a mais'
    : `${sugestao.aMais.minutos} min a mais de deslocamento`
}

/** Why a time is suggested: `12 min a mais de deslocamento, depois de PetVida; encerra às 11:30`. */
export function explicarSugestao(sugestao: Sugestao, fuso: string): string {
  const onde = [caminho(sugestao), entre(sugestao)].filter((parte) => parte !== null).join(', ')
  const ocio = sugestao.ociosoMinutos === 0 ? [] : [`deixa ${sugestao.ociosoMinutos} min parados`]
  return [onde, ...ocio, `encerra às ${formatarHora(new Date(sugestao.fim).toISOString(), fuso)}`].join('; ')
}
