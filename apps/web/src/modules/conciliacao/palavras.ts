export const movimentos = (quantos: number) => (quantos === 1 ? '1 movimento' : `${quantos} movimentos`)
