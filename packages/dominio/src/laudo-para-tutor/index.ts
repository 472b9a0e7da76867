export { arquivoDoResumo, resumoImpresso, type ResumoImpresso } from './impresso.ts'
export { resumoParaTutor, type ParteDoResumo, type ResumoParaTutor } from './resumo.ts'
export { avisoDasPalavras, paraLerNoLaudo, SITUACAO_PARA_TUTOR, TEXTOS_DO_RESUMO } from './textos.ts'
export type { TermoExplicado } from './glossario.ts'
