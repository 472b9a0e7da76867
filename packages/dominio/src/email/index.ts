export { comoHtml, comoTexto, type AnexoDaCarta, type Carta } from './carta.ts'
export * from './contrato.ts'
export * from './estados.ts'
export { ehModeloDeEmail, escreverEmail, MODELOS_DE_EMAIL, type DadosDoEmail, type ModeloDeEmail } from './modelos.ts'
