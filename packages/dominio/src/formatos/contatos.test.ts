import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DDDS,
  UFS,
  esquemaCep,
  esquemaEmail,
  esquemaMicrochip,
  esquemaTelefone,
  esquemaUf,
  formatarCep,
  formatarTelefone,
  linkDoWhatsApp,
  nomeDaUf,
  normalizarBusca,
  normalizarCep,
  normalizarEmail,
  normalizarMicrochip,
  normalizarTelefone,
  semAcentos,
} from './index.ts'

const mensagem = (resultado: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  resultado.error?.issues[0]?.message

describe('telefone', () => {
  it.each([
    ['(11) 91234-5678', '+5511912345678', '(11) 91234-5678'],
    ['11912345678', '+5511912345678', '(11) 91234-5678'],
    ['011 91234-5678', '+5511912345678', '(11) 91234-5678'],
    ['+55 11 91234 5678', '+5511912345678', '(11) 91234-5678'],
    ['5511912345678', '+5511912345678', '(11) 91234-5678'],
    ['(11) 3333-4444', '+551133334444', '(11) 3333-4444'],
    ['551133334444', '+551133334444', '(11) 3333-4444'],
    ['55912345678', '+5555912345678', '(55) 91234-5678'],
    ['5533334444', '+555533334444', '(55) 3333-4444'],
    ['+1 202 555 0123', '+12025550123', '+12025550123'],
  ])('%s → %s → %s', (texto, e164, desenhado) => {
    expect(normalizarTelefone(texto)).toBe(e164)
    expect(esquemaTelefone.parse(texto)).toBe(e164)
    expect(formatarTelefone(e164)).toBe(desenhado)
  })

  it.each([
    '',
    '912345678',
    '(10) 91234-5678',
    '(11) 81234-5678',
    '(11) 6333-4444',
    '(11) 9123-4567',
    '+55 10 912345678',
    '+0123456789',
    '11 91234-567a',
  ])('%j é recusado', (texto) => expect(normalizarTelefone(texto)).toBeNull())

  it('são 67 DDDs', () => {
    expect(DDDS.size).toBe(67)
  })

  it('desenhar e ler de novo dá o mesmo número', () => {
    const celular = fc.integer({ min: 900_000_000, max: 999_999_999 })
    const fixo = fc.integer({ min: 20_000_000, max: 59_999_999 })
    fc.assert(
      fc.property(fc.constantFrom(...DDDS), fc.oneof(celular, fixo), (ddd, assinante) => {
        const e164 = `+55${ddd}${assinante}`
        for (const texto of [e164, formatarTelefone(e164), e164.slice(1), `${ddd}${assinante}`]) {
          expect(normalizarTelefone(texto)).toBe(e164)
        }
      }),
    )
  })
})

describe('CEP, microchip, UF, e-mail', () => {
  it('CEP', () => {
    expect(normalizarCep('01310-100')).toBe('01310100')
    expect(formatarCep('01310100')).toBe('01310-100')
    expect(esquemaCep.parse(' 01310 100 ')).toBe('01310100')
    for (const texto of ['', '0131010', '013101000', '0131O-100', '00000-000']) expect(normalizarCep(texto)).toBeNull()
    expect(mensagem(esquemaCep.safeParse('123'))).toBe('CEP inválido. São 8 números.')
  })

  it.each(['076000000000001', '899000000000001', '900000000000001', '999999999999999'])('microchip %s', (microchip) => {
    expect(normalizarMicrochip(microchip)).toBe(microchip)
    expect(esquemaMicrochip.parse(microchip.replace(/(\d{3})(?=\d)/g, '$1 '))).toBe(microchip)
  })

  it.each(['000123456789012', '12345678901234', '1234567890123456', '98514100123456A', ''])(
    'microchip %j é recusado',
    (texto) => expect(normalizarMicrochip(texto)).toBeNull(),
  )

  it('UF', () => {
    expect(UFS).toHaveLength(27)
    expect(nomeDaUf('SP')).toBe('São Paulo')
    expect(esquemaUf.parse('SP')).toBe('SP')
    expect(mensagem(esquemaUf.safeParse('XX'))).toBe('Escolha o estado (UF).')
  })

  it('e-mail', () => {
    expect(normalizarEmail(' Ana@Clinica.VET ')).toBe('ana@clinica.vet')
    expect(esquemaEmail.parse(' Ana@Clinica.VET ')).toBe('ana@clinica.vet')
    expect(mensagem(esquemaEmail.safeParse(' '))).toBe('Informe o e-mail.')
    expect(mensagem(esquemaEmail.safeParse('ana@'))).toBe('E-mail inválido. Confira o endereço.')
    expect(mensagem(esquemaEmail.safeParse(`${'a'.repeat(250)}@b.com`))).toBe('E-mail longo demais.')
  })
})

describe('busca', () => {
  it.each([
    ['  São   JOÃO ', 'sao joao'],
    ['Ação Ü ç', 'acao u c'],
    ['', ''],
  ])('%j → %j', (texto, esperado) => expect(normalizarBusca(texto)).toBe(esperado))

  it('aplicar duas vezes não muda, e a forma de composição não importa', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
        const busca = normalizarBusca(texto)
        expect(normalizarBusca(busca)).toBe(busca)
        expect(semAcentos(texto.normalize('NFC'))).toBe(semAcentos(texto.normalize('NFD')))
      }),
    )
  })
})

describe('conversa no WhatsApp', () => {
  it.each([
    ['+5511912345678', 'Oi & até já', 'https://wa.me/5511912345678?text=Oi%20%26%20at%C3%A9%20j%C3%A1'],
    ['+5511912345678', undefined, 'https://wa.me/5511912345678'],
    [null, 'Oi', 'https://wa.me/?text=Oi'],
  ])('%s, %s', (telefone, texto, link) => expect(linkDoWhatsApp(telefone, texto)).toBe(link))
})
