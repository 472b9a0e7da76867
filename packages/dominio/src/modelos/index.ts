export { LACUNA, emParagrafos, type EspecieDoModelo } from './banco.ts'
export { MODELOS_DE_LAUDO, type ModeloDeLaudo } from './modelos.ts'
export { MODELOS_DE_TEXTO, type ModeloDeTexto } from './textos/index.ts'
