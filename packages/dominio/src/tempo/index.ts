export { idade, mesesDeIdade } from './idade.ts'
export {
  diaNaZona,
  fimDoDia,
  formatarData,
  formatarDataHora,
  formatarHora,
  inicioDoDia,
  type Dia,
  type Instante,
} from './formatos.ts'
export { feriadosNacionais, type Feriado } from './feriados.ts'
export { ehDiaUtil, somarDiasUteis } from './dias-uteis.ts'
