export {
  convidarPrimeiroAdministrador,
  linkDoPrimeiroAdministrador,
  type Administracao,
} from './primeiro-administrador.ts'
export { inserirUsuario } from './queries-da-ficha.ts'
export { listarUsuarios } from './queries.ts'
export { receberImportada } from './receber-importada.ts'
export { rotasUsuario } from './routes.ts'
