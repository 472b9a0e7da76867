import { describe, expect, it } from 'vitest'
import { bandeiraDoBin, documentoProprio, titularDe } from './dados-do-cartao.ts'

const metodo = (id: string, payment_type_id: string, issuer: { id: number } | null = { id: 24 }) => ({
  id,
  payment_type_id,
  issuer,
})
const de = (...results: ReturnType<typeof metodo>[]) => bandeiraDoBin(async () => ({ results }))

describe('bandeira pelos primeiros números', () => {
  it('é a do crédito, com o emissor', async () => {
    expect(await de(metodo('debmaster', 'debit_card'), metodo('master', 'credit_card'))).toEqual({
      metodo: 'master',
      emissor: '24',
    })
    expect(await de(metodo('visa', 'credit_card', null))).toEqual({ metodo: 'visa', emissor: null })
  })

  it('débito não serve, e o que ninguém conhece também não', async () => {
    expect(await de(metodo('debmaster', 'debit_card'))).toMatch(/débito e pré-pago/)
    expect(await de()).toMatch(/não é aceito/)
    expect(await bandeiraDoBin(async () => undefined)).toMatch(/não é aceito/)
  })
})

describe('titular', () => {
  it.each([
    [
      'Lia Prado',
      '390.533.447-05',
      { cardholderName: 'Lia Prado', identificationType: 'CPF', identificationNumber: '39053344705' },
    ],
    [
      ' Lume ',
      '11.222.333/0001-81',
      { cardholderName: 'Lume', identificationType: 'CNPJ', identificationNumber: '11222333000181' },
    ],
  ])('%s, %s', (nome, documento, titular) => expect(titularDe(nome, documento)).toEqual(titular))

  it('diz o que falta', () => {
    expect(titularDe(' ', '390.533.447-05')).toMatch(/nome impresso/)
    expect(titularDe('Lia', '390.533')).toMatch(/CPF ou o CNPJ/)
  })
})

it('só o documento carregado no endereço aceita as páginas de quem recebe', () => {
  expect(documentoProprio('https://vetlume.app/empresa/assinatura?plano=1', '/empresa/assinatura')).toBe(true)
  expect(documentoProprio('https://vetlume.app/dashboard', '/empresa/assinatura')).toBe(false)
})
