import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criarEixo, horaDe, horaDoMinuto, MINUTOS_DO_DIA, minutoDe, msDe } from './eixo.ts'
import { aplicarGesto, PASSO_MINUTOS, type Faixa, type Gesto } from './gesto.ts'
import { horasVisiveis } from './horas-visiveis.ts'
import { repartir, type Bloco } from './leito.ts'
import { moverPorTecla, type Alvo, type Toque } from './teclas.ts'

const SP = 'America/Sao_Paulo'
const MINUTO = 60_000
const ms = (instante: string) => Date.parse(instante)

describe('eixo do dia', () => {
  it('um dia comum vai de 0 a 1440 sem emendas', () => {
    const eixo = criarEixo('2026-11-20', SP)
    expect(eixo.trechos).toHaveLength(1)
    expect(minutoDe(eixo, ms('2026-11-20T11:30:00Z'))).toBe(510)
    expect(new Date(msDe(eixo, 510)).toISOString()).toBe('2026-11-20T11:30:00.000Z')
    expect(horaDe(eixo, ms('2026-11-20T11:30:00Z'))).toBe('08:30')
  })

  it('o que está antes ou depois do dia para nas pontas', () => {
    const eixo = criarEixo('2026-11-20', SP)
    expect(minutoDe(eixo, ms('2026-11-20T02:00:00Z'))).toBe(0)
    expect(minutoDe(eixo, ms('2026-11-21T09:00:00Z'))).toBe(MINUTOS_DO_DIA)
    expect(msDe(eixo, MINUTOS_DO_DIA)).toBe(eixo.fimMs)
  })

  it('no dia que começa à 01:00, a hora que não existe dá no começo do dia', () => {
    const eixo = criarEixo('2018-11-04', SP)
    expect(minutoDe(eixo, eixo.inicioMs)).toBe(60)
    expect([0, 30, 60].map((minuto) => msDe(eixo, minuto))).toEqual([eixo.inicioMs, eixo.inicioMs, eixo.inicioMs])
    expect(msDe(eixo, 90)).toBe(eixo.inicioMs + 30 * MINUTO)
  })

  it('na hora que se repete vale a primeira, e as duas se desenham no mesmo lugar', () => {
    const eixo = criarEixo('2019-02-16', SP)
    const primeira = msDe(eixo, 23 * 60 + 15)
    expect(minutoDe(eixo, primeira + 60 * MINUTO)).toBe(minutoDe(eixo, primeira))
    expect(eixo.fimMs - eixo.inicioMs).toBe(25 * 60 * MINUTO)
  })

  it('a hora se escreve com dois dígitos, até o fim do dia', () =>
    // A minute that did not end yet is not the next one.
    expect([0, 479.98, 545, 1_440].map(horaDoMinuto)).toEqual(['00:00', '07:59', '09:05', '24:00']))

  const zona = fc.constantFrom(
    SP,
    'America/Noronha',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
  )
  const dia = fc.oneof(
    fc.integer({ min: 0, max: 9_000 }).map((n) => Temporal.PlainDate.from('2008-01-01').add({ days: n }).toString()),
    fc.constantFrom('2018-11-04', '2019-02-16', '2019-02-17', '2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04'),
  )
  const eixos = fc.tuple(dia, zona).map(([d, z]) => criarEixo(d, z))

  it('o minuto do relógio é o que a zona mostra', () => {
    fc.assert(
      fc.property(dia, zona, fc.integer({ min: 0, max: 1_499 }), (d, z, passo) => {
        const eixo = criarEixo(d, z)
        const momento = Temporal.PlainDate.from(d).toZonedDateTime(z).add({ minutes: passo })
        fc.pre(momento.toPlainDate().toString() === d)
        expect(minutoDe(eixo, momento.epochMilliseconds)).toBe(momento.hour * 60 + momento.minute)
      }),
    )
  })

  it('pixel para hora nunca volta atrás nem sai do dia; ida e volta só perde a hora que não existe', () => {
    fc.assert(
      fc.property(eixos, fc.nat(1_440), fc.nat(1_440), (eixo, a, b) => {
        const [menor, maior] = [Math.min(a, b), Math.max(a, b)]
        expect(msDe(eixo, menor)).toBeLessThanOrEqual(msDe(eixo, maior))
        const instante = msDe(eixo, a)
        expect(instante).toBeGreaterThanOrEqual(eixo.inicioMs)
        expect(instante).toBeLessThanOrEqual(eixo.fimMs)
        expect(minutoDe(eixo, instante)).toBeGreaterThanOrEqual(a)
        expect(msDe(eixo, minutoDe(eixo, instante))).toBe(instante)
      }),
    )
  })
})

