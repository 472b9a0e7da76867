export { consultaDeAbreviaturas } from './api.ts'
export { AbreviaturasLentas } from './abreviaturas-lentas.tsx'
export { MinhasAbreviaturas } from './minhas-abreviaturas.tsx'
