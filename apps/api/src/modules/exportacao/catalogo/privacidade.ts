import { vai, SEGREDO_DE_LINK, type Decisao } from './decisao.ts'

/** What the company answered to the people that its data are about, and what it wrote down of it. */
export const DA_PRIVACIDADE = {
  pedido_titular: vai(
    'Pedidos de titulares',
    `
      cliente codigo numero tipo origem estado papel registro nome detalhes codigo_ate codigos_enviados tentativas
      identidade identificado_em recebido_em prazo lembrado_em resposta apagados mantidos respondido_em
      respondido_por relatorio relatorio_ate versao`,
    { fica: { chave_hash: SEGREDO_DE_LINK, codigo_chave: SEGREDO_DE_LINK } },
  ),
  pedido_titular_passo: vai('Passos dos pedidos de titulares', 'cliente codigo pedido texto autor quando'),
  pedido_titular_abertura: vai('Relatórios baixados por titulares', 'cliente codigo pedido formato endereco quando'),
  eliminacao_agendada: vai('Eliminações com dia marcado', 'cliente codigo tutor parte quando feita_em'),
  incidente: vai(
    'Incidentes com dados pessoais',
    `
      cliente codigo numero estado conhecido_em prazo descricao dados pessoas medidas risco comunicacao
      comunicado_em autor criado_em versao`,
  ),
  incidente_passo: vai(
    'Passos dos incidentes',
    'cliente codigo incidente tipo destinatarios feita_em texto autor quando',
  ),
  copia_prontuario: vai(
    'Cópias de prontuário',
    'cliente codigo animal para finalidade identidade pedida_em prazo documentos meio entregue_em autor criado_em versao',
  ),
} as const satisfies Record<string, Decisao>
