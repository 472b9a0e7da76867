export {
  REDIRECIONAMENTOS,
  ROTAS_PUBLICAS,
  ROTAS_PUBLICAS_PROPRIAS,
  ROTAS_SEM_TOKEN,
  ROTA_DE_LOGIN,
  ROTA_INICIAL,
  ROTA_NAO_ENCONTRADA,
} from './tabela.ts'
export { ROTAS_DA_CASCA } from './casca.ts'
export { PERMISSAO_DA_TELA, permissaoDaTela } from './permissao-da-tela.ts'
export { destinoDaRota, dispensaToken, ehRotaPublica, normalizarCaminho } from './regras.ts'
