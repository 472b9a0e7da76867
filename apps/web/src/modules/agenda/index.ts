export { PerguntaDoPlano } from './marcar/pergunta-do-plano.tsx'
export { JanelasPedidas } from './pedido/janelas-pedidas.tsx'
export { RespostasAoPedido } from './pedido/respostas-ao-pedido.tsx'
