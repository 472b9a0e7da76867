// Keys that are told from a number, so that rows of several tables name each other without a join.
const TIPOS = { especialista: 1, clinica: 2, servico: 3, equipamento: 4 } as const
type Tipo = keyof typeof TIPOS

export const registro = (tipo: Tipo, n: string) =>
  `('0000000${TIPOS[tipo]}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const chaveDe = (tipo: Tipo) => (n: number) =>
  `0000000${TIPOS[tipo]}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

export const especialistaDe = chaveDe('especialista')
export const clinicaDe = chaveDe('clinica')
export const servicoDe = chaveDe('servico')

/** An appointment, the atendimento that it became, the first item of that and its laudo have the same. */
export const doNumero = (n: string) => `(lpad(to_hex(${n}), 8, '0') || '-0000-7000-8000-000000000000')::uuid`
