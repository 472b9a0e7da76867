import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { ASSINANTES } from '../../assinantes.ts'
import type { Banco } from '../banco/index.ts'
import { emLote, umAUm, type Assinante, type Assinantes } from './assinante.ts'
import { tratarLote, type TarefaDeEvento, type Tratamento } from './lote.ts'
import type { EventoPublicado } from './publicador.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
const warn = vi.fn<(dados: object, texto: string) => void>()
const error = vi.fn<(dados: object, texto: string) => void>()

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
beforeEach(() => {
  warn.mockClear()
  error.mockClear()
})
afterAll(() => amb.fechar())

/** Keys in order of writing, as the database gives them: Node's have none within a millisecond. */
let escritos = 0
const chave = () => `01a21900-0000-7000-8000-${(escritos++).toString(16).padStart(12, '0')}`

const tarefa = (tipo: string, dados: EventoPublicado['dados'] = {}, cliente = empresa.cliente): TarefaDeEvento => {
  const codigo = chave()
  return { id: codigo, data: { codigo, cliente, tipo, dados, quando: amb.relogio.agora().toString() } }
}
const tratamento = (assinantes: Assinantes): Tratamento => ({
  apoio: () => ({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos }),
  assinantes,
  logger: { warn, error } as unknown as Tratamento['logger'],
})
const estados = async (assinantes: Assinantes, lote: readonly TarefaDeEvento[]) =>
  (await tratarLote(tratamento(assinantes), lote)).map(({ falha }) => (falha === null ? 'feito' : 'falhou'))

/** How many notices each of these events left. */
async function avisosDe(lote: readonly TarefaDeEvento[]): Promise<number[]> {
  const codigos = lote.map(({ id }) => id)
  const linhas = await amb.db.selectFrom('notificacao').select('evento').where('evento', 'in', codigos).execute()
  return codigos.map((codigo) => linhas.filter(({ evento }) => evento === codigo).length)
}

/** Bears repetition, as every subscriber does. */
const avisar = async (tx: Banco, { cliente, codigo: evento, quando }: EventoPublicado) =>
  tx
    .insertInto('notificacao')
    .values({ cliente, evento, quando, tipo: 'agenda.marcada', titulo: 'Teste', rota: '/' })
    .onConflict((conflito) => conflito.constraint('notificacao_evento_unico').doNothing())
    .execute()
/** Rings a bell for each event, and fails on one that is poison, after it has rung. */
const avisarOuFalhar = umAUm(async ({ tx }, evento) => {
  await avisar(tx, evento)
  if (evento.dados['veneno'] === true) throw new Error('defeito')
})

