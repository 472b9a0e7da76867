/** Hundredths as the layout writes them: `1050` is `10.50`. Of centavos and of basis points alike. */
export const comoDecimal = (centesimos: number): string =>
  `${Math.trunc(centesimos / 100)}.${String(centesimos % 100).padStart(2, '0')}`

/** An instant as the layout writes it, in whole seconds, on the clock of a zone. */
export const noFuso = (instante: Temporal.Instant, fuso: string): string =>
  instante.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString({ timeZone: fuso })

/** The same, on the clock that another moment was written with, as `…-03:00`. */
export const comZona = (instante: Temporal.Instant, outro: string): string => noFuso(instante, outro.slice(-6))
