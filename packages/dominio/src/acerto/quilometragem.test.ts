import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Lugar, Partida } from '../deslocamento/index.ts'
import { deslocamentoDoDia, somarKm, type ReembolsoDoKm } from './index.ts'

const DIA = '2026-11-20'
const lugar = (chave: string, latitude: number | null, mudanca: Partial<Lugar> = {}): Lugar => ({
  chave,
  nome: chave,
  latitude,
  longitude: latitude === null ? null : -46.6333,
  aproximado: false,
  ...mudanca,
})
const CASA = lugar('Casa', -23.55)
const daCasa = (volta: boolean): Partida => ({ lugar: CASA, volta })
const A = lugar('Clínica A', -23.6)
const B = lugar('Clínica B', -23.7)
const SEM_MAPA = lugar('Clínica C', null)
const reembolso = (mudanca: Partial<ReembolsoDoKm> = {}): ReembolsoDoKm => ({
  kmCentavos: 180,
  franquiaKm: null,
  partida: daCasa(true),
  ...mudanca,
})
const semEspacoFixo = (linhas: readonly string[]) => linhas.map((linha) => linha.replaceAll(/\s/g, ' '))

describe('o caminho do dia', () => {
  it('da saída à volta, trecho por trecho, arredondado uma vez', () => {
    const { km, centavos, linhas } = deslocamentoDoDia(DIA, [A, B], reembolso())
    expect({ km, centavos }).toEqual({ km: 43.1, centavos: 7_758 })
    expect(semEspacoFixo(linhas)).toEqual([
      'De Casa a Clínica A: 7,2 km.',
      'De Clínica A a Clínica B: 14,5 km.',
      'Volta de Clínica B a Casa: 21,4 km.',
      'Ao todo 43,1 km. A R$ 1,80 por km: R$ 77,58.',
    ])
  })

  it('a volta só conta quando o cadastro a conta, e a linha o diz', () => {
    const { km, linhas } = deslocamentoDoDia(DIA, [A, B], reembolso({ partida: daCasa(false) }))
    expect(km).toBe(21.7)
    expect(linhas).toContain('A volta não conta, como diz o cadastro.')
    expect(linhas.join(' ')).not.toContain('Volta de')
  })

  it('a franquia sai uma vez de cada dia, e nunca passa dele', () => {
    const { km, centavos, linhas } = deslocamentoDoDia(DIA, [A, B], reembolso({ franquiaKm: 40 }))
    expect({ km, centavos }).toEqual({ km: 43.1, centavos: 558 })
    expect(semEspacoFixo(linhas).at(-1)).toBe(
      'Ao todo 43,1 km, menos 40 km de franquia: 3,1 km. A R$ 1,80 por km: R$ 5,58.',
    )
    expect(deslocamentoDoDia(DIA, [A, B], reembolso({ franquiaKm: 44 })).centavos).toBe(0)
  })

  it('meio centavo sobe', () => {
    const { km, centavos } = deslocamentoDoDia(DIA, [B, A], reembolso({ kmCentavos: 5, partida: daCasa(false) }))
    expect({ km, centavos }).toEqual({ km: 35.9, centavos: 180 })
  })

  it('sem saber de onde sai, ou sem posição no mapa, nada se inventa e a linha diz por quê', () => {
    const semPartida = deslocamentoDoDia(DIA, [A, B], reembolso({ partida: null }))
    expect(semPartida).toMatchObject({ km: 14.5, centavos: 2_610 })
    expect(semPartida.linhas[0]).toBe('Até Clínica A: não conta, porque o cadastro não diz de onde sai.')
    const semMapa = deslocamentoDoDia(DIA, [A, SEM_MAPA, B], reembolso())
    expect(semMapa.km).toBe(28.6)
    expect(semMapa.linhas.filter((linha) => linha.includes('sem posição no mapa (Clínica C)'))).toHaveLength(2)
    const seMudou = lugar('Clínica D', -23.8, { aproximado: true })
    const vizinha = lugar('Clínica E', -23.8, { aproximado: true })
    const linhas = deslocamentoDoDia(DIA, [seMudou, vizinha], reembolso()).linhas.join(' ')
    expect(linhas).toContain('De Clínica D a Clínica E: não conta, dos dois lugares só se sabe o município')
    expect(linhas).toContain('De Casa a Clínica D: 34,2 km, pelo centro do município.')
  })

  it('duas visitas no mesmo lugar são um lugar só', () => {
    expect(deslocamentoDoDia(DIA, [A, A, B], reembolso())).toEqual(deslocamentoDoDia(DIA, [A, B], reembolso()))
  })
})

