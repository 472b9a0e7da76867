import forge from 'node-forge'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { lerCertificado } from './index.ts'
import { lerPkcs12 } from './ler-pkcs12.ts'
import { certificadoA1 } from '../../../teste/certificado/certificado-a1.ts'

const agora = Temporal.Instant.from('2026-11-20T15:00:00Z')
const senha = 'açúcar & sal'

describe('lerCertificado', () => {
  it('descreve o certificado da chave, byte por byte o que está no arquivo', async () => {
    const { bytes } = await certificadoA1({ senha: 'simples', cpf: '11144477735' })
    const lido = await lerCertificado(bytes, 'simples', agora, { raizes: [] })
    const pfx = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(bytes.toString('latin1')), 'simples')
    const tipo = forge.pki.oids['certBag'] ?? ''
    const [saco] = pfx.getBags({ bagType: tipo })[tipo] ?? []
    const der = saco?.cert && forge.asn1.toDer(forge.pki.certificateToAsn1(saco.cert)).getBytes()
    const esperada = createHash('sha256')
      .update(Buffer.from(der ?? '', 'latin1'))
      .digest('hex')
    expect(lido).toMatchObject({ cpf: '11144477735', titular: 'MARIA D AVILA', impressaoDigital: esperada })
  })

  it('um arquivo que pede trabalho sem fim é parado, e o processo segue', async () => {
    const { bytes } = await certificadoA1({ senha: 'simples', rodadas: '7fffffff' })
    await expect(lerCertificado(bytes, 'simples', agora, { raizes: [], limiteMs: 300 })).rejects.toMatchObject({
      codigo: 'VALIDACAO',
      message: expect.stringContaining('levou tempo demais') as string,
    })
    const { bytes: bom } = await certificadoA1({ senha: 'simples' })
    expect((await lerCertificado(bom, 'simples', agora, { raizes: [] })).emissor).toBe('AC de Teste RFB v5')
  })
})

describe('lerPkcs12', () => {
  it('uma senha com acento abre o que foi fechado com ela', async () => {
    const { bytes } = await certificadoA1({ senha, algoritmo: '3des' })
    expect(lerPkcs12(bytes, senha)).toMatchObject({ certificado: { titular: 'MARIA D AVILA' } })
    expect(lerPkcs12(bytes, 'acucar & sal')).toEqual({ recusa: 'SENHA' })
  })

  it('também quando a cifra lê a senha em UTF-8', async () => {
    const { bytes } = await certificadoA1({ senha: Buffer.from(senha, 'utf8').toString('latin1') })
    expect(lerPkcs12(bytes, senha)).toMatchObject({ certificado: { titular: 'MARIA D AVILA' } })
    expect(lerPkcs12(bytes, `${senha}é`)).toEqual({ recusa: 'SENHA' })
  })

  it('nenhum corte nem troca de byte do arquivo derruba o leitor', async () => {
    const { bytes } = await certificadoA1({ senha: 'x' })
    for (let i = 0; i < bytes.length; i += 97) {
      const trocado = Buffer.from(bytes)
      trocado[i] = (trocado[i] ?? 0) ^ 0x55
      for (const arquivo of [bytes.subarray(0, i), trocado])
        expect(Object.keys(lerPkcs12(arquivo, 'x'))[0]).toMatch(/recusa|certificado/)
    }
  })
})
