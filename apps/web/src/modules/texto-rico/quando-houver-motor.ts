import { naVez } from '../../lib/na-vez.ts'
import { importarComRede } from '../../ui/importada.tsx'
import { avisarDaFalta } from '../../ui/parte.tsx'
import type * as Motor from './motor.ts'

let pedido: Promise<typeof Motor> | undefined

/** What edits rich text: a hundred kilobytes, of which nothing is needed to show it. All fields ask for it once. */
const pedirMotor = (): Promise<typeof Motor> =>
  (pedido ??= importarComRede(() => import('./motor.ts')).catch((erro: unknown) => {
    pedido = undefined
    avisarDaFalta()
    throw erro
  }))

/** Asks for the code once `vez` comes, and runs once it is there. The answer gives it up: nothing runs after it. */
export function quandoHouverMotor(
  vez: Promise<void>,
  fazer: (motor: typeof Motor) => void,
  aoFaltar: () => void,
): () => void {
  let acabou = false
  let cederAVez = (): void => undefined
  vez.then(pedirMotor).then(
    (motor) => {
      if (!acabou) cederAVez = naVez(() => fazer(motor))
    },
    () => {
      if (!acabou) aoFaltar()
    },
  )
  return () => {
    acabou = true
    cederAVez()
  }
}
