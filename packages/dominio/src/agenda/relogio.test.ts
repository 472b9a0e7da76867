import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diaNaZona } from '../tempo/index.ts'
import {
  ACOES_DO_AGENDAMENTO,
  desfazerAte,
  ESTADOS_DESFAZIVEIS,
  ESTADOS_DO_AGENDAMENTO,
  impedimentoDaHora,
  MINUTOS_PARA_DESFAZER,
  proximaMudancaDaHora,
} from './index.ts'

const SP = 'America/Sao_Paulo'
/** 14:30 in São Paulo. */
const quando = { inicio: '2026-11-24T17:30:00.000Z', fuso: SP }
const em = (instante: string) => Date.parse(instante)

describe('o relógio da agenda', () => {
  it.each([
    ['faltar', '2026-11-24T17:29:59.999Z', 'Só dá para registrar a falta a partir das 14:30 de 24/11/2026.'],
    ['faltar', '2026-11-24T17:30:00.000Z', null],
    ['faltar', '2026-12-24T17:30:00.000Z', null],
    ['iniciar', '2026-11-24T02:59:59.000Z', 'Só dá para iniciar a partir das 00:00 de 24/11/2026.'],
    ['iniciar', '2026-11-24T03:00:00.000Z', null],
    ['deslocar', '2026-11-23T15:00:00.000Z', 'Só dá para sair para o local a partir das 00:00 de 24/11/2026.'],
    ['deslocar', '2026-11-25T02:59:59.000Z', null],
    ['confirmar', '2020-01-01T00:00:00.000Z', null],
    ['cancelar', '2030-01-01T00:00:00.000Z', null],
  ] as const)('%s em %s: %s', (acao, agora, esperado) => {
    expect(impedimentoDaHora(acao, quando, em(agora))).toBe(esperado)
  })

  it('depois do dia, diz que dia era e o que fazer', () => {
    expect(impedimentoDaHora('iniciar', quando, em('2026-11-25T03:00:00Z'))).toMatch(/era de 24\/11\/2026: remarque/)
  })

  it('perto da meia-noite, sai-se na véspera e começa-se no dia seguinte', () => {
    const madrugada = { inicio: '2026-11-24T03:10:00.000Z', fuso: SP }
    expect(impedimentoDaHora('deslocar', madrugada, em('2026-11-24T02:40:00Z'))).toBeNull()
    const noite = { inicio: '2026-11-25T02:50:00.000Z', fuso: SP }
    expect(impedimentoDaHora('iniciar', noite, em('2026-11-25T03:20:00Z'))).toBeNull()
  })

  const instante = fc.integer({ min: em('2026-01-01'), max: em('2027-12-31') })
  const fuso = fc.constantFrom(SP, 'America/Manaus', 'America/Rio_Branco', 'America/Noronha')

  it('no próprio dia sempre se inicia; a falta só depende de já ter passado a hora', () => {
    fc.assert(
      fc.property(instante, fuso, fc.integer({ min: -200_000_000, max: 200_000_000 }), (ms, zona, desvio) => {
        const marcado = { inicio: new Date(ms).toISOString(), fuso: zona }
        const agora = ms + desvio
        const noDia = diaNaZona(new Date(agora).toISOString(), zona) === diaNaZona(marcado.inicio, zona)
        if (noDia) expect(impedimentoDaHora('iniciar', marcado, agora)).toBeNull()
        expect(impedimentoDaHora('faltar', marcado, agora) === null).toBe(desvio >= 0)
        expect(impedimentoDaHora('iniciar', marcado, agora)).toBe(
          impedimentoDaHora('deslocar', marcado, agora)?.replace('sair para o local', 'iniciar') ?? null,
        )
      }),
    )
  })

  it('nada muda antes da próxima mudança, e nela algo muda', () => {
    fc.assert(
      fc.property(instante, fuso, fc.integer({ min: -200_000_000, max: 200_000_000 }), (ms, zona, desvio) => {
        const marcado = { inicio: new Date(ms).toISOString(), fuso: zona }
        const agora = ms + desvio
        const possiveis = (quem: number) =>
          ACOES_DO_AGENDAMENTO.filter((acao) => impedimentoDaHora(acao, marcado, quem) === null)
        const proxima = proximaMudancaDaHora(ACOES_DO_AGENDAMENTO, marcado, agora)
        if (proxima === null) {
          expect(possiveis(agora + 1e10)).toEqual(possiveis(agora))
          return
        }
        expect(possiveis(proxima - 1)).toEqual(possiveis(agora))
        expect(possiveis(proxima)).not.toEqual(possiveis(agora))
      }),
    )
  })
})

describe('desfazer', () => {
  it('só o que se faz no dia, por dez minutos', () => {
    const passo = { de: 'CONFIRMADO', em: '2026-11-24T12:00:00.000Z' } as const
    for (const estado of ESTADOS_DO_AGENDAMENTO) {
      const desfaziveis: readonly string[] = ESTADOS_DESFAZIVEIS
      const ate = desfazerAte(estado, passo)
      expect(ate).toBe(desfaziveis.includes(estado) ? '2026-11-24T12:10:00.000Z' : null)
    }
    expect(MINUTOS_PARA_DESFAZER).toBe(10)
    expect(desfazerAte('FALTOU', { de: null, em: null })).toBeNull()
  })
})
