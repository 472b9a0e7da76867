export { lerNumeroDeAcesso, numeroDeAcesso, type ExameNumerado } from './numero-de-acesso.ts'
