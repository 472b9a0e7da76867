export {
  CredenciaisRecusadas,
  PagamentoIndisponivel,
  type Aviso,
  type AvisoRecebido,
  type CartaoGuardado,
  type CartaoNovo,
  type Pagador,
  type PagamentoLido,
  type Pedido,
  type Provedor,
} from './porta.ts'
export { criarMercadoPago, type CredenciaisDoMercadoPago } from './mercado-pago.ts'
export { problemaAberto } from './problema-aberto.ts'
export { criarSandbox } from './sandbox.ts'
export { criarContasDasEmpresas, type ConexaoGuardada, type ContasDasEmpresas } from './das-empresas.ts'
