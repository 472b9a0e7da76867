import { availableParallelism } from 'node:os'
import { comandoDe, rodar } from './comando.ts'
import { verificarConsultas } from './consultas.ts'
import type { Falha } from './contagem.ts'
import { verificarDesenho } from './desenho/desenho.ts'
import { verificarEstados } from './estados.ts'
import { verificarFuncoes } from './funcoes/funcoes.ts'
import { verificarTabelas } from './tabelas/tabelas.ts'
import { verificarImplantacao } from './verificacao-implantacao.ts'

interface Tarefa {
  nome: string
  /** Returns what is wrong, or an empty text. */
  executar(raiz: string): Promise<string>
}

const PROJETOS_TS = {
  raiz: 'tsconfig.json',
  dominio: 'packages/dominio/tsconfig.json',
  api: 'apps/api/tsconfig.json',
  web: 'apps/web/tsconfig.json',
  serviceWorker: 'apps/web/service-worker/tsconfig.json',
}

function programa(nome: string, pacote: string, argumentos: string[], comando?: string): Tarefa {
  return {
    nome,
    executar: async (raiz) => {
      const { codigo, saida } = await rodar(comandoDe(raiz, pacote, comando), argumentos, raiz)
      return codigo === 0 ? '' : saida.trim() || `${pacote} terminou com o código ${codigo}`
    },
  }
}

/** Each of the four checkers of a project finds out again what the others found: two projects at once fill two processors with half of the work. */
const UM_SO = ['--checkers', '1']

/** Slowest first, so that the last one to end is a short one. */
const TAREFAS: Tarefa[] = [
  ...Object.entries(PROJETOS_TS).map(([nome, arquivo]) =>
    programa(`tipos: ${nome}`, 'typescript', ['-p', arquivo, ...UM_SO], 'tsc'),
  ),
  programa('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  programa('arquitetura', 'dependency-cruiser', [
    '--config',
    '.dependency-cruiser.mjs',
    'apps',
    'packages',
    'db',
    'scripts',
  ]),
  programa('código sem uso', 'knip', ['--no-progress']),
  programa('cópias', 'jscpd', ['--config', '.jscpd.json']),
  programa('formato', 'oxfmt', ['--check']),
  { nome: 'desenho', executar: async (raiz) => verificarDesenho(raiz) },
  { nome: 'funções', executar: verificarFuncoes },
  { nome: 'consultas', executar: async (raiz) => verificarConsultas(raiz) },
  { nome: 'estados', executar: async (raiz) => verificarEstados(raiz) },
  { nome: 'tabelas', executar: async (raiz) => verificarTabelas(raiz) },
  { nome: 'implantação', executar: async (raiz) => verificarImplantacao(raiz) },
]

async function medir(tarefa: Tarefa, raiz: string): Promise<string> {
  const inicio = performance.now()
  const falha = await tarefa
    .executar(raiz)
    .catch((erro: unknown) => (erro instanceof Error ? erro.message : String(erro)))
  const segundos = ((performance.now() - inicio) / 1000).toFixed(1).padStart(5)
  console.log(`${falha ? '✗' : '✓'} ${tarefa.nome.padEnd(18)}${segundos} s`)
  if (falha) console.log(`${falha.replace(/^/gm, '    ')}\n`)
  return falha
}

/** Runs every static check, as many at a time as there are processors. Returns those that failed, with what they said. */
export async function verificar(raiz: string): Promise<Falha[]> {
  const fila = [...TAREFAS]
  const falhas: Falha[] = []
  const trabalhar = async () => {
    for (let tarefa = fila.shift(); tarefa; tarefa = fila.shift()) {
      const motivo = await medir(tarefa, raiz)
      if (motivo) falhas.push({ onde: `verify › ${tarefa.nome}`, motivo })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, trabalhar))
  console.log(
    falhas.length === 0
      ? `Verificação: ${TAREFAS.length} de ${TAREFAS.length} em ordem`
      : `Verificação: ${falhas.length} de ${TAREFAS.length} com falha`,
  )
  return falhas
}
