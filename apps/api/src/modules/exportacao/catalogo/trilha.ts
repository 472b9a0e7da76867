import { vai, type Decisao } from './decisao.ts'

/** What was done, by whom, and the numbers that follow. */
export const DA_TRILHA = {
  auditoria: vai(
    'Histórico de mudanças, encadeado',
    `
      cliente sequencia quando usuario nome_usuario requisicao endereco acao entidade registro mudancas
      hash_anterior hash expurgada`,
    { intactas: ['usuario', 'registro', 'mudancas'] },
  ),
  auditoria_cadeia: vai('Fim da cadeia do histórico', 'cliente sequencia hash'),
  acesso_clinico: vai(
    'Leituras de dados clínicos',
    'cliente codigo quando usuario equipamento endereco entidade registro',
  ),
  notificacao: vai('Avisos', 'cliente codigo evento parceiro especialista tipo titulo rota quando'),
  notificacao_leitura: vai('Avisos lidos', 'cliente usuario ate'),
  papel: vai('Conjuntos de permissões da empresa', 'cliente codigo nome descricao permissoes versao'),
  sequencia: vai('Numeração', 'cliente nome valor'),
} as const satisfies Record<string, Decisao>
