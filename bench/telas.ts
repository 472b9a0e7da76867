import { chromium, type Page } from 'playwright-core'
import { encontrarNavegador } from '../scripts/navegador.ts'
import type { Alvo } from './alvo.ts'
import { EMAIL } from './dados/index.ts'
import { entrar } from './entrar.ts'
import { encherLaudo, IMAGENS_DO_LAUDO_CHEIO } from './laudo-cheio.ts'
import { comOrcamento, meta, n, type Juizo } from './julgar.ts'
import { mediana } from './medir.ts'
import { pedirEm } from './pedir.ts'
import { comecarRascunhos } from './rascunhos.ts'
import { visitar, type Entrada, type Visita } from './visita.ts'

interface Tela {
  nome: string
  /** Address, once who is in is known. */
  caminho(codigos: Codigos): string
  /** What is there when the screen can be used. */
  alvo: string
  quem: 'ninguem' | 'empresa' | 'especialista'
  /** Milliseconds until it is ready, and KiB of code until then. */
  pronta: number
  codigo: number
  /** KiB of all that comes, while it is followed; of a screen of hundreds of images. */
  tudo?: number
}

interface Codigos {
  rascunho: string
  cheio: string
}

const LINHAS = '#conteudo tbody tr:not([aria-hidden]) td:not(:empty)'
const de = (caminho: string) => () => caminho

const TELAS: readonly Tela[] = [
  {
    nome: 'login',
    caminho: de('/login'),
    alvo: 'html:not([data-antes]) form button[type="submit"]',
    quem: 'ninguem',
    pronta: 1_800,
    codigo: 95,
  },
  {
    nome: 'painel',
    caminho: de('/dashboard'),
    alvo: '#conteudo [aria-busy="false"] a',
    quem: 'empresa',
    pronta: 1_800,
    codigo: 135,
  },
  {
    nome: 'lista de pacientes',
    caminho: de('/cadastro/animal'),
    alvo: LINHAS,
    quem: 'empresa',
    pronta: 1_800,
    codigo: 135,
  },
  {
    nome: 'lista de atendimentos',
    caminho: de('/atendimento'),
    alvo: LINHAS,
    quem: 'empresa',
    pronta: 1_800,
    codigo: 135,
  },
  {
    nome: 'contas a receber',
    caminho: de('/financeiro/contas-receber'),
    alvo: LINHAS,
    quem: 'empresa',
    pronta: 1_800,
    codigo: 135,
  },
  {
    nome: 'agenda',
    caminho: de('/agenda/agenda-atendimento'),
    alvo: '.ag-caixa',
    quem: 'empresa',
    pronta: 2_200,
    codigo: 175,
  },
  {
    nome: 'formulário de paciente',
    caminho: de('/cadastro/animal?novo=1'),
    alvo: 'form [role="combobox"]',
    quem: 'empresa',
    pronta: 2_200,
    codigo: 200,
  },
  {
    nome: 'editor de laudo',
    caminho: ({ rascunho }) => `/laudo/editar?codigo=${rascunho}`,
    alvo: '#conteudo [contenteditable="true"]',
    quem: 'especialista',
    pronta: 2_500,
    codigo: 290,
  },
  {
    nome: `editor de laudo, ${IMAGENS_DO_LAUDO_CHEIO} imagens`,
    caminho: ({ cheio }) => `/laudo/editar?codigo=${cheio}`,
    alvo: '#conteudo .li-miniatura img',
    quem: 'especialista',
    pronta: 3_500,
    codigo: 310,
    tudo: 900,
  },
]

/** First paint of any screen, the largest of the login, and what comes back from the disk. Milliseconds. */
const PRIMEIRA_TINTA_MS = 1_000
const LOGIN_MS = 800
const DE_NOVO_MS = 800
const BLOQUEIO_MS = 200
const DESLOCAMENTO = 0.05

const medianaDe = (visitas: readonly Visita[]): Visita => {
  const [primeira] = visitas
  if (primeira === undefined) throw new Error('no visit was made')
  const campos = Object.keys(primeira) as (keyof Visita)[]
  return Object.fromEntries(campos.map((campo) => [campo, mediana(visitas.map((uma) => uma[campo]))])) as never
}

