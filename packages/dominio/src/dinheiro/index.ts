export {
  aplicarBasisPoints,
  dividirCentavos,
  exigirInteiro,
  proporcao,
  ratear,
  somarCentavos,
  type Centavos,
} from './centavos.ts'
export { formatarBasisPoints, formatarReais, lerReais } from './reais.ts'
