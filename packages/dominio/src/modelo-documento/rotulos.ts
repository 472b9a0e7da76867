import type { Assinatura, CampoDoDocumento, ListaDoDocumento } from './estrutura-de-texto.ts'

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

export const ROTULOS_DA_LISTA: Readonly<Record<ListaDoDocumento, string>> = {
  NENHUMA: 'Nenhuma',
  PRODUTOS: 'Produtos receitados',
  SERVICOS: 'Serviços e valores',
}

export const ROTULOS_DA_ASSINATURA: Readonly<Record<Assinatura, string>> = {
  VETERINARIO: 'Médico-veterinário',
  RESPONSAVEL: 'Responsável pelo animal',
  EMPRESA: 'Empresa',
}

export const ROTULOS_DO_CAMPO: Readonly<Record<CampoDoDocumento['tipo'], string>> = {
  LINHA: 'Uma linha',
  PARAGRAFO: 'Parágrafos',
}
