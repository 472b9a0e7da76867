/** An exam of a company: the number of its atendimento, as people see it, and which exam of it this is. */
export interface ExameNumerado {
  atendimento: number
  exame: number
}

// Damm's quasigroup: a digit that is wrong, and two that changed places, are always noticed.
const TABELA = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const

const digitoDe = (digitos: string): number =>
  [...digitos].reduce((interino, digito) => TABELA[interino]?.[Number(digito)] ?? 0, 0)

/** Of the exam within its atendimento: always two, so that the point never changes what a digit stands for. */
const doExame = (exame: number) => String(exame).padStart(2, '0')

/**
 * The accession number of an exam, as machines are given it and send it back: `1234.01-3`. Who types it may be wrong: the last
 * digit tells. At most 16 characters (VR SH).
 */
export function numeroDeAcesso({ atendimento, exame }: ExameNumerado): string {
  return `${atendimento}.${doExame(exame)}-${digitoDe(`${atendimento}${doExame(exame)}`)}`
}

const FORMA = /^0*(\d{1,11})\.(\d{2})-(\d)$/

/** The exam that an accession number is of; null for what is not one of ours, or was typed wrong. */
export function lerNumeroDeAcesso(texto: string): ExameNumerado | null {
  const [, atendimento = '', exame = '', digito] = FORMA.exec(texto.replaceAll(/\s+/g, '')) ?? []
  if (digito === undefined || Number(digito) !== digitoDe(`${Number(atendimento)}${exame}`)) return null
  const lido = { atendimento: Number(atendimento), exame: Number(exame) }
  return lido.atendimento > 0 && lido.exame > 0 ? lido : null
}
