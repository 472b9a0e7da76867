import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CALENDARIO, horarioLivre, LISTAS, novoAgendamento, type Caso, type Pedido } from './agenda-pedidos.ts'
import { empresaComAgenda, type Tamanho } from './agenda-volume.ts'
import { entrar } from './entrar.ts'
import { iniciarProcesso } from './medir.ts'
import { prepararBanco } from './preparar.ts'

// Two databases side by side, asked in turns: what the machine does meanwhile weighs on both alike.
const PEQUENA: Tamanho = { agendamentos: 50_000, atendimentos: 50_000 }
const GRANDE: Tamanho = { agendamentos: 5_000_000, atendimentos: 1_000_000 }
const EMAIL = 'cliente@demo.vet'
const VEZES = Number(process.env['BENCH_VEZES'] ?? 200)
const VEZES_DAS_LISTAS = Math.ceil(VEZES / 5)
const AQUECIMENTO = 2
/** No list may take longer than so many times, from the small company to the large one. */
const ORCAMENTO = 2

interface Alvo {
  pedir(pedido: Pedido): Promise<{ ms: number; corpo: unknown }>
  parar(): Promise<void>
}

/** The small company and the large one. */
type Alvos = readonly [Alvo, Alvo]

/** Made once in a folder that is kept, so that what is being made faster is not loaded again for every look. */
async function empresaDe(pasta: string, urls: { urlApp: string; urlSuper: string }, tamanho: Tamanho): Promise<string> {
  const marca = path.join(pasta, 'empresa')
  if (!existsSync(marca)) writeFileSync(marca, await empresaComAgenda(urls, EMAIL, tamanho))
  return readFileSync(marca, 'utf8')
}

