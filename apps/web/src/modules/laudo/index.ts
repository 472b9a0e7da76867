export { distanciaDoPrazo } from './prazo.ts'
