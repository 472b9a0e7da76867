import { normalizarBusca } from '@vetlume/dominio/formatos'
import { entradasDoCalculo } from '@vetlume/dominio/laudo'
import { UNIDADES, type CatalogoDeMedidas, type Intervalo, type Referencia } from '@vetlume/dominio/medidas'

const numero = (valor: number) => valor.toLocaleString('pt-BR', { maximumFractionDigits: 3 })

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

function emPalavras(referencia: Referencia): string {
  const { especie, unidade, fonte } = referencia
  const { simbolo } = UNIDADES[unidade]
  const comSimbolo = (texto: string) => (simbolo === '' ? texto : `${texto} ${simbolo}`)
  if ('alometria' in referencia) {
    const { minimo, maximo, expoente } = referencia.alometria
    return `${nomeDaEspecie(especie)}: ${comSimbolo(`${numero(minimo)} a ${numero(maximo)} × peso^${numero(expoente)}`)} (${fonte})`
  }
  const peso = referencia.pesoKg === undefined ? '' : `, ${faixa(referencia.pesoKg)} kg`
  return `${nomeDaEspecie(especie)}${peso}: ${comSimbolo(faixa(referencia.faixa))} (${fonte})`
}

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