async function abrir(pasta: string, tamanho: Tamanho): Promise<Alvo> {
  await mkdir(pasta, { recursive: true })
  const { banco, ambiente } = await prepararBanco(pasta)
  const empresa = await empresaDe(pasta, banco, tamanho)
  const api = await iniciarProcesso(path.join(import.meta.dirname, 'processo-api.ts'), ambiente)
  const base = `http://127.0.0.1:${api.porta}`
  let acesso = { token: '', ate: 0 }
  return {
    async pedir({ metodo, caminho, corpo }) {
      if (acesso.ate < performance.now())
        acesso = { token: (await entrar(base, EMAIL, empresa)).token, ate: performance.now() + 600_000 }
      const headers = {
        authorization: `Bearer ${acesso.token}`,
        ...(corpo === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      }
      const inicio = performance.now()
      const resposta = await fetch(`${base}${caminho}`, {
        method: metodo,
        headers,
        ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
      })
      const texto = await resposta.text()
      const ms = performance.now() - inicio
      if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${texto.slice(0, 100)}`)
      return { ms, corpo: JSON.parse(texto) as unknown }
    },
    async parar() {
      await api.parar()
      await banco.parar()
    },
  }
}

const n = (valor: number, casas = 1) =>
  valor.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas })

const quantil = (valores: readonly number[], q: number) =>
  valores.toSorted((a, b) => a - b)[Math.min(valores.length - 1, Math.floor(valores.length * q))] ?? 0

function linha(nome: string, pequenos: readonly number[], grandes: readonly number[]): string {
  const razao = quantil(grandes, 0.5) / quantil(pequenos, 0.5)
  const colunas = [quantil(pequenos, 0.5), quantil(grandes, 0.5), quantil(pequenos, 0.99), quantil(grandes, 0.99)]
  return `| ${nome} | ${colunas.map((v) => n(v)).join(' | ')} | ${n(razao, 2)}${razao > ORCAMENTO ? ' **' : ''} |`
}

async function medirCaso([pequena, grande]: Alvos, vezes: number, { nome, pedido }: Caso): Promise<string> {
  const [pequenos, grandes]: [number[], number[]] = [[], []]
  for (let vez = -AQUECIMENTO; vez < vezes; vez++) {
    for (const [alvo, medidas] of [
      [pequena, pequenos],
      [grande, grandes],
    ] as const) {
      const { ms } = await alvo.pedir(pedido(Math.abs(vez)))
      if (vez >= 0) medidas.push(ms)
    }
  }
  return linha(nome, pequenos, grandes)
}

/** What does not answer in time is a line of the table too. */
async function comparar(alvos: Alvos, vezes: number, caso: Caso): Promise<void> {
  console.log(await medirCaso(alvos, vezes, caso).catch((erro: Error) => `| ${caso.nome} | ${erro.message} |`))
}

interface Marcado {
  codigo: string
  versao: number
}

/** Books, moves and calls off: the day ends as it began. */
async function escrever(alvos: Alvos): Promise<void> {
  const passos = ['marcar', 'mover', 'cancelar'] as const
  const medidas = alvos.map(() => ({ marcar: [] as number[], mover: [] as number[], cancelar: [] as number[] }))
  const animais = await Promise.all(
    alvos.map(async (alvo) => {
      const { corpo } = await alvo.pedir({ metodo: 'GET', caminho: '/api/animal?limite=200' })
      return (corpo as { itens: Marcado[] }).itens.map(({ codigo }) => codigo)
    }),
  )
  for (let vez = 0; vez < VEZES; vez++) {
    for (const [i, alvo] of alvos.entries()) {
      const marcado = await alvo.pedir(novoAgendamento(vez, animais[i]?.[vez] ?? ''))
      const { codigo, versao } = marcado.corpo as Marcado
      const movido = await alvo.pedir({
        metodo: 'POST',
        caminho: `/api/agendamento/${codigo}/mover`,
        corpo: { versao, inicio: horarioLivre(vez, '17:30') },
      })
      const cancelado = await alvo.pedir({
        metodo: 'POST',
        caminho: `/api/agendamento/${codigo}/transicao`,
        corpo: { versao: versao + 1, acao: 'cancelar', motivo: 'Medida' },
      })
      for (const [passo, { ms }] of [
        ['marcar', marcado],
        ['mover', movido],
        ['cancelar', cancelado],
      ] as const)
        medidas[i]?.[passo].push(ms)
    }
  }
  for (const passo of passos) console.log(linha(passo, medidas[0]?.[passo] ?? [], medidas[1]?.[passo] ?? []))
}

/** Only the requests whose name has the text of the command line, when there is one. */
const escolhido = ({ nome }: { nome: string }) => nome.includes(process.argv[2] ?? '')

const guardada = process.env['BENCH_PASTA']
const pasta = guardada ?? (await mkdtemp(path.join(tmpdir(), 'vetlume-bench-agenda-')))
const alvos: Alvo[] = []
try {
  const pequena = await abrir(path.join(pasta, 'pequena'), PEQUENA)
  alvos.push(pequena)
  const grande = await abrir(path.join(pasta, 'grande'), GRANDE)
  alvos.push(grande)
  const mil = (valor: number) => `${n(valor / 1000, 0)} mil`
  console.log(
    `\nSame days over ${mil(PEQUENA.agendamentos)} and ${mil(GRANDE.agendamentos)} appointments (${mil(PEQUENA.atendimentos)} and ${mil(GRANDE.atendimentos)} atendimentos), ms, asked in turns`,
  )
  console.log('| request | p50 small | p50 large | p99 small | p99 large | ratio |\n|---|---|---|---|---|---|')
  for (const caso of CALENDARIO.filter(escolhido)) await comparar([pequena, grande], VEZES, caso)
  if (escolhido({ nome: 'marcar' })) await escrever([pequena, grande])
  for (const caso of LISTAS.filter(escolhido)) await comparar([pequena, grande], VEZES_DAS_LISTAS, caso)
} finally {
  for (const alvo of alvos) await alvo.parar()
  if (guardada === undefined) await rm(pasta, { recursive: true, force: true })
}
