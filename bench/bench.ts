import { setTimeout as esperar } from 'node:timers/promises'
import { lerAmbiente } from '../scripts/ambiente.ts'
import { construirWeb } from '../scripts/construir-web.ts'
import { executar } from '../scripts/encerramento.ts'
import { abrirAlvo, gravar, memoriaDo, pastaWeb, type Alvo } from './alvo.ts'
import { lerArgumentos, type Argumentos } from './argumentos.ts'
import { CONEXOES } from './cenarios.ts'
import { medirFiltros } from './filtros.ts'
import { crescimento, falhasDe, memoriaCarregada, memoriaParada, metas, n, razaoDeNode, type Juizo } from './julgar.ts'
import { medirCenario, type Linha } from './medir.ts'
import { medirPaginas } from './paginas.ts'
import { medirPdf } from './pdf.ts'
import { medirTelas } from './telas.ts'
import { iniciarProcesso } from './processos/index.ts'

/** The sessions that the start opened are closed by then, and its garbage collected. */
const REPOUSO_MS = 25_000

const micros = (valor: number | null) => (valor === null ? '–' : n(valor))

/** Prints a judgement among others, and remembers one that breaks its budget. */
class Tabela {
  readonly quebras: string[] = []

  julgar(nome: string, { texto, cumpre }: Juizo): string {
    if (cumpre === false) this.quebras.push(`${nome}: ${texto.replaceAll('*', '')}`)
    return texto
  }

  linha(linha: Linha, anterior: Linha | undefined): void {
    const { cenario, alvo, instrucoes, api, cru, sozinho } = linha
    const nome = `${cenario.nome}, ${alvo}`
    const colunas = [
      nome,
      n(instrucoes),
      n(api.porSegundo),
      n(cru.porSegundo),
      n(api.p50),
      n(api.p99),
      n(sozinho),
      n(api.node),
      n(cru.node),
      this.julgar(`${nome}, Node`, razaoDeNode(linha)),
      micros(api.postgres),
      anterior === undefined ? '' : this.julgar(`${nome}, growth`, crescimento(anterior, linha)),
      metas(linha),
      this.julgar(`${nome}, failures`, falhasDe(linha)),
    ]
    console.log(`| ${colunas.join(' | ')} |`)
  }
}

async function medirMemoria(alvo: Alvo, tabela: Tabela, quando: 'idle' | 'after the load'): Promise<void> {
  await esperar(REPOUSO_MS)
  const memoria = memoriaDo(alvo)
  if (memoria === null) return
  const { api, banco } = memoria
  const [daApi, tudo] =
    quando === 'idle'
      ? [n(api), tabela.julgar('memory, idle with database', memoriaParada(api + banco))]
      : [tabela.julgar('memory of the API after the load', memoriaCarregada(api)), n(api + banco)]
  console.log(`\nMemory ${quando}, ${alvo.nome}, MiB: API ${daApi}; with its database ${tudo}`)
}

const CABECALHO = [
  'row',
  'SQL',
  'req/s',
  'raw',
  'p50 ms',
  'p99',
  'alone',
  'Node µs/req',
  'raw',
  'ratio',
  'PostgreSQL µs/req',
  'growth',
  'goals',
  'failures',
]

async function medirCenarios(alvos: readonly Alvo[], tabela: Tabela, pedido: Argumentos): Promise<void> {
  const { cenarios, segundos, rodadas } = pedido
  const [menor] = alvos
  if (menor !== undefined) await medirMemoria(menor, tabela, 'idle')
  const instrucoes = []
  for (const alvo of alvos) {
    // Making the data of a larger one took longer than a token lasts.
    await alvo.renovar()
    instrucoes.push(await gravar(alvo, cenarios))
  }
  const gerador = await iniciarProcesso('gerador')
  console.log(
    `\n${CONEXOES} connections, medians of ${rodadas} rounds of ${segundos} s in turns; raw: node:http and pg with the same SQL`,
  )
  console.log(`| ${CABECALHO.join(' | ')} |\n|${'---|'.repeat(CABECALHO.length)}`)
  for (const cenario of cenarios) {
    for (const alvo of alvos) await alvo.renovar()
    const quantas = instrucoes.map((deste) => deste.get(cenario) ?? 0)
    const linhas = await medirCenario(gerador, alvos, cenario, { segundos, rodadas }, quantas)
    for (const [i, linha] of linhas.entries()) tabela.linha(linha, linhas[i - 1])
  }
  await gerador.parar()
  if (menor !== undefined) await medirMemoria(menor, tabela, 'after the load')
}

await executar(async (encerramento) => {
  const { ouEncerrar, depois, sair } = encerramento
  const pedido = lerArgumentos(process.argv.slice(2))
  if (pedido.paginas || pedido.telas) await ouEncerrar(construirWeb(lerAmbiente(), encerramento))
  const tabela = new Tabela()
  const alvos: Alvo[] = []
  for (const { nome, quantos } of pedido.volumes) {
    // One that is being made is not waited for: what it started leaves with this process.
    const alvo = await ouEncerrar(abrirAlvo(nome, quantos))
    depois(() => alvo.parar())
    alvos.push(alvo)
  }
  if (pedido.cenarios.length > 0) await ouEncerrar(medirCenarios(alvos, tabela, pedido))
  const [pequena, grande] = alvos
  if (pedido.filtros) {
    if (pequena === undefined || grande === undefined) throw new Error('the filters compare two sizes: --volume=20k,2m')
    if (!(await ouEncerrar(medirFiltros([pequena, grande])))) tabela.quebras.push('filters')
  }
  if (pedido.telas && pequena !== undefined)
    await ouEncerrar(medirTelas(pequena, pedido.rodadas, (nome, juizo) => tabela.julgar(nome, juizo)))
  if (pedido.paginas) medirPaginas(pastaWeb, (nome, juizo) => tabela.julgar(nome, juizo))
  if (pedido.pdf) {
    const impressor = await ouEncerrar(iniciarProcesso('impressor'))
    depois(() => impressor.parar())
    await ouEncerrar(medirPdf(impressor, (nome, juizo) => tabela.julgar(nome, juizo)))
  }
  if (tabela.quebras.length > 0) console.log(`\nBroken budgets:\n${tabela.quebras.map((uma) => `- ${uma}`).join('\n')}`)
  await sair(tabela.quebras.length > 0 ? 1 : 0)
})
