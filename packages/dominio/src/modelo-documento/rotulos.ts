export const TIPOS_DE_DOCUMENTO = ['LAUDO', 'ATESTADO', 'RECEITA', 'TERMO', 'RECIBO', 'ORCAMENTO'] as const
export type TipoDeDocumento = (typeof TIPOS_DE_DOCUMENTO)[number]

export const ROTULOS_DO_TIPO_DE_DOCUMENTO: Readonly<Record<TipoDeDocumento, string>> = {
  LAUDO: 'Laudo',
  ATESTADO: 'Atestado',
  RECEITA: 'Receita simples',
  TERMO: 'Termo de consentimento',
  RECIBO: 'Recibo',
  ORCAMENTO: 'Orçamento',
}
