import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  caminhoEntre,
  chaveDoTrecho,
  chegada,
  distanciaKm,
  explicarSugestao,
  foraDeAlcance,
  sugerirHorarios,
  viagemDe,
  vizinhosDe,
  type Candidato,
  type Compromisso,
  type Lugar,
  type PedidoDeSugestao,
} from './index.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const SP = { latitude: -23.5505, longitude: -46.6333 }
const RIO = { latitude: -22.9068, longitude: -43.1729 }
const lugar = (chave: string, ponto: Partial<Lugar> = {}): Lugar => ({
  chave,
  nome: chave,
  ...SP,
  aproximado: false,
  ...ponto,
})
const aoNorte = (chave: string, graus: number) => lugar(chave, { latitude: SP.latitude + graus })
const viagem = viagemDe(30)

describe('distância e tempo', () => {
  it('São Paulo a Rio em linha reta são 361 km', () => expect(distanciaKm(SP, RIO)).toBeCloseTo(360.7, 0))

  it('um grau de latitude são 111,2 km; a cidade a 30 km/h nos primeiros 8 km, a 50 no resto, e 5 min para estacionar', () => {
    const um = caminhoEntre(aoNorte('a', 0), aoNorte('b', 0.1), viagem)
    const minutos = Math.ceil((8 / 30 + (11.119492 * 1.3 - 8) / 50) * 60) + 5
    expect(um).toEqual({ minutos, km: 14.5, aproximado: false, corrigido: false })
  })

  const DE_VERDADE = {
    Pinheiros: [-23.5614, -46.702],
    Tatuapé: [-23.5403, -46.5767],
    'São Paulo': [-23.533, -46.639],
    Guarulhos: [-23.454, -46.533],
    Rio: [-22.913, -43.2],
    Niterói: [-22.883, -43.103],
    'Ribeirão Preto': [-21.17, -47.81],
    Sertãozinho: [-21.132, -47.987],
    Osasco: [-23.532, -46.792],
    Campinas: [-22.905, -47.066],
    Jundiaí: [-23.185, -46.897],
    Santos: [-23.953, -46.335],
  } as const
  const emLugar = (nome: keyof typeof DE_VERDADE): Lugar => {
    const [latitude, longitude] = DE_VERDADE[nome]
    return lugar(nome, { latitude, longitude })
  }

  it.each([
    ['Pinheiros', 'Tatuapé', 35, 50],
    ['São Paulo', 'Guarulhos', 30, 45],
    ['Rio', 'Niterói', 30, 45],
    ['Ribeirão Preto', 'Sertãozinho', 25, 30],
    ['Osasco', 'Campinas', 70, 85],
    ['São Paulo', 'Jundiaí', 55, 70],
    ['São Paulo', 'Santos', 70, 100],
    ['São Paulo', 'Campinas', 75, 95],
    ['São Paulo', 'Rio', 330, 360],
  ] as const)('%s a %s: de %d a %d min, como dizem os motoristas, com folga de 20 %%', (a, b, de, ate) => {
    const minutos = caminhoEntre(emLugar(a), emLugar(b), viagemDe())?.minutos ?? 0
    expect(minutos).toBeGreaterThanOrEqual(de * 0.8)
    expect(minutos).toBeLessThanOrEqual(ate * 1.2)
  })

  it('a velocidade do especialista vale na cidade, e só nela', () => {
    const rapido = caminhoEntre(emLugar('São Paulo'), emLugar('Campinas'), viagemDe(60))?.minutos ?? 0
    const lento = caminhoEntre(emLugar('São Paulo'), emLugar('Campinas'), viagemDe(10))?.minutos ?? 0
    expect(lento - rapido).toBe(8 * 6 - 8)
  })

  it('o que a empresa corrigiu vale nos dois sentidos, também sem mapa; e só para aqueles lugares', () => {
    const [a, b, semMapa] = [emLugar('Osasco'), emLugar('Campinas'), lugar('x', { latitude: null, longitude: null })]
    const correcoes = new Map([
      [chaveDoTrecho(a, b), 77],
      [chaveDoTrecho(semMapa, a), 12],
    ])
    const sabida = viagemDe(null, null, correcoes)
    expect(caminhoEntre(a, b, sabida)).toMatchObject({ minutos: 77, corrigido: true, km: expect.any(Number) })
    expect(caminhoEntre(b, a, sabida)?.minutos).toBe(77)
    expect(caminhoEntre(a, semMapa, sabida)).toEqual({ minutos: 12, km: null, aproximado: false, corrigido: true })
    expect(caminhoEntre(b, semMapa, sabida)).toBeNull()
    expect(caminhoEntre(a, a, sabida)?.minutos).toBe(0)
  })

  it('no mesmo lugar não se anda, mesmo sem saber onde ele fica', () => {
    const semMapa = lugar('a', { latitude: null, longitude: null })
    expect(caminhoEntre(semMapa, semMapa, viagem)).toEqual({ minutos: 0, km: 0, aproximado: false, corrigido: false })
  })

  it('o que não se sabe é nulo, nunca zero', () => {
    const semMapa = lugar('b', { latitude: null, longitude: null })
    expect(caminhoEntre(lugar('a'), semMapa, viagem)).toBeNull()
    expect(caminhoEntre(semMapa, lugar('a'), viagem)).toBeNull()
    const [c, d] = [lugar('c', { aproximado: true }), lugar('d', { aproximado: true })]
    expect(caminhoEntre(c, d, viagem)).toBeNull()
    expect(caminhoEntre(c, aoNorte('e', 0.1), viagem)?.aproximado).toBe(true)
    expect(caminhoEntre(lugar('f'), lugar('g'), viagem)?.minutos).toBe(5)
  })

  it('ida e volta são iguais, nada é negativo, e mais devagar demora mais', () => {
    const ponto = fc.record({
      latitude: fc.double({ min: -33, max: 5, noNaN: true }),
      longitude: fc.double({ min: -73, max: -35, noNaN: true }),
    })
    fc.assert(
      fc.property(ponto, ponto, fc.integer({ min: 5, max: 60 }), (a, b, kmh) => {
        const [de, para] = [lugar('de', a), lugar('para', b)]
        const ida = caminhoEntre(de, para, viagemDe(kmh))
        expect(caminhoEntre(para, de, viagemDe(kmh))?.minutos).toBeCloseTo(ida?.minutos ?? NaN, -1)
        expect(ida?.minutos).toBeGreaterThanOrEqual(5)
        expect(caminhoEntre(de, para, viagemDe(kmh * 2))?.minutos).toBeLessThanOrEqual(ida?.minutos ?? 0)
      }),
    )
  })

  it('a chegada diz a folga, e o que falta quando não dá tempo', () => {
    const as = (inicio: number, onde: Lugar): Compromisso => ({ inicio, fim: inicio + HORA, lugar: onde })
    const [a, b] = [as(0, aoNorte('a', 0)), aoNorte('b', 0.1)]
    expect(chegada(a, as(HORA + 40 * MINUTO, b), viagem)).toMatchObject({
      minutos: 29,
      folgaMinutos: 11,
      alcancavel: true,
    })
    const tarde = chegada(a, as(HORA + 20 * MINUTO, b), viagem)
    expect(tarde).toMatchObject({ folgaMinutos: -9, alcancavel: false })
    expect(foraDeAlcance.safeParse({ trechos: [{ sentido: 'ANTES', lugar: null, ...tarde }] }).success).toBe(true)
  })
})

