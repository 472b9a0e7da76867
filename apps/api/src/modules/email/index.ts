export {
  EMAIL_ENFILEIRADO,
  type CartaPedida,
  type PedidoDeEmail,
  enfileirarEmail,
  enfileirarEmails,
} from './enfileirar.ts'
export { figuraDeEmails } from './consultar.ts'
export { entregarMensagem, type Anexadores } from './entregar.ts'
export { rotasEmail } from './routes.ts'
