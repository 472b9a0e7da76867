import { contar } from '@vetlume/dominio/formatos'
/** 1 → `1 dia`, 30 → `30 dias`. */
export const emDias = (n: number): string => contar(n, 'dia', 'dias')
