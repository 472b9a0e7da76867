import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { mais, pedidoDeTeste, TERCA_AS_9 } from '../../../teste/agenda/agenda.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { instrucoesDa } from '../../../teste/instrucoes.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const DIA = { de: '2026-11-24', ate: '2026-11-24' }

/** What each does, in the order in which it is sent. */
const emResumo = (textos: readonly string[]) =>
  textos.map((texto) => {
    const [, verbo = '', tabela = ''] =
      /^(begin|commit|insert|update|delete|select)(?:.*?\b(?:into|from|update) "?(\w+))?/.exec(
        texto.replace(/^\/\*.*?\*\/ /, '').replace(/^update /, 'update update '),
      ) ?? []
    return verbo === 'begin' || verbo === 'commit' ? verbo : `${verbo} ${tabela}`
  })

describe('o que cada pedido manda ao banco', () => {
  it('o dia da agenda lê o que está marcado e se o calendário guardado ainda vale, e só depois de uma mudança', async () => {
    const ver = () => empresa.como.CLIENTE('GET /agendamento/periodo', DIA)
    await ver()
    await empresa.como.CLIENTE('POST /agendamento', await pedidoDeTeste(amb, empresa))
    const depoisDaMudanca = await instrucoesDa(empresa.cliente, ver)
    // With the mode of its plan: begin, trail, version, version, mode, day, commit.
    expect(depoisDaMudanca).toHaveLength(7)
    expect(depoisDaMudanca.filter((texto) => texto.includes('from agendamento g'))).toHaveLength(1)
    expect(emResumo(await instrucoesDa(empresa.cliente, ver))).toEqual([
      'begin',
      'select auditoria_cadeia',
      'select calendario_versao',
      'commit',
    ])
  })

  const marcar = async (inicio: string) => {
    const pedido = await pedidoDeTeste(amb, empresa, { inicio })
    return () => empresa.como.CLIENTE('POST /agendamento', pedido)
  }
  const esperando = async () => {
    const { rows } = await sql<{ alguem: boolean }>`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as alguem`.execute(amb.db)
    return rows[0]?.alguem
  }
  const ocupacoes = (textos: readonly string[]) => textos.filter((texto) => texto.includes("'ESPECIALISTA' as por"))

  it('marcar são treze instruções e um modo de plano, e a trilha sai com o commit, sem ler de volta o que se escreveu', async () => {
    await (
      await marcar(mais(TERCA_AS_9, 60))
    )()
    // What the first one left to be done, a letter among it, is not of the second.
    await amb.tarefas.esvaziar()
    const textos = await instrucoesDa(empresa.cliente, await marcar(mais(TERCA_AS_9, 120)))
    const resumo = emResumo(textos)
    expect(resumo.slice(-3, -2)).toEqual(['update idempotencia'])
    expect(textos.at(-2)).toMatch(/insert into evento .* insert into auditoria /)
    expect(textos.filter((texto) => /insert into "?agendamento/.test(texto))).toHaveLength(1)
    expect(textos).toHaveLength(14)
    // Whether the clinic has a limit is one of them: only then is anything else of it asked.
    expect(textos.filter((texto) => texto.includes('limite_credito_centavos'))).toHaveLength(1)
    // The specialist's row is held before what is written, and what occupies the time is looked at once, under it.
    const travas = textos.findIndex((texto) => texto.includes('for no key update skip locked'))
    expect(textos[travas]).toContain('"especialista"')
    expect(textos.findIndex((texto) => texto.includes("'ESPECIALISTA' as por"))).toBeGreaterThan(travas)
    expect(ocupacoes(textos)).toHaveLength(1)
  })

  it('com o especialista preso por outro, olha sem trava: o que já está ocupado não espera, o livre espera e olha de novo', async () => {
    const solto = Promise.withResolvers<void>()
    const preso = Promise.withResolvers<void>()
    const outro = amb.db.transaction().execute(async (tx) => {
      await sql`select from especialista where cliente = ${empresa.cliente} and codigo = ${empresa.especialista} for no key update`.execute(
        tx,
      )
      preso.resolve()
      await solto.promise
    })
    await preso.promise
    // Whatever fails here, nobody is left waiting for the row.
    onTestFinished(async () => {
      solto.resolve()
      await outro
    })
    const tarde = await (await marcar(mais(TERCA_AS_9, 120)))()
    expect(tarde).toMatchObject({ status: 409, corpo: { codigo: 'HORARIO_OCUPADO' } })
    const marca = await marcar(mais(TERCA_AS_9, 180))
    const respostas: unknown[] = []
    const textos = await instrucoesDa(empresa.cliente, async () => {
      const marcado = marca()
      await expect.poll(esperando).toBe(true)
      solto.resolve()
      respostas.push(await marcado)
    })
    expect(respostas).toMatchObject([{ status: 201 }])
    const esperou = textos.findIndex((texto) => texto.includes('for no key update') && !texto.includes('skip locked'))
    expect(esperou).toBeGreaterThan(0)
    expect(ocupacoes(textos.slice(0, esperou))).toHaveLength(1)
    expect(ocupacoes(textos.slice(esperou))).toHaveLength(1)
  })
})
