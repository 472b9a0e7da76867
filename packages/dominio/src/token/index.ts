export { lerCargaDoToken, tokenExpirado, type CargaDoToken } from './token.ts'
