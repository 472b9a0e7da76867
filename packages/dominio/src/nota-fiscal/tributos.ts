import { aplicarBasisPoints, exigirInteiro, type Centavos } from '../dinheiro/index.ts'

/** Where the company stands with Simples Nacional (`opSimpNac` of the layout). */
export const REGIMES_TRIBUTARIOS = ['NAO_OPTANTE', 'MEI', 'ME_EPP'] as const
export type RegimeTributario = (typeof REGIMES_TRIBUTARIOS)[number]

export const ROTULOS_DO_REGIME: Readonly<Record<RegimeTributario, string>> = {
  NAO_OPTANTE: 'Não optante pelo Simples Nacional',
  MEI: 'Simples Nacional – MEI',
  ME_EPP: 'Simples Nacional – ME ou EPP',
}

/** Of ME/EPP, where taxes are paid (`regApTribSN`). */
export const APURACOES_DO_SIMPLES = ['TUDO_NO_SIMPLES', 'ISS_FORA', 'TUDO_FORA'] as const
export type ApuracaoDoSimples = (typeof APURACOES_DO_SIMPLES)[number]

export const ROTULOS_DA_APURACAO: Readonly<Record<ApuracaoDoSimples, string>> = {
  TUDO_NO_SIMPLES: 'Tributos federais e ISS pelo Simples',
  ISS_FORA: 'Federais pelo Simples, ISS por fora',
  TUDO_FORA: 'Federais e ISS por fora do Simples',
}

/** `regEspTrib` of the layout. The place in the list is the code. */
export const REGIMES_ESPECIAIS = [
  'NENHUM',
  'COOPERATIVA',
  'ESTIMATIVA',
  'MICROEMPRESA_MUNICIPAL',
  'NOTARIO',
  'AUTONOMO',
  'SOCIEDADE_DE_PROFISSIONAIS',
] as const
export type RegimeEspecial = (typeof REGIMES_ESPECIAIS)[number]

export const ROTULOS_DO_REGIME_ESPECIAL: Readonly<Record<RegimeEspecial, string>> = {
  NENHUM: 'Nenhum',
  COOPERATIVA: 'Ato cooperado (cooperativa)',
  ESTIMATIVA: 'Estimativa',
  MICROEMPRESA_MUNICIPAL: 'Microempresa municipal',
  NOTARIO: 'Notário ou registrador',
  AUTONOMO: 'Profissional autônomo',
  SOCIEDADE_DE_PROFISSIONAIS: 'Sociedade de profissionais',
}

export const VERSOES_DO_LEIAUTE = ['1.00', '1.01'] as const
export type VersaoDoLeiaute = (typeof VERSOES_DO_LEIAUTE)[number]

/** What a municipality may ask of ISS (LC 116/2003, articles 8 and 8-A), in basis points. */
export const ALIQUOTA_MINIMA_BP = 200
export const ALIQUOTA_MAXIMA_BP = 500

export interface Tributacao {
  regime: RegimeTributario
  /** Only of ME/EPP. */
  apuracao: ApuracaoDoSimples | null
  aliquotaBp: number
}

/** ISS is worked out on the note: outside Simples, or withheld. Otherwise it is in the monthly payment of Simples. */
export const destacaIss = ({ regime, apuracao }: Omit<Tributacao, 'aliquotaBp'>, issRetido: boolean): boolean =>
  issRetido || regime === 'NAO_OPTANTE' || (regime === 'ME_EPP' && apuracao !== 'TUDO_NO_SIMPLES')

/** Whether ISS is withheld when nobody says so: the company's habit is about companies, and a person (CPF) withholds none. */
export const retemPorPadrao = (costume: boolean, documento: string | null): boolean =>
  costume && documento !== null && documento.length > 11

/** The layout 1.01 has the group of IBS and CBS. Who is in Simples declares them from 2027 on. */
export const pedeIbsCbs = (versao: VersaoDoLeiaute, regime: RegimeTributario): boolean =>
  versao === '1.01' && regime === 'NAO_OPTANTE'

export interface ValoresDaNota {
  servicoCentavos: Centavos
  descontoCentavos: Centavos
  baseCentavos: Centavos
  /** Of the note; 0 where ISS is not worked out on it. */
  aliquotaBp: number
  issCentavos: Centavos
  issRetidoCentavos: Centavos
  liquidoCentavos: Centavos
}

/** Throws RangeError when the discount takes all: whoever asks has looked at `recusaDosValores`. */
export function calcularNota(
  tributacao: Tributacao,
  { servicoCentavos, descontoCentavos, issRetido }: Servico,
): ValoresDaNota {
  const baseCentavos = exigirInteiro(servicoCentavos) - exigirInteiro(descontoCentavos)
  if (descontoCentavos < 0 || baseCentavos <= 0) throw new RangeError('o desconto não deixa valor na nota')
  const destaca = destacaIss(tributacao, issRetido)
  const issCentavos = destaca ? aplicarBasisPoints(baseCentavos, tributacao.aliquotaBp) : 0
  const issRetidoCentavos = issRetido ? issCentavos : 0
  return {
    servicoCentavos,
    descontoCentavos,
    baseCentavos,
    aliquotaBp: destaca ? tributacao.aliquotaBp : 0,
    issCentavos,
    issRetidoCentavos,
    liquidoCentavos: baseCentavos - issRetidoCentavos,
  }
}

interface Servico {
  servicoCentavos: Centavos
  descontoCentavos: Centavos
  issRetido: boolean
}

/** Why a note of these values cannot be issued, by the field to put right; null when it can. */
export function recusaDosValores(
  { regime }: Pick<Tributacao, 'regime'>,
  { servicoCentavos, descontoCentavos, issRetido }: Servico,
): { campo: string; mensagem: string } | null {
  if (descontoCentavos < 0 || descontoCentavos >= servicoCentavos)
    return { campo: 'descontoCentavos', mensagem: 'O desconto precisa ser menor que o valor do serviço.' }
  if (regime === 'MEI' && issRetido)
    return { campo: 'issRetido', mensagem: 'O ISS de MEI é pago no DAS: ele não é retido.' }
  return null
}
