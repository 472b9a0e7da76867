import { X509Certificate } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { criarAutoridade, type Autoridade } from '../../../teste/certificado/autoridade.ts'
import { certificadoA1 } from '../../../teste/certificado/certificado-a1.ts'
import { caminhoConfiavel, raizesIcpBrasil } from './cadeia.ts'
import { abrirPkcs12 } from './ler-pkcs12.ts'

const agora = Temporal.Instant.from('2026-11-20T15:00:00Z')

describe('as raízes da ICP-Brasil', () => {
  it('são as que o ITI publica, e cada uma assina a si mesma', () => {
    // SHA-256 of each certificate, as published with it.
    const publicadas = {
      'Autoridade Certificadora Raiz Brasileira v5': 'caa53fc6091c6951887c976e378f6ef89aa6377c55d97b6475422b71ed7e9b17',
      'Autoridade Certificadora Raiz Brasileira v12':
        'd8478e37ce19c690cf657381e68fe600e4e1a042536830f06847e03e554c4b01',
    }
    const lidas = raizesIcpBrasil().map((raiz) => [
      /CN=(.+)/.exec(raiz.subject)?.[1],
      raiz.fingerprint256.replaceAll(':', '').toLowerCase(),
    ])
    expect(Object.fromEntries(lidas)).toEqual(publicadas)
    for (const raiz of raizesIcpBrasil()) expect(raiz.ca && raiz.verify(raiz.publicKey)).toBe(true)
  })
})

describe('o caminho de um certificado', () => {
  let autoridade: Autoridade
  let alheia: Autoridade
  beforeAll(async () => {
    ;[autoridade, alheia] = await Promise.all([criarAutoridade(), criarAutoridade()])
  })

  async function receber(pedido: Partial<Parameters<typeof certificadoA1>[0]> = {}) {
    const { bytes } = await certificadoA1({ senha: 'x', autoridade, ...pedido })
    const aberto = abrirPkcs12(bytes, 'x')
    if ('recusa' in aberto) throw new Error(aberto.recusa)
    const [folha, ...outros] = aberto.recebidos.map((der) => new X509Certificate(der))
    if (folha === undefined) throw new Error('nenhum certificado')
    return { folha, outros }
  }

  it('vai do certificado a quem o emitiu, e para antes da raiz', async () => {
    const { folha, outros } = await receber()
    const caminho = caminhoConfiavel(folha, outros, [autoridade.raiz], agora)
    expect(caminho?.map(({ subject }) => /CN=(.+)/.exec(subject)?.[1])).toEqual(['MARIA D AVILA', 'AC de Teste RFB v5'])
  })

  it('não existe sem quem emitiu, nem até uma raiz alheia de mesmo nome, nem até a ICP-Brasil', async () => {
    const { folha, outros } = await receber()
    expect(caminhoConfiavel(folha, [], [autoridade.raiz], agora)).toBeNull()
    expect(caminhoConfiavel(folha, outros, [alheia.raiz], agora)).toBeNull()
    expect(caminhoConfiavel(folha, outros, raizesIcpBrasil(), agora)).toBeNull()
  })

  it('não passa por uma autoridade de mesmo nome que não assinou, nem por quem não é autoridade', async () => {
    const { folha } = await receber()
    const falsa = await receber({ autoridade: alheia })
    expect(caminhoConfiavel(folha, falsa.outros, [autoridade.raiz], agora)).toBeNull()
    expect(caminhoConfiavel(folha, [folha], [folha], agora)).toBeNull()
  })

  it('não existe fora da validade', async () => {
    const { folha, outros } = await receber({ validoAte: '2026-11-20T14:59:59Z' })
    expect(caminhoConfiavel(folha, outros, [autoridade.raiz], agora)).toBeNull()
    expect(caminhoConfiavel(folha, outros, [autoridade.raiz], agora.subtract({ minutes: 1 }))).not.toBeNull()
    expect(caminhoConfiavel(folha, outros, [autoridade.raiz], agora.add({ hours: 24 * 365 * 20 }))).toBeNull()
  })
})
