import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { montarMapa } from './mapa.ts'
import { melhorOrdem } from './ordem-exata.ts'
import { caminhoEntre, chegada, planejarRota, totaisDaRota, viagemDe, type Viagem, type VisitaDaRota } from './index.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const viagem = viagemDe(30)
const em = (chave: string, graus: number | null) => ({
  chave,
  nome: chave,
  latitude: graus === null ? null : -23.5 + graus,
  longitude: graus === null ? null : -46.6,
  aproximado: false,
})
const ABERTO = [{ inicio: 8 * HORA, fim: 20 * HORA }]
const visita = (
  codigo: string,
  hora: number,
  graus: number | null,
  resto: Partial<VisitaDaRota> = {},
): VisitaDaRota => ({
  codigo,
  inicio: hora * HORA,
  fim: hora * HORA + 30 * MINUTO,
  lugar: em(`l${graus ?? codigo}`, graus),
  movel: true,
  permitido: ABERTO,
  ...resto,
})
const ordemDe = (plano: ReturnType<typeof planejarRota>) => plano.horarios.map(({ codigo }) => codigo).join('')

describe('um dia de visitas', () => {
  const zigueZague = [visita('a', 9, 0), visita('b', 11, 0.1), visita('c', 13, 0), visita('d', 15, 0.1)]

  it('junta as que são perto e guarda as horas do dia', () => {
    const plano = planejarRota(zigueZague, viagem)
    expect(ordemDe(plano)).toBe('acbd')
    expect(plano.antes).toEqual({ minutos: 87, km: 43.5, semEstimativa: 0, foraDeAlcance: 0 })
    expect(plano.depois).toEqual({ minutos: 29, km: 14.5, semEstimativa: 0, foraDeAlcance: 0 })
    expect(plano.horarios.map(({ inicio }) => inicio / HORA)).toEqual([9, 11, 13, 15])
    expect(plano.exata).toBe(true)
  })

  it('a confirmada fica na sua hora, e as outras se arrumam em volta', () => {
    const plano = planejarRota(
      zigueZague.map((v) => (v.codigo === 'b' ? { ...v, movel: false } : v)),
      viagem,
    )
    expect(plano.horarios.find(({ codigo }) => codigo === 'b')?.inicio).toBe(11 * HORA)
    expect(plano.depois.minutos).toBe(29)
  })

  it('só vai para onde a clínica pediu', () => {
    const cedo = [{ inicio: 8 * HORA, fim: 12 * HORA }]
    const plano = planejarRota(
      zigueZague.map((v) => (v.codigo === 'b' ? { ...v, permitido: cedo } : v)),
      viagem,
    )
    expect(plano.horarios.find(({ codigo }) => codigo === 'b')?.fim).toBeLessThanOrEqual(12 * HORA)
    expect(plano.depois.minutos).toBe(29)
  })

  it('sem ganho, o dia fica como está', () => {
    const reta = [visita('a', 9, 0), visita('b', 11, 0.1), visita('c', 13, 0.2)]
    const plano = planejarRota(reta, viagem)
    expect(plano.depois).toBe(plano.antes)
    expect(plano.horarios).toEqual(reta.map(({ codigo, inicio, fim }) => ({ codigo, inicio, fim })))
    expect(planejarRota([], viagem)).toMatchObject({ horarios: [], antes: { minutos: 0 } })
  })

  it('a mesma ordem com horas a que dá para chegar já é melhor', () => {
    const apertado = [visita('a', 9, 0), visita('b', 9.75, 0.1)]
    const plano = planejarRota(apertado, viagem)
    expect(plano.antes.foraDeAlcance).toBe(1)
    expect(plano.depois).toMatchObject({ foraDeAlcance: 0, minutos: plano.antes.minutos })
  })

  it('o que não está no mapa conta a margem, e é dito', () => {
    const plano = planejarRota([visita('a', 9, 0), visita('x', 11, null)], viagem)
    expect(plano.antes).toEqual({ minutos: 30, km: 0, semEstimativa: 1, foraDeAlcance: 0 })
  })
})

