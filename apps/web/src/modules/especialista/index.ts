export { consultaDaAssinatura } from './api.ts'
