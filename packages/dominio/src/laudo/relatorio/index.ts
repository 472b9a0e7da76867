export { REGRAS_DOS_CONCEITOS, type RegraDoConceito } from './conceitos.ts'
export { entenderMedida, unidadeLida, type MedidaEntendida } from './entender.ts'
export {
  conceitoCodificado,
  medidaLida,
  relatorioDoEquipamento,
  type ConceitoCodificado,
  type MedidaLida,
  type RelatorioDoEquipamento,
} from './forma.ts'
export { origemDa, type OrigemDaMedida } from './origem.ts'
export { proporMedidas, type Candidata, type LidaSemUso, type PropostaDaMedida, type Propostas } from './propor.ts'
