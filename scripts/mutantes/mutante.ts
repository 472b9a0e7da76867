import { linhaDe, type Falta } from './faltas.ts'

/** A fault, and the source that it is put into. */
export interface Mutante {
  arquivo: string
  fonte: string
  falta: Falta
}

const curto = (texto: string) => {
  const linha = texto.replace(/\s+/g, ' ').trim()
  return linha.length > 60 ? `${linha.slice(0, 57)}…` : linha
}

/** `file:line  kind  code → code  who noticed`. */
export function contar({ arquivo, fonte, falta }: Mutante, destino: string): void {
  const [antes, depois] = [fonte.slice(falta.inicio, falta.fim), falta.troca]
  console.log(`${arquivo}:${linhaDe(fonte, falta)}  ${falta.tipo}: ${curto(antes)} → ${curto(depois)}\n    ${destino}`)
}
