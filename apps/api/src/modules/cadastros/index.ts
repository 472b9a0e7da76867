export { clinicaDe, especialistaDe, visaoDe, visaoDosCadastros, type Visao } from './visao.ts'
export {
  fichaPelaLista,
  listaDeCadastro,
  paginarCadastro,
  soAtivos,
  type ConsultaDeCadastro,
} from './lista-de-cadastro.ts'
export { encerrarAcessos } from './encerrar-acessos.ts'
export { inserirPartes, regravarPartes } from './partes.ts'
export { contem, nomeDaCidade, referencia } from './sql.ts'
export { exigirVersaoAtual, usosDe, type Uso } from './registro.ts'
export { handlersDoCadastro, verbosDoCadastro, type ColunasDe, type SemPermissoes } from './verbos.ts'
