import {
  calcularNota,
  chaveDaNota,
  CODIGOS_DE_TRIBUTACAO,
  ehCodigoDeTributacao,
  textoDoLeiaute,
  type RegimeTributario,
  type VersaoDoLeiaute,
} from '@vetlume/dominio/nota-fiscal'
import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { assinarXml, type Signatario } from './assinatura.ts'
import type { DpsLida } from './ler-dps.ts'
import type { EmitenteDeTeste } from './queries-de-teste.ts'
import { comoDecimal, comZona } from './valores.ts'
import { montarXml } from './xml.ts'

const APLICATIVO = 'Vetlume-teste'
const REGIMES: Readonly<Record<string, RegimeTributario>> = { '2': 'MEI', '3': 'ME_EPP' }
const NOME_DO_SIGNATARIO = 'AMBIENTE DE TESTE - SEM VALOR FISCAL'

let signatario: Promise<Signatario> | undefined

/** The sandbox signs with a key of its own that no authority knows and that ends with the process. */
async function criarSignatario(): Promise<Signatario> {
  const { fazerParDeTeste } = await import('../certificado/de-teste.ts')
  const validoDe = Temporal.Now.instant()
  const validoAte = validoDe.add({ hours: 24 * 3_650 })
  const { chave, certificado } = await fazerParDeTeste({ nome: NOME_DO_SIGNATARIO, validoDe, validoAte })
  return { chave: createPrivateKey(chave), certificado: new X509Certificate(certificado) }
}

/** Making the key takes a moment: it is made before anything is locked. */
export const prepararAssinatura = (): Promise<Signatario> => (signatario ??= criarSignatario())

const assinar = async (xml: string, grupo: string): Promise<string> =>
  assinarXml(xml, grupo, await prepararAssinatura())

/** Nine digits that follow from the DPS: the same one has the same key. */
const codigoDe = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE(0) % 1_000_000_000

function valoresDe({ servicoCentavos, descontoCentavos, issRetido, aliquotaBp, regime }: DpsLida) {
  const tributacao = {
    regime: REGIMES[regime] ?? ('NAO_OPTANTE' as const),
    apuracao: aliquotaBp === null ? ('TUDO_NO_SIMPLES' as const) : ('ISS_FORA' as const),
    aliquotaBp: aliquotaBp ?? 0,
  }
  const nota = calcularNota(tributacao, { servicoCentavos, descontoCentavos, issRetido })
  const destacado = nota.aliquotaBp > 0
  return [
    ['vBC', destacado ? comoDecimal(nota.baseCentavos) : null],
    ['pAliqAplic', destacado ? comoDecimal(nota.aliquotaBp) : null],
    ['vISSQN', destacado ? comoDecimal(nota.issCentavos) : null],
    ['vTotalRet', nota.issRetidoCentavos > 0 ? comoDecimal(nota.issRetidoCentavos) : null],
    ['vLiq', comoDecimal(nota.liquidoCentavos)],
  ] as const
}

interface Autorizacao {
  emitente: EmitenteDeTeste
  numero: number
  agora: Temporal.Instant
}

const linha = (texto: string, maximo: number): string => textoDoLeiaute(texto, maximo) ?? 'Não informado'

function enderecoDe({ logradouro, numero, bairro, municipio, uf, cep }: EmitenteDeTeste) {
  return [
    ['xLgr', linha(logradouro, 255)],
    ['nro', linha(numero, 60)],
    ['xBairro', linha(bairro, 60)],
    ['cMun', municipio],
    ['UF', uf],
    ['CEP', cep],
  ] as const
}

/** The NFS-e that authorises a DPS, which goes whole in it. */
export async function montarNota(
  dps: string,
  lida: DpsLida,
  { emitente, numero, agora }: Autorizacao,
): Promise<{ chave: string; xml: string }> {
  const { prestador, municipio, codigoTributacao, leiaute, id, emitidaEm } = lida
  const chave = chaveDaNota(
    { municipio: Number(municipio), documento: prestador },
    { numero, anoMes: emitidaEm.slice(2, 4) + emitidaEm.slice(5, 7), codigo: codigoDe(id) },
  )
  const cidade = linha(emitente.cidade, 150)
  const xml = await montarXml(
    {
      raiz: 'NFSe',
      versao: leiaute,
      grupo: 'infNFSe',
      id: `NFS${chave}`,
      filhos: [
        ['xLocEmi', cidade],
        ['xLocPrestacao', cidade],
        ['nNFSe', numero],
        ['cLocIncid', municipio],
        ['xLocIncid', cidade],
        ['xTribNac', ehCodigoDeTributacao(codigoTributacao) ? CODIGOS_DE_TRIBUTACAO[codigoTributacao] : null],
        ['verAplic', APLICATIVO],
        ['ambGer', 2],
        ['tpEmis', 1],
        ['procEmi', 1],
        ['cStat', lida.substitui === null ? 100 : 101],
        ['dhProc', comZona(agora, emitidaEm)],
        ['nDFSe', numero],
        [
          'emit',
          [
            [prestador.length === 11 ? 'CPF' : 'CNPJ', prestador],
            ['xNome', linha(emitente.razaoSocial, 300)],
            ['xFant', linha(emitente.nomeFantasia, 150)],
            ['enderNac', enderecoDe(emitente)],
          ],
        ],
        ['valores', valoresDe(lida)],
      ],
    },
    dps,
  )
  return { chave, xml: await assinar(xml, 'infNFSe') }
}

/** The record of a cancellation, with what the company signed in it. */
export async function montarEvento(
  pedido: string,
  { leiaute, chave }: { leiaute: VersaoDoLeiaute; chave: string },
  agora: Temporal.Instant,
): Promise<string> {
  const xml = await montarXml(
    {
      raiz: 'evento',
      versao: leiaute,
      grupo: 'infEvento',
      id: `EVT${chave}101101001`,
      filhos: [
        ['verAplic', APLICATIVO],
        ['ambGer', 2],
        ['nSeqEvento', 1],
        ['dhProc', comZona(agora, '-03:00')],
        ['nDFe', 1],
      ],
    },
    pedido,
  )
  return assinar(xml, 'infEvento')
}
