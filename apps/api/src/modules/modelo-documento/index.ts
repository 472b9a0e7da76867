export {
  animalDoDocumento,
  crmvDe,
  dataEHora,
  estabelecimentoDoDocumento,
  idadeNoDia,
  mesesNoDia,
  responsavelDoDocumento,
  variaveisDoPaciente,
  veterinarioDoDocumento,
} from './apresentar.ts'
export type { DadosDoPaciente, Estabelecimento } from './dados-do-paciente.ts'
export { exigirPaciente } from './emitir-documento.ts'
export {
  comImpressora,
  impressaoDe,
  imprimirDemonstrativo,
  imprimirDocumento,
  imprimirExtrato,
  lerLogo,
} from './imprimir.ts'
export { preverTimbre } from './prever-timbre.ts'
export { previaDeTexto } from './previa-de-texto.ts'
export { CAMPOS_DO_PACIENTE, dadosDoPaciente, JUNCOES_DO_PACIENTE, lerEstabelecimento } from './queries-paciente.ts'
export { lerVersao } from './queries-versao.ts'
export { rotasModeloDocumento } from './routes.ts'
export { lerModelo } from './verbos-do-modelo.ts'