const DIA = 24 * HORA
const base: Omit<PedidoDeSugestao, 'candidatos'> = {
  lugar: aoNorte('petvida', 0),
  duracao: 40 * MINUTO,
  ocupados: [],
  preferidas: null,
  urgente: false,
  agora: 0,
  maximo: 8,
}
const janelas = [
  { inicio: 11 * HORA, fim: 15 * HORA },
  { inicio: 16 * HORA, fim: 21 * HORA },
]
const ana = (compromissos: Compromisso[]): Candidato => ({ codigo: 'ana', viagem, dias: [{ janelas, compromissos }] })

describe('sugerir horário', () => {
  it('prefere encostar na visita da mesma clínica', () => {
    const visita = { inicio: 12 * HORA, fim: 13 * HORA, lugar: base.lugar }
    const [primeira] = sugerirHorarios({ ...base, candidatos: [ana([visita])] })
    expect(primeira).toMatchObject({ inicio: 13 * HORA, aMais: { minutos: 0, km: 0 } })
    expect(explicarSugestao(primeira ?? expect.fail('sem sugestão'), 'America/Sao_Paulo')).toBe(
      'sem deslocamento a mais, depois de petvida; encerra às 10:40',
    )
  })

  it('longe da anterior, começa quando dá para chegar e conta o que anda a mais', () => {
    const visita = { inicio: 12 * HORA, fim: 13 * HORA, lugar: aoNorte('longe', 0.1) }
    const manha = [{ inicio: 12 * HORA, fim: 15 * HORA }]
    const candidato = { codigo: 'ana', viagem, dias: [{ janelas: manha, compromissos: [visita] }] }
    const [primeira] = sugerirHorarios({ ...base, candidatos: [candidato] })
    expect(primeira).toMatchObject({ inicio: 13 * HORA + 30 * MINUTO, aMais: { minutos: 29, km: 14.5 } })
    expect(explicarSugestao(primeira ?? expect.fail('sem sugestão'), 'America/Sao_Paulo')).toMatch(
      /^29 min a mais de deslocamento, depois de longe; (deixa \d+ min parados; )?encerra às \d\d:\d\d$/,
    )
  })

  it('urgente aceita andar mais para ser antes; rotina não', () => {
    const dia = (n: number, compromissos: Compromisso[]) => ({
      janelas: janelas.map(({ inicio, fim }) => ({ inicio: inicio + n * DIA, fim: fim + n * DIA })),
      compromissos,
    })
    const hoje = { inicio: 12 * HORA, fim: 13 * HORA, lugar: aoNorte('longe', 0.1) }
    const amanha = { inicio: DIA + 12 * HORA, fim: DIA + 13 * HORA, lugar: base.lugar }
    const candidatos = [{ codigo: 'ana', viagem, dias: [dia(0, [hoje]), dia(1, [amanha])] }]
    const quando = (urgente: boolean) => sugerirHorarios({ ...base, urgente, candidatos })[0]?.inicio ?? 0
    expect(quando(true)).toBeLessThan(DIA)
    expect(quando(false)).toBeGreaterThan(DIA)
  })

  it('sem endereço no mapa não inventa minutos, e deixa uma margem', () => {
    const visita = { inicio: 11 * HORA, fim: 13 * HORA, lugar: lugar('nada', { latitude: null, longitude: null }) }
    const [primeira] = sugerirHorarios({
      ...base,
      candidatos: [ana([visita])],
      ocupados: [{ inicio: 16 * HORA, fim: 21 * HORA }],
    })
    expect(primeira).toMatchObject({ inicio: 13 * HORA + 30 * MINUTO, aMais: null })
  })

  it('sabendo de onde sai, a primeira do dia conta o caminho até ela, e a última a volta', () => {
    const casa = aoNorte('casa', 0.1)
    const de = (volta: boolean, compromissos: Compromisso[]) =>
      sugerirHorarios({
        ...base,
        candidatos: [
          { codigo: 'ana', viagem: viagemDe(30, { lugar: casa, volta }), dias: [{ janelas, compromissos }] },
        ],
      })
    const [sozinha] = de(false, [])
    expect(sozinha).toMatchObject({ aMais: { minutos: 29, km: 14.5 } })
    expect(explicarSugestao(sozinha ?? expect.fail('sem sugestão'), 'America/Sao_Paulo')).toMatch(
      /^29 min a mais de deslocamento, única visita do dia; /,
    )
    expect(de(true, [])[0]).toMatchObject({ aMais: { minutos: 58 } })
    // On the way to a clinic beyond it, it adds no more than a stop.
    const alem = { inicio: 19 * HORA, fim: 20 * HORA, lugar: aoNorte('além', -0.1) }
    expect(de(false, [alem]).find(({ depois }) => depois !== null)?.aMais?.minutos).toBeLessThan(16)
    expect(ana([])).toMatchObject({ viagem: { partida: null } })
  })

  const inteiro = (min: number, max: number) => fc.integer({ min, max })
  const faixas = (quantas: number) =>
    fc
      .array(fc.tuple(inteiro(0, 3 * 24 * 12), inteiro(1, 30)), { maxLength: quantas })
      .map((pares) => pares.map(([a, b]) => ({ inicio: a * 5 * MINUTO, fim: (a + b) * 5 * MINUTO })))
  const lugares = fc
    .tuple(inteiro(0, 5), fc.boolean())
    .map(([n, sabe]) => (sabe ? aoNorte(`l${n}`, n / 50) : lugar(`x${n}`, { latitude: null, longitude: null })))
  /** Appointments of three days that do not overlap, by day. */
  const dias = fc.array(fc.tuple(inteiro(0, 60), inteiro(5, 90), lugares), { maxLength: 12 }).map((passos) => {
    let fim = 10 * HORA
    const todos = passos.map(([folga, dura, onde]) => {
      const inicio = fim + folga * MINUTO
      fim = inicio + dura * MINUTO
      return { inicio, fim, lugar: onde }
    })
    return [0, 1, 2].map((n) => ({
      janelas: janelas.map(({ inicio, fim: ate }) => ({ inicio: inicio + n * DIA, fim: ate + n * DIA })),
      compromissos: todos.filter(({ inicio }) => Math.floor(inicio / DIA) === n),
    }))
  })
  const pedidos = fc.record({
    candidatos: fc.array(dias, { maxLength: 3 }).map((lista) =>
      lista.map((seus, i) => {
        const partida = i === 0 ? null : { lugar: aoNorte('casa', i / 20), volta: i === 2 }
        return { codigo: `e${i}`, viagem: viagemDe(30, partida), dias: seus }
      }),
    ),
    lugar: lugares,
    duracao: inteiro(1, 18).map((n) => n * 5 * MINUTO),
    ocupados: faixas(4),
    preferidas: fc.option(faixas(6)),
    urgente: fc.boolean(),
    agora: inteiro(0, 40).map((n) => n * HORA),
    maximo: inteiro(1, 20),
  })
  const dentro = (lista: readonly { inicio: number; fim: number }[], instante: number) =>
    lista.some(({ inicio, fim }) => inicio <= instante && instante < fim)

  it('nunca ocupa o que já tem dono, sempre dentro do que se pediu, com tempo de chegar e de sair', () => {
    fc.assert(
      fc.property(pedidos, (pedido) => {
        for (const { codigo, inicio, fim } of sugerirHorarios(pedido)) {
          const seus = pedido.candidatos.find((c) => c.codigo === codigo)?.dias ?? []
          const compromissos = seus.flatMap((dia) => dia.compromissos)
          expect(fim - inicio).toBe(pedido.duracao)
          expect(inicio).toBeGreaterThanOrEqual(pedido.agora)
          expect([...compromissos, ...pedido.ocupados].some((c) => c.inicio < fim && inicio < c.fim)).toBe(false)
          for (let t = inicio; t < fim; t += 5 * MINUTO) {
            expect(
              dentro(
                seus.flatMap((dia) => dia.janelas),
                t,
              ),
            ).toBe(true)
            expect(pedido.preferidas === null || dentro(pedido.preferidas, t)).toBe(true)
          }
          const visita = { inicio, fim, lugar: pedido.lugar }
          const doDia = seus.find((dia) => dentro(dia.janelas, inicio))?.compromissos ?? []
          // Only the neighbours: two others may stand too near one another without it.
          const { antes, depois } = vizinhosDe(doDia, visita)
          expect(antes && chegada(antes, visita, viagem)?.alcancavel).not.toBe(false)
          expect(depois && chegada(visita, depois, viagem)?.alcancavel).not.toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('vêm da melhor para a pior, no máximo quantas se pede, e sempre as mesmas', () => {
    fc.assert(
      fc.property(pedidos, (pedido) => {
        const sugestoes = sugerirHorarios(pedido)
        const notas = sugestoes.map(({ nota }) => nota)
        expect(notas).toEqual(notas.toSorted((a, b) => a - b))
        expect(sugestoes.length).toBeLessThanOrEqual(pedido.maximo)
        expect(sugerirHorarios({ ...pedido, candidatos: pedido.candidatos.toReversed() })).toEqual(sugestoes)
      }),
    )
  })

  it('havendo um buraco onde cabe com folga, alguma sugestão há', () => {
    fc.assert(
      fc.property(dias, lugares, (seus, onde) => {
        const livre = { janelas: [{ inicio: 5 * DIA, fim: 5 * DIA + 2 * HORA }], compromissos: [] }
        const candidatos = [{ codigo: 'a', viagem, dias: [...seus, livre] }]
        expect(sugerirHorarios({ ...base, lugar: onde, candidatos }).length).toBeGreaterThan(0)
      }),
    )
  })
})
