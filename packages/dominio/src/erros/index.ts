export {
  TEXTOS_DA_API,
  TEXTOS_DE_LOGIN,
  ehFalhaDeConexao,
  mensagemDeErroDaApi,
  mensagemDeErroDeLogin,
  type FalhaDeChamada,
} from './catalogo-do-cliente.ts'
export { ERROS, type CodigoDeErro } from './tabela.ts'
export { ErroDeDominio, type CamposComErro, type DetalhesDoErro } from './erro-de-dominio.ts'
export { ERROS_DE_RESTRICAO, erroDaRestricao, type ErroDeRestricao } from './restricoes.ts'
