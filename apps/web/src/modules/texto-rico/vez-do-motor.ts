export interface VezDoMotor {
  chegou: Promise<void>
  chamar: () => void
}

/** When the code that edits text may be asked for. All fields of a screen wait for one turn, which comes once. */
export function criarVezDoMotor(): VezDoMotor {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { chegou: promise, chamar: resolve }
}
