export { lerCobrancaAoVivo } from './ao-vivo.ts'
export { assinantesDaAssinatura, cobrarAssinaturas, conferirLivros, conferirPagamentos } from './assinantes.ts'
export { rotasAssinatura } from './routes.ts'
