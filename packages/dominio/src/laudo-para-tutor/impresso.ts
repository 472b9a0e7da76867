import { arquivoDoLaudo, nomearLaudo, type CriticoParaTutor, type DocumentoDoLaudo } from '../laudo/index.ts'
import { resumoParaTutor, type ResumoParaTutor } from './resumo.ts'

/** The summary on paper: a companion of a signed laudo, which it names and is not. */
export interface ResumoImpresso {
  titulo: string
  /** The laudo that it is of: `nº 12 · 1ª edição`. */
  laudo: string
  /** What it is and is not, in one line for each page. */
  identificacao: string
  exame: string
  animal: string
  responsavel: string
  emitidoEm: string
  estabelecimento: DocumentoDoLaudo['estabelecimento']
  /** Of the signed laudo, which is what is verified. */
  verificacao: DocumentoDoLaudo['verificacao']
  /** A newer edition took the place of this one. */
  substituido: boolean
  resumo: ResumoParaTutor
}

export function resumoImpresso(
  documento: DocumentoDoLaudo,
  { critico, substituido }: { critico: CriticoParaTutor | null; substituido: boolean },
): ResumoImpresso {
  const { numero, versaoDoDocumento, titulo, animal, responsavel, emitidoEm, estabelecimento, verificacao } = documento
  const laudo = nomearLaudo(numero, versaoDoDocumento)
  return {
    titulo: 'Resumo para o tutor',
    laudo,
    identificacao: `Resumo do laudo ${laudo}: não é o laudo assinado`,
    exame: titulo,
    animal: animal.nome,
    responsavel: responsavel.nome,
    emitidoEm,
    estabelecimento,
    verificacao,
    substituido,
    resumo: resumoParaTutor(documento, critico),
  }
}

export const arquivoDoResumo = ({ numero, versaoDoDocumento }: DocumentoDoLaudo): string =>
  arquivoDoLaudo(numero, versaoDoDocumento, '-resumo')
