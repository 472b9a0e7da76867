import type { FORMATO_DA_EXPORTACAO } from '@vetlume/dominio/exportacao'

/** Where things stand in the file of a company. */
export const LUGARES = {
  leiaMe: 'LEIA-ME.txt',
  manifesto: 'manifesto.json',
  assinatura: 'manifesto.json.sig',
  chavePublica: 'chave-publica.pem',
  somas: 'SHA256SUMS',
  esquema: 'esquema.json',
  tabela: (nome: string) => `tabelas/${nome}.jsonl`,
  planilha: (nome: string) => `planilhas/${nome}.csv`,
  arquivo: (nome: string) => `arquivos/${nome}`,
  laudo: (nome: string) => `laudos/${nome}`,
  documento: (nome: string) => `documentos/${nome}`,
} as const

export interface ArquivoDoManifesto {
  caminho: string
  bytes: number
  sha256: string
}

/** What the file says of itself; signed, and with the hash of everything else. */
export interface Manifesto {
  formato: typeof FORMATO_DA_EXPORTACAO
  produto: { nome: string; versao: string; origem: string }
  /** Of the database: the last one, and how many there were. */
  migracao: { ultima: string; quantas: number }
  empresa: { codigo: string; nome: string; documento: string }
  exportacao: string
  criadoEm: string
  /** Rows of each table. */
  tabelas: Record<string, number>
  arquivos: ArquivoDoManifesto[]
  /** Contents that records name and the store no longer had as they were, by SHA-256. */
  perdidos: string[]
  /** PEM of the key that signs this text, and its fingerprint. */
  chavePublica: string
  impressao: string
}

export interface ColunaDoEsquema {
  nome: string
  tipo: string
  obrigatoria: boolean
  significado: string | null
}

export interface TabelaDoEsquema {
  nome: string
  titulo: string
  arquivo: string
  chave: string[]
  colunas: ColunaDoEsquema[]
  /** Columns that stay, and why. */
  fica: Readonly<Record<string, string>>
}

export interface Esquema {
  tabelas: TabelaDoEsquema[]
  ficam: { tabela: string; titulo: string; porque: string }[]
}
