import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { getTimezoneByState } from '@brazilian-utils/brazilian-utils/get-timezone-by-state'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { municipios } from 'municipios-brasil/dados'

export interface CidadeBase {
  ibge: number
  nome: string
  uf: string
  /** IANA zone. */
  fuso: string
  /** Of the municipality's seat, in degrees. */
  latitude: number | null
  longitude: number | null
}

const NORONHA = 2605459

// West of the line Tabatinga - Porto Acre, Amazonas keeps the hour of Acre (Lei 12.876/2013; tz zone America/Eirunepe).
const OESTE_DO_AMAZONAS = new Set([
  1300201, 1300607, 1300706, 1301407, 1301506, 1301654, 1301803, 1301951, 1302306, 1302405, 1303502, 1303908, 1304062,
])

function fusoDe(ibge: number, uf: string): string {
  if (ibge === NORONHA) return 'America/Noronha'
  if (OESTE_DO_AMAZONAS.has(ibge)) return 'America/Eirunepe'
  return getTimezoneByState(uf) ?? ZONA_PADRAO
}

/**
 * All municipalities published by IBGE; the zone is that of the state's capital save where the law says otherwise. Coordinates:
 * municipios-brasil (MIT, Gustavo Salomé), from kelvins/municipios-brasileiros (IBGE); the two lists are matched by code.
 */
export function cidadesDoBrasil(): CidadeBase[] {
  const lugares = new Map(
    municipios.map(({ codigoIbge, latitude, longitude }) => [codigoIbge, { latitude, longitude }]),
  )
  return getMunicipalities().map(({ code, name, stateCode }) => {
    const ibge = Number(code)
    const lugar = lugares.get(ibge) ?? { latitude: null, longitude: null }
    return { ibge, nome: name, uf: stateCode, fuso: fusoDe(ibge, stateCode), ...lugar }
  })
}
