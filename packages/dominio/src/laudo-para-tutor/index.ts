export { resumoParaTutor, type ParteDoResumo, type ResumoParaTutor } from './resumo.ts'
export type { TermoExplicado } from './glossario.ts'
