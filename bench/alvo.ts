import path from 'node:path'
import { cabecalhosDe, CENARIOS, type Cenario, type Contexto, type Pedido } from './cenarios.ts'
import { abrirDados, EMAIL, type Dados } from './dados/index.ts'
import { entrar } from './entrar.ts'
import { iniciarProcesso, type Processo } from './processos/index.ts'
import type { Roteiro } from './processos/mensagens.ts'
import { memoriaDe, processosDoPostgres } from './processos/sistema.ts'

export const pastaWeb = path.resolve(import.meta.dirname, '../apps/web/dist')

/** Turn of the next request. Bookings count theirs apart: after the turns of the readings, theirs would be years ahead. */
export interface Vezes {
  leitura: number
  escrita: number
}

export const contagemDe = ({ escreve }: Cenario): keyof Vezes => (escreve ? 'escrita' : 'leitura')

/** A company of one size with the two servers that answer for it. */
export interface Alvo {
  nome: string
  dados: Dados
  api: Processo
  cru: Processo
  contexto: Contexto
  vezes: Vezes
  chamar(pedido: Pedido): Promise<{ ms: number; texto: string }>
  /** Signs in again: a token lasts less than the whole bench. */
  renovar(): Promise<void>
  parar(): Promise<void>
}

const VARIANTES = 8
/** More than there are connections, so that no two of the raw server write the same thing at once. */
const VARIANTES_DE_ESCRITA = 64

function criarChamada(api: Processo, contexto: Contexto): Alvo['chamar'] {
  let vez = 0
  return async ({ metodo, caminho, corpo }) => {
    const headers = cabecalhosDe(vez++, contexto, corpo !== undefined)
    const inicio = performance.now()
    const resposta = await fetch(`http://127.0.0.1:${api.porta}${caminho}`, {
      method: metodo,
      headers,
      ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
    })
    const texto = await resposta.text()
    const ms = performance.now() - inicio
    if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${texto.slice(0, 200)}`)
    return { ms, texto }
  }
}

async function lerContexto(chamar: Alvo['chamar'], contexto: Contexto): Promise<Contexto> {
  const ler = async (caminho: string) => {
    const { texto } = await chamar({ metodo: 'GET', caminho })
    return (JSON.parse(texto) as { itens: { codigo: string; tipo?: string }[] }).itens
  }
  const itens = async (caminho: string) => (await ler(caminho)).map(({ codigo }) => codigo)
  const [laudo = ''] = await itens('/api/laudo?estado=VISUALIZADO&limite=1')
  const banco = (await ler('/api/conta-financeira?limite=200')).find(({ tipo }) => tipo === 'BANCO')
  return Object.assign(contexto, {
    animais: await itens('/api/animal?limite=200'),
    laudo,
    contaFinanceira: banco?.codigo ?? '',
  })
}

/** Starts the API over these data, and reads what its requests are made of. */
export async function abrirAlvo(nome: string, quantos: number): Promise<Alvo> {
  const dados = await abrirDados(quantos)
  const ambiente = { BANCO_URL: dados.urlApp, PASTA_ARQUIVOS: dados.pastaArquivos, PASTA_WEB: pastaWeb }
  // The first of a checkout reads its TypeScript, and keeps what reads it: 17 MiB that the server of `npm start` does not have.
  await (await iniciarProcesso('api', ambiente)).parar()
  const api = await iniciarProcesso('api', ambiente)
  const cru = await iniciarProcesso('cru', ambiente)
  const contexto: Contexto & { token: string } = { token: '', animais: [], laudo: '', contaFinanceira: '' }
  const chamar = criarChamada(api, contexto)
  const renovar = async () => {
    contexto.token = (await entrar(`http://127.0.0.1:${api.porta}`, EMAIL, dados.empresa)).token
  }
  await renovar()
  await lerContexto(chamar, contexto)
  return {
    nome,
    dados,
    api,
    cru,
    contexto,
    vezes: { leitura: 0, escrita: 0 },
    chamar,
    renovar,
    async parar() {
      await cru.parar()
      await api.parar()
      await dados.postgres.parar()
    },
  }
}

/** What an appointment took is given back: the raw server books the same again, and takes it back itself. */
async function desmarcar(alvo: Alvo, texto: string): Promise<void> {
  const { codigo, versao } = JSON.parse(texto) as { codigo: string; versao: number }
  await alvo.chamar({
    metodo: 'POST',
    caminho: `/api/agendamento/${codigo}/transicao`,
    corpo: { versao, acao: 'cancelar', motivo: 'Medida' },
  })
}

async function gravarUm(alvo: Alvo, cenario: Cenario): Promise<Roteiro> {
  const { api, contexto } = alvo
  const pedido = cenario.pedido(alvo.vezes[contagemDe(cenario)]++, contexto)
  await api.pedir({ tipo: 'gravar' }, 'feito')
  const { texto: resposta } = await alvo.chamar(pedido)
  const { instrucoes } = await api.pedir({ tipo: 'parar-gravacao' }, 'gravadas')
  if (cenario.escreve) await desmarcar(alvo, resposta)
  return { instrucoes, resposta, desfaz: cenario.escreve === true, senha: cenario.senha === true }
}

/** What the jobs did meanwhile is in some of the recordings: those are left out. */
function semTarefas(gravados: readonly Roteiro[]): Roteiro[] {
  const menor = Math.min(...gravados.map(({ instrucoes }) => instrucoes.length))
  return gravados.filter(({ instrucoes }) => instrucoes.length === menor)
}

/** Records each scenario, so that the raw server repeats exactly the same SQL. Answers how many statements each has. */
export async function gravar(alvo: Alvo, cenarios: readonly Cenario[]): Promise<Map<Cenario, number>> {
  const roteiros: Roteiro[][] = CENARIOS.map(() => [])
  const instrucoes = new Map<Cenario, number>()
  for (const cenario of cenarios) {
    // Once for what is kept after the first request.
    await gravarUm(alvo, cenario)
    const gravados: Roteiro[] = []
    for (let i = 0; i < (cenario.escreve ? VARIANTES_DE_ESCRITA : VARIANTES); i++)
      gravados.push(await gravarUm(alvo, cenario))
    const variantes = semTarefas(gravados)
    roteiros[CENARIOS.indexOf(cenario)] = variantes
    instrucoes.set(cenario, variantes[0]?.instrucoes.length ?? 0)
  }
  await alvo.cru.pedir({ tipo: 'roteiros', roteiros }, 'feito')
  return instrucoes
}

/** MiB of the API, whole, and of its database, whose processes have most of their pages in common. Null where it cannot be told. */
export function memoriaDo({ api, dados }: Alvo): { api: number; banco: number } | null {
  const { principal, filhos } = processosDoPostgres(dados.postgres.pasta)
  const daApi = memoriaDe([api.pid], 'inteira')
  const doBanco = memoriaDe([principal, ...filhos], 'repartida')
  return daApi === null || doBanco === null ? null : { api: daApi, banco: doBanco }
}
