import { MOEDA, escritorComCasas, escritorDeNumeros } from '../constantes/index.ts'

const escreverDecimal = escritorComCasas({ maximumFractionDigits: 3 })
const decimal = (valor: number, casas = 0) => escreverDecimal(valor, casas)

const escreverReais = escritorDeNumeros({ style: 'currency', currency: MOEDA })
const reais = (centavos: number) => escreverReais(centavos / 100)

/** How a stored number reads to a person, by the ending of its field's name: the convention of the glossary. */
const POR_FINAL: readonly (readonly [final: RegExp, escrever: (valor: number) => string])[] = [
  [/centavos$/i, reais],
  [/(bp|basisPoints)$/i, (valor) => `${decimal(valor / 100)}%`],
  [/gramas$/i, (valor) => `${decimal(valor / 1000)} kg`],
  [/^temperaturaDecimos$/, (valor) => `${decimal(valor / 10, 1)} °C`],
  [/^frequenciaCardiaca$/, (valor) => `${decimal(valor)} bpm`],
  [/^frequenciaRespiratoria$/, (valor) => `${decimal(valor)} mpm`],
  [/^pressaoSistolica$/, (valor) => `${decimal(valor)} mmHg`],
  [/minutos$/i, (valor) => `${decimal(valor)} min`],
  [/horas$/i, (valor) => `${decimal(valor)} h`],
  [/dias$/i, (valor) => `${decimal(valor)} ${valor === 1 ? 'dia' : 'dias'}`],
  [/km$/i, (valor) => `${decimal(valor)} km`],
]

/** `43.0` of `temperaturaDecimos` is `43,0 °C`: a limit in the words of the field, not of the database. */
export function escreverNaUnidade(campo: string, valor: number): string {
  const escrever = POR_FINAL.find(([final]) => final.test(campo))?.[1]
  return escrever === undefined ? String(valor).replace('.', ',') : escrever(valor)
}
