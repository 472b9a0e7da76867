import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROTINAS } from '../src/assinantes.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { tomarBancoDaSuite, type BancoDaSuite } from './banco-da-suite.ts'
import { montarCenario } from './matriz/montar-cenario.ts'
import { gravar, type Gravada } from './planos/gravador.ts'
import { pedirTudo } from './planos/pedidos.ts'
import { lerPlanos, type Lida } from './planos/virada.ts'
import { repetirHistoria } from './planos/volume.ts'

// Of each kind, in a company: more than two hundred thousand rows with all of them.
const VOLUME = 20_000
/** A plan that reads so many times more than the one of the values, and more than what nobody would notice, is a flip. */
const RAZAO = 3
const PISO = 500

let amb: Ambiente
let banco: BancoDaSuite
let gravadas: Gravada[]
beforeAll(async () => {
  amb = await abrirAmbiente()
  banco = await tomarBancoDaSuite()
  const cenario = await montarCenario(amb)
  const { cliente } = cenario.empresa
  await repetirHistoria(banco.urlSuper, cliente, VOLUME)
  const gravacao = gravar(cliente)
  await pedirTudo(amb, cenario)
  for (const rotina of ROTINAS) await rotina({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
  await amb.tarefas.esvaziar()
  gravadas = gravacao.parar()
})
afterAll(async () => {
  await banco.soltar()
  await amb.fechar()
})

const virou = ({ primeira, oitava }: Lida) => oitava > RAZAO * primeira && oitava - primeira > PISO

it('nenhuma consulta do produto passa a ler mais quando o banco deixa de planejá-la pelos valores', async () => {
  expect(gravadas.length).toBeGreaterThan(400)
  const conexao = new pg.Client({ connectionString: banco.urlApp })
  await conexao.connect()
  const lidas: Lida[] = []
  for (const gravada of gravadas) {
    const lida = await lerPlanos(conexao, gravada)
    if (lida !== null) lidas.push(lida)
  }
  await conexao.end()
  expect(lidas.length).toBeGreaterThan(100)
  expect(lidas.filter(virou)).toEqual([])
})
