/** One jump of a table of transitions: the states that it leaves, and the one where it leads. */
export interface Salto<E extends string> {
  readonly de: readonly E[]
  readonly para: E
}

/** Whether a jump leaves that state. */
export const permite = <E extends string>({ de }: Salto<E>, estado: E): boolean => de.includes(estado)
