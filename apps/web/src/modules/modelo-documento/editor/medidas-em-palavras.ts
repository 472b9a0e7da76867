import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { normalizarBusca } from '@vetlume/dominio/formatos'
import { entradasDoCalculo } from '@vetlume/dominio/laudo'
import {
  escreverFonte,
  UNIDADES,
  type CatalogoDeMedidas,
  type Intervalo,
  type Referencia,
} from '@vetlume/dominio/medidas'
import { ehOrgao, ORGAOS } from '@vetlume/dominio/orgaos'

const numero = escritorDeNumeros({ maximumFractionDigits: 3 })

function faixa({ min, max, maxExclusivo, minExclusivo }: Intervalo): string {
  if (min !== undefined && max !== undefined) return `${numero(min)} a ${numero(max)}`
  if (max !== undefined) return `${maxExclusivo ? 'menor que' : 'até'} ${numero(max)}`
  return min === undefined ? '' : `${minExclusivo ? 'maior que' : 'a partir de'} ${numero(min)}`
}

const ESPECIES: Readonly<Record<string, string>> = {
  CANINA: 'Canina',
  FELINA: 'Felina',
  EQUINA: 'Equina',
  AVES: 'Aves',
  LAGOMORFOS: 'Lagomorfos',
  ROEDORES: 'Roedores',
  REPTEIS: 'Répteis',
  OUTROS: 'Outros',
}
export const nomeDaEspecie = (especie: string) => ESPECIES[especie] ?? especie

const QUANDO = {
  sexo: { FEMEA: 'fêmea', MACHO: 'macho' },
  castrado: { true: 'castrado', false: 'não castrado' },
  lado: { ESQUERDO: 'lado esquerdo', DIREITO: 'lado direito' },
} as const

/** Whom a row is for: `Canina, menor que 20 kg, lado esquerdo`. */
function paraQuem({ especie, pesoKg, racas, sexo, castrado, jejum, lado, idadeMeses, orgao }: Referencia): string {
  const raca = racas === undefined ? null : racas.length > 3 ? `${racas.length} raças` : racas.join(' e ')
  const idade = idadeMeses === undefined ? '' : faixa(idadeMeses)
  return [
    nomeDaEspecie(especie),
    raca,
    orgao !== undefined && ehOrgao(orgao) ? ORGAOS[orgao].nome.toLowerCase() : null,
    pesoKg === undefined ? null : `${faixa(pesoKg)} kg`,
    idade === '' ? null : `${idade} meses`,
    sexo === undefined ? null : QUANDO.sexo[sexo],
    castrado === undefined ? null : QUANDO.castrado[`${castrado}`],
    jejum === false ? 'sem jejum' : null,
    lado === undefined ? null : QUANDO.lado[lado],
  ]
    .filter((parte) => parte !== null)
    .join(', ')
}

function limites(referencia: Referencia): string {
  const { simbolo } = UNIDADES[referencia.unidade]
  const comSimbolo = (texto: string) => (simbolo === '' ? texto : `${texto} ${simbolo}`)
  if ('texto' in referencia) return referencia.texto
  if ('alometria' in referencia) {
    const { minimo, maximo, expoente } = referencia.alometria
    return comSimbolo(`${numero(minimo)} a ${numero(maximo)} × peso^${numero(expoente)}`)
  }
  if ('linear' in referencia) {
    const { constante, porKg, porAno } = referencia.linear
    const idade = porAno === 0 ? '' : ` + ${numero(porAno)} × anos`
    return comSimbolo(`até ${numero(constante)} + ${numero(porKg)} × peso${idade}`)
  }
  return comSimbolo(faixa(referencia.faixa))
}

const emPalavras = (referencia: Referencia): string =>
  `${paraQuem(referencia)}: ${limites(referencia)} (${escreverFonte(referencia)})`

/** References of a measure in words, of one species or of all. */
export function referenciasDaMedida(id: string, { referencias }: CatalogoDeMedidas, especie: string | null): string[] {
  const procurada = especie === null ? null : normalizarBusca(especie)
  return referencias
    .filter(({ medida, especie: dela }) => medida === id && (procurada === null || dela.toLowerCase() === procurada))
    .map(emPalavras)
}

/** What a computed measure comes from, by the short names that people use; null when it is typed. */
export function formulaDaMedida(id: string, catalogo: CatalogoDeMedidas): string | null {
  const entradas = entradasDoCalculo(id, catalogo)
  return entradas.length === 0 ? null : `de ${entradas.join(', ')}`
}
