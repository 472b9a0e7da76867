import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { criarGrupo } from './grupo.ts'
import type { Grupo, OpcoesDoGrupo } from './grupo.ts'

/** Answers with its own thread, or does what the request says: die, fail, or never answer. */
const TRABALHADOR = `
const { parentPort, threadId } = require('node:worker_threads')
parentPort.on('message', (pedido) => {
  if (pedido === 'morrer') process.exit(1)
  if (pedido === 'falhar') throw new Error('falhou')
  if (pedido !== 'calar') setImmediate(() => parentPort.postMessage({ pedido, threadId }))
})`

type Resposta = { pedido: string; threadId: number }
const abertos: Grupo<string, Resposta>[] = []

function montar(opcoes: Partial<OpcoesDoGrupo> = {}) {
  const criados: Worker[] = []
  const criarTrabalhador = () => {
    const trabalhador = new Worker(TRABALHADOR, { eval: true })
    criados.push(trabalhador)
    return trabalhador
  }
  const grupo = criarGrupo<string, Resposta>({
    criarTrabalhador,
    trabalhadores: 2,
    limiteMs: 60_000,
    ociosoMs: 60_000,
    ...opcoes,
  })
  abertos.push(grupo)
  return { grupo, criados }
}

afterEach(async () => {
  await Promise.all(abertos.splice(0).map((grupo) => grupo.encerrar()))
})

describe('grupo de trabalhadores', () => {
  it('só nasce com o primeiro pedido e nunca passa do limite', async () => {
    const { grupo, criados } = montar()
    expect(criados).toHaveLength(0)
    const pedidos = Array.from({ length: 10 }, (_, i) => String(i))
    const respostas = await Promise.all(pedidos.map((pedido) => grupo.executar(pedido)))
    expect(respostas.map(({ pedido }) => pedido)).toEqual(pedidos)
    expect(criados).toHaveLength(2)
  })

  it.each(['morrer', 'falhar'])(
    'quem manda %s recebe erro e o próximo é atendido por outro trabalhador',
    async (mal) => {
      const { grupo, criados } = montar({ trabalhadores: 1 })
      const antes = await grupo.executar('antes')
      const [caiu, depois] = await Promise.allSettled([grupo.executar(mal), grupo.executar('depois')])
      expect(caiu).toMatchObject({ status: 'rejected', reason: { motivo: 'INTERROMPIDO' } })
      expect(depois).toMatchObject({ status: 'fulfilled', value: { pedido: 'depois' } })
      expect(depois).not.toMatchObject({ value: { threadId: antes.threadId } })
      expect(criados).toHaveLength(2)
    },
  )

  it('quem passa do tempo é trocado', async () => {
    const { grupo } = montar({ trabalhadores: 1, limiteMs: 1 })
    await expect(grupo.executar('calar')).rejects.toMatchObject({ motivo: 'TEMPO_ESGOTADO' })
  })

  it('o que não pode ser enviado é recusado e não prende a vaga', async () => {
    const { grupo } = montar({ trabalhadores: 1 })
    const intransferivel: unknown = () => 'função'
    await expect(grupo.executar(intransferivel as string)).rejects.toMatchObject({ motivo: 'INTERROMPIDO' })
    await expect(grupo.executar('depois')).resolves.toMatchObject({ pedido: 'depois' })
  })

  it('o ocioso se despede e outro nasce quando preciso', async () => {
    const { grupo, criados } = montar({ ociosoMs: 1 })
    await grupo.executar('antes')
    const [primeiro] = criados
    if (primeiro && primeiro.threadId !== -1) await once(primeiro, 'exit')
    await expect(grupo.executar('depois')).resolves.toMatchObject({ pedido: 'depois' })
    expect(criados).toHaveLength(2)
  })

  it('encerrar recusa o que corre, o que espera e o que chega', async () => {
    const { grupo, criados } = montar({ trabalhadores: 1 })
    const pedidos = Promise.allSettled([grupo.executar('calar'), grupo.executar('espera')])
    await grupo.encerrar()
    const todos = [...(await pedidos), ...(await Promise.allSettled([grupo.executar('tarde')]))]
    for (const fim of todos) expect(fim).toMatchObject({ status: 'rejected', reason: { motivo: 'ENCERRADO' } })
    expect(criados.map(({ threadId }) => threadId)).toEqual([-1])
  })
})
