export { criarAmbienteDeTeste } from './ambiente-de-teste.ts'
export { assinarXml, conferirAssinatura, type Signatario } from './assinatura.ts'
export { lerDps } from './ler-dps.ts'
export { validarXml, type TipoDeDocumento } from './esquemas.ts'
export {
  NotaFiscalIndisponivel,
  type NotaFiscalEletronica,
  type RespostaDaDps,
  type RespostaDoEvento,
} from './porta.ts'
export { comoDecimal, noFuso } from './valores.ts'
export { montarXml, type Filhos } from './xml.ts'
