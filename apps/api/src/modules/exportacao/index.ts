import type { Assinantes } from '../../infra/tarefas/index.ts'
import { EXPORTACAO_PEDIDA, fazerExportacao } from './fazer-exportacao.ts'

export { CATALOGO, COMPARTILHADAS_E_CONTAS, TABELAS_QUE_VAO, type Vai } from './catalogo/index.ts'
export { LUGARES, type ArquivoDoManifesto, type Manifesto } from './formato.ts'
export { migracaoDoBanco, tabelasDoBanco, type TabelaDoBanco } from './queries-esquema.ts'
export { recolherExportacoes } from './recolher-exportacoes.ts'
export { rotasExportacao } from './routes.ts'

export const assinantesDaExportacao: Assinantes = { [EXPORTACAO_PEDIDA]: [fazerExportacao] }
