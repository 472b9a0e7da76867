export { EMAIL_ENFILEIRADO, enfileirarEmail } from './enfileirar.ts'
export { figuraDeEmails } from './consultar.ts'
export { entregarMensagem, type Anexadores } from './entregar.ts'
export { rotasEmail } from './routes.ts'
