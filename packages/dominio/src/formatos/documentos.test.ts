import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aplicarMascara,
  esquemaCnpj,
  esquemaCpf,
  esquemaCpfOuCnpj,
  esquemaCrmv,
  formatarCnpj,
  formatarCpf,
  formatarCpfOuCnpj,
  formatarCrmv,
  lerCrmv,
  normalizarCnpj,
  normalizarCpf,
  normalizarCpfOuCnpj,
} from './index.ts'

/** Check digit computed apart from the library: weighted sum, 11 minus remainder, 10 and 11 become 0. */
function digito(valores: readonly number[], pesos: readonly number[]): number {
  const resto = valores.reduce((soma, valor, i) => soma + valor * (pesos[i] ?? 0), 0) % 11
  return resto < 2 ? 0 : 11 - resto
}
const valorDe = (caractere: string) => caractere.charCodeAt(0) - 48
function completarCnpj(raiz: string): string {
  const valores = [...raiz].map(valorDe)
  const primeiro = digito(valores, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])
  return `${raiz}${primeiro}${digito([...valores, primeiro], [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2])}`
}
function completarCpf(raiz: string): string {
  const valores = [...raiz].map(valorDe)
  const primeiro = digito(valores, [10, 9, 8, 7, 6, 5, 4, 3, 2])
  return `${raiz}${primeiro}${digito([...valores, primeiro], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])}`
}
const caracteres = (alfabeto: string, tamanho: number) =>
  fc.array(fc.constantFrom(...alfabeto), { minLength: tamanho, maxLength: tamanho }).map((lista) => lista.join(''))
const mensagem = (resultado: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  resultado.error?.issues[0]?.message

describe('CPF', () => {
  it.each([
    ['111.444.777-35', '11144477735'],
    ['529.982.247-25', '52998224725'],
    [' 529 982 247 25 ', '52998224725'],
  ])('%s', (texto, normalizado) => {
    expect(normalizarCpf(texto)).toBe(normalizado)
    expect(esquemaCpf.parse(texto)).toBe(normalizado)
  })

  it.each(['111.444.777-36', '111.111.111-11', '000.000.000-00', '5299822472', '529982247250', 'a52998224725', ''])(
    '%j é recusado',
    (texto) => expect(normalizarCpf(texto)).toBeNull(),
  )

  it('todo CPF com os dígitos certos passa, mascarado ou não, e só ele', () => {
    fc.assert(
      fc.property(caracteres('0123456789', 9), fc.integer({ min: 1, max: 99 }), (raiz, desvio) => {
        fc.pre(new Set(raiz).size > 1)
        const cpf = completarCpf(raiz)
        expect(normalizarCpf(formatarCpf(cpf))).toBe(cpf)
        const outro = String((Number(cpf.slice(9)) + desvio) % 100).padStart(2, '0')
        expect(normalizarCpf(raiz + outro)).toBeNull()
      }),
    )
  })
})

describe('CNPJ numérico e alfanumérico', () => {
  it.each([
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['00.000.000/E08G-12', '00000000E08G12'],
    ['11.222.333/0001-81', '11222333000181'],
  ])('%s', (texto, normalizado) => {
    expect(normalizarCnpj(texto)).toBe(normalizado)
    expect(formatarCnpj(normalizado)).toBe(texto.toUpperCase())
    expect(esquemaCnpj.parse(texto)).toBe(normalizado)
  })

  it.each([
    '12.ABC.345/01DE-36',
    '11.222.333/0001-80',
    '00.000.000/0000-00',
    '12.ABC.345/01DE-3A',
    'x11.222.333/0001-81',
    '11.222.333/0001-8',
    '11,222,333/0001-81',
    '',
  ])('%j é recusado', (texto) => expect(normalizarCnpj(texto)).toBeNull())

  it('todo CNPJ com os dígitos certos passa e guarda as letras; um dígito trocado não', () => {
    fc.assert(
      fc.property(
        caracteres('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12),
        fc.integer({ min: 1, max: 99 }),
        (raiz, desvio) => {
          fc.pre(new Set(raiz).size > 1)
          const cnpj = completarCnpj(raiz)
          expect(normalizarCnpj(formatarCnpj(cnpj).toLowerCase())).toBe(cnpj)
          const outro = String((Number(cnpj.slice(12)) + desvio) % 100).padStart(2, '0')
          expect(normalizarCnpj(raiz + outro)).toBeNull()
        },
      ),
    )
  })
})

describe('CPF ou CNPJ', () => {
  it.each([
    ['111.444.777-35', '11144477735'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
  ])('%s', (texto, normalizado) => {
    expect(normalizarCpfOuCnpj(texto)).toBe(normalizado)
    expect(formatarCpfOuCnpj(normalizado)).toBe(texto.toUpperCase())
  })

  it('as mensagens distinguem vazio de inválido', () => {
    expect(mensagem(esquemaCpf.safeParse(''))).toBe('Informe o CPF.')
    expect(mensagem(esquemaCpf.safeParse('  '))).toBe('Informe o CPF.')
    expect(mensagem(esquemaCpf.safeParse('1'))).toBe('CPF inválido. Confira os números.')
    expect(mensagem(esquemaCnpj.safeParse(''))).toBe('Informe o CNPJ.')
    expect(mensagem(esquemaCpfOuCnpj.safeParse('12'))).toBe('CPF ou CNPJ inválido. Confira os caracteres.')
  })
})

describe('CRMV', () => {
  it.each([
    ['CRMV-SP 12345', 'CRMV-SP 12345'],
    ['crmv/sp nº 12.345', 'CRMV-SP 12345'],
    ['SP 12345', 'CRMV-SP 12345'],
    ['rj-00987', 'CRMV-RJ 987'],
    ['CRMV-PR 12345-S', 'CRMV-PR 12345-S'],
  ])('%s → %s', (texto, normalizado) => {
    expect(esquemaCrmv.parse(texto)).toBe(normalizado)
    expect(esquemaCrmv.parse(normalizado)).toBe(normalizado)
  })

  it('lê as partes', () => {
    expect(lerCrmv('CRMV-PR 12345-S')).toEqual({ uf: 'PR', numero: '12345', secundaria: true })
    expect(formatarCrmv({ uf: 'SP', numero: '1', secundaria: false })).toBe('CRMV-SP 1')
  })

  it.each(['', '12345', 'CRMV 12345', 'CRMV-XX 12345', 'CRMV-SP', 'CRMV-SP 0', 'CRMV-SP 1234567', 'CRMV-SP 12A'])(
    '%j é recusado',
    (texto) => {
      expect(lerCrmv(texto)).toBeNull()
      expect(esquemaCrmv.safeParse(texto).success).toBe(false)
    },
  )
})

describe('aplicarMascara', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['1234', '123.4'],
    ['11144477735', '111.444.777-35'],
    ['111444777359', '111.444.777-35'],
  ])('%j → %j', (valor, desenhado) => expect(aplicarMascara('###.###.###-##', valor)).toBe(desenhado))
})
