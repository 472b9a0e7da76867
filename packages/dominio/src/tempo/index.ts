export { idade, mesesDeIdade } from './idade.ts'
export {
  diaNaZona,
  diaPorExtenso,
  fimDoDia,
  formatarData,
  formatarDataHora,
  formatarFim,
  formatarHora,
  formatarTrecho,
  inicioDoDia,
  type Dia,
  type Instante,
} from './formatos.ts'
export { feriadosNacionais, type Feriado } from './feriados.ts'
export { diaDeBancoDesde, ehDiaUtil, somarDiasUteis } from './dias-uteis.ts'
