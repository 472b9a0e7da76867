import { describe, expect, it } from 'vitest'
import { origemDoLancamento } from './origem.ts'
import { quadrosDe } from './quadros.ts'

const quantia = (quantidade: number, filtros: Record<string, string>) => ({
  quantidade,
  centavos: quantidade * 100,
  campo: 'saldoCentavos',
  alvo: { rota: '/financeiro/contas-receber', filtros },
})
const RESUMO = {
  vencido: quantia(1, { vencido: 'sim' }),
  falta: quantia(3, { aberto: 'sim' }),
  liquidado: quantia(2, { estado: 'PAGO', de: '2025-11-20' }),
  desde: '2025-11-20',
}

describe('resumo de contas', () => {
  it('diz o que falta receber, ou pagar, e desde quando soma o que já foi', () => {
    expect(quadrosDe(RESUMO, 'RECEBER').map(({ rotulo }) => rotulo)).toEqual([
      'Vencido',
      'Falta receber',
      'Recebido em 12 meses',
    ])
    expect(quadrosDe({ ...RESUMO, desde: null }, 'PAGAR').map(({ rotulo }) => rotulo)).toEqual([
      'Vencido',
      'Falta pagar',
      'Pago',
    ])
  })

  it('cada total abre a lista que o servidor somou, e só o vencido que existe alarma', () => {
    expect(quadrosDe(RESUMO, 'RECEBER').map(({ alvo, vencido }) => [alvo.filtros, vencido])).toEqual([
      [{ vencido: 'sim' }, true],
      [{ aberto: 'sim' }, false],
      [{ estado: 'PAGO', de: '2025-11-20' }, false],
    ])
    expect(quadrosDe({ ...RESUMO, vencido: quantia(0, {}) }, 'PAGAR')[0]?.vencido).toBe(false)
  })
})

it('um lançamento leva à sua conta; sem ela, ao atendimento', () => {
  const conta = { livro: 'contas-pagar', codigo: 'c', numero: 1 } as const
  const atendimento = { codigo: 'a', numero: 2 }
  expect(origemDoLancamento({ conta, atendimento })).toEqual({
    to: '/financeiro/contas-pagar',
    search: { codigo: 'c' },
  })
  expect(origemDoLancamento({ conta: null, transferencia: 't' })).toEqual({
    to: '/financeiro/transferencia',
    search: { codigo: 't' },
  })
  expect(origemDoLancamento({ conta: null, atendimento })).toEqual({ to: '/atendimento', search: { codigo: 'a' } })
})
