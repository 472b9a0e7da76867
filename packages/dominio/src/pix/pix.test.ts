import { isValidPixPayload } from '@brazilian-utils/brazilian-utils/is-valid-pix-payload'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc16, esquemaChavePix, gerarPixCopiaECola, normalizarChavePix, tipoDaChavePix } from './index.ts'

/** Independent reader of the TLV text: id, two-digit length, value, until the end. */
function lerTlv(texto: string): Map<string, string> {
  const campos = new Map<string, string>()
  let resto = texto
  while (resto !== '') {
    const tamanho = Number(resto.slice(2, 4))
    expect(resto.length).toBeGreaterThanOrEqual(4 + tamanho)
    campos.set(resto.slice(0, 2), resto.slice(4, 4 + tamanho))
    resto = resto.slice(4 + tamanho)
  }
  return campos
}
const base = { chave: '12.ABC.345/01DE-35', nome: 'Clínica Vet Teste', cidade: 'São Paulo' }

describe('CRC e vetor', () => {
  it('CRC-16/CCITT-FALSE', () => expect(crc16('123456789')).toBe('29B1'))

  it('vetor completo, a partir de texto mascarado e acentuado', () => {
    expect(
      gerarPixCopiaECola({ ...base, nome: 'CLÍNICA VET TESTE', cidade: 'SÃO PAULO', valor: 15000, txid: 'LAUDO0001' }),
    ).toBe(
      '00020126360014br.gov.bcb.pix011412ABC34501DE355204000053039865406150.005802BR5917CLINICA VET TESTE6009SAO PAULO62130509LAUDO000163044650',
    )
  })
})

describe('chave Pix', () => {
  it.each([
    ['111.444.777-35', '11144477735', 'CPF'],
    ['12.abc.345/01de-35', '12ABC34501DE35', 'CNPJ'],
    [' Financeiro@Clinica.Vet ', 'financeiro@clinica.vet', 'EMAIL'],
    ['(11) 91234-5678', '+5511912345678', 'TELEFONE'],
    ['123E4567-E89B-12D3-A456-426655440000', '123e4567-e89b-12d3-a456-426655440000', 'ALEATORIA'],
  ])('%s → %s (%s)', (texto, chave, tipo) => {
    expect(normalizarChavePix(texto)).toBe(chave)
    expect(tipoDaChavePix(texto)).toBe(tipo)
    expect(esquemaChavePix.parse(texto)).toBe(chave)
  })

  it.each(['', 'ana@', '123', '111.444.777-00', '+1 202 555 0123', `${'a'.repeat(70)}@clinica.vet`])(
    '%j é recusada',
    (texto) => {
      expect(normalizarChavePix(texto)).toBeNull()
      expect(tipoDaChavePix(texto)).toBeNull()
      expect(esquemaChavePix.safeParse(texto).success).toBe(false)
    },
  )
})

describe('gerarPixCopiaECola', () => {
  it('sem valor nem txid', () => {
    const campos = lerTlv(gerarPixCopiaECola(base))
    expect(campos.has('54')).toBe(false)
    expect(campos.get('62')).toBe('0503***')
  })

  it('nome e cidade longos são cortados sem espaço no fim; a descrição usa o que sobra', () => {
    const nome = 'Centro de Diagnóstico por Imagem'
    const campos = lerTlv(
      gerarPixCopiaECola({ ...base, nome, cidade: 'São José dos Campos', descricao: 'é'.repeat(99) }),
    )
    expect(campos.get('59')).toBe('Centro de Diagnostico por')
    expect(campos.get('60')).toBe('Sao Jose dos Ca')
    expect(lerTlv(gerarPixCopiaECola({ ...base, cidade: 'São João Batis do' })).get('60')).toBe('Sao Joao Batis')
    expect(campos.get('26')).toHaveLength(99)
    expect(lerTlv(campos.get('26') ?? '').get('02')).toMatch(/^e+$/)
  })

  it.each([
    ['chave', { chave: 'x' }],
    ['nome', { nome: '日本' }],
    ['cidade', { cidade: ' ' }],
    ['valor', { valor: 0 }],
    ['valor', { valor: -1 }],
    ['valor', { valor: 1_000_000_000_000 * 100 }],
    ['txid', { txid: 'LAUDO-1' }],
    ['txid', { txid: '' }],
    ['txid', { txid: 'a'.repeat(26) }],
  ])('recusa %s: %j', (nome, parcial) => {
    expect(() => gerarPixCopiaECola({ ...base, ...parcial })).toThrow(
      expect.objectContaining({ codigo: 'VALIDACAO', campos: { [nome]: expect.any(String) } }),
    )
  })

  it('ida e volta: todo campo é lido de volta, em ASCII, nos tamanhos do padrão', () => {
    const txid = fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)
    const texto = fc.string({ unit: 'grapheme', maxLength: 60 }).map((sorteado) => `a${sorteado}`)
    const chave = fc.constantFrom(
      '11144477735',
      '12ABC34501DE35',
      '+5511912345678',
      '123e4567-e89b-12d3-a456-426655440000',
      `${'x'.repeat(60)}@clinica.vet`,
    )
    fc.assert(
      fc.property(
        chave,
        texto,
        texto,
        texto,
        fc.integer({ min: 1, max: 999_999_999_999 }),
        txid,
        (umaChave, nome, cidade, descricao, valor, id) => {
          const codigo = gerarPixCopiaECola({ chave: umaChave, nome, cidade, descricao, valor, txid: id })
          expect(codigo).toMatch(/^[\x20-\x7e]+$/)
          const campos = lerTlv(codigo)
          const conta = lerTlv(campos.get('26') ?? '')
          expect([...campos.keys()]).toEqual(['00', '26', '52', '53', '54', '58', '59', '60', '62', '63'])
          expect(conta.get('00')).toBe('br.gov.bcb.pix')
          expect(conta.get('01')).toBe(umaChave)
          expect((campos.get('26') ?? '').length).toBeLessThanOrEqual(99)
          expect(Math.round(Number(campos.get('54')) * 100)).toBe(valor)
          expect(lerTlv(campos.get('62') ?? '').get('05')).toBe(id)
          expect((campos.get('59') ?? '').length).toBeLessThanOrEqual(25)
          expect((campos.get('60') ?? '').length).toBeLessThanOrEqual(15)
          expect(campos.get('63')).toBe(crc16(codigo.slice(0, -4)))
          expect(isValidPixPayload(codigo)).toBe(true)
        },
      ),
    )
  })
})
