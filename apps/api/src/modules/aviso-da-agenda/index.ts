export { assinantesDaAgenda } from './comunicar.ts'
export { dadosDoExame, resumoDoAgendamento, type ResumoDoAgendamento } from './resumo.ts'
