import { CAMINHO_DO_PAGAMENTO_AO_VIVO, type MensagemDoPagamento } from '@vetlume/dominio/assinatura'
import { CAMINHO_DO_TEMPO_REAL, FECHAMENTOS } from '@vetlume/dominio/tempo-real'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { aguardar } from '../../../teste/aguardar.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { assinar, criarPlano, emTeste } from '../../../teste/assinaturas.ts'
import type { Empresa } from '../../../teste/fabricas.ts'

// Two processes on one database: what one is told, the other shows.
let um: Ambiente
let outro: Ambiente
let plano: string
let empresa: Empresa
let portas: { um: number; outro: number }
const abertos: WebSocket[] = []

const escutar = async ({ app }: Ambiente) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}
beforeAll(async () => {
  ;[um, outro] = await Promise.all([abrirAmbiente(), abrirAmbiente()])
  plano = await criarPlano(um, 10_000)
  portas = { um: await escutar(um), outro: await escutar(outro) }
})
afterAll(async () => {
  for (const socket of abertos) socket.terminate()
  await Promise.all([um.fechar(), outro.fechar()])
})
beforeEach(async () => {
  um.relogio.fixar('2026-11-20T15:00:00Z')
  empresa = await emTeste(um)
  await sql`delete from limite where chave like 'pagamento-ao-vivo:%'`.execute(um.db)
})

interface Opcoes {
  porta?: number
  origem?: string
  caminho?: string
}

async function ligar(bilhete: string, { porta = portas.um, origem, caminho }: Opcoes = {}) {
  const endereco = `127.0.0.1:${porta}`
  const url = `ws://${endereco}${caminho ?? CAMINHO_DO_PAGAMENTO_AO_VIVO}?bilhete=${encodeURIComponent(bilhete)}`
  const socket = new WebSocket(url, { headers: { origin: origem ?? `http://${endereco}` } })
  abertos.push(socket)
  const mensagens: MensagemDoPagamento[] = []
  socket.on('message', (dados: Buffer) => mensagens.push(JSON.parse(dados.toString()) as MensagemDoPagamento))
  socket.on('error', () => undefined)
  const fechamento = new Promise<number>((pronto) => socket.on('close', pronto))
  const status = await new Promise<number>((pronto) => {
    socket.on('open', () => pronto(101))
    socket.on('unexpected-response', (_pedido, { statusCode = 0 }) => {
      pronto(statusCode)
      socket.terminate()
    })
    socket.on('close', () => pronto(0))
  })
  return { socket, mensagens, status, fechamento }
}

const pix = async (de = empresa) => (await assinar(de.como.CLIENTE, { plano, meio: 'PIX' })).corpo
const bilheteDe = async (codigo: string, de = empresa) =>
  (await de.como.CLIENTE('POST /assinatura/cobranca/:codigo/bilhete', { codigo })).corpo.bilhete
const aprovar = (codigo: string | undefined) =>
  um.semToken('POST /assinatura/publica/teste', { codigo: codigo ?? '', desfecho: 'APROVAR' })

it('mostra a cobrança ao abrir e de novo quando ela muda, em qualquer processo, sem que ninguém pergunte', async () => {
  const cobranca = await pix()
  const telas = [
    await ligar(await bilheteDe(cobranca.codigo)),
    await ligar(await bilheteDe(cobranca.codigo), { porta: portas.outro }),
  ]
  expect(telas.map(({ status }) => status)).toEqual([101, 101])
  for (const { mensagens } of telas)
    await aguardar(() =>
      expect(mensagens[0]).toMatchObject({
        tipo: 'cobranca',
        cobranca: { codigo: cobranca.codigo, estado: 'ABERTA', pagamento: { pix: cobranca.pagamento?.pix } },
      }),
    )
  await aprovar(cobranca.pagamento?.codigo)
  await um.tarefas.esvaziar()
  for (const { mensagens } of telas)
    await aguardar(() => expect(mensagens.at(-1)).toMatchObject({ cobranca: { estado: 'PAGA' } }))
  const versoes = telas[0]?.mensagens.map((mensagem) => mensagem.cobranca.versao) ?? []
  expect(versoes.at(-1)).toBeGreaterThan(versoes[0] ?? 0)
})

it('quem volta depois de cair vê, ao abrir, o que houve enquanto isso', async () => {
  const cobranca = await pix()
  const primeira = await ligar(await bilheteDe(cobranca.codigo))
  primeira.socket.terminate()
  await aprovar(cobranca.pagamento?.codigo)
  const segunda = await ligar(await bilheteDe(cobranca.codigo))
  await aguardar(() => expect(segunda.mensagens[0]).toMatchObject({ cobranca: { estado: 'PAGA' } }))
})

it('o bilhete serve uma vez; de três que vêm com ele, um entra', async () => {
  const bilhete = await bilheteDe((await pix()).codigo)
  const ligacoes = await Promise.all([ligar(bilhete), ligar(bilhete), ligar(bilhete, { porta: portas.outro })])
  expect(ligacoes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([101, 401, 401])
  expect((await ligar(bilhete)).status).toBe(401)
})

it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5_000), "' or 1=1"])(
  'com %j no lugar do bilhete, não',
  async (bilhete) => {
    expect((await ligar(bilhete)).status).toBe(401)
  },
)

it('vencido, não; de outra página, não, e não se gasta com isso', async () => {
  const { codigo } = await pix()
  const bilhete = await bilheteDe(codigo)
  expect((await ligar(bilhete, { origem: 'https://mal.example' })).status).toBe(403)
  expect((await ligar(bilhete)).status).toBe(101)
  const vencido = await bilheteDe(codigo)
  um.relogio.avancar({ seconds: 30 })
  expect((await ligar(vencido)).status).toBe(401)
})

it('um bilhete de pagamento não abre a conexão das telas, nem o delas a de pagamento', async () => {
  const doPagamento = await bilheteDe((await pix()).codigo)
  expect((await ligar(doPagamento, { caminho: CAMINHO_DO_TEMPO_REAL })).status).toBe(401)
  expect((await ligar(doPagamento)).status).toBe(101)
  const { bilhete } = (await empresa.como.CLIENTE('POST /tempo-real/bilhete')).corpo
  expect((await ligar(bilhete)).status).toBe(401)
})

it('só há bilhete para a cobrança da própria empresa, e nada de outra chega por ele', async () => {
  const alheia = await emTeste(um)
  const [minha, dela] = [await pix(), await pix(alheia)]
  const negado = await empresa.como.CLIENTE('POST /assinatura/cobranca/:codigo/bilhete', { codigo: dela.codigo })
  expect(negado.status).toBe(404)
  const tela = await ligar(await bilheteDe(minha.codigo))
  await aprovar(dela.pagamento?.codigo)
  await aprovar(minha.pagamento?.codigo)
  await um.tarefas.esvaziar()
  await aguardar(() => expect(tela.mensagens.at(-1)).toMatchObject({ cobranca: { estado: 'PAGA' } }))
  expect(new Set(tela.mensagens.map(({ cobranca }) => cobranca.codigo))).toEqual(new Set([minha.codigo]))
})

it('quem fala por esta conexão é desligado', async () => {
  const tela = await ligar(await bilheteDe((await pix()).codigo))
  tela.socket.send('oi')
  expect(await tela.fechamento).toBe(FECHAMENTOS.mensagemNaoAceita)
})
