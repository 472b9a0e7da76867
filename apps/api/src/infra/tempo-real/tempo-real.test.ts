import { CAMINHO_DO_TEMPO_REAL, type MensagemAoVivo } from '@vetlume/dominio/tempo-real'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { createConnection, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { aguardar } from '../../../teste/aguardar.ts'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { emTransacao } from '../banco/index.ts'
import { gravarEventos } from '../eventos.ts'
import { MAXIMO_POR_PESSOA } from './conexoes.ts'

// Two whole processes' worth of product on one database: what is done through one is seen through the other.
let um: Ambiente
let outro: Ambiente
let empresa: Empresa
let alheia: Empresa
let portas: { um: number; outro: number }
const abertos: WebSocket[] = []

const escutar = async ({ app }: Ambiente) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

beforeAll(async () => {
  ;[um, outro] = await Promise.all([abrirAmbiente(), abrirAmbiente()])
  empresa = await criarEmpresa(um)
  alheia = await criarEmpresa(um)
  portas = { um: await escutar(um), outro: await escutar(outro) }
})
afterAll(async () => {
  for (const socket of abertos) socket.terminate()
  await Promise.all([um.fechar(), outro.fechar()])
})
// Each test opens more than an address may open in a minute.
beforeEach(() => sql`delete from limite where chave like 'tempo-real:%'`.execute(um.db))

const bilheteDe = async (chamar: Chamar) => (await chamar('POST /tempo-real/bilhete')).corpo.bilhete

interface Ligacao {
  socket: WebSocket
  mensagens: MensagemAoVivo[]
  /** HTTP status of a refusal, 101 when it opened. */
  status: number
  fechamento: Promise<number>
}

async function ligar(bilhete: string, { porta = portas.um, origem = '' } = {}): Promise<Ligacao> {
  const origin = origem === '' ? `http://127.0.0.1:${porta}` : origem
  const url = `ws://127.0.0.1:${porta}${CAMINHO_DO_TEMPO_REAL}?bilhete=${encodeURIComponent(bilhete)}`
  const socket = new WebSocket(url, { headers: origem === 'nenhuma' ? {} : { origin } })
  abertos.push(socket)
  const mensagens: MensagemAoVivo[] = []
  socket.on('message', (dados: Buffer) => mensagens.push(JSON.parse(dados.toString()) as MensagemAoVivo))
  socket.on('error', () => undefined)
  const fechamento = new Promise<number>((pronto) => socket.on('close', pronto))
  const status = await new Promise<number>((pronto) => {
    socket.on('open', () => pronto(101))
    socket.on('unexpected-response', (_pedido, resposta) => {
      pronto(resposta.statusCode ?? 0)
      socket.terminate()
    })
    socket.on('close', () => pronto(0))
  })
  return { socket, mensagens, status, fechamento }
}

const ligado = async (chamar: Chamar, opcoes = {}) => {
  const ligacao = await ligar(await bilheteDe(chamar), opcoes)
  expect(ligacao.status).toBe(101)
  await aguardar(() => expect(ligacao.mensagens[0]).toEqual({ tipo: 'pronto' }))
  return ligacao
}

const mudar = (
  { cliente, especialista, parceiro }: Pick<Empresa, 'cliente' | 'especialista' | 'parceiro'>,
  mudancas: Record<string, string | null> = {},
) =>
  emTransacao(outro.dbApp, { papel: 'cliente', cliente }, (tx) =>
    gravarEventos(
      tx,
      cliente,
      [
        {
          tipo: 'agendamento.mudou',
          dados: { agendamento: randomUUID(), especialista, parceiro, dia: '2026-11-24', ...mudancas },
        },
      ],
      um.relogio.agora(),
    ),
  )
const DIA = { tipo: 'agenda', dia: '2026-11-24' } as const
const daAgenda = ({ mensagens }: Ligacao) => mensagens.filter((mensagem) => mensagem.tipo === 'agenda')
const ultimoDia = (ligacao: Ligacao) => daAgenda(ligacao).at(-1)?.dia

describe('quem entra', () => {
  it('com bilhete, uma vez; o segundo que vem com ele, não', async () => {
    const bilhete = await bilheteDe(empresa.como.CLIENTE)
    const primeiras = await Promise.all([ligar(bilhete), ligar(bilhete), ligar(bilhete, { porta: portas.outro })])
    expect(primeiras.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([101, 401, 401])
    expect((await ligar(bilhete)).status).toBe(401)
  })

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5_000), '%00', "' or 1=1"])(
    'com %j no lugar do bilhete, não',
    async (bilhete) => {
      expect((await ligar(bilhete)).status).toBe(401)
    },
  )

  it('com um bilhete de 30 segundos atrás, não', async () => {
    const bilhete = await bilheteDe(empresa.como.CLIENTE)
    um.relogio.avancar({ seconds: 30 })
    expect((await ligar(bilhete)).status).toBe(401)
  })

  it('o token da sessão não é bilhete', async () => {
    const { usuario, perfis } = { usuario: empresa.usuarios.CLIENTE.codigo, perfis: ['CLIENTE'] as const }
    const sessao = {
      usuario,
      perfis,
      cliente: empresa.cliente,
      sessao: usuario,
      pessoa: usuario,
      nome: 'x',
      parceiro: null,
      especialista: null,
      fuso: 'UTC',
      versao: 1,
    }
    expect((await ligar(await um.servicos.tokens.emitir(sessao, um.relogio.agora()))).status).toBe(401)
  })

  it('de outra página, ou de página nenhuma, não; e o bilhete não se gasta com isso', async () => {
    const bilhete = await bilheteDe(empresa.como.CLIENTE)
    for (const origem of ['https://mal.example', 'nenhuma', 'null', 'http://127.0.0.1.mal.example'])
      expect((await ligar(bilhete, { origem })).status).toBe(403)
    expect((await ligar(bilhete, { origem: um.servicos.origem })).status).toBe(101)
  })

  it('com a sessão encerrada depois do bilhete, não', async () => {
    const { codigo } = empresa.usuarios.CLIENTE
    const pessoa = await um.como({ usuario: codigo, perfis: ['CLIENTE'], cliente: empresa.cliente })
    const bilhete = await bilheteDe(pessoa)
    const { rows } = await sql<{
      ator: { sessao: string }
    }>`select ator from bilhete order by expira_em desc limit 1`.execute(um.db)
    await um.db
      .updateTable('sessao')
      .set({ revogada_em: um.relogio.agora().toString() })
      .where('codigo', '=', rows[0]?.ator.sessao ?? '')
      .execute()
    // In the other process, whose memory of sessions does not know this one.
    expect((await ligar(bilhete, { porta: portas.outro })).status).toBe(401)
  })

  it('sem contexto não há bilhete, e sem ser conexão não há página', async () => {
    const solta = await um.como({ usuario: empresa.usuarios.CLIENTE.codigo, perfis: ['CLIENTE'] })
    expect((await solta('POST /tempo-real/bilhete')).status).toBe(403)
    expect((await um.semToken('POST /tempo-real/bilhete')).status).toBe(401)
    const resposta = await fetch(`http://127.0.0.1:${portas.um}${CAMINHO_DO_TEMPO_REAL}`)
    expect(resposta.status).toBe(404)
  })

  it('outra rota que peça outro protocolo é atendida no que veio', async () => {
    const resposta = await new Promise<string>((pronto) => {
      const ponta = createConnection(portas.um, '127.0.0.1')
      ponta.on('data', (bytes) => pronto(bytes.toString()))
      ponta.write(
        'GET /api/saude HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      )
    })
    expect(resposta).toMatch(/^HTTP\/1\.1 (200|404) /)
  })

  it('a partir de dez janelas abertas, a mesma pessoa espera', async () => {
    const pessoa = await um.como({
      usuario: empresa.usuarios.PARCEIRO.codigo,
      perfis: ['PARCEIRO'],
      cliente: empresa.cliente,
      parceiro: empresa.parceiro,
    })
    const dez = []
    for (let i = 0; i < MAXIMO_POR_PESSOA; i++) dez.push(await ligado(pessoa))
    expect((await ligar(await bilheteDe(pessoa))).status).toBe(429)
    dez[0]?.socket.close()
    await dez[0]?.fechamento
    await aguardar(async () => expect((await ligar(await bilheteDe(pessoa))).status).toBe(101))
    for (const { socket } of dez) socket.terminate()
  })
})

