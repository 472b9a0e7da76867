export { consultaDeAbreviaturas } from './api.ts'
export { Abreviaturas } from './abreviaturas.tsx'
export { MinhasAbreviaturas } from './minhas-abreviaturas.tsx'
