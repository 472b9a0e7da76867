export { EMAIL_ENFILEIRADO, enfileirarEmail } from './enfileirar.ts'
export { entregarMensagem } from './entregar.ts'
export { rotasEmail } from './routes.ts'
