import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ACOES_DO_AGENDAMENTO,
  acoesDoAgendamento,
  acrescimoDePlantao,
  confirmacaoAoRemarcar,
  destinoDoPasso,
  ESTADOS_DO_AGENDAMENTO,
  ocupaHorario,
  podeMudar,
  TRANSICOES_DO_AGENDAMENTO,
  type EstadoDoAgendamento,
  type FaixaDeHorario,
  type PassoDoAgendamento,
} from './index.ts'

describe('estados do agendamento', () => {
  // produto.md, section 5, written again by hand.
  it.each<[EstadoDoAgendamento, string[]]>([
    ['SOLICITADO', ['reservar', 'agendar', 'cancelar']],
    ['RESERVADO', ['agendar', 'devolver', 'cancelar']],
    ['AGENDADO', ['confirmar', 'cancelar', 'faltar']],
    ['CONFIRMADO', ['deslocar', 'iniciar', 'cancelar', 'faltar']],
    ['EM_DESLOCAMENTO', ['iniciar', 'cancelar', 'faltar']],
    ['EM_ATENDIMENTO', ['realizar']],
    ['REALIZADO', []],
    ['CANCELADO', []],
    ['FALTOU', []],
  ])('%s permite %j', (estado, acoes) => {
    expect(acoesDoAgendamento(estado)).toEqual(acoes)
  })

  it('todo estado, menos o primeiro, é alcançável a partir de SOLICITADO', () => {
    const vistos = new Set<EstadoDoAgendamento>(['SOLICITADO'])
    for (const estado of vistos)
      for (const acao of acoesDoAgendamento(estado)) vistos.add(TRANSICOES_DO_AGENDAMENTO[acao].para)
    expect([...vistos].sort()).toEqual([...ESTADOS_DO_AGENDAMENTO].sort())
  })

  // Written again by hand: what happens by itself, and what the atendimento takes along.
  it.each<[PassoDoAgendamento, [EstadoDoAgendamento, EstadoDoAgendamento][]]>([
    ['desconfirmar', [['CONFIRMADO', 'AGENDADO']]],
    [
      'propor',
      [
        ['SOLICITADO', 'RESERVADO'],
        ['RESERVADO', 'RESERVADO'],
      ],
    ],
    [
      'examinar',
      [
        ['RESERVADO', 'EM_ATENDIMENTO'],
        ['AGENDADO', 'EM_ATENDIMENTO'],
        ['CONFIRMADO', 'EM_ATENDIMENTO'],
        ['EM_DESLOCAMENTO', 'EM_ATENDIMENTO'],
      ],
    ],
    [
      'encerrar',
      [
        ['RESERVADO', 'REALIZADO'],
        ['AGENDADO', 'REALIZADO'],
        ['CONFIRMADO', 'REALIZADO'],
        ['EM_DESLOCAMENTO', 'REALIZADO'],
        ['EM_ATENDIMENTO', 'REALIZADO'],
      ],
    ],
    ['interromper', [['EM_ATENDIMENTO', 'CANCELADO']]],
  ])('%s vai de onde pode: %j', (passo, saltos) => {
    const feitos = ESTADOS_DO_AGENDAMENTO.flatMap((estado) => {
      const para = destinoDoPasso(passo, { estado, anterior: null })
      return para === null ? [] : [[estado, para]]
    })
    expect(feitos).toEqual(saltos)
  })

  it('desfazer só volta por onde a tabela vem, e só da saída, do início e da falta', () => {
    const voltas = ESTADOS_DO_AGENDAMENTO.flatMap((estado) =>
      [...ESTADOS_DO_AGENDAMENTO, null].flatMap((anterior) => {
        const para = destinoDoPasso('desfazer', { estado, anterior })
        return para === null ? [] : [`${estado} → ${para}`]
      }),
    )
    expect(voltas).toEqual([
      'EM_DESLOCAMENTO → CONFIRMADO',
      'EM_ATENDIMENTO → RESERVADO',
      'EM_ATENDIMENTO → AGENDADO',
      'EM_ATENDIMENTO → CONFIRMADO',
      'EM_ATENDIMENTO → EM_DESLOCAMENTO',
      'FALTOU → AGENDADO',
      'FALTOU → CONFIRMADO',
      'FALTOU → EM_DESLOCAMENTO',
    ])
  })

  it('só devolver, cancelar e faltar pedem motivo, e sem animal só se chega a RESERVADO, SOLICITADO ou CANCELADO', () => {
    const acoes = ACOES_DO_AGENDAMENTO.map((acao) => [acao, TRANSICOES_DO_AGENDAMENTO[acao]] as const)
    expect(acoes.filter(([, t]) => t.exigeMotivo).map(([acao]) => acao)).toEqual(['devolver', 'cancelar', 'faltar'])
    expect(acoes.filter(([, t]) => !t.exigeAnimal).map(([, t]) => t.para)).toEqual([
      'RESERVADO',
      'SOLICITADO',
      'CANCELADO',
    ])
  })

  it('por quaisquer mudanças de hora e confirmações, confirmado é o que está na hora que foi confirmada por último', () => {
    const hora = fc.integer({ min: 8, max: 11 }).map((h) => `2026-11-24T${String(h).padStart(2, '0')}:00:00Z`)
    const passo = fc.oneof(hora, fc.constant('confirmar' as const))
    fc.assert(
      fc.property(hora, fc.array(passo, { maxLength: 30 }), (inicio, passos) => {
        // As the appointment writes it, beside what a person remembers: the last time that somebody said yes to.
        let [estado, agora, guardado, combinado]: [EstadoDoAgendamento, string, string | null, string | null] = [
          'AGENDADO',
          inicio,
          null,
          null,
        ]
        for (const para of passos) {
          if (para === 'confirmar') {
            if (!acoesDoAgendamento(estado).includes('confirmar')) continue
            ;[estado, combinado] = ['CONFIRMADO', agora]
          } else {
            const efeito = confirmacaoAoRemarcar(estado, { de: agora, para, confirmadoPara: guardado })
            if (efeito !== null) {
              expect(TRANSICOES_DO_AGENDAMENTO[efeito].de).toContain(estado)
              estado = TRANSICOES_DO_AGENDAMENTO[efeito].para
            }
            if (efeito === 'desconfirmar') guardado = agora
            agora = para
          }
          expect(estado).toBe(agora === combinado ? 'CONFIRMADO' : 'AGENDADO')
        }
      }),
    )
  })

  it.each(['SOLICITADO', 'RESERVADO', 'EM_DESLOCAMENTO'] as const)(
    '%s muda de hora sem mudar de situação',
    (estado) => {
      const [de, para] = ['2026-11-24T12:00:00Z', '2026-11-24T13:00:00Z']
      expect(confirmacaoAoRemarcar(estado, { de, para, confirmadoPara: para })).toBeNull()
    },
  )

  it('por qualquer caminho: do fim não se sai, só muda quem está marcado, e quem começou não volta ao calendário', () => {
    const caminho = fc.array(fc.constantFrom(...ACOES_DO_AGENDAMENTO), { maxLength: 30 })
    const fins: readonly EstadoDoAgendamento[] = ['REALIZADO', 'CANCELADO', 'FALTOU']
    fc.assert(
      fc.property(caminho, (acoes) => {
        let estado: EstadoDoAgendamento = 'SOLICITADO'
        let comecou = false
        for (const acao of acoes) {
          if (!acoesDoAgendamento(estado).includes(acao)) continue
          expect(fins).not.toContain(estado)
          estado = TRANSICOES_DO_AGENDAMENTO[acao].para
          comecou ||= estado === 'EM_ATENDIMENTO'
          expect(podeMudar(estado) && comecou).toBe(false)
          if (podeMudar(estado)) expect(ocupaHorario(estado)).toBe(true)
        }
      }),
    )
  })

  it('ocupam a agenda os mesmos estados que o banco protege de sobreposição', () => {
    expect(ESTADOS_DO_AGENDAMENTO.filter((estado) => !ocupaHorario(estado))).toEqual([
      'SOLICITADO',
      'CANCELADO',
      'FALTOU',
    ])
  })
})

