import { escreverEdicao } from './edicao.ts'

/** What happened with a critical finding of one edition; null is what did not, or is not known. */
export interface FatosDoCritico {
  edicao: number
  /** The partner clinic that asked for the exam. */
  clinica: string | null
  marcadoEm: string | null
  entregueEm: string | null
  escaladoEm: string | null
  confirmadoEm: string | null
  confirmadoPor: string | null
}

interface Acontecido {
  /** Instant. */
  quando: string
  texto: string
}

/** What comes after a signature is told by the screen of the laudo: what is signed does not change. */
export const NOTA_DO_CRITICO =
  'O que acontece depois desta assinatura, como a confirmação da clínica, fica registrado no sistema com dia e hora.'

/** The communication of a critical finding, in the order in which it happened. One text for paper and screen. */
export function registroDoCritico(fatos: FatosDoCritico): Acontecido[] {
  const { clinica, confirmadoPor } = fatos
  const avisadas = clinica === null ? 'a empresa foi avisada' : 'a empresa e a clínica foram avisadas'
  const deQuem = clinica === null || confirmadoPor === null ? '' : `, de ${clinica}`
  const linhas: [string | null, string][] = [
    [fatos.marcadoEm, 'Marcado como achado crítico.'],
    [fatos.entregueEm, `${escreverEdicao(fatos.edicao)} entregue${clinica === null ? '' : ` a ${clinica}`}.`],
    [fatos.escaladoEm, `Sem confirmação no prazo: ${avisadas} de novo.`],
    [fatos.confirmadoEm, `Leitura confirmada por ${confirmadoPor ?? clinica ?? 'quem recebeu'}${deQuem}.`],
  ]
  return linhas
    .flatMap(([quando, texto]) => (quando === null ? [] : [{ quando, texto }]))
    .toSorted((a, b) => Date.parse(a.quando) - Date.parse(b.quando))
}

/** Of a laudo that was marked as critical, as it stands now: what its summary for the tutor says of it. */
export interface CriticoParaTutor {
  /** The clinic that asked for the exam was told of it. */
  comunicado: boolean
  /** It said that it has read it. */
  confirmado: boolean
}

export const criticoParaTutor = ({
  critico,
  entregueEm,
  criticoConfirmadoEm,
  temClinica,
}: {
  critico: boolean
  entregueEm: string | null
  criticoConfirmadoEm: string | null
  temClinica: boolean
}): CriticoParaTutor | null =>
  critico ? { comunicado: entregueEm !== null && temClinica, confirmado: criticoConfirmadoEm !== null } : null