describe('de onde o dia começa', () => {
  const casa = em('casa', 0.1)
  const de = (volta: boolean) => viagemDe(30, { lugar: casa, volta })

  it('a saída conta, e a volta quando se pede', () => {
    const uma = [visita('a', 9, 0)]
    expect(totaisDaRota(uma, de(false))).toMatchObject({ minutos: 29, km: 14.5 })
    expect(totaisDaRota(uma, de(true))).toMatchObject({ minutos: 58, km: 29 })
    expect(totaisDaRota([], de(true)).minutos).toBe(0)
  })

  it('começa pela que é perto de casa, e termina por ela quando a volta conta', () => {
    const reta = [visita('a', 9, 0), visita('b', 11, 0.05), visita('c', 13, 0.1)]
    expect(ordemDe(planejarRota(reta, viagem))).toBe('abc')
    expect(ordemDe(planejarRota(reta, de(false)))).toBe('cba')
    const trocada = [visita('a', 9, 0), visita('c', 11, 0.1), visita('b', 13, 0.05)]
    const { antes, depois } = planejarRota(trocada, de(true))
    expect([antes.minutos, depois.minutos]).toEqual([29 + 29 + 20 + 20, 5 + 20 + 20 + 29])
  })

  it('de onde não se acha no mapa, conta a margem e diz que não sabe', () => {
    const sem = viagemDe(30, { lugar: em('sem', null), volta: true })
    expect(totaisDaRota([visita('a', 9, 0)], sem)).toMatchObject({ minutos: 60, km: 0, semEstimativa: 2 })
  })
})

describe('a busca de todas as ordens', () => {
  it('não larga o caminho mais longo quando só ele chega a tempo', () => {
    const entre = (inicio: number, fim: number) => ({ permitido: [{ inicio: inicio * HORA, fim: fim * HORA }] })
    const visitas = [
      visita('a', 8, 0, entre(10, 11)),
      visita('b', 9, 0.05, entre(8, 11.5)),
      visita('c', 10, 0.06, entre(10.75, 12.15)),
      visita('d', 11, 0.06, entre(11, 12)),
    ]
    const ordem = melhorOrdem(montarMapa(visitas, viagem), Infinity)
    expect(ordem?.map((i) => visitas[i]?.codigo).join('')).toMatch(/^ba(cd|dc)$/)
  })
})

