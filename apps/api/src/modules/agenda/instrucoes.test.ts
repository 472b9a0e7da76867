import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('marcar são dezesseis instruções e um modo de plano, e a trilha sai com o commit, sem ler de volta o que se escreveu', async () => {
    const marcar = async (inicio: string) => {
      const pedido = await pedidoDeTeste(amb, empresa, { inicio })
      return () => empresa.como.CLIENTE('POST /agendamento', pedido)
    }
    await (
      await marcar(mais(TERCA_AS_9, 60))
    )()
    const textos = await instrucoesDa(empresa.cliente, await marcar(mais(TERCA_AS_9, 120)))
    const resumo = emResumo(textos)
    expect(resumo.slice(-4)).toEqual(['update idempotencia', 'insert evento', 'insert auditoria', 'commit'])
    expect(textos).toHaveLength(17)
    // The specialist's row is held before what is written, and what occupies the time is looked at again under it.
    const travas = textos.findIndex((texto) => texto.includes('for no key update'))
    expect(textos[travas]).toContain('"especialista"')
    expect(textos.findLastIndex((texto) => texto.includes("'ESPECIALISTA' as por"))).toBeGreaterThan(travas)
  })
})
