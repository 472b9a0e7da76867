import type { VersaoDoLeiaute } from '@vetlume/dominio/nota-fiscal'
import { abrirXml, lerCaminho } from './xml.ts'

/** What is read of a DPS to answer it. Amounts are in centavos. */
export interface DpsLida {
  leiaute: VersaoDoLeiaute
  id: string
  /** With its zone, as it was written. */
  emitidaEm: string
  municipio: string
  /** CNPJ or CPF. */
  prestador: string
  tomador: string | null
  /** Key of the note that it replaces. */
  substitui: string | null
  codigoTributacao: string
  descricao: string
  regime: string
  servicoCentavos: number
  descontoCentavos: number
  issRetido: boolean
  aliquotaBp: number | null
}

const centavos = (texto: string | null): number => Math.round(Number(texto ?? '0') * 100)

/** Null when it is no DPS; whether it is a valid one, the schema says. */
export const lerDps = (xml: string): Promise<DpsLida | null> =>
  abrirXml(xml, (documento) => {
    const ler = (caminho: string) => lerCaminho(documento, caminho)
    const id = ler('infDPS/@Id')
    if (documento.root.name !== 'DPS' || id === null) return null
    const aliquota = ler('infDPS/valores/trib/tribMun/pAliq')
    return {
      leiaute: ler('@versao') === '1.01' ? '1.01' : '1.00',
      id,
      emitidaEm: ler('infDPS/dhEmi') ?? '',
      municipio: ler('infDPS/cLocEmi') ?? '',
      prestador: ler('infDPS/prest/CNPJ') ?? ler('infDPS/prest/CPF') ?? '',
      tomador: ler('infDPS/toma/CNPJ') ?? ler('infDPS/toma/CPF'),
      substitui: ler('infDPS/subst/chSubstda'),
      codigoTributacao: ler('infDPS/serv/cServ/cTribNac') ?? '',
      descricao: ler('infDPS/serv/cServ/xDescServ') ?? '',
      regime: ler('infDPS/prest/regTrib/opSimpNac') ?? '1',
      servicoCentavos: centavos(ler('infDPS/valores/vServPrest/vServ')),
      descontoCentavos: centavos(ler('infDPS/valores/vDescCondIncond/vDescIncond')),
      issRetido: ler('infDPS/valores/trib/tribMun/tpRetISSQN') === '2',
      aliquotaBp: aliquota === null ? null : centavos(aliquota),
    }
  })
