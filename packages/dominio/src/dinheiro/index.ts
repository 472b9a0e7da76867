export { exigirInteiro, somarCentavos, type Centavos } from './centavos.ts'
export { aplicarBasisPoints, dividirCentavos, proporcao, ratear } from './proporcao.ts'
export { formatarBasisPoints, formatarReais, lerReais } from './reais.ts'
