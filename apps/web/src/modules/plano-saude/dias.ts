/** 1 → `1 dia`, 30 → `30 dias`. */
export const emDias = (quantos: number): string => (quantos === 1 ? '1 dia' : `${quantos} dias`)
