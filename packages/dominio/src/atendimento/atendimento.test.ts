import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  ACOES_DO_ATENDIMENTO,
  calcularPrazo,
  descontoDoItem,
  ESTADOS_COBRADOS,
  ESTADOS_DO_ATENDIMENTO,
  ESTADOS_EDITAVEIS,
  estadoPermite,
  novoAtendimento,
  TRANSICOES_DO_ATENDIMENTO,
  type EstadoDoAtendimento,
} from './index.ts'

describe('estados do atendimento', () => {
  it.each<[EstadoDoAtendimento, string[]]>([
    ['ABERTO', ['iniciar', 'cancelar']],
    ['EM_ANDAMENTO', ['finalizarExame', 'concluir', 'cancelar']],
    ['AGUARDANDO_LAUDO', ['concluir', 'cancelar']],
    ['CONCLUIDO', ['faturar', 'reabrir']],
    ['FATURADO', ['reabrir']],
    ['CANCELADO', []],
  ])('%s permite %j', (estado, acoes) => {
    expect(ACOES_DO_ATENDIMENTO.filter((acao) => estadoPermite(acao, estado))).toEqual(acoes)
  })

  it('só se entra nos estados cobrados por concluir ou faturar, e só se sai deles por reabrir', () => {
    const cobrado = (estado: EstadoDoAtendimento) => (ESTADOS_COBRADOS as readonly string[]).includes(estado)
    const acoes = fc.array(fc.constantFrom(...ACOES_DO_ATENDIMENTO), { maxLength: 40 })
    fc.assert(
      fc.property(acoes, (sequencia) => {
        let estado: EstadoDoAtendimento = 'ABERTO'
        for (const acao of sequencia) {
          if (!estadoPermite(acao, estado)) continue
          const proximo: EstadoDoAtendimento = TRANSICOES_DO_ATENDIMENTO[acao].para
          if (!cobrado(estado) && cobrado(proximo)) expect(acao).toBe('concluir')
          if (cobrado(estado) && !cobrado(proximo)) expect(acao).toBe('reabrir')
          estado = proximo
        }
      }),
    )
  })

  it('editável, cobrado ou cancelado: cada estado é uma coisa só', () => {
    expect([...ESTADOS_EDITAVEIS, ...ESTADOS_COBRADOS, 'CANCELADO'].sort()).toEqual([...ESTADOS_DO_ATENDIMENTO].sort())
  })
})

describe('prazo', () => {
  const us = { rotinaHoras: 48, urgenteHoras: 6 }
  const eco = { rotinaHoras: 24, urgenteHoras: 8 }
  it.each([
    ['ROTINA', [us, eco], '2026-11-21T15:00:00.000Z'],
    ['URGENTE', [us, eco], '2026-11-20T21:00:00.000Z'],
    ['ROTINA', [us], '2026-11-22T15:00:00.000Z'],
    ['ROTINA', [], null],
  ] as const)('%s de %j vence em %s', (prioridade, servicos, esperado) => {
    expect(calcularPrazo('2026-11-20T15:00:00Z', prioridade, servicos)).toBe(esperado)
  })
})

describe('pedido', () => {
  const uuid = '019aa000-0000-7000-8000-000000000001'
  it('campos em branco viram nulos e o CRMV é normalizado', () => {
    const lido = z.parse(novoAtendimento, {
      animal: uuid,
      itens: [{ servico: uuid }],
      suspeita: '  ',
      parceiro: '',
      solicitanteCrmv: 'sp 12345',
      pesoGramas: '',
    })
    expect(lido).toMatchObject({
      suspeita: null,
      parceiro: null,
      solicitanteCrmv: 'CRMV-SP 12345',
      pesoGramas: null,
      prioridade: 'ROTINA',
      cobrarDeslocamento: true,
      agendamento: null,
      itens: [{ codigo: null, servico: uuid }],
    })
  })

  it.each([
    { itens: [] },
    { itens: [{ servico: 'x' }] },
    { itens: [{ servico: uuid, desconto: { tipo: 'VALOR', centavos: 100, motivo: ' ' } }] },
    { itens: [{ servico: uuid, desconto: { tipo: 'PERCENTUAL', basisPoints: 10_001, motivo: 'x' } }] },
    { itens: [{ servico: uuid, desconto: { tipo: 'VALOR', centavos: 1.5, motivo: 'x' } }] },
    { itens: [{ servico: uuid }], pesoGramas: -1 },
    { itens: [{ servico: uuid }], temperaturaDecimos: 900 },
    { itens: [{ servico: uuid }], solicitanteCrmv: 'doutor' },
  ])('recusa %j', (parcial) => {
    expect(z.safeParse(novoAtendimento, { animal: uuid, ...parcial }).success).toBe(false)
  })

  it('o motivo do desconto que falta tem texto próprio', () => {
    const lido = z.safeParse(descontoDoItem, { tipo: 'VALOR', centavos: 100, motivo: ' ' })
    expect(lido.error?.issues[0]?.message).toBe('Informe o motivo do desconto.')
  })
})
