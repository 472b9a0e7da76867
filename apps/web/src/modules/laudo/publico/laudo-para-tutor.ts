import type { CriticoParaTutor, DocumentoDoLaudo } from '@vetlume/dominio/laudo'

/** What the summary of a laudo is made of, on any page that shows it. */
export interface LaudoParaTutor {
  documento: DocumentoDoLaudo
  critico: CriticoParaTutor | null
  /** The summary as a file. */
  baixarPdf: () => Promise<Blob>
}
