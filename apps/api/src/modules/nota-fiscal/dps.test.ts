import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SignedXml } from 'xml-crypto'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { configurar, criarEmissora, criarTitulo, emitida, type Emissora } from '../../../teste/nota-fiscal/preparo.ts'
import { conferirAssinatura, validarXml } from '../../infra/nota-fiscal/index.ts'

let amb: Ambiente
let empresa: Emissora

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmissora(amb)
})
afterAll(() => amb.fechar())

const baixar = async (qual: 'xml' | 'dps', codigo: string) => {
  const { status, bytes } = await empresa.como.CLIENTE(`GET /nota-fiscal/:codigo/${qual}`, { codigo })
  expect(status).toBe(200)
  return bytes.toString('utf8')
}

/** Whether a library that had no part in signing says that the signature of an element holds. */
function assinaturaConfere(xml: string, grupo: string): boolean {
  const certificado = [...xml.matchAll(/<X509Certificate>([^<]+)</g)].at(-1)?.[1] ?? ''
  const assinatura = [...xml.matchAll(/<Signature [\s\S]*?<\/Signature>/g)].at(-1)?.[0] ?? ''
  const conferencia = new SignedXml({
    publicCert: `-----BEGIN CERTIFICATE-----\n${certificado}\n-----END CERTIFICATE-----`,
    getCertFromKeyInfo: () => null,
  })
  conferencia.loadSignature(assinatura)
  expect(conferencia.getReferences()[0]?.uri).toBe(`#${new RegExp(`<${grupo} Id="([^"]+)"`).exec(xml)?.[1]}`)
  try {
    return conferencia.checkSignature(xml)
  } catch {
    return false
  }
}

const REGIMES = {
  normal: { regime: 'NAO_OPTANTE', apuracao: null, tributosDoSimplesBp: null },
  simples: { regime: 'ME_EPP', apuracao: 'TUDO_NO_SIMPLES', tributosDoSimplesBp: 850 },
} as const

const casos = (['1.00', '1.01'] as const).flatMap((leiaute) =>
  (['normal', 'simples'] as const).flatMap((regime) =>
    [false, true].flatMap((issRetido) =>
      (['PF', 'PJ'] as const).map((tomador) => ({ leiaute, regime, issRetido, tomador })),
    ),
  ),
)

describe('a DPS e a NFS-e passam no esquema oficial', () => {
  it.each(casos)('$leiaute, $regime, retido $issRetido, tomador $tomador', async (caso) => {
    const { leiaute, regime, issRetido, tomador } = caso
    await configurar(empresa, { leiaute, ...REGIMES[regime], issRetido })
    const titulo = await criarTitulo(amb, empresa, tomador)
    // Of a person ISS is withheld only when somebody says so: the company's habit is about companies.
    const dito = tomador === 'PF' ? { issRetido } : {}
    const nota = await emitida(amb, empresa, titulo, { descontoCentavos: 1_000, ...dito })
    expect(nota).toMatchObject({ estado: 'AUTORIZADA', leiaute, servicoCentavos: 20_000, descontoCentavos: 1_000 })
    const dps = await baixar('dps', nota.codigo)
    const nfse = await baixar('xml', nota.codigo)
    expect(await validarXml(dps, leiaute, 'DPS')).toEqual([])
    expect(await validarXml(nfse, leiaute, 'NFSe')).toEqual([])
    expect(assinaturaConfere(dps, 'infDPS')).toBe(true)
    expect(assinaturaConfere(nfse, 'infNFSe')).toBe(true)

    expect(dps).toContain(`<tpRetISSQN>${issRetido ? 2 : 1}</tpRetISSQN>`)
    expect(dps.includes('<IBSCBS>')).toBe(leiaute === '1.01' && regime === 'normal')
    expect(dps.includes('<pTotTribSN>8.50</pTotTribSN>')).toBe(regime === 'simples')
    expect(dps.includes('<pAliq>5.00</pAliq>')).toBe(regime === 'normal' || issRetido)
    expect(dps).toMatch(tomador === 'PF' ? /<toma><CPF>\d{11}</ : /<toma><CNPJ>\d{14}</)
    const issCentavos = regime === 'normal' || issRetido ? 950 : 0
    expect(nota).toMatchObject({ issCentavos, liquidoCentavos: 19_000 - (issRetido ? 950 : 0) })
    expect(nfse).toContain(`<vLiq>${issRetido ? '180.50' : '190.00'}</vLiq>`)
    // What the company signed is in the note as it was signed.
    expect(nfse).toContain(dps.slice(dps.indexOf('<DPS'), dps.indexOf('</DPS>')))
  })
})

describe('assinatura', () => {
  // What is signed differs each time, and may begin with any letter.
  const outraLetra = (letra: string) => (letra === 'A' ? 'B' : 'A')

  it('um byte trocado, uma assinatura alheia e nenhuma assinatura não conferem', async () => {
    await configurar(empresa)
    const { codigo } = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    const dps = await baixar('dps', codigo)
    expect((await conferirAssinatura(dps, 'infDPS'))?.subject).toContain('MARIA D AVILA')
    for (const trocada of [
      dps.replace('<vServ>200.00<', '<vServ>900.00<'),
      dps.replace(/(?<=<DigestValue>)./, outraLetra),
      dps.replace(/(?<=<SignatureValue>)./, outraLetra),
      dps.replace(/<Signature [\s\S]*<\/Signature>/, ''),
      dps.replace(/URI="#[^"]+"/, 'URI="#outro"'),
    ]) {
      expect(trocada).not.toBe(dps)
      expect(await conferirAssinatura(trocada, 'infDPS')).toBeNull()
    }
    expect(assinaturaConfere(dps.replace('<vServ>200.00<', '<vServ>900.00<'), 'infDPS')).toBe(false)
  })

  it('o esquema diz o que está errado, em uma frase por erro', async () => {
    const erros = await validarXml('<DPS xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01"/>', '1.01', 'DPS')
    expect(erros.join(' ')).toContain('infDPS')
    // The pattern that XSD does not take: zeros alone are no series.
    const { codigo } = await emitida(amb, empresa, await criarTitulo(amb, empresa))
    const dps = await baixar('dps', codigo)
    expect(await validarXml(dps.replace('<serie>1<', '<serie>00000<'), '1.01', 'DPS')).not.toEqual([])
    expect(await validarXml(dps.replace('<serie>1<', '<serie>00010<'), '1.01', 'DPS')).toEqual([])
  })
})
