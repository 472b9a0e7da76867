export { chegada, saidaPara, vizinhosDe, type Chegada, type Compromisso } from './dia.ts'
export {
  caminhoEntre,
  chaveDoTrecho,
  distanciaKm,
  ESTACIONAR_MINUTOS,
  MARGEM_SEM_ESTIMATIVA_MINUTOS,
  minutosReservados,
  viagemDe,
  type Caminho,
  type Correcoes,
  type Lugar,
  type Partida,
  type Viagem,
} from './distancia.ts'
export { explicarSugestao } from './explicacao.ts'
export { cabe, intersectar } from './horas.ts'
export { percorrer, type TrechoPercorrido } from './percurso.ts'
export { quilometros } from './quilometros.ts'
export * from './respostas.ts'
export { MAXIMO_EXATO, planejarRota, totaisDaRota, type PlanoDaRota, type TotaisDaRota } from './rota.ts'
export {
  MENOR_ENCAIXE_MINUTOS,
  sugerirHorarios,
  type Candidato,
  type DiaDoCandidato,
  type PedidoDeSugestao,
  type Sugestao,
} from './sugestao.ts'
export type { Horario, VisitaDaRota } from './visita.ts'
