export { consultaDaAssinatura } from './api.ts'
export { CartoesDaAssinatura } from './assinatura/cartoes-da-assinatura.tsx'
