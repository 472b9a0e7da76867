import {
  APURACOES_DO_SIMPLES,
  idDaDps,
  pedeIbsCbs,
  REGIMES_ESPECIAIS,
  REGIMES_TRIBUTARIOS,
  textoDoLeiaute,
  type MotivoDeSubstituicao,
  type ValoresDaNota,
} from '@vetlume/dominio/nota-fiscal'
import {
  assinarXml,
  comoDecimal,
  montarXml,
  noFuso,
  validarXml,
  type Filhos,
  type Signatario,
} from '../../infra/nota-fiscal/index.ts'
import type { DaEmpresa, Guardada } from './queries-configuracao.ts'
import type { EnderecoDoTomador } from './queries-titulo.ts'

/** What writes the DPS, as the layout asks it to be named. */
const APLICATIVO = 'Vetlume-1'
/** 2: homologation. The sandbox answers nothing else. */
const AMBIENTE_DE_TESTE = 2

/** What a DPS says. */
export interface DpsAEscrever {
  empresa: Guardada & DaEmpresa
  numero: number
  agora: Temporal.Instant
  competencia: string
  descricao: string
  tomador: { nome: string; documento: string; endereco: EnderecoDoTomador | null }
  valores: ValoresDaNota
  issRetido: boolean
  /** Key of the note that it replaces, and why. */
  substitui: { chave: string; motivoCodigo: MotivoDeSubstituicao; motivo: string } | null
}

const inscricao = (documento: string) => [documento.length === 11 ? 'CPF' : 'CNPJ', documento] as const
/** Codes of the layout begin at 1 where the first place of a list is 0. */
const codigoDe = (lista: readonly string[], valor: string, primeiro: 0 | 1): number => lista.indexOf(valor) + primeiro

function enderecoDe(endereco: EnderecoDoTomador | null): Filhos | null {
  if (endereco === null) return null
  const { logradouro, numero, complemento, bairro, cep, municipio } = endereco
  const [rua, bairroEscrito] = [textoDoLeiaute(logradouro, 255), textoDoLeiaute(bairro, 60)]
  if (rua === null || bairroEscrito === null || !/^\d{8}$/.test(cep)) return null
  return [
    [
      'endNac',
      [
        ['cMun', municipio],
        ['CEP', cep],
      ],
    ],
    ['xLgr', rua],
    ['nro', textoDoLeiaute(numero, 60) ?? 'S/N'],
    ['xCpl', textoDoLeiaute(complemento ?? '', 156)],
    ['xBairro', bairroEscrito],
  ]
}

const regimeDe = ({ regime, apuracao, regimeEspecial }: Guardada): Filhos => [
  ['opSimpNac', codigoDe(REGIMES_TRIBUTARIOS, regime, 1)],
  ['regApTribSN', apuracao === null ? null : codigoDe(APURACOES_DO_SIMPLES, apuracao, 1)],
  ['regEspTrib', codigoDe(REGIMES_ESPECIAIS, regimeEspecial, 0)],
]

function tributosDe({ empresa, valores, issRetido }: DpsAEscrever): Filhos {
  const { regime, tributosDoSimplesBp } = empresa
  const doSimples = regime !== 'NAO_OPTANTE' && tributosDoSimplesBp !== null
  return [
    [
      'tribMun',
      [
        // Taxed in the municipality; withheld by who takes the service, or not.
        ['tribISSQN', 1],
        ['tpRetISSQN', issRetido ? 2 : 1],
        // Of who pays ISS inside Simples there is no rate on the note.
        ['pAliq', valores.aliquotaBp > 0 ? comoDecimal(valores.aliquotaBp) : null],
      ],
    ],
    ['totTrib', [doSimples ? ['pTotTribSN', comoDecimal(tributosDoSimplesBp)] : ['indTotTrib', 0]]],
  ]
}

/** What the tax reform asks of who is outside Simples: a regular note, taken by who is named in it. */
function ibsCbsDe({ leiaute, regime, indicadorDaOperacao, cst, classificacao }: Guardada): Filhos | null {
  if (!pedeIbsCbs(leiaute, regime)) return null
  return [
    ['finNFSe', 0],
    ['cIndOp', indicadorDaOperacao],
    ['indDest', 0],
    [
      'valores',
      [
        [
          'trib',
          [
            [
              'gIBSCBS',
              [
                ['CST', cst],
                ['cClassTrib', classificacao],
              ],
            ],
          ],
        ],
      ],
    ],
  ]
}

function filhosDaDps(dps: DpsAEscrever): Filhos {
  const { empresa, numero, agora, competencia, descricao, tomador, valores, substitui } = dps
  const { documento, municipio, serie, fuso, inscricaoMunicipal, codigoTributacao, nbs } = empresa
  return [
    ['tpAmb', AMBIENTE_DE_TESTE],
    ['dhEmi', noFuso(agora, fuso)],
    ['verAplic', APLICATIVO],
    ['serie', serie],
    ['nDPS', numero],
    ['dCompet', competencia],
    ['tpEmit', 1],
    ['cLocEmi', municipio],
    [
      'subst',
      substitui && [
        ['chSubstda', substitui.chave],
        ['cMotivo', substitui.motivoCodigo],
        ['xMotivo', textoDoLeiaute(substitui.motivo, 255)],
      ],
    ],
    ['prest', [inscricao(documento), ['IM', inscricaoMunicipal], ['regTrib', regimeDe(empresa)]]],
    [
      'toma',
      [
        inscricao(tomador.documento),
        ['xNome', textoDoLeiaute(tomador.nome, 300) ?? 'Não informado'],
        ['end', enderecoDe(tomador.endereco)],
      ],
    ],
    [
      'serv',
      [
        ['locPrest', [['cLocPrestacao', municipio]]],
        [
          'cServ',
          [
            ['cTribNac', codigoTributacao],
            ['xDescServ', textoDoLeiaute(descricao, 2_000)],
            ['cNBS', nbs],
          ],
        ],
      ],
    ],
    [
      'valores',
      [
        ['vServPrest', [['vServ', comoDecimal(valores.servicoCentavos)]]],
        [
          'vDescCondIncond',
          valores.descontoCentavos > 0 ? [['vDescIncond', comoDecimal(valores.descontoCentavos)]] : null,
        ],
        ['trib', tributosDe(dps)],
      ],
    ],
    ['IBSCBS', ibsCbsDe(empresa)],
  ]
}

/**
 * The DPS of a service, signed, and its identifier. Throws with what the official schema says against it: that is a fault of ours, or
 * of a registry that let through what the layout does not take.
 */
export async function escreverDps(dps: DpsAEscrever, signatario: Signatario): Promise<{ id: string; xml: string }> {
  const { leiaute, documento, municipio, serie } = dps.empresa
  const id = idDaDps({ municipio: Number(municipio), documento }, { serie, numero: dps.numero })
  const rascunho = await montarXml({ raiz: 'DPS', versao: leiaute, grupo: 'infDPS', id, filhos: filhosDaDps(dps) })
  const xml = await assinarXml(rascunho, 'infDPS', signatario)
  const erros = await validarXml(xml, leiaute, 'DPS')
  if (erros.length > 0) throw new Error(`DPS ${id}: ${erros.join(' ')}`)
  return { id, xml }
}