describe('o que vai junto', () => {
  it('os eventos de uma empresa vão em uma transação, e os de outra em outra', async () => {
    const idas: [string, number][] = []
    const contar = emLote(async ({ tx, cliente }, eventos) => {
      const { rows } = await sql<{ x: string }>`select pg_current_xact_id()::text as x`.execute(tx)
      idas.push([`${cliente}:${rows[0]?.x}`, eventos.length])
      for (const evento of eventos) expect(evento.cliente).toBe(cliente)
    })
    const lote = [1, 2, 3, 4, 5].map((i) => tarefa('teste.um', {}, i % 2 === 0 ? outra.cliente : empresa.cliente))
    expect(await estados({ 'teste.um': [contar] }, lote)).toEqual(lote.map(() => 'feito'))
    expect(idas.map(([, quantos]) => quantos).toSorted((a, b) => a - b)).toEqual([2, 3])
    expect(new Set(idas.map(([transacao]) => transacao)).size).toBe(2)
  })

  it('o que se faz fora do banco vai um a um, e o que ninguém ouve está feito', async () => {
    const vistos: string[] = []
    const fora: Assinante = async (_, { tipo }) => void vistos.push(tipo)
    const lote = [tarefa('teste.fora'), tarefa('teste.nada'), tarefa('teste.fora')]
    expect(await estados({ 'teste.fora': [fora] }, lote)).toEqual(['feito', 'feito', 'feito'])
    expect(vistos).toEqual(['teste.fora', 'teste.fora'])
  })

  it('cada registro fica na sua ordem, venha o lote em que ordem vier, com assinantes de um tipo e de outro', async () => {
    const vistos: string[] = []
    const anotar = (quem: string, { tipo, dados }: EventoPublicado) => {
      vistos.push(`${String(dados['registro'])}${String(dados['n'])}`)
      expect(quem).toBe(tipo)
    }
    const junto = (tipo: string) => emLote(async (_, eventos) => eventos.forEach((evento) => anotar(tipo, evento)))
    const fora: Assinante = async (_, evento) => anotar('teste.fora', evento)
    const assinantes = {
      'teste.junto': [junto('teste.junto')],
      'teste.outro': [junto('teste.outro')],
      'teste.fora': [fora],
    }
    const tipos = ['teste.junto', 'teste.outro', 'teste.fora', 'teste.junto', 'teste.nada', 'teste.outro', 'teste.fora']
    const lote = tipos.flatMap((tipo, n) => ['a', 'b'].map((registro) => tarefa(tipo, { registro, n })))
    expect(await estados(assinantes, lote.toReversed())).toEqual(lote.map(() => 'feito'))
    for (const registro of ['a', 'b'])
      expect(vistos.filter((visto) => visto.startsWith(registro))).toEqual(
        [0, 1, 2, 3, 5, 6].map((n) => `${registro}${n}`),
      )
  })

  it('o que aconteceu a um exame duas vezes no mesmo lote se conta duas vezes, na ordem', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
    const pedido = { animal, itens: [{ servico: empresa.servico }] }
    const atendimento = (await empresa.como.PARCEIRO('POST /atendimento', pedido)).corpo.codigo
    await amb.tarefas.esvaziar()
    const lote = [
      tarefa('atendimento.comentado', { atendimento, doParceiro: true }),
      tarefa('atendimento.cancelado', { atendimento, peloParceiro: true }),
      tarefa('atendimento.comentado', { atendimento, doParceiro: true }),
    ]
    expect(await estados(ASSINANTES, lote)).toEqual(['feito', 'feito', 'feito'])
    const codigos = lote.map(({ id }) => id)
    const linhas = await amb.db
      .selectFrom('notificacao')
      .select(['tipo', 'evento'])
      .where('evento', 'in', codigos)
      .orderBy('codigo')
      .execute()
    expect(linhas.map(({ evento }) => evento)).toEqual(codigos)
    expect(linhas.map(({ tipo }) => tipo)).toEqual(lote.map(({ data }) => data.tipo))
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('quando um falha', () => {
  it('os outros do lote são feitos, uma vez cada um, e só ele é dado por falho', async () => {
    const lote = Array.from({ length: 9 }, (_, i) => tarefa('teste.aviso', { veneno: i === 4 }))
    const assinantes = { 'teste.aviso': [avisarOuFalhar] }
    expect(await estados(assinantes, lote)).toEqual(lote.map((_, i) => (i === 4 ? 'falhou' : 'feito')))
    expect(await avisosDe(lote)).toEqual(lote.map((_, i) => (i === 4 ? 0 : 1)))
    expect(error).toHaveBeenCalledOnce()
    expect(warn).toHaveBeenCalledOnce()
    // It comes again among others, which do not wait for it.
    const depois = [...lote.slice(4, 5), tarefa('teste.aviso')]
    expect(await estados(assinantes, depois)).toEqual(['falhou', 'feito'])
    expect(await avisosDe(depois)).toEqual([0, 1])
  })

  it('o veneno de uma empresa não desfaz o lote de outra', async () => {
    const deles = [tarefa('teste.aviso', {}, outra.cliente), tarefa('teste.aviso', {}, outra.cliente)]
    const lote = [tarefa('teste.aviso', { veneno: true }), ...deles, tarefa('teste.aviso')]
    expect(await estados({ 'teste.aviso': [avisarOuFalhar] }, lote)).toEqual(['falhou', 'feito', 'feito', 'feito'])
    expect(await avisosDe(lote)).toEqual([0, 1, 1, 1])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('com a conexão morta no meio do lote, nada dele fica pela metade, e tudo é feito', async () => {
    const mortas: unknown[] = []
    const morrer = umAUm(async ({ tx }, evento) => {
      await avisar(tx, evento)
      if (evento.dados['morre'] !== true || mortas.length > 0) return
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      mortas.push(rows[0]?.pid)
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(amb.db)
    })
    const lote = Array.from({ length: 5 }, (_, i) => tarefa('teste.aviso', { morre: i === 2 }))
    expect(await estados({ 'teste.aviso': [morrer] }, lote)).toEqual(lote.map(() => 'feito'))
    expect(mortas).toHaveLength(1)
    expect(await avisosDe(lote)).toEqual([1, 1, 1, 1, 1])
  })

  it('feito e não anotado, porque o processo morreu, o lote vem de novo a outro e não se repete', async () => {
    const lote = Array.from({ length: 5 }, () => tarefa('teste.aviso'))
    const assinantes = { 'teste.aviso': [avisarOuFalhar] }
    await tratarLote(tratamento(assinantes), lote)
    // To two at once, among what is new.
    const novo = tarefa('teste.aviso')
    await Promise.all([
      tratarLote(tratamento(assinantes), [...lote, novo]),
      tratarLote(tratamento(assinantes), [novo, ...lote.toReversed()]),
    ])
    expect(await avisosDe([...lote, novo])).toEqual([1, 1, 1, 1, 1, 1])
  })
})