describe('quem ouve o quê', () => {
  it('a empresa tudo, o especialista o seu, a clínica o seu, e outra empresa nada', async () => {
    const colega = await um.db
      .insertInto('especialista')
      .values({ cliente: empresa.cliente, nome: 'Colega', crmv_uf: 'SP', crmv_numero: '77777' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const daEmpresa = await ligado(empresa.como.CLIENTE)
    const especialista = await ligado(empresa.como.ESPECIALISTA)
    const clinica = await ligado(empresa.como.PARCEIRO)
    const fora = await ligado(alheia.como.CLIENTE)
    const outraClinica = await ligado(alheia.como.PARCEIRO)
    await mudar(empresa)
    await mudar({ ...empresa, especialista: colega.codigo }, { parceiro: null })
    await mudar(alheia)
    const todos = [daEmpresa, especialista, clinica, fora, outraClinica]
    await aguardar(() => expect(todos.map((cada) => daAgenda(cada).length)).toEqual([2, 1, 1, 1, 1]))
    // Two processes publish: the order is nobody's. What comes after all of it has come says that nothing else did.
    for (const cada of [empresa, alheia]) await mudar(cada, { dia: '2026-11-25' })
    await aguardar(() => expect(todos.every((cada) => ultimoDia(cada) === '2026-11-25')).toBe(true))
    const ouvido = todos.map((cada) => new Set(daAgenda(cada).filter(({ dia }) => dia === DIA.dia)))
    const { parceiro } = empresa
    const minha = { ...DIA, especialista: empresa.especialista, parceiro }
    const alheias = new Set([{ ...DIA, especialista: alheia.especialista, parceiro: alheia.parceiro }])
    expect(ouvido).toEqual([
      new Set([minha, { ...DIA, especialista: colega.codigo, parceiro: null }]),
      new Set([minha]),
      new Set([minha]),
      alheias,
      alheias,
    ])
    expect(todos.map((cada) => daAgenda(cada).length)).toEqual([3, 2, 2, 2, 2])
  })

  it('muitas mudanças de uma vez chegam inteiras, e as iguais uma vez só', async () => {
    const { mensagens } = await ligado(empresa.como.CLIENTE, { porta: portas.outro })
    const dias = Array.from(
      { length: 90 },
      (_, i) => `2027-${String(1 + Math.floor(i / 28)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`,
    )
    const { cliente, especialista, parceiro } = empresa
    const eventos = [...dias, ...dias].map((dia) => ({
      tipo: 'agendamento.mudou' as const,
      dados: { agendamento: randomUUID(), especialista, parceiro, dia },
    }))
    await emTransacao(um.dbApp, { papel: 'cliente', cliente }, (tx) =>
      gravarEventos(tx, cliente, eventos, um.relogio.agora()),
    )
    const recebidos = () => mensagens.flatMap((mensagem) => (mensagem.tipo === 'agenda' ? [mensagem.dia] : []))
    await aguardar(() => expect(new Set(recebidos())).toEqual(new Set(dias)))
    // At most two lots of the outbox: no day comes more often than once in each.
    expect(recebidos().length).toBeLessThanOrEqual(180)
  })
})

describe('até quando', () => {
  it('a sessão revogada fecha a conexão, e só a dela', async () => {
    const { codigo } = empresa.usuarios.ESPECIALISTA
    const alvo = {
      usuario: codigo,
      perfis: ['ESPECIALISTA'] as const,
      cliente: empresa.cliente,
      especialista: empresa.especialista,
    }
    const pessoa = await um.como({ ...alvo, perfis: ['ESPECIALISTA'] })
    const dela = await ligado(pessoa)
    const vizinha = await ligado(empresa.como.CLIENTE)
    await um.db
      .updateTable('sessao')
      .set({ revogada_em: um.relogio.agora().toString() })
      .where('usuario', '=', codigo)
      .execute()
    expect(await dela.fechamento).toBe(4401)
    expect(vizinha.socket.readyState).toBe(WebSocket.OPEN)
  })

  it('quem deixa de trabalhar ali deixa de ouvir, também pelo outro processo', async () => {
    const { codigo } = empresa.usuarios.PARCEIRO
    const { cliente, parceiro } = empresa
    const pessoa = await um.como({ usuario: codigo, perfis: ['PARCEIRO'], cliente, parceiro })
    const dela = [await ligado(pessoa), await ligado(pessoa, { porta: portas.outro })]
    await um.db.deleteFrom('vinculo').where('usuario', '=', codigo).where('cliente', '=', cliente).execute()
    expect(await Promise.all(dela.map(({ fechamento }) => fechamento))).toEqual([4401, 4401])
    await um.db.insertInto('vinculo').values({ usuario: codigo, cliente, perfil: 'PARCEIRO', parceiro }).execute()
  })

  it('quem fala em vez de ouvir é desligado', async () => {
    const falante = await ligado(empresa.como.CLIENTE)
    falante.socket.send('oi')
    expect(await falante.fechamento).toBe(1008)
    const tagarela = await ligado(empresa.como.CLIENTE)
    tagarela.socket.send('x'.repeat(100_000))
    expect(await tagarela.fechamento).not.toBe(1000)
  })

  it.each([
    ['sem máscara', Buffer.from([0x81, 0x02, 0x6f, 0x69])],
    ['de tipo que não existe', Buffer.from([0x8b, 0x80, 0, 0, 0, 0])],
    ['de ping grande demais', Buffer.from([0x89, 0xfe, 0xff, 0xff, 0, 0, 0, 0])],
    ['que se diz de 4 GB', Buffer.from([0x82, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('um quadro %s derruba só a própria conexão', async (_nome, quadro) => {
    const vizinha = await ligado(empresa.como.CLIENTE)
    const { socket, fechamento } = await ligado(empresa.como.CLIENTE)
    ;(socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(quadro)
    await fechamento
    expect(vizinha.socket.readyState).toBe(WebSocket.OPEN)
    vizinha.socket.terminate()
  })

  it('a escuta que cai volta sozinha e manda todos olharem de novo', async () => {
    const { mensagens } = await ligado(empresa.como.CLIENTE)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vetlume-ao-vivo' and datname = current_database()`.execute(
      um.db,
    )
    await aguardar(() => expect(mensagens.filter(({ tipo }) => tipo === 'pronto').length).toBeGreaterThan(1))
    await mudar(empresa, { dia: '2028-01-01' })
    await aguardar(() =>
      expect(mensagens).toContainEqual({
        ...DIA,
        dia: '2028-01-01',
        especialista: empresa.especialista,
        parceiro: empresa.parceiro,
      }),
    )
  })
})
