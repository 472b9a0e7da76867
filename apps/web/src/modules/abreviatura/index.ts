export { consultaDeAbreviaturas } from './api.ts'
export { AbreviaturasLentas } from './abreviaturas-lentas.ts'
export { MinhasAbreviaturas } from './minhas-abreviaturas.tsx'