describe('caixas lado a lado', () => {
  const bloco = (inicio: number, fim: number): Bloco => ({ inicio, fim })

  it('o que só se encosta fica na largura inteira', () =>
    expect(repartir([bloco(0, 30), bloco(30, 60)])).toEqual([
      { raia: 0, raias: 1, largura: 1 },
      { raia: 0, raias: 1, largura: 1 },
    ]))

  it('três que se cruzam dividem a coluna, e quem tem lugar à direita se estende', () => {
    const lugares = repartir([bloco(0, 100), bloco(0, 40), bloco(10, 30), bloco(50, 90)])
    expect(lugares.map(({ raia }) => raia)).toEqual([0, 1, 2, 1])
    expect(lugares[3]).toEqual({ raia: 1, raias: 3, largura: 2 })
  })

  const blocos = fc.array(
    fc.tuple(fc.nat(1_400), fc.integer({ min: 1, max: 300 })).map(([inicio, dura]) => bloco(inicio, inicio + dura)),
    { maxLength: 40 },
  )

  it('duas caixas nunca se cobrem, nenhuma sai da coluna, e a ordem de chegada não importa ao número de raias', () => {
    fc.assert(
      fc.property(blocos, (lista) => {
        const lugares = repartir(lista)
        expect(lugares).toHaveLength(lista.length)
        lista.forEach((um, i) => {
          const a = lugares[i]!
          expect(a.largura).toBeGreaterThanOrEqual(1)
          expect(a.raia + a.largura).toBeLessThanOrEqual(a.raias)
          lista.slice(i + 1).forEach((outro, j) => {
            const b = lugares[i + 1 + j]!
            if (um.inicio >= outro.fim || outro.inicio >= um.fim) return
            expect(a.raias).toBe(b.raias)
            expect(a.raia + a.largura <= b.raia || b.raia + b.largura <= a.raia).toBe(true)
          })
        })
        const total = (todas: readonly Bloco[]) => Math.max(0, ...repartir(todas).map(({ raias }) => raias))
        expect(total(lista.toReversed())).toBe(total(lista))
      }),
    )
  })
})

describe('gesto do ponteiro', () => {
  const origem: Faixa = { coluna: 1, inicio: 490, fim: 530 }
  const pego = { coluna: 1, minuto: 500 }
  const mover = (minuto: number, coluna = 1) => aplicarGesto({ tipo: 'mover', origem, pego }, { coluna, minuto })

  it('mover encaixa o começo e leva a duração; tremer não tira do lugar', () => {
    expect(mover(560)).toEqual({ coluna: 1, inicio: 555, fim: 595 })
    expect(mover(505)).toEqual(origem)
    expect(mover(503, 2)).toEqual({ coluna: 2, inicio: 490, fim: 530 })
  })

  it('esticar muda só a ponta segurada, e nunca inverte', () => {
    const esticar = (tipo: 'inicio' | 'fim', minuto: number) =>
      aplicarGesto({ tipo, origem, pego: { coluna: 1, minuto: origem[tipo] } }, { coluna: 0, minuto })
    expect(esticar('fim', 582)).toEqual({ coluna: 1, inicio: 490, fim: 585 })
    expect(esticar('fim', 0)).toEqual({ coluna: 1, inicio: 490, fim: 505 })
    expect(esticar('inicio', 1_440)).toEqual({ coluna: 1, inicio: 515, fim: 530 })
    expect(esticar('inicio', 438)).toEqual({ coluna: 1, inicio: 435, fim: 530 })
  })

  it('riscar um vão serve para cima e para baixo, dentro da coluna em que começou', () => {
    const riscar = (minuto: number) =>
      aplicarGesto({ tipo: 'novo', pego: { coluna: 2, minuto: 601 } }, { coluna: 0, minuto })
    expect(riscar(602)).toEqual({ coluna: 2, inicio: 600, fim: 615 })
    expect(riscar(650)).toEqual({ coluna: 2, inicio: 600, fim: 660 })
    expect(riscar(560)).toEqual({ coluna: 2, inicio: 555, fim: 615 })
  })

  it('o que vem de fora começa onde é solto', () =>
    expect(aplicarGesto({ tipo: 'soltar', duracao: 50 }, { coluna: 0, minuto: 618 })).toEqual({
      coluna: 0,
      inicio: 615,
      fim: 665,
    }))

  const faixa = fc
    .tuple(fc.nat(6), fc.nat(1_380), fc.integer({ min: 15, max: 700 }))
    .map(([coluna, inicio, dura]): Faixa => ({ coluna, inicio, fim: Math.min(1_440, inicio + dura) }))
  const ponto = fc.record({ coluna: fc.nat(6), minuto: fc.double({ min: -50, max: 1_500, noNaN: true }) })
  const gesto: fc.Arbitrary<Gesto> = fc.oneof(
    fc.record({ tipo: fc.constantFrom('mover' as const), origem: faixa, pego: ponto }),
    fc.record({ tipo: fc.constantFrom('inicio' as const, 'fim' as const), origem: faixa, pego: ponto }),
    fc.record({ tipo: fc.constant('novo' as const), pego: ponto }),
    fc.record({ tipo: fc.constant('soltar' as const), duracao: fc.integer({ min: 5, max: 720 }) }),
  )

  it('qualquer gesto dá uma faixa que começa no dia e dura alguma coisa; mover guarda a duração', () => {
    fc.assert(
      fc.property(gesto, ponto, (g, p) => {
        const { inicio, fim } = aplicarGesto(g, p)
        expect(inicio).toBeGreaterThanOrEqual(0)
        expect(inicio).toBeLessThan(MINUTOS_DO_DIA)
        expect(fim - inicio).toBeGreaterThanOrEqual(Math.min(PASSO_MINUTOS, 'duracao' in g ? g.duracao : PASSO_MINUTOS))
        expect(fim - inicio).toBeLessThanOrEqual(720)
        if (g.tipo === 'mover') expect(fim - inicio).toBe(g.origem.fim - g.origem.inicio)
      }),
    )
  })
})