describe('propriedades', () => {
  const inteiro = (min: number, max: number) => fc.integer({ min, max })
  const partidas = fc.oneof(
    fc.constant(viagem),
    fc
      .tuple(fc.option(inteiro(-8, 16), { freq: 8 }), fc.boolean())
      .map(([onde, volta]) => viagemDe(30, { lugar: em('casa', onde === null ? null : onde / 40), volta })),
  )
  const permitido = fc.oneof(
    fc.constant(ABERTO),
    inteiro(8, 16).map((hora) => [{ inicio: hora * HORA, fim: (hora + 3) * HORA }]),
    fc.constant([
      { inicio: 8 * HORA, fim: 12 * HORA },
      { inicio: 13 * HORA, fim: 20 * HORA },
    ]),
  )
  const dia = (maximo: number) =>
    fc
      .array(
        fc.tuple(
          inteiro(0, 14),
          inteiro(3, 12),
          fc.option(inteiro(0, 8), { freq: 8 }),
          fc.integer({ min: 0, max: 3 }),
          permitido,
        ),
        { maxLength: maximo },
      )
      .map((passos) => {
        let fim = 8 * HORA
        return passos.map(([folga, dura, onde, fixa, onde2], i): VisitaDaRota => {
          const inicio = fim + folga * 5 * MINUTO
          fim = inicio + dura * 5 * MINUTO
          const lugar = em(onde === null ? `x${i}` : `l${onde}`, onde === null ? null : onde / 40)
          return { codigo: String.fromCharCode(97 + i), inicio, fim, lugar, movel: fixa !== 0, permitido: onde2 }
        })
      })

  const conferir = (visitas: VisitaDaRota[], daqui = viagem) => {
    const plano = planejarRota(visitas, daqui)
    const { antes, depois, horarios } = plano
    expect(horarios.map(({ codigo }) => codigo).toSorted()).toEqual(visitas.map(({ codigo }) => codigo).toSorted())
    expect(depois.minutos).toBeLessThanOrEqual(antes.minutos)
    const feitas = horarios.map((h) => ({
      ...(visitas.find(({ codigo }) => codigo === h.codigo) ?? expect.fail()),
      ...h,
    }))
    expect(totaisDaRota(feitas, daqui)).toEqual(depois)
    const parado = depois === antes
    for (const [i, v] of feitas.entries()) {
      const hoje = visitas.find(({ codigo }) => codigo === v.codigo)
      expect(v.fim - v.inicio).toBe((hoje?.fim ?? 0) - (hoje?.inicio ?? 0))
      const seguinte = feitas[i + 1]
      if (seguinte !== undefined) expect(v.fim).toBeLessThanOrEqual(seguinte.inicio)
      if (parado || !v.movel) expect(v.inicio).toBe(hoje?.inicio)
      else expect(v.permitido.some(({ inicio, fim }) => inicio <= v.inicio && v.fim <= fim)).toBe(true)
      if (!parado && seguinte !== undefined && (v.movel || seguinte.movel))
        expect(chegada(v, seguinte, daqui)?.alcancavel).not.toBe(false)
    }
    return plano
  }

  it('nunca pior que hoje: ninguém se perde, ninguém se sobrepõe, e dá tempo de chegar', () => {
    fc.assert(
      fc.property(dia(8), partidas, (visitas, daqui) => void conferir(visitas, daqui)),
      { numRuns: 300 },
    )
  })

  it('também quando há visitas demais para tentar tudo', () => {
    const cheio = dia(16).filter((visitas) => visitas.filter(({ movel }) => movel).length > 9)
    fc.assert(
      fc.property(cheio, (visitas) => {
        expect(conferir(visitas).exata).toBe(false)
      }),
      { numRuns: 25 },
    )
  })

  const minutosDe = (ordem: readonly VisitaDaRota[], { partida }: Viagem) => {
    const [primeira, ultima] = [ordem[0], ordem.at(-1)]
    const lugares = [
      ...(partida === null || primeira === undefined ? [] : [partida.lugar]),
      ...ordem.map(({ lugar }) => lugar),
      ...(partida?.volta && ultima !== undefined ? [partida.lugar] : []),
    ]
    return lugares
      .slice(1)
      .reduce((soma, lugar, i) => soma + (caminhoEntre(lugares[i] ?? lugar, lugar, viagem)?.minutos ?? 30), 0)
  }
  /** Sooner first, minute by minute of the grid: whether an order fits at all. */
  const serve = (ordem: readonly VisitaDaRota[]) => {
    let pronto = 0
    for (const [i, v] of ordem.entries()) {
      const anterior = ordem[i - 1]
      if (anterior) pronto += (caminhoEntre(anterior.lugar, v.lugar, viagem)?.minutos ?? 30) * MINUTO
      const dura = v.fim - v.inicio
      let t = Math.ceil(pronto / (5 * MINUTO)) * 5 * MINUTO
      const cabe = () => v.permitido.some(({ inicio, fim }) => inicio <= t && t + dura <= fim)
      while (t < 24 * HORA && !cabe()) t += 5 * MINUTO
      if (t >= 24 * HORA) return false
      pronto = t + dura
    }
    return true
  }
  const todas = (resto: readonly VisitaDaRota[]): VisitaDaRota[][] =>
    resto.length === 0 ? [[]] : resto.flatMap((v, i) => todas(resto.toSpliced(i, 1)).map((o) => [v, ...o]))
  /** Days where hours matter: some go only at one end of the day, or in one hour of it. */
  const apertado = dia(6).chain((visitas) =>
    fc.array(inteiro(0, 5), { minLength: visitas.length, maxLength: visitas.length }).map((apertos) =>
      visitas.map((v, i): VisitaDaRota => {
        const aperto = apertos[i] ?? 0
        const so = { inicio: (8 + aperto * 2) * HORA, fim: (8 + aperto * 2) * HORA + 90 * MINUTO }
        return { ...v, movel: true, permitido: aperto > 2 ? [so] : v.permitido }
      }),
    ),
  )

  it('tentando todas as ordens não se acha menor', () => {
    fc.assert(
      fc.property(apertado, partidas, (visitas, daqui) => {
        const possiveis = todas(visitas)
          .filter(serve)
          .map((ordem) => minutosDe(ordem, daqui))
        const ordem = melhorOrdem(montarMapa(visitas, daqui), Infinity)
        expect(ordem === null).toBe(possiveis.length === 0)
        const feita = ordem?.flatMap((i) => visitas[i] ?? [])
        if (feita !== undefined) expect(minutosDe(feita, daqui)).toBe(Math.min(...possiveis))
        expect(conferir(visitas, daqui).exata).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
