import { FORMULARIOS_SIMPLES } from '../cadastros.ts'
import { FORMULARIOS_DA_EMPRESA } from './empresa.ts'
import { FORMULARIOS_DO_FINANCEIRO } from './financeiro.ts'
import { FORMULARIOS_DA_PLATAFORMA } from './plataforma.ts'
import { FORMULARIOS_DE_PACIENTES } from './pacientes.ts'
import { FORMULARIOS_DE_PEDIDOS } from './pedidos.ts'
import { FORMULARIOS_DO_SIMULADOR } from './simulador.ts'
import type { Formularios } from './tipos.ts'

/** Every form of the product. A route that writes without a row here does not compile. */
export const FORMULARIOS: Formularios = {
  ...FORMULARIOS_SIMPLES,
  ...FORMULARIOS_DA_EMPRESA,
  ...FORMULARIOS_DA_PLATAFORMA,
  ...FORMULARIOS_DO_FINANCEIRO,
  ...FORMULARIOS_DE_PACIENTES,
  ...FORMULARIOS_DE_PEDIDOS,
  ...FORMULARIOS_DO_SIMULADOR,
}
export { prepararApontados } from './apontados.ts'
export { REGRAVACOES } from './regravacoes.ts'
export type { Apontados, Gravado, Regravado, Vez } from './tipos.ts'
