export { rotasAgenda } from './routes.ts'
export { figuraDaAgenda } from './listar-agenda.ts'
export { exigirQuemMarca } from './policy.ts'
export { filtroDaVisao, janelas as janelasDoAgendamento, local as localDoAgendamento, ocupa } from './queries.ts'
export type { Seguidor } from './seguidor.ts'
export { ressalvasEm, ressalvasNaTrilha } from './criar-agendamento.ts'
export { darPassoNoAgendamento } from './dar-passo.ts'
export { comCredito, type Credito, type ExameTomado } from './credito.ts'
export { conferirEspecialidade } from './especialidade.ts'
export { conferirPedidoAberto } from './pedido-aberto.ts'
export { passarEspera } from './espera.ts'
export { exigirVersaoDoAgendamento, moverAgendamento, regravarAgendamento } from './editar-agendamento.ts'
export {
  horarioPorExtenso,
  passoContado,
  publicarNaAgenda,
  registrarNoAgendamento,
  type PassoContado,
} from './historia.ts'
export {
  comoPedido,
  marcacaoDe,
  mesmosServicos,
  prepararMarcacao,
  tomarHorario,
  type Marcacao,
  type Preparada,
} from './marcacao.ts'
export {
  alterarAgendamento,
  gravarServicos,
  inserirAgendamento,
  linhaDoAgendamento,
  travarEspecialista,
  travarLinhas,
  type LinhaDoAgendamento,
} from './queries-escrita.ts'
export { conferirPlano } from './plano-de-saude.ts'
export { visitasRealizadas, type DiaDeAlguem } from './deslocamento/queries-realizadas.ts'
export { servicosPedidos } from './queries-servico.ts'
export { auditarAgendamento, fichaDaTrilha } from './trilha.ts'
export { transitarAgendamento } from './transitar-agendamento.ts'
