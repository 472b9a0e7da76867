import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../teste/ambiente.ts'
import { abrir } from '../teste/atendimentos.ts'
import { contaBancaria, criarEmpresa, type Empresa } from '../teste/fabricas.ts'
import { comecarHistoria, PASSOS } from '../teste/somas/historia.ts'
import { semTrilha } from '../teste/trilha.ts'
import { emTransacao } from './infra/banco/index.ts'
import { conferirSomas, nomeDoMes, refazerSomas, somado, somadoPorMes, somarDiasMudados } from './infra/somas/index.ts'
import { SOMA_DOS_EXAMES } from './modules/atendimento/index.ts'
import { SOMAS } from './somas.ts'

let amb: Ambiente
let empresa: Empresa
let historia: Awaited<ReturnType<typeof comecarHistoria>>

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  historia = await comecarHistoria(amb, empresa)
})
afterAll(() => amb.fechar())

const TODOS_OS_DIAS = sql`array(select generate_series('2026-01-01'::date, '2027-12-31', '1 day')::date)`

// The last one cuts months at both ends and, within it, one more.
const PERIODOS = [
  [{}, []],
  [{ de: '2026-12-01', ate: '2027-01-31' }, []],
  [{ ate: '2027-01-05' }, ['2026-12-25']],
  [{ de: '2026-11-20', ate: '2027-02-03' }, ['2027-01-02']],
] as const

/** Days, or months that nothing cuts, on which what is read by month differs from what the rows add up to. */
async function mesesDiferentes({ cliente }: Pick<Empresa, 'cliente'>): Promise<string[]> {
  const achados = SOMAS.filter(({ porMes }) => porMes).flatMap((soma) =>
    PERIODOS.map(([periodo, cortes]) =>
      emTransacao(amb.dbApp, { papel: 'cliente', cliente }, async (tx) => {
        // What may be told: the month and, of one that is cut, on which side of each cut.
        const lados = sql`array(select l.dia >= c from unnest(${[...cortes]}::date[]) c order by c)`
        const agrupada = (fonte: RawBuilder<unknown>) => sql`
          select date_trunc('month', l.dia)::date as dia, ${lados} as lados, l.classe, l.grupo, l.tipo_despesa, l.parceiro, l.especialista,
            sum(l.quantidade) as quantidade, sum(l.entradas) as entradas, sum(l.saidas) as saidas from ${fonte} l group by 1, 2, 3, 4, 5, 6, 7`
        const { de = '2026-01-01', ate = '2027-12-31' } = { ...periodo } as { de?: string; ate?: string }
        const dias = sql`array(select generate_series(${de}::date, ${ate}::date, '1 day')::date)`
        const { rows } = await sql<{ dia: string }>`
          with lidas as (${agrupada(somadoPorMes(soma, cliente, periodo, sql`${[...cortes]}::date[]`))}),
            certas as (${agrupada(sql`(${soma.linhas(cliente, dias)})`)})
          (select dia from (select * from lidas except all select * from certas) a)
          union (select dia from (select * from certas except all select * from lidas) b)`.execute(tx)
        return rows.map(({ dia }) => `${nomeDoMes(soma)} ${dia}`)
      }),
    ),
  )
  return [...new Set((await Promise.all(achados)).flat())]
}

/** Days on which what is read differs from what the rows add up to. */
async function diasDiferentes({ cliente }: Pick<Empresa, 'cliente'>): Promise<string[]> {
  const achados = await Promise.all(
    SOMAS.map((soma) =>
      emTransacao(amb.dbApp, { papel: 'cliente', cliente }, async (tx) => {
        const { rows } = await sql<{ dia: string }>`
          with lidas as (select * from ${somado(soma, cliente, {})} l), certas as (select * from (${soma.linhas(cliente, TODOS_OS_DIAS)}) c)
          (select dia from (select * from lidas except all select * from certas) a)
          union (select dia from (select * from certas except all select * from lidas) b)`.execute(tx)
        return rows.map(({ dia }) => `${soma.nome} ${dia}`)
      }),
    ),
  )
  return achados.flat()
}

