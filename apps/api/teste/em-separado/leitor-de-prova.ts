import { responderEmSeparado } from '../../src/infra/em-separado.ts'

/** What a test has a process do with a file. */
export interface Ordem {
  fazer: 'ler' | 'falhar' | 'morrer' | 'travar' | 'inchar'
}

let lidos = 0
const inchado: Buffer[] = []

/** Answers which process it is and how many it had read before: what stays in it from a file to the next. */
responderEmSeparado(async ({ fazer }: Ordem) => {
  if (fazer === 'falhar') throw new RangeError('broken')
  if (fazer === 'morrer') process.kill(process.pid, 'SIGSEGV')
  if (fazer === 'travar') for (;;);
  if (fazer === 'inchar') inchado.push(Buffer.alloc(200 * 1024 * 1024, 1))
  return { pid: process.pid, antes: lidos++, inchado: inchado.length, ambiente: { ...process.env } }
})
