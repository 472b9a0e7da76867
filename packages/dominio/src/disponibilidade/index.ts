export { faixaDe, horaDe, MINUTOS_DO_DIA, minutosDe, subtrair, unir, type Faixa, type Hora } from './faixas.ts'
export {
  duracaoDasJanelas,
  faixasDoDia,
  janelasDoDia,
  type Bloqueio,
  type Excecao,
  type Janela,
  type JanelaDaSemana,
  type PedidoDeJanelas,
  type Semana,
} from './janelas.ts'