describe('acréscimo de plantão', () => {
  const faixas: FaixaDeHorario[] = [
    { diaSemana: 0, inicio: '08:00', fim: '20:00', tipo: 'PLANTAO', acrescimoBp: 10_000 },
    { diaSemana: 1, inicio: '08:00:00', fim: '18:00:00', tipo: 'NORMAL', acrescimoBp: 0 },
    { diaSemana: 1, inicio: '18:00:00', fim: '22:00:00', tipo: 'PLANTAO', acrescimoBp: 3_000 },
    { diaSemana: 1, inicio: '20:00:00', fim: '22:00:00', tipo: 'PLANTAO', acrescimoBp: 4_000 },
  ]
  const sp = 'America/Sao_Paulo'
  it.each<[string, string, string, number]>([
    ['segunda às 8 h', '2026-11-23T11:00:00Z', sp, 0],
    ['segunda às 17 h 59', '2026-11-23T20:59:59Z', sp, 0],
    ['segunda às 18 h', '2026-11-23T21:00:00Z', sp, 3_000],
    ['faixas sobrepostas: a maior', '2026-11-23T23:30:00Z', sp, 4_000],
    ['segunda de madrugada, fora de toda faixa', '2026-11-23T06:00:00Z', sp, 4_000],
    ['domingo', '2026-11-22T15:00:00Z', sp, 10_000],
    ['feriado numa segunda (7 de setembro) vale como domingo', '2026-09-07T15:00:00Z', sp, 10_000],
    ['dia sem nenhuma faixa', '2026-11-24T15:00:00Z', sp, 0],
    ['o mesmo instante, ainda domingo em Rio Branco', '2026-11-23T03:30:00Z', 'America/Rio_Branco', 10_000],
    ['o mesmo instante, já segunda em São Paulo', '2026-11-23T03:30:00Z', sp, 4_000],
  ])('%s', (_nome, instante, fuso, esperado) => {
    expect(acrescimoDePlantao(instante, fuso, faixas)).toBe(esperado)
  })

  it('o feriado da cidade vale como domingo, só no seu dia', () => {
    const de = (instante: string) => acrescimoDePlantao(instante, sp, faixas, ['2026-11-23'])
    expect([de('2026-11-23T15:00:00Z'), de('2026-11-30T15:00:00Z')]).toEqual([10_000, 0])
  })
})
