import { quantos } from '../../lib/quantos.ts'

export const movimentos = (n: number) => quantos(n, 'movimento', 'movimentos')
