import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { normalizarCnpj } from '@vetlume/dominio/formatos'
import { PRODUTO } from '@vetlume/dominio/produto'
import { semearBase } from './base.ts'
import { abrirBancoProprio, type BancoProprio } from './teste/banco-proprio.ts'

const TABELAS = [
  'cidade',
  'especie',
  'raca',
  'plano_saude',
  'plano',
  'grupo_despesa',
  'tipo_despesa',
  'horario_atendimento',
  'cliente',
] as const

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
  expect(rows.find(({ especie }) => especie === 'Canina')?.racas).toBeGreaterThanOrEqual(40)
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

it('cada linha de despesa do DRE tem tipos, e a semana tem horários', async () => {
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
    .select('deslocamento_centavos')
    .where('ibge', '=', 3550308)
    .executeTakeFirst()
  expect(capital).toEqual({ deslocamento_centavos: 5_000 })
})
