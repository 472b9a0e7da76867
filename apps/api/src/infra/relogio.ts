/** Source of the present. Injected, so that tests can replay any moment. */
export interface Relogio {
  agora(): Temporal.Instant
}

export const relogioDoSistema: Relogio = { agora: () => Temporal.Now.instant() }
