import { expect, it } from 'vitest'
import { lerAmbiente } from './ambiente.ts'

const BOAS = {
  VETLUME_MERCADO_PAGO_TOKEN: 'APP_USR-1234-segredo-do-token',
  VETLUME_MERCADO_PAGO_CHAVE_PUBLICA: 'APP_USR-abcd-publica',
  VETLUME_MERCADO_PAGO_SEGREDO: 'segredo-do-aviso',
}

it('o Mercado Pago vem inteiro, ou não vem', () => {
  expect(lerAmbiente({}).mercadoPago).toBeNull()
  expect(lerAmbiente({ ...BOAS, VETLUME_MERCADO_PAGO_TOKEN: ' APP_USR-1 ' }).mercadoPago).toEqual({
    token: 'APP_USR-1',
    chavePublica: 'APP_USR-abcd-publica',
    segredo: 'segredo-do-aviso',
  })
})

it.each(Object.keys(BOAS))('sem %s o início é recusado, dizendo qual falta', (nome) => {
  expect(() => lerAmbiente({ ...BOAS, [nome]: '' })).toThrow(`Falta ${nome}.`)
})

it.each([
  ['um token de outra coisa', { VETLUME_MERCADO_PAGO_TOKEN: 'sk_live_segredo-do-token' }],
  ['uma chave pública de outra coisa', { VETLUME_MERCADO_PAGO_CHAVE_PUBLICA: 'pk_live_1' }],
  ['um de teste com outro de produção', { VETLUME_MERCADO_PAGO_TOKEN: 'TEST-1234-segredo-do-token' }],
])('%s é recusado, sem mostrar o segredo', (_nome, troca) => {
  const tentar = () => lerAmbiente({ ...BOAS, ...troca })
  expect(tentar).toThrow(/Mercado Pago/)
  expect(tentar).not.toThrow(/segredo-do-/)
})
