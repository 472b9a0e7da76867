import {
  MEDIDAS,
  UNIDADES,
  converterUnidade,
  unidadesEquivalentes,
  valorPossivel,
  type MedidaId,
} from '../../medidas/index.ts'
import type { OrgaoId } from '../../orgaos/index.ts'
import type { Lado } from '../lado.ts'
import { REGRAS_DOS_CONCEITOS, type RegraDoConceito } from './conceitos.ts'
import type { ConceitoCodificado, MedidaLida, RelatorioDoEquipamento } from './forma.ts'
import { unidadeDaUcum } from './ucum.ts'

/** What a number of a report is in a laudo, in the unit of the catalogue. */
export interface MedidaEntendida {
  readonly relatorio: RelatorioDoEquipamento
  readonly lida: MedidaLida
  readonly medida: MedidaId
  readonly valor: number
  readonly lado: Lado | null
  readonly orgao: OrgaoId | null
}

const ESQUEMAS_DO_SNOMED: Readonly<Record<string, string>> = { '99SDM': 'SRT', SNM3: 'SRT' }
const escrito = ({ codigo, esquema }: ConceitoCodificado): string =>
  `${ESQUEMAS_DO_SNOMED[esquema] ?? esquema}:${codigo}`

const eUmDe = (conceito: ConceitoCodificado | null, codigos: readonly string[]): boolean =>
  conceito !== null && codigos.includes(escrito(conceito))

const serve = (lida: MedidaLida, { conceito, local, modificador }: RegraDoConceito): boolean =>
  eUmDe(lida.conceito, conceito) &&
  (local === undefined || eUmDe(lida.local, local)) &&
  (modificador === undefined || lida.modificadores.some((um) => eUmDe(um, modificador)))

/** In the unit of the catalogue; null when it was measured in what cannot be it. */
function valorNoCatalogo({ valor, unidade: escrita }: MedidaLida, medida: MedidaId): number | null {
  const definida = MEDIDAS[medida]
  const lida = unidadeDaUcum(escrita)
  if (lida === undefined || !unidadesEquivalentes(definida.unidade).includes(lida.unidade)) return null
  const convertido = converterUnidade(valor * (lida.vezes ?? 1), lida.unidade, definida.unidade)
  return valorPossivel(convertido, definida) ? convertido : null
}

/** Null for what is not known, or could be something else. */
export function entenderMedida(relatorio: RelatorioDoEquipamento, lida: MedidaLida): MedidaEntendida | null {
  const regra = REGRAS_DOS_CONCEITOS.find((uma) => serve(lida, uma))
  if (regra === undefined) return null
  const valor = valorNoCatalogo(lida, regra.medida)
  if (valor === null) return null
  const { medida, orgao = null, lado = lida.lado } = regra
  return { relatorio, lida, medida, valor, lado, orgao }
}

/** `1,85 cm`'s unit as the machine wrote it, for what is only shown. */
export function unidadeLida({ unidade }: MedidaLida): string {
  const lida = unidadeDaUcum(unidade)
  return lida === undefined || lida.vezes !== undefined ? unidade : UNIDADES[lida.unidade].simbolo
}
