import { SITUACOES_DO_LAUDO } from '@vetlume/dominio/laudo'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { ROTINAS } from '../src/assinantes.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { concluido } from './atendimentos.ts'
import { tomarBancoDaSuite, type BancoDaSuite } from './banco-da-suite.ts'
import type { Cenario } from './matriz/index.ts'
import { montarCenario } from './matriz/montar-cenario.ts'
import { gravar, type Gravada } from './planos/gravador.ts'
import { pedirTudo } from './planos/pedidos.ts'
import { lerPlanos, paginasDe, type Lida } from './planos/virada.ts'
import { lembrarHistoria } from './planos/volume.ts'

// Of each kind, in a company: more than two hundred thousand rows with all of them.
const VOLUME = 20_000
/** So many that lists and the lots of a copy have a next page: what is asked for then is what is asked for of all of them. */
const PARA_PEDIR = 1_500
/** A plan that reads so many times more than the one of the values, and more than what nobody would notice, is a flip. */
const RAZAO = 3
const PISO = 500
/** Thousands of plans: a test ends early only when it would never end. */
const PACIENCIA_MS = 900_000

let amb: Ambiente
let banco: BancoDaSuite
let gravadas: Gravada[]
let cenario: Cenario
beforeAll(async () => {
  amb = await abrirAmbiente()
  banco = await tomarBancoDaSuite()
  cenario = await montarCenario(amb)
  const { cliente } = cenario.empresa
  const historia = await lembrarHistoria(banco.urlSuper, cliente)
  await historia.reviver(1, PARA_PEDIR)
  // An exam of the month before waits for its settlement, by a specialist who is paid for the way.
  await concluido(amb, cenario.empresa)
  await amb.db
    .updateTable('repasse')
    .set({ competencia: '2026-10-20' })
    .where('cliente', '=', cliente)
    .where('estado', '=', 'PENDENTE')
    .execute()
  const gravacao = gravar(cliente)
  await pedirTudo(amb, cenario)
  for (const rotina of ROTINAS) await rotina({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
  await amb.tarefas.esvaziar()
  gravadas = gravacao.parar()
  await historia.reviver(PARA_PEDIR + 1, VOLUME)
  await historia.esquecer()
})
afterAll(async () => {
  await banco.soltar()
  await amb.fechar()
})

const contada = ({ texto, primeira, oitava }: Lida) => `${primeira} → ${oitava} páginas: ${texto}`
const virou = ({ primeira, oitava }: Lida) => oitava > RAZAO * primeira && oitava - primeira > PISO

/** Of each statement over `origem` that the requests send, the pages that it reads, and what was asked for. */
async function lidasDe<T>(origem: string, pedidos: readonly T[], pedir: (pedido: T) => Promise<unknown>) {
  const conexao = new pg.Client({ connectionString: banco.urlApp })
  await conexao.connect()
  onTestFinished(() => conexao.end())
  const lidas = []
  for (const pedido of pedidos) {
    const gravacao = gravar(cenario.empresa.cliente)
    await pedir(pedido)
    const daLista = gravacao.parar().filter(({ texto }) => texto.includes(origem))
    expect(daLista).toHaveLength(1)
    for (const consulta of daLista) lidas.push({ pedido, paginas: await paginasDe(conexao, consulta) })
  }
  return lidas
}

// Before the matrix, which among all else ends the sessions of who asks.
it('a primeira página dos laudos lê só o que mostra, seja qual for a situação', async () => {
  const pedidos = [...SITUACOES_DO_LAUDO.map((estado) => ({ estado })), { critico: 'sim' as const }]
  const lidas = await lidasDe('from laudo', pedidos, (filtro) => cenario.empresa.como.CLIENTE('GET /laudo', filtro))
  expect(lidas.filter(({ paginas }) => paginas > PISO)).toEqual([])
})

it('a primeira página do razão lê só o que mostra, por mais dias que tenha', async () => {
  const pedidos = [{}, { ate: '2099-12-31' }, { lado: 'DEBITO' as const }]
  const lidas = await lidasDe('from partida', pedidos, (filtro) => cenario.empresa.como.CLIENTE('GET /razao', filtro))
  // Fifty legs, and of each the half a dozen rows by their keys that say its fact.
  expect(lidas.filter(({ paginas }) => paginas > 2 * PISO)).toEqual([])
})

it(
  'nenhuma consulta do produto passa a ler mais quando o banco deixa de planejá-la pelos valores',
  { timeout: PACIENCIA_MS },
  async () => {
    expect(gravadas.length).toBeGreaterThan(900)
    const conexao = new pg.Client({ connectionString: banco.urlApp })
    await conexao.connect()
    const lidas: Lida[] = []
    for (const gravada of gravadas) {
      const lida = await lerPlanos(conexao, gravada)
      if (lida !== null) lidas.push(lida)
    }
    await conexao.end()
    expect(lidas.length).toBeGreaterThan(100)
    expect(lidas.filter(virou).map(contada)).toEqual([])
  },
)
