import { escritorDeListas } from '../constantes/index.ts'
import { formatarData, formatarHora, diaNaZona } from '../tempo/index.ts'

export interface DadosDoLembrete {
  empresa: string
  animal: string | null
  servicos: readonly string[]
  clinica: string | null
  inicio: string
  fuso: string
}

/**
 * Whether somebody may be reminded of an exam. It was asked for, and reminding of it is part of doing it (LGPD, art. 7, V):
 * silence is no refusal, because consent is for what nobody asked for. A no, or one taken back, is an objection, and holds.
 */
export const podeLembrar = (aceita: boolean | null): boolean => aceita !== false

/** `Rex`, `o paciente`: how a message calls whoever is examined. */
const paciente = (animal: string | null): string => animal ?? 'o paciente'

const lista = escritorDeListas()

/** The message that somebody of the company sends by hand: short, with the link at its end. */
export function textoDoLembrete({ empresa, animal, servicos, clinica, inicio, fuso }: DadosDoLembrete, link: string) {
  const quando = `${formatarData(diaNaZona(inicio, fuso))}, às ${formatarHora(inicio, fuso)}`
  const onde = clinica === null ? '' : `, na ${clinica}`
  const oQue = servicos.length === 0 ? 'exame' : lista(servicos)
  return `Olá! Aqui é da ${empresa}. Lembrando: ${paciente(animal)} tem ${oQue} em ${quando}${onde}. Confirme ou avise se não puder: ${link}`
}
