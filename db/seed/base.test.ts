import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caminhoEntre, viagemDe } from '@vetlume/dominio/deslocamento'
import { normalizarCnpj } from '@vetlume/dominio/formatos'
import { PRODUTO } from '@vetlume/dominio/produto'
import { semearBase } from './base.ts'
import { abrirBancoProprio, type BancoProprio } from '../teste/banco-proprio.ts'

const TABELAS = [
  'cidade',
  'especie',
  'raca',
  'plano_saude',
  'plano',
  'grupo_despesa',
  'tipo_despesa',
  'horario_atendimento',
  'feriado',
  'cliente',
] as const

/** By their codes of IBGE. */
const CAPITAIS = [
  1100205, 1200401, 1302603, 1400100, 1501402, 1600303, 1721000, 2111300, 2211001, 2304400, 2408102, 2507507, 2611606,
  2704302, 2800308, 2927408, 3106200, 3205309, 3304557, 3550308, 4106902, 4205407, 4314902, 5002704, 5103403, 5208707,
  5300108,
]

let banco: BancoProprio

async function contagens(): Promise<Record<string, number>> {
  const pares = await Promise.all(
    TABELAS.map(async (tabela) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(tabela)}`.execute(banco.db)
      return [tabela, rows[0]?.n ?? 0] as const
    }),
  )
  return Object.fromEntries(pares)
}

beforeAll(async () => {
  banco = await abrirBancoProprio()
  // Two processes that start at the same time.
  await Promise.all([semearBase(banco.urlApp), semearBase(banco.urlApp)])
})
afterAll(() => banco.fechar())

describe('municípios', () => {
  it('são os 5.571 do IBGE, com o mais novo', async () => {
    expect((await contagens())['cidade']).toBe(5_571)
    const nova = await banco.db
      .selectFrom('cidade')
      .select(['nome', 'uf', 'fuso'])
      .where('ibge', '=', 5101837)
      .executeTakeFirst()
    expect(nova).toEqual({ nome: 'Boa Esperança do Norte', uf: 'MT', fuso: 'America/Cuiaba' })
  })

  it('todos têm lugar no mapa, no seu estado', async () => {
    const { rows } = await sql<{ uf: string; n: number; norte: number; leste: number }>`
      select uf, count(latitude) as n, max(latitude) as norte, max(longitude) as leste from cidade group by uf`.execute(
      banco.db,
    )
    expect(rows.reduce((soma, { n }) => soma + n, 0)).toBe(5_571)
    expect(rows.find(({ uf }) => uf === 'RS')?.norte).toBeLessThan(-27)
    expect(rows.find(({ uf }) => uf === 'AC')?.leste).toBeLessThan(-66)
    const capital = await banco.db
      .selectFrom('cidade')
      .select(['latitude', 'longitude'])
      .where('ibge', '=', 3550308)
      .executeTakeFirst()
    expect(capital?.latitude).toBeCloseTo(-23.53, 1)
    expect(capital?.longitude).toBeCloseTo(-46.63, 1)
  })

  it('as ruas das 27 capitais são de metrópole', async () => {
    const sedes = await banco.db
      .selectFrom('cidade')
      .select(['nome', 'latitude', 'longitude'])
      .where('ibge', 'in', CAPITAIS)
      .execute()
    expect(sedes).toHaveLength(27)
    // Four kilometres and a half to the north: 22 km/h in a metropolis, 40 out of one.
    const minutosDe = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) => {
      const sede = { chave: 'sede', nome: null, latitude, longitude, aproximado: false }
      const aoNorte = { ...sede, chave: 'norte', latitude: (latitude ?? 0) + 0.04 }
      return caminhoEntre(sede, aoNorte, viagemDe())?.minutos ?? 0
    }
    expect(sedes.filter((sede) => minutosDe(sede) < 20).map(({ nome }) => nome)).toEqual([])
    expect(minutosDe({ latitude: -13, longitude: -54 })).toBeLessThan(20)
  })

  it.each([
    [2605459, 'America/Noronha', '-02:00'],
    [3550308, 'America/Sao_Paulo', '-03:00'],
    [1302603, 'America/Manaus', '-04:00'],
    [1304062, 'America/Eirunepe', '-05:00'],
    [1200401, 'America/Rio_Branco', '-05:00'],
  ])('o de código %i está em %s', async (ibge, fuso, deslocamento) => {
    const cidade = await banco.db.selectFrom('cidade').select('fuso').where('ibge', '=', ibge).executeTakeFirst()
    expect(cidade).toEqual({ fuso })
    expect(Temporal.Instant.from('2026-11-20T12:00:00Z').toZonedDateTimeISO(fuso).offset).toBe(deslocamento)
  })
})

it('toda espécie tem SRD, e as raças não se repetem', async () => {
  const { rows } = await sql<{ especie: string; srd: number; racas: number }>`
    select e.nome as especie, count(*) filter (where r.nome = 'SRD') as srd, count(*) as racas
    from especie e join raca r on r.especie = e.codigo group by e.nome`.execute(banco.db)
  expect(rows.map(({ especie }) => especie).toSorted((a, b) => a.localeCompare(b))).toEqual(
    ['Aves', 'Canina', 'Equina', 'Felina', 'Lagomorfos', 'Outros', 'Répteis', 'Roedores'].toSorted((a, b) =>
      a.localeCompare(b),
    ),
  )
  expect(rows.filter(({ srd }) => srd !== 1)).toEqual([])
  const racas = Object.fromEntries(rows.map(({ especie, racas: quantas }) => [especie, quantas]))
  for (const [especie, minimo] of Object.entries({ Canina: 250, Felina: 60, Equina: 30, Aves: 40, Lagomorfos: 20 }))
    expect(racas[especie], especie).toBeGreaterThan(minimo)
})

it.each([
  ['great dane', 'Dogue Alemão'],
  ['salsicha', 'Dachshund'],
  ['thoroughbred', 'Puro-Sangue Inglês'],
  ['persian', 'Persa'],
])('a raça é achada também pelo nome internacional ou popular: %s', async (termo, nome) => {
  const { rows } = await sql<{ nome: string }>`
    select nome from raca where busca like all ((select padroes_de_busca(${termo}))::text[])`.execute(banco.db)
  expect(rows.map((raca) => raca.nome)).toContain(nome)
})

it('a operadora é uma só, com o nome do produto e CNPJ válido', async () => {
  const operadoras = await banco.db
    .selectFrom('cliente')
    .select(['nome_fantasia', 'documento'])
    .where('operadora', '=', true)
    .execute()
  expect(operadoras).toHaveLength(1)
  expect(operadoras[0]?.nome_fantasia).toBe(PRODUTO.nome)
  expect(normalizarCnpj(operadoras[0]?.documento ?? '')).toBe(operadoras[0]?.documento)
})

it('cada linha de despesa da DRE tem tipos, e a semana tem horários', async () => {
  const { rows } = await sql<{ linha: string }>`
    select distinct g.linha_dre as linha from grupo_despesa g join tipo_despesa t on t.grupo = g.codigo order by 1`.execute(
    banco.db,
  )
  expect(rows.map(({ linha }) => linha)).toEqual([
    'CUSTOS_SERVICOS',
    'DEDUCOES',
    'DEPRECIACAO',
    'DESPESAS_OPERACIONAIS',
    'IMPOSTO_RENDA',
    'RESULTADO_FINANCEIRO',
  ])
  const dias = await banco.db.selectFrom('horario_atendimento').select('dia_semana').distinct().execute()
  expect(dias).toHaveLength(7)
})

it('semear de novo não desfaz o que a administração mudou nem repete nada', async () => {
  await sql`delete from raca where nome = 'Whippet'`.execute(banco.db)
  await sql`update plano set nome = 'Inicial', mensal_centavos = 9900 where nome = 'Essencial'`.execute(banco.db)
  await sql`update cidade set deslocamento_centavos = 5000 where ibge = 3550308`.execute(banco.db)
  await sql`delete from cidade where ibge = 5101837`.execute(banco.db)
  // A database from before municipalities had a place, and one that somebody corrected.
  await sql`update cidade set latitude = null, longitude = null where uf = 'MG'`.execute(banco.db)
  await sql`update cidade set latitude = -20, longitude = -44 where ibge = 3550308`.execute(banco.db)
  const antes = await contagens()
  await semearBase(banco.urlApp)
  // Municipalities are not the administration's to remove: only they come back.
  expect(await contagens()).toEqual({ ...antes, cidade: 5_571 })
  const planos = await banco.db
    .selectFrom('plano')
    .select('nome')
    .where('nome', 'in', ['Inicial', 'Essencial'])
    .execute()
  expect(planos).toEqual([{ nome: 'Inicial' }])
  const capital = await banco.db
    .selectFrom('cidade')
    .select(['deslocamento_centavos', 'latitude'])
    .where('ibge', '=', 3550308)
    .executeTakeFirst()
  expect(capital).toEqual({ deslocamento_centavos: 5_000, latitude: -20 })
  const semLugar = await banco.db.selectFrom('cidade').select('nome').where('latitude', 'is', null).execute()
  expect(semLugar).toEqual([])
})