const diferentes = async (dela: Pick<Empresa, 'cliente'>) => [
  ...(await diasDiferentes(dela)),
  ...(await mesesDiferentes(dela)),
]

/** Facts whose legs in the ledger are not what they are worth, and entries that do not sum to zero. */
async function foraDoRazao({ cliente }: Pick<Empresa, 'cliente'>): Promise<unknown[]> {
  const { rows } = await sql`
    with devidas as (
      select t.codigo as documento, d.* from titulo t cross join lateral partidas_do_titulo(t.cliente, t.codigo) d where t.cliente = ${cliente}
      union all select p.codigo, d.* from pagamento p cross join lateral partidas_do_pagamento(p.cliente, p.codigo) d where p.cliente = ${cliente}
      union all select r.codigo, d.* from repasse r cross join lateral partidas_do_repasse(r.cliente, r.codigo) d where r.cliente = ${cliente}
      union all select x.codigo, d.* from transferencia x cross join lateral partidas_da_transferencia(x.cliente, x.codigo) d
        where x.cliente = ${cliente}),
    vivas as (
      select documento, parte, conta, regime, classe, grupo, tipo_despesa, parceiro, conta_financeira, dia, centavos from partida p
      where p.cliente = ${cliente} and p.origem <> 'ABERTURA' and p.estorna is null
        and not exists (select from partida e where e.cliente = p.cliente and e.estorna = p.codigo))
    (select documento, parte from (select * from devidas except all select * from vivas) a)
    union all (select documento, parte from (select * from vivas except all select * from devidas) b)
    union all (select lancamento, 'soma' from partida where cliente = ${cliente} group by lancamento having sum(centavos) <> 0)`.execute(
    amb.db,
  )
  return rows
}

