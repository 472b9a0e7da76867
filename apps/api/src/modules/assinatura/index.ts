export { lerCobrancaAoVivo } from './ao-vivo.ts'
export { assinantesDaAssinatura, cobrarAssinaturas, conferirPagamentos } from './assinantes.ts'
export { rotasAssinatura } from './routes.ts'
