import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { delimiter, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { lerAmbiente } from './ambiente.ts'

const APT = '/usr/bin/apt-get'
const INSTALADOS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome-headless-shell']
const NO_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** npm package that carries a headless Chromium for Linux x64 with its libraries, pinned by content. */
const PACOTE = {
  nome: '@sparticuz/chromium',
  versao: '153.0.0',
  sha256: '38e1e1649db20fa4ea644bf5987688ce81a4c9eb10e7eae8380b74fc0d699fea',
}

const COMO_OBTER = [
  'Nenhum navegador Chromium foi encontrado nem pôde ser obtido, e os testes de tela precisam de um. Escolha um caminho:',
  '  - Debian/Ubuntu:  sudo apt-get install chromium',
  '  - ou instale o Google Chrome',
  '  - ou indique um já instalado:  CHROME_PATH=/caminho/do/chrome npm test',
  '(No Chromium browser was found. Install one, or set CHROME_PATH to its executable.)',
].join('\n')

function executavel(caminho: string): boolean {
  try {
    accessSync(caminho, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A file being executable is not enough: Ubuntu's `chromium-browser` only tells to install a snap. */
function funciona(caminho: string): boolean {
  if (!executavel(caminho)) return false
  const { status, stdout } = spawnSync(caminho, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}

/** A Chromium that is already on this machine. */
export function navegadorInstalado(): string | null {
  const pastas = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const candidatos = INSTALADOS.flatMap((nome) => pastas.map((pasta) => join(pasta, nome)))
  if (process.platform === 'darwin') candidatos.push(...NO_MAC)
  return candidatos.find(funciona) ?? null
}

/** Starts the browser with its own libraries and fonts, wherever the folder is. */
const ROTEIRO = `#!/bin/sh
aqui=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
export LD_LIBRARY_PATH="$aqui/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$aqui"
exec "$aqui/chromium" "$@"
`

const FONTES = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

function desempacotar(origem: string, destino: string): void {
  const comprimido = readFileSync(join(origem, 'chromium.br'))
  if (createHash('sha256').update(comprimido).digest('hex') !== PACOTE.sha256)
    throw new ErroDePreparo(`O conteúdo de ${PACOTE.nome} ${PACOTE.versao} não é o esperado.`)
  writeFileSync(join(destino, 'chromium'), brotliDecompressSync(comprimido))
  for (const nome of ['al2023', 'fonts', 'swiftshader']) {
    const arquivo = join(destino, `${nome}.tar`)
    writeFileSync(arquivo, brotliDecompressSync(readFileSync(join(origem, `${nome}.tar.br`))))
    const { status, stderr } = spawnSync('tar', ['-xf', arquivo, '-C', destino], { encoding: 'utf8' })
    if (status !== 0) throw new ErroDePreparo(`Não foi possível abrir ${nome}.tar: ${stderr}`)
    rmSync(arquivo)
  }
  writeFileSync(join(destino, 'fonts.conf'), FONTES)
  writeFileSync(join(destino, 'vetlume-chromium'), ROTEIRO)
  for (const nome of ['chromium', 'vetlume-chromium']) chmodSync(join(destino, nome), 0o755)
}

/** Installs the npm package outside the project's dependencies (75 MB that only the screen tests need). */
function obterDoNpm(pasta: string): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const destino = join(pasta, `chromium-${PACOTE.versao}`)
  const comando = join(destino, 'vetlume-chromium')
  if (existsSync(comando)) return funciona(comando) ? comando : null
  const provisoria = join(pasta, 'obtendo')
  rmSync(provisoria, { recursive: true, force: true })
  mkdirSync(join(provisoria, 'pronto'), { recursive: true })
  writeFileSync(join(provisoria, 'package.json'), '{"private":true}')
  console.log(`Obtendo um Chromium para os testes de tela (${PACOTE.nome} ${PACOTE.versao})...`)
  const argumentos = [
    'install',
    `${PACOTE.nome}@${PACOTE.versao}`,
    '--prefix',
    provisoria,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  if (spawnSync('npm', argumentos, { cwd: provisoria, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    return null
  desempacotar(join(provisoria, 'node_modules', PACOTE.nome, 'bin'), join(provisoria, 'pronto'))
  renameSync(join(provisoria, 'pronto'), destino)
  rmSync(provisoria, { recursive: true, force: true })
  return funciona(comando) ? comando : null
}

function obterDoSistema(): string | null {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return null
  console.log('Instalando o Chromium do sistema (apt-get)...')
  const apt = (...argumentos: string[]) =>
    spawnSync(APT, argumentos, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') ? navegadorInstalado() : null
}

/**
 * Path of a Chromium for the screen tests: CHROME_PATH, the one carried by an npm package, an installed one, or, for root on
 * Debian, the system's package. The package's comes first: it has no window to draw, which is a fourth of the processor.
 * @throws ErroDePreparo that tells how to get one.
 */
export async function encontrarNavegador(): Promise<string> {
  const indicado = process.env['CHROME_PATH']
  if (indicado) {
    if (funciona(indicado)) return indicado
    throw new ErroDePreparo(
      `CHROME_PATH="${indicado}" não é um Chromium que funcione. (CHROME_PATH is not a working Chromium.)`,
    )
  }
  const achado = obterDoNpm(join(lerAmbiente().pastaDados, 'navegador')) ?? navegadorInstalado() ?? obterDoSistema()
  if (!achado) throw new ErroDePreparo(COMO_OBTER)
  return achado
}

if (import.meta.main) console.log(await encontrarNavegador())
