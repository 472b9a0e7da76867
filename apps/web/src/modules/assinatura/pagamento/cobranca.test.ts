import type { CobrancaDaAssinatura } from '@vetlume/dominio/assinatura'
import { describe, expect, it } from 'vitest'
import { maisNova, tempoQueResta, vaiMudar } from './cobranca.ts'

const com = (campos: Partial<CobrancaDaAssinatura>) => campos as CobrancaDaAssinatura

describe('uma cobrança que chega de dois lados', () => {
  it.each([
    [1, 2, 2],
    [2, 1, 2],
    [2, 2, 2],
  ])('entre a versão %i e a %i, vale a %i', (antes, depois, vale) => {
    expect(maisNova(com({ versao: antes }), com({ versao: depois })).versao).toBe(vale)
  })

  it('a mesma versão não troca a que já está na tela', () => {
    const antes = com({ versao: 3 })
    expect(maisNova(antes, com({ versao: 3 }))).toBe(antes)
  })

  it.each([
    ['ABERTA', 'PENDENTE', true],
    ['ABERTA', 'CRIADA', true],
    ['ABERTA', 'RECUSADA', false],
    ['ABERTA', 'EXPIRADA', false],
    ['PAGA', 'PENDENTE', false],
  ] as const)('%s com o pagamento %s: acompanha %s', (estado, pagamento, espera) => {
    expect(vaiMudar(com({ estado, pagamento: { estado: pagamento } as CobrancaDaAssinatura['pagamento'] }))).toBe(
      espera,
    )
  })

  it('sem pagamento, nada vem sozinho', () => expect(vaiMudar({ estado: 'ABERTA', pagamento: null })).toBe(false))
})

describe('o tempo que resta', () => {
  const agora = Date.parse('2026-11-25T12:00:00Z')
  it.each([
    ['2026-11-25T12:00:01Z', '00:01'],
    ['2026-11-25T12:29:59Z', '29:59'],
    ['2026-11-25T13:00:00Z', '1:00:00'],
    ['2026-11-25T12:00:00Z', null],
    ['2026-11-25T11:00:00Z', null],
  ])('até %s: %s', (ate, diz) => expect(tempoQueResta(ate, agora)).toBe(diz))
})
