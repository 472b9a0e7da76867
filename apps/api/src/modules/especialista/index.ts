export {
  calendarioDe,
  jornadasDe,
  partida,
  versaoDoCalendario,
  type Calendario,
  type EspecialistaDoCalendario,
} from './calendario.ts'
export { tirarCertificado } from './certificado.ts'
export { diasDo, type DiaDaJornada } from './jornadas.ts'
export { crmvEmSql } from './queries.ts'
export { cidadeDaEmpresa } from './queries-horarios.ts'
export { regrasDaEmpresa, regrasDoEspecialista } from './queries-repasse.ts'
export { rotasEspecialista } from './routes.ts'
