import { contar } from '@vetlume/dominio/formatos'

export const movimentos = (n: number) => contar(n, 'movimento', 'movimentos')