const somar = () => somarDiasMudados(amb.dbApp, SOMAS)
const marcas = async ({ cliente } = empresa) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from dia_mudado where cliente = ${cliente}`.execute(amb.db)
  return rows[0]?.n
}

const passo = fc.record({
  tipo: fc.constantFrom(...PASSOS, 'somar' as const),
  a: fc.nat(200),
  b: fc.nat(200),
})

it('cada soma tem as suas linhas', async () => {
  for (const tipo of ['cobrar', 'cobrar', 'dever', 'pagar', 'repassar', 'examinar'] as const)
    await historia.viver({ tipo, a: 1, b: 1 })
  await somar()
  const { rows } = await sql<{
    soma: string
  }>`select distinct soma from soma_do_dia where cliente = ${empresa.cliente}`.execute(amb.db)
  const nomes = SOMAS.flatMap((soma) => (soma.porMes ? [soma.nome, nomeDoMes(soma)] : [soma.nome]))
  expect(rows.map(({ soma }) => soma).toSorted()).toEqual(nomes.toSorted())
})

describe('o que se lê é o que as linhas somam', () => {
  it('depois de qualquer história de cobrar, pagar, estornar, cancelar e mudar de mês, somada ou não', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 5, maxLength: 40 }), async (passos) => {
        for (const { tipo, a, b } of passos) await (tipo === 'somar' ? somar() : historia.viver({ tipo, a, b }))
        expect(await diferentes(empresa)).toEqual([])
        await somar()
        expect(await marcas()).toBe(0)
        expect(await diferentes(empresa)).toEqual([])
        expect(await foraDoRazao(empresa)).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  it('com cinquenta a escrever ao mesmo tempo, e dois processos a somar', async () => {
    const fim = new AbortController()
    const somadores = [0, 1].map(async () => {
      while (!fim.signal.aborted) await somar()
    })
    const escritores = Array.from({ length: 50 }, async (_, i) => {
      for (let vez = 0; vez < 6; vez++) {
        const tipo = PASSOS[(i + vez * 5) % PASSOS.length] as (typeof PASSOS)[number]
        // Few titles and few days: they are fought for.
        await historia.viver({ tipo, a: (i * 7 + vez) % 9, b: (i + vez * 11) % 30 })
      }
    })
    await Promise.all(escritores).finally(() => fim.abort())
    await Promise.all(somadores)
    expect(await foraDoRazao(empresa)).toEqual([])
    expect(await diferentes(empresa)).toEqual([])
    await somar()
    expect(await marcas()).toBe(0)
    expect(await diferentes(empresa)).toEqual([])
    expect(await conferirSomas(amb.dbApp, SOMAS, { error: () => undefined })).toEqual([])
  })

  it('um pagamento é lançado pelo que o título é, ainda que o título mude no mesmo instante', async () => {
    await somar()
    const { codigo } = await amb.db
      .insertInto('titulo')
      .values({
        cliente: empresa.cliente,
        numero: 99_001,
        natureza: 'RECEBER',
        estado: 'ABERTO',
        descricao: 'Título',
        contraparte: 'Alguém',
        competencia: '2026-03-10',
        emissao: '2026-03-10',
        vencimento: '2026-03-10',
        valor_centavos: 500,
        criado_em: '2026-03-01T12:00:00Z',
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const entreOsDois = Promise.withResolvers<void>()
    let pagamento: Promise<unknown> = Promise.resolve()
    await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, async (tx) => {
      await semTrilha(tx)
      await sql`update titulo set competencia = '2026-04-10', parceiro = ${empresa.parceiro} where cliente = ${empresa.cliente} and codigo = ${codigo}`.execute(
        tx,
      )
      pagamento = emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, async (outra) => {
        await semTrilha(outra)
        await sql`insert into pagamento (cliente, titulo, valor_centavos, taxa_centavos, metodo, pago_em, conta_financeira, criado_em)
          values (${empresa.cliente}, ${codigo}, 500, 9, 'PIX', '2026-03-11', ${contaBancaria(empresa.cliente)}, now())`.execute(
          outra,
        )
        await entreOsDois.promise
      })
      await new Promise((depois) => setTimeout(depois, 200))
    })
    // Added up between the two commits: the payment must know by then what its title is.
    await somar()
    entreOsDois.resolve()
    await pagamento
    await somar()
    expect(await diferentes(empresa)).toEqual([])
  })
})

it('quem muda um dia não espera por quem está mudando o mesmo dia', async () => {
  const primeiro = { tipo: 'cobrar', a: 1, b: 1 } as const
  await historia.viver(primeiro, async () => {
    await historia.viver({ ...primeiro, a: 25 })
    // What was not committed is in no sum, and is not lost by one that is made meanwhile.
    await somar()
  })
  expect(await diferentes(empresa)).toEqual([])
})

it('a empresa que não se deixa somar é dita, e não segura as outras', async () => {
  const outra = await criarEmpresa(amb)
  const historias = [
    [empresa, historia],
    [outra, await comecarHistoria(amb, outra)],
  ] as const
  // Each in turn, since nothing says which of the two comes first.
  for (const [ruim] of historias) {
    for (const [, dela] of historias) await dela.viver({ tipo: 'cobrar', a: 1, b: 1 })
    const quebradas = SOMAS.map((soma) => ({
      ...soma,
      linhas: (...[cliente, dias]: Parameters<typeof soma.linhas>) =>
        cliente === ruim.cliente ? sql`select 1 / 0` : soma.linhas(cliente, dias),
    }))
    const boa = ruim === outra ? empresa : outra
    await expect(somarDiasMudados(amb.dbApp, quebradas)).rejects.toThrow('dias que não foram somados')
    expect(await marcas(boa)).toBe(0)
    expect(await marcas(ruim)).toBeGreaterThan(0)
    await somar()
    expect(await marcas(ruim)).toBe(0)
    expect(await diferentes(ruim)).toEqual([])
  }
})

describe('conferência da noite', () => {
  it('uma soma que não é a das suas linhas é dita sem os seus valores, e corrigida', async () => {
    await somar()
    await sql`update soma_do_dia set entradas = entradas + 1 where (cliente, soma, dia, parte) in (
      select cliente, soma, dia, parte from soma_do_dia where cliente = ${empresa.cliente} and soma = 'CAIXA' limit 1)`.execute(
      amb.db,
    )
    await sql`delete from soma_do_dia where (cliente, soma, dia) in (
      select cliente, soma, dia from soma_do_dia where cliente = ${empresa.cliente} and soma = 'CLINICA' limit 1)`.execute(
      amb.db,
    )
    await sql`insert into soma_do_dia (cliente, soma, dia, parte, quantidade, entradas, saidas)
      values (${empresa.cliente}, 'REPASSE', '2026-02-28', 1, 1, 77, 0)`.execute(amb.db)
    expect((await diasDiferentes(empresa)).length).toBe(3)
    const error = vi.fn<(dados: unknown, texto: string) => void>()
    await conferirSomas(amb.dbApp, SOMAS, { error: error as never })
    const { cliente } = empresa
    expect(error.mock.calls).toEqual([
      [{ cliente, soma: 'CLINICA', dias: 1 }, 'soma diferente das suas linhas'],
      [{ cliente, soma: 'CAIXA', dias: 1 }, 'soma diferente das suas linhas'],
      [{ cliente, soma: 'REPASSE', dias: 1 }, 'soma diferente das suas linhas'],
    ])
    expect(await diferentes(empresa)).toEqual([])
    expect(await marcas()).toBe(0)
    expect(await conferirSomas(amb.dbApp, SOMAS, { error: error as never })).toEqual([])
  })

  it('um mês que não é o dos seus dias é dito, e corrigido; um que sobrou também', async () => {
    await somar()
    await sql`update soma_do_dia set saidas = saidas + 1 where (cliente, soma, dia, parte) in (
      select cliente, soma, dia, parte from soma_do_dia where cliente = ${empresa.cliente} and soma = 'RAZAO_MES' limit 1)`.execute(
      amb.db,
    )
    await sql`insert into soma_do_dia (cliente, soma, dia, parte, quantidade, entradas, saidas)
      values (${empresa.cliente}, 'LIQUIDADO_MES', '2026-02-01', 1, 1, 77, 0)`.execute(amb.db)
    expect((await diferentes(empresa)).length).toBe(2)
    const error = vi.fn<(dados: unknown, texto: string) => void>()
    await conferirSomas(amb.dbApp, SOMAS, { error: error as never })
    const { cliente } = empresa
    expect(error.mock.calls.map(([dados]) => dados)).toEqual([
      { cliente, soma: 'RAZAO', dias: 1 },
      { cliente, soma: 'LIQUIDADO', dias: 1 },
    ])
    expect(await diferentes(empresa)).toEqual([])
    expect(await marcas()).toBe(0)
  })

  it('o que foi carregado sem gatilhos é somado quando se pede', async () => {
    await sql`delete from soma_do_dia where cliente = ${empresa.cliente}`.execute(amb.db)
    expect((await diferentes(empresa)).length).toBeGreaterThan(0)
    await refazerSomas(amb.dbApp, empresa.cliente, SOMAS)
    expect(await diferentes(empresa)).toEqual([])
    expect(await marcas()).toBe(0)
  })
})

// A company of millions has seconds for a month of it, and row security keeps out of an index a condition that computes.
it('os exames de alguns dias são procurados, não escolhidos entre todos', async () => {
  const nova = await criarEmpresa(amb)
  const { cliente } = nova
  const { codigo } = await abrir(amb, nova)
  await sql`insert into atendimento (cliente, numero, origem, estado, animal, tutor, parceiro, especialista, modo_cobranca, total_centavos, realizado_em, criado_em)
    select cliente, 1000 + n, origem, 'AGUARDANDO_LAUDO', animal, tutor, parceiro, ${nova.especialista}::uuid, modo_cobranca, 0, now() - n * interval '1 day', criado_em
    from atendimento, generate_series(1, 3000) as n where codigo = ${codigo}`.execute(amb.db)
  await sql`analyze atendimento`.execute(amb.db)
  const plano = await emTransacao(amb.dbApp, { papel: 'cliente', cliente }, async (tx) => {
    const dias = SOMA_DOS_EXAMES.linhas(cliente, sql`array['2024-02-28', '2024-02-29']::date[]`)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${dias}`.execute(tx)
    return rows.map((linha) => linha['QUERY PLAN']).join('\n')
  })
  expect(plano).toMatch(/Index Cond: .*realizado_em >= /)
})
