import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { criarVez } from './vez.ts'

const derivar = promisify(argon2)
// OWASP password storage: argon2id, 19 MiB, two passes, one lane.
const PARAMETROS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
// Each hash holds 19 MiB and a core.
const comVez = criarVez(2)

function resumo(senha: string, sal: Buffer): Promise<Buffer> {
  return comVez(() => derivar('argon2id', { message: senha.normalize('NFC'), nonce: sal, ...PARAMETROS }))
}

/** PHC string of a password: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function cifrarSenha(senha: string): Promise<string> {
  const sal = randomBytes(16)
  const hash = await resumo(senha, sal)
  const { memory, passes, parallelism } = PARAMETROS
  const semPreenchimento = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${semPreenchimento(sal)}$${semPreenchimento(hash)}`
}

const FALSO = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** Whether the password matches. Without a stored hash the work is done all the same, so that timing tells nothing. */
export async function conferirSenha(senha: string, guardada: string | null): Promise<boolean> {
  const [, , , , sal = '', hash = ''] = (guardada ?? FALSO).split('$')
  const esperado = Buffer.from(hash, 'base64')
  const obtido = await resumo(senha, Buffer.from(sal, 'base64'))
  return guardada !== null && esperado.length === obtido.length && timingSafeEqual(esperado, obtido)
}
