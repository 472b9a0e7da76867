import type { DocumentoDoLaudo } from '../laudo/index.ts'

interface Campo {
  rotulo: string
  valor: string
}

/** The auxiliary document of an NFS-e ready to be printed: every value is text as it is read. */
export interface DocumentoDaNota {
  titulo: string
  numero: string
  emitidaEm: string
  estabelecimento: DocumentoDoLaudo['estabelecimento']
  /** What stands over all the rest: that it is worth nothing, or that it was cancelled. */
  faixas: string[]
  chave: string
  campos: Campo[]
  prestador: { nome: string; linhas: string[] }
  tomador: { nome: string; linhas: string[] }
  servico: { codigo: string; descricao: string }
  valores: (Campo & { forte: boolean })[]
  observacoes: string[]
}
