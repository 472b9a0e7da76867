import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cabeNasJanelas, novoAgendamento, recusasDoPlano, type ExameDoPlano, type PlanoAConferir } from './index.ts'

const US: ExameDoPlano = { codigo: 'us', nome: 'Ultrassom', modalidade: 'ULTRASSONOGRAFIA' }
const ECO: ExameDoPlano = { codigo: 'eco', nome: 'Ecocardiograma', modalidade: 'ECOCARDIOGRAFIA' }
const plano = (dados: Partial<PlanoAConferir> = {}): PlanoAConferir => ({
  nome: 'PetSaúde Ouro',
  exigeAutorizacao: false,
  carenciaDias: 0,
  carencias: [],
  intervaloRepeticaoDias: 0,
  ...dados,
})
const pedido = { desde: '2026-01-01', dia: '2026-11-24', autorizacao: null, exames: [US, ECO], anteriores: [] }
const regras = (mudancas: Partial<Parameters<typeof recusasDoPlano>[0]>) =>
  recusasDoPlano({ plano: plano(), ...pedido, ...mudancas }).map(({ regra, servico }) => `${regra} ${servico ?? '-'}`)

describe('o que o plano de saúde recusa', () => {
  it('um plano sem regras não recusa nada', () => expect(regras({ desde: null })).toEqual([]))

  it('a carência da classe vale mais que a geral; no dia em que acaba, paga', () => {
    const comCarencia = plano({ carenciaDias: 30, carencias: [{ modalidade: 'ECOCARDIOGRAFIA', dias: 60 }] })
    expect(regras({ plano: comCarencia, desde: '2026-10-25' })).toEqual(['CARENCIA eco'])
    expect(regras({ plano: comCarencia, desde: '2026-10-26' })).toEqual(['CARENCIA us', 'CARENCIA eco'])
    expect(regras({ plano: comCarencia, desde: '2026-09-25' })).toEqual([])
    expect(
      regras({
        plano: plano({ carenciaDias: 30, carencias: [{ modalidade: 'ULTRASSONOGRAFIA', dias: 0 }] }),
        desde: null,
      }),
    ).toEqual(['CARENCIA eco'])
  })

  it('o intervalo conta para os dois lados, só do mesmo exame, e diz o mais próximo', () => {
    const anteriores = ['2026-11-01', '2026-11-20', '2026-12-20'].map((dia) => ({ servico: 'us', dia }))
    const recusas = recusasDoPlano({ ...pedido, plano: plano({ intervaloRepeticaoDias: 30 }), anteriores })
    expect(recusas).toMatchObject([
      { regra: 'INTERVALO', servico: 'us', motivo: expect.stringContaining('feito em 20/11/2026') },
    ])
    expect(regras({ plano: plano({ intervaloRepeticaoDias: 4 }), anteriores })).toEqual([])
  })

  it('a simetria do intervalo: se um impede o outro, o outro impede o um', () => {
    const dia = fc.nat(400).map((n) => Temporal.PlainDate.from('2026-01-01').add({ days: n }).toString())
    fc.assert(
      fc.property(dia, dia, fc.nat(60), (a, b, dias) => {
        const impede = (de: string, outro: string) =>
          regras({
            plano: plano({ intervaloRepeticaoDias: dias }),
            dia: de,
            anteriores: [{ servico: 'us', dia: outro }],
          }).length > 0
        expect(impede(a, b)).toBe(impede(b, a))
      }),
    )
  })

  it('autorização, no campo dela', () => {
    expect(recusasDoPlano({ ...pedido, plano: plano({ exigeAutorizacao: true }) })).toMatchObject([
      { campo: 'autorizacao' },
    ])
    expect(regras({ plano: plano({ exigeAutorizacao: true }), autorizacao: 'A1' })).toEqual([])
  })
})

describe('caber no expediente', () => {
  const em = (minuto: number) => new Date(Date.UTC(2026, 10, 24) + minuto * 60_000).toISOString()
  const janela = (inicio: number, fim: number) => ({ inicio: em(inicio), fim: em(fim) })

  it('inteiro numa janela, ou em duas que se tocam', () => {
    const janelas = [janela(60, 120), janela(120, 180), janela(200, 240)]
    expect(cabeNasJanelas(em(60), em(180), janelas)).toBe(true)
    expect(cabeNasJanelas(em(59), em(61), janelas)).toBe(false)
    expect(cabeNasJanelas(em(170), em(210), janelas)).toBe(false)
    expect(cabeNasJanelas(em(60), em(61), [])).toBe(false)
  })

  it('cabe exatamente quando cada minuto seu está em alguma janela', () => {
    const faixa = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 30 })).map(([a, n]) => [a, a + n] as const)
    fc.assert(
      fc.property(faixa, fc.array(faixa, { maxLength: 5 }), ([a, b], janelas) => {
        const coberto = Array.from({ length: b - a }, (_, i) => a + i).every((m) =>
          janelas.some(([x, y]) => x <= m && m < y),
        )
        expect(
          cabeNasJanelas(
            em(a),
            em(b),
            janelas.map(([x, y]) => janela(x, y)),
          ),
        ).toBe(coberto)
      }),
    )
  })
})

it('o formulário em branco vira o padrão, e a data sem hora é recusada', () => {
  const uuid = '019aa000-0000-7000-8000-000000000001'
  const base = {
    especialista: uuid,
    inicio: '2026-11-24T12:00:00Z',
    parceiro: uuid,
    animal: uuid,
    servicos: [uuid],
    fim: '',
    planoSaude: '',
  }
  expect(novoAgendamento.parse(base)).toMatchObject({
    estado: 'AGENDADO',
    tipoLocal: 'PARCEIRO',
    prioridade: 'ROTINA',
    fim: null,
    planoSaude: null,
    confirmarPlantao: false,
    ignorarPlano: false,
  })
  expect(novoAgendamento.safeParse({ ...base, inicio: '2026-11-24' }).success).toBe(false)
})