describe('sempre', () => {
  const umLugar = fc
    .record({
      chave: fc.constantFrom(...'abcdefgh'),
      latitude: fc.option(fc.double({ min: -24.5, max: -22.5, noNaN: true }), { freq: 5 }),
      longitude: fc.double({ min: -47.5, max: -45.5, noNaN: true }),
      aproximado: fc.boolean(),
    })
    .map(({ latitude, longitude, ...resto }): Lugar => ({
      ...resto,
      nome: `Lugar ${resto.chave}`,
      latitude,
      longitude: latitude === null ? null : longitude,
    }))
  const umaPartida = fc.option(
    fc.record({ lugar: umLugar.map((um) => ({ ...um, chave: 'saida', nome: 'Saída' })), volta: fc.boolean() }),
  )
  const umDia = fc.record({
    lugares: fc.array(umLugar, { minLength: 1, maxLength: 12 }),
    kmCentavos: fc.integer({ min: 1, max: 100_000 }),
    franquiaKm: fc.option(fc.integer({ min: 1, max: 300 })),
    partida: umaPartida,
  })
  const kmDa = (linha: string) => Number((/: ([\d.,]+)\skm/.exec(linha)?.[1] ?? '0').replace('.', '').replace(',', '.'))

  it('os trechos escritos somam os km do dia, e os km pagos fazem o valor, ao centavo', () => {
    fc.assert(
      fc.property(umDia, ({ lugares, ...regra }) => {
        const { km, centavos, linhas } = deslocamentoDoDia(DIA, lugares, regra)
        const trechos = linhas.slice(0, -1)
        expect(somarKm(trechos.map((linha) => ({ km: kmDa(linha) })))).toBe(km)
        const decimos = Math.max(0, Math.round(km * 10) - (regra.franquiaKm ?? 0) * 10)
        const exato = decimos * regra.kmCentavos
        expect(Number.isSafeInteger(centavos)).toBe(true)
        // Half a centavo away at most, and a whole half goes up.
        expect(centavos * 10 - exato).toBeGreaterThan(-5)
        expect(centavos * 10 - exato).toBeLessThanOrEqual(5)
        for (const linha of trechos) expect(linha).toMatch(/\skm(, pelo centro do município)?\.$|não conta/)
      }),
    )
  })

  it('um lugar que some do mapa nunca aumenta o que se paga, e a franquia também não', () => {
    fc.assert(
      fc.property(umDia, fc.nat(11), ({ lugares, ...regra }, qual) => {
        const { centavos } = deslocamentoDoDia(DIA, lugares, regra)
        const perdido = lugares[qual % lugares.length]?.chave
        const semEle = lugares.map((um) => (um.chave === perdido ? { ...um, latitude: null, longitude: null } : um))
        expect(deslocamentoDoDia(DIA, semEle, regra).centavos).toBeLessThanOrEqual(centavos)
        expect(deslocamentoDoDia(DIA, lugares, { ...regra, franquiaKm: null }).centavos).toBeGreaterThanOrEqual(
          centavos,
        )
      }),
    )
  })

  it('ir e voltar pela ordem contrária é o mesmo caminho', () => {
    fc.assert(
      fc.property(umDia, fc.boolean(), ({ lugares, partida, ...regra }, semPartida) => {
        const fechado = { ...regra, partida: semPartida || partida === null ? null : { ...partida, volta: true } }
        expect(deslocamentoDoDia(DIA, lugares.toReversed(), fechado).km).toBe(
          deslocamentoDoDia(DIA, lugares, fechado).km,
        )
      }),
    )
  })
})
