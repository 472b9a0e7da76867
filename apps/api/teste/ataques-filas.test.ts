import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aguardar, alguemEspera } from './aguardar.ts'
import { abrirAmbiente, type Ambiente, type RespostaDeTeste } from './ambiente.ts'
import { abrirConexoes } from './conexao-crua.ts'
import { criarAnimal, criarEmpresa, type Empresa } from './fabricas.ts'
import { conferir, csv, enviar } from './importacao/planilhas.ts'
import { xlsxDoProduto } from './importacao/xlsx-cru.ts'
import { modelosDaEmpresa } from './modelo-documento/modelos-da-empresa.ts'

let amb: Ambiente
let inundada: Empresa
let outra: Empresa
let conexoes: Awaited<ReturnType<typeof abrirConexoes>>
beforeAll(async () => {
  amb = await abrirAmbiente()
  inundada = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  conexoes = await abrirConexoes(amb)
})
afterAll(() => amb.fechar())

type Resposta = RespostaDeTeste<unknown>
type Envio = (empresa: Empresa) => Promise<Resposta>

const tokenDe = ({ cliente, usuarios }: Empresa) =>
  amb.token({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })

/**
 * One company sends more than its place in the line, and once it is refused another sends one: whoever ends, in order.
 */
async function inundar(quantos: number, enviarUm: Envio) {
  const fim: string[] = []
  const recusadas: Resposta[] = []
  const cheia = Promise.withResolvers<void>()
  const enchente = Array.from({ length: quantos }, async () => {
    const resposta = await enviarUm(inundada)
    if (resposta.status === 429) {
      recusadas.push(resposta)
      cheia.resolve()
    } else fim.push('inundada')
    return resposta
  })
  await Promise.race([cheia.promise, Promise.all(enchente)])
  const antes = fim.length
  const { status } = await enviarUm(outra)
  fim.push('outra')
  const depois = fim.length - 1
  await Promise.all(enchente)
  return { status, recusadas, passaram: depois - antes, atendidas: fim.length - 1 }
}

async function figura(): Promise<{ nome: string; bytes: Uint8Array }> {
  const create = { width: 3_000, height: 3_000, channels: 3, background: 'teal' } as const
  return { nome: 'a.png', bytes: await sharp({ create }).png().toBuffer() }
}

describe('a enchente de uma empresa', () => {
  it('de planilhas: cota com Retry-After, e a outra espera no máximo a que está sendo lida', async () => {
    const bytes = xlsxDoProduto(3_000, 30, 20)
    const { status, recusadas, passaram, atendidas } = await inundar(8, ({ como }) =>
      enviar(como.CLIENTE, 'SERVICOS', bytes, { nome: 'a.xlsx' }),
    )
    expect([status, recusadas.length, atendidas]).toEqual([201, 4, 4])
    expect(recusadas[0]).toMatchObject({
      corpo: { codigo: 'MUITAS_TENTATIVAS', mensagem: expect.stringContaining('na fila') },
      cabecalhos: { 'retry-after': '10' },
    })
    expect(passaram).toBeLessThanOrEqual(1)
  })

  it('de imagens', async () => {
    const arquivo = await figura()
    const { status, recusadas, atendidas } = await inundar(26, ({ como }) =>
      como.CLIENTE('POST /cliente/proprio/logo', {}, { arquivo }),
    )
    expect([status, recusadas.length + atendidas]).toEqual([200, 26])
    // Of 26, 22 fit at once; on a busy machine one is done before the last arrives, and leaves its place.
    expect([1, 2, 3, 4]).toContain(recusadas.length)
    expect(recusadas[0]).toMatchObject({ cabecalhos: { 'retry-after': '10' } })
  })

  it('de PDFs', async () => {
    const previas = new Map<Empresa, { codigo: string; animal: string }>()
    for (const empresa of [inundada, outra]) {
      const { codigo } = await modelosDaEmpresa(empresa).publicado()
      previas.set(empresa, { codigo, animal: (await criarAnimal(amb, empresa.cliente)).animal })
    }
    const { status, recusadas, atendidas } = await inundar(120, (empresa) =>
      empresa.como.CLIENTE('GET /modelo-documento/:codigo/previa/pdf', previas.get(empresa)),
    )
    // A page is printed in less time than a few requests take to arrive: the places that are left are taken by late ones.
    expect([status, recusadas.length + atendidas]).toEqual([200, 120])
    expect(atendidas).toBeGreaterThanOrEqual(22)
    expect(recusadas.length).toBeGreaterThan(0)
    expect(recusadas[0]).toMatchObject({ cabecalhos: { 'retry-after': '10' } })
  })
})

/** Processes that read sheets for this one. */
function leitores(): string[] {
  const filhos = readdirSync('/proc/self/task').flatMap((tarefa) =>
    readFileSync(`/proc/self/task/${tarefa}/children`, 'utf8').trim().split(' '),
  )
  return filhos.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('importacao/leitura/trabalhador')
    } catch {
      return false
    }
  })
}

const importacoesDe = ({ cliente }: Empresa) =>
  amb.db.selectFrom('importacao').select(['estado', 'falha']).where('cliente', '=', cliente).execute()

describe('quem desliga', () => {
  it('no meio da leitura encerra o leitor, sai da fila e não deixa nada', async () => {
    const empresa = await criarEmpresa(amb)
    const token = await tokenDe(empresa)
    const arquivo = { nome: 'a.xlsx', bytes: xlsxDoProduto(10_000, 60, 20) }
    const pedidos = [1, 2, 3].map(() => conexoes.chamar(token, 'POST /importacao', { tipo: 'SERVICOS' }, arquivo))
    await aguardar(() => expect(leitores()).toHaveLength(1))
    for (const pedido of pedidos.slice(1)) pedido.destroy()
    await conexoes.desligar(pedidos[0]!)
    await aguardar(() => expect(leitores()).toHaveLength(0))
    expect((await enviar(empresa.como.CLIENTE, 'SERVICOS', csv('Serviço', 'Eco'))).status).toBe(201)
    expect(await importacoesDe(empresa)).toHaveLength(1)
  })

  it('no meio da gravação desfaz tudo, e a planilha pode ser gravada depois', async () => {
    const empresa = await criarEmpresa(amb)
    const servicos = Array.from({ length: 1_200 }, (_, n) => `Serviço ${n};eco;10,00`)
    const { codigo } = await conferir(empresa.como.CLIENTE, 'SERVICOS', csv('Serviço;Modalidade;Preço', ...servicos))
    const token = await tokenDe(empresa)
    await amb.db.transaction().execute(async (tx) => {
      await sql`lock table servico in exclusive mode`.execute(tx)
      const pedido = conexoes.chamar(token, 'POST /importacao/:codigo/aplicar', { codigo })
      await alguemEspera(amb, 'insert into')
      await conexoes.desligar(pedido)
    })
    await aguardar(async () =>
      expect(await importacoesDe(empresa)).toEqual([
        { estado: 'CONFERIDA', falha: expect.stringContaining('encerrado antes do fim') },
      ]),
    )
    const contar = async () => (await empresa.como.CLIENTE('GET /servico', { contar: 'so' })).corpo.total ?? 0
    const antes = await contar()
    expect((await empresa.como.CLIENTE('POST /importacao/:codigo/aplicar', { codigo })).status).toBe(200)
    expect((await contar()) - antes).toBe(1_200)
  })
})