async function entrarPelaTela(executavel: string, base: string, email: string, empresa?: string): Promise<Entrada> {
  const navegador = await chromium.launch({ executablePath: executavel, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const pagina: Page = await navegador.newPage({ baseURL: base })
    await pagina.goto('/login')
    await pagina.getByLabel('E-mail ou CPF').fill(email)
    await pagina.getByLabel('Senha', { exact: true }).fill('demonstracao')
    await pagina.getByRole('button', { name: 'Entrar' }).click()
    if (empresa !== undefined) await pagina.getByRole('main').getByRole('button', { name: empresa }).click()
    await pagina.waitForURL(/dashboard/)
    return await pagina.context().storageState()
  } finally {
    await navegador.close()
  }
}

/** Who is signed in in a browser, for what is asked of the API beside it. */
const pedinteDe = (base: string, { origins }: Entrada) =>
  pedirEm(base, origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'token')?.value)

async function prepararRascunhos(base: string, entrada: Entrada): Promise<Codigos> {
  const especialista = pedinteDe(base, entrada)
  const { token } = await entrar(base, EMAIL)
  const [rascunho = '', cheio = ''] = await comecarRascunhos({ recepcao: pedirEm(base, token), especialista }, 2)
  await encherLaudo(especialista, cheio)
  return { rascunho, cheio }
}

const CABECALHO = ['screen', 'first paint', 'largest', 'ready', 'blocked', 'shift', 'requests', 'code KiB', 'all KiB']

/**
 * Opens each screen of a company in a real browser, cold, on a slow line and a slow processor, and once more as who comes back.
 * Only what does not depend on the machine (bytes, shift) breaks a budget: times are said to be met or not.
 */
export async function medirTelas(
  { api, nome }: Alvo,
  rodadas: number,
  julgar: (nome: string, juizo: Juizo) => string,
): Promise<void> {
  const executavel = await encontrarNavegador()
  const base = `http://localhost:${api.porta}`
  const entradas = {
    ninguem: null,
    empresa: await entrarPelaTela(executavel, base, EMAIL, 'Volume'),
    especialista: await entrarPelaTela(executavel, base, 'especialista@demo.vet'),
  }
  const codigos = await prepararRascunhos(base, entradas.especialista)
  console.log(`\nScreens of ${nome}, 1,6 Mbit/s, 150 ms, processor 4 times slower; medians of ${rodadas}; times in ms`)
  console.log(
    `| ${CABECALHO.join(' | ')} | again: largest | ready | requests |\n|${'---|'.repeat(CABECALHO.length + 3)}`,
  )
  for (const tela of TELAS) {
    const visitas = []
    for (let i = 0; i < rodadas; i++)
      visitas.push(await visitar(executavel, entradas[tela.quem], base + tela.caminho(codigos), tela.alvo))
    const primeira = medianaDe(visitas.map((uma) => uma.primeira))
    const segunda = medianaDe(visitas.map((uma) => uma.segunda))
    console.log(`| ${colunasDe(tela, primeira, segunda, julgar).join(' | ')} |`)
  }
}

function colunasDe(
  { nome, pronta, codigo, tudo }: Tela,
  primeira: Visita,
  segunda: Visita,
  julgar: (nome: string, juizo: Juizo) => string,
): string[] {
  return [
    nome,
    meta(primeira.primeiraTinta, PRIMEIRA_TINTA_MS),
    nome === 'login' ? meta(primeira.maiorTinta, LOGIN_MS) : n(primeira.maiorTinta),
    meta(primeira.pronta, pronta),
    meta(primeira.bloqueio, BLOQUEIO_MS),
    julgar(`${nome}, shift`, comOrcamento(primeira.deslocamento, DESLOCAMENTO, 3)),
    n(primeira.pedidos),
    julgar(`${nome}, code`, comOrcamento(primeira.codigo, codigo, 1)),
    tudo === undefined ? n(primeira.tudo) : julgar(`${nome}, all`, comOrcamento(primeira.tudo, tudo, 0)),
    meta(segunda.maiorTinta, DE_NOVO_MS),
    n(segunda.pronta),
    n(segunda.pedidos),
  ]
}