describe('teclas', () => {
  const sexta = criarEixo('2026-11-20', SP)
  const alvo: Alvo = { coluna: 0, inicioMs: msDe(sexta, 490), fimMs: msDe(sexta, 530) }
  const apertar = (key: string, mais: Partial<Toque> = {}, eixos = [sexta, sexta], de = alvo) =>
    moverPorTecla(eixos, de, { key, shiftKey: false, ctrlKey: false, altKey: false, ...mais })
  const horas = (a: Alvo | null, eixo = sexta) =>
    a === null ? null : [a.coluna, horaDe(eixo, a.inicioMs), horaDe(eixo, a.fimMs)]

  it('as setas vão à próxima marca e levam a duração', () => {
    expect(horas(apertar('ArrowDown'))).toEqual([0, '08:15', '08:55'])
    expect(horas(apertar('ArrowUp'))).toEqual([0, '08:00', '08:40'])
  })

  it('Shift estica o fim, até um passo de duração', () => {
    expect(horas(apertar('ArrowDown', { shiftKey: true }))).toEqual([0, '08:10', '09:00'])
    const curta = { ...alvo, fimMs: alvo.inicioMs + 15 * MINUTO }
    expect(apertar('ArrowUp', { shiftKey: true }, [sexta], curta)).toBeNull()
  })

  it('Ctrl ou Alt com → troca de coluna à mesma hora; sem elas não é com a caixa', () => {
    expect(horas(apertar('ArrowRight', { ctrlKey: true }))).toEqual([1, '08:10', '08:50'])
    expect(horas(apertar('ArrowRight', { altKey: true }))).toEqual([1, '08:10', '08:50'])
    expect(apertar('ArrowRight')).toBeNull()
    expect(apertar('ArrowLeft', { ctrlKey: true })).toBeNull()
    expect(apertar('a')).toBeNull()
  })

  it('de um dia para outro a hora do relógio é a mesma, ainda que a zona mude de relógio no meio', () => {
    const [antes, depois] = [criarEixo('2018-11-03', SP), criarEixo('2018-11-04', SP)]
    const noSabado = { coluna: 0, inicioMs: msDe(antes, 600), fimMs: msDe(antes, 660) }
    const levado = apertar('ArrowRight', { ctrlKey: true }, [antes, depois], noSabado)
    expect(horas(levado, depois)).toEqual([1, '10:00', '11:00'])
    expect(levado!.inicioMs - noSabado.inicioMs).toBe(23 * 60 * MINUTO)
  })

  it('não sai do dia', () => {
    const cedo = { coluna: 0, inicioMs: sexta.inicioMs, fimMs: sexta.inicioMs + 30 * MINUTO }
    expect(apertar('ArrowUp', {}, [sexta], cedo)).toBeNull()
    const tarde = { coluna: 0, inicioMs: sexta.fimMs - 15 * MINUTO, fimMs: sexta.fimMs + 15 * MINUTO }
    expect(apertar('ArrowDown', {}, [sexta], tarde)).toBeNull()
  })
})

describe('horas desenhadas', () => {
  it('o dia comum, o que passa dele, ou as vinte e quatro', () => {
    expect(horasVisiveis([], false)).toEqual({ de: 7, ate: 19 })
    expect(horasVisiveis([{ inicio: 350, fim: 1_201 }], false)).toEqual({ de: 5, ate: 21 })
    expect(horasVisiveis([{ inicio: 500, fim: 600 }], true)).toEqual({ de: 0, ate: 24 })
  })
})
