import { diaNaZona, fimDoDia, formatarData, formatarHora, inicioDoDia, type Instante } from '../tempo/index.ts'
import { eDesfazivel, type AcaoDoAgendamento, type EstadoDoAgendamento } from './estados.ts'

/** While a step that somebody took by mistake may be taken back. */
export const MINUTOS_PARA_DESFAZER = 10

/** An appointment near midnight may be left for, or begun late, on the other side of it. */
const FOLGA_DA_MEIA_NOITE_MS = 3 * 3_600_000

interface Quando {
  inicio: Instante
  /** Zone of the company: what a day is a day of. */
  fuso: string
}

/** When an action of the clock may be taken: `[de, ate)`, in milliseconds. Null when it may be at any time. */
function janelaDa(acao: AcaoDoAgendamento, { inicio, fuso }: Quando): { de: number; ate: number } | null {
  const comeco = Date.parse(inicio)
  if (acao === 'faltar') return { de: comeco, ate: Infinity }
  if (acao !== 'deslocar' && acao !== 'iniciar') return null
  const dia = diaNaZona(inicio, fuso)
  return {
    de: Math.min(Date.parse(inicioDoDia(dia, fuso)), comeco - FOLGA_DA_MEIA_NOITE_MS),
    ate: Math.max(Date.parse(fimDoDia(dia, fuso)), comeco + FOLGA_DA_MEIA_NOITE_MS),
  }
}

const VERBOS: Readonly<Partial<Record<AcaoDoAgendamento, string>>> = {
  faltar: 'registrar a falta',
  deslocar: 'sair para o local',
  iniciar: 'iniciar',
}

const emPalavras = (ms: number, fuso: string): string => {
  const instante = new Date(ms).toISOString()
  return `${formatarHora(instante, fuso)} de ${formatarData(diaNaZona(instante, fuso))}`
}

/** When an action will be possible, in a sentence; null when it is not too soon for it. */
export function cedoDemais(acao: AcaoDoAgendamento, quando: Quando, agoraMs: number): string | null {
  const janela = janelaDa(acao, quando)
  if (janela === null || agoraMs >= janela.de) return null
  return `Só dá para ${VERBOS[acao]} a partir das ${emPalavras(janela.de, quando.fuso)}.`
}

/**
 * Why the clock does not allow an action now, and when it will; null when it does. What did not happen yet is not registered:
 * nobody is missing before the hour, and nobody leaves for an exam, or begins it, on another day.
 */
export function impedimentoDaHora(acao: AcaoDoAgendamento, quando: Quando, agoraMs: number): string | null {
  const cedo = cedoDemais(acao, quando, agoraMs)
  const janela = janelaDa(acao, quando)
  if (cedo !== null || janela === null || agoraMs < janela.ate) return cedo
  return `Este horário era de ${formatarData(diaNaZona(quando.inicio, quando.fuso))}: remarque, ou registre a falta. Se o exame foi feito, abra o atendimento dele.`
}

/** When the clock next changes what may be done; null when it does not any more. */
export function proximaMudancaDaHora(
  acoes: readonly AcaoDoAgendamento[],
  quando: Quando,
  agoraMs: number,
): number | null {
  const limites = acoes.flatMap((acao) => {
    const janela = janelaDa(acao, quando)
    return janela === null ? [] : [janela.de, janela.ate]
  })
  const futuros = limites.filter((limite) => limite > agoraMs && Number.isFinite(limite))
  return futuros.length === 0 ? null : Math.min(...futuros)
}

/** The last step of an appointment, when it is one that may be taken back. */
export interface PassoDesfazivel {
  /** The state that it left. */
  de: EstadoDoAgendamento | null
  em: Instante | null
}

/** Until when the last step may be taken back; null when it is none of those, or nobody knows where it came from. */
export function desfazerAte(estado: EstadoDoAgendamento, { de, em }: PassoDesfazivel): Instante | null {
  if (de === null || em === null || !eDesfazivel(estado)) return null
  return new Date(Date.parse(em) + MINUTOS_PARA_DESFAZER * 60_000).toISOString()
}
