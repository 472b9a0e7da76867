import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { portaLivre } from '../../../../db/embutido/processo.ts'

const ORTHANC = '/usr/sbin/Orthanc'
const CLIENTES = ['/usr/bin/curl', '/usr/bin/findscu', '/usr/bin/storescu', '/usr/bin/dcmsend', '/usr/bin/echoscu']
const PARTIDA = path.join(import.meta.dirname, '../../../../docker/gateway/gateway.sh')
const ESPERA_MS = 30_000

/** What is missing here to speak as machines do; nothing when all is there. */
export const oQueFalta = (): string[] => [ORTHANC, ...CLIENTES].filter((programa) => !existsSync(programa))

export interface Saida {
  codigo: number
  texto: string
}

/** One of DCMTK's programs, with what it said. */
export function rodarCliente(programa: string, argumentos: readonly string[]): Promise<Saida> {
  return new Promise((pronto) => {
    execFile(programa, [...argumentos], { timeout: ESPERA_MS, encoding: 'latin1' }, (erro, saida, erros) =>
      pronto({ codigo: erro === null ? 0 : Number(erro.code ?? 1), texto: `${saida}${erros}` }),
    )
  })
}

export interface Gateway {
  pasta: string
  /** Folder from which the worklist is answered. */
  lista: string
  portaDicom: number
  /** How many images wait in it. */
  esperando(): Promise<number>
  ligar(mais?: Record<string, string>): Promise<void>
  /** As when the computer of the clinic is switched off. */
  desligar(): Promise<void>
  apagar(): Promise<void>
}

/** Orthanc with the configuration that we ship, in a folder and on ports of its own. */
export async function criarGateway(ambiente: Record<string, string>): Promise<Gateway> {
  const pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-gateway-'))
  const lista = path.join(pasta, 'lista')
  await mkdir(lista)
  const portaDicom = await portaLivre()
  const portaHttp = await portaLivre()
  let processo: ChildProcess | null = null

  const instancias = async () => {
    const resposta = await fetch(`http://127.0.0.1:${portaHttp}/instances`)
    return ((await resposta.json()) as string[]).length
  }

  return {
    pasta,
    lista,
    portaDicom,
    esperando: instancias,
    async ligar(mais = {}) {
      processo = spawn(PARTIDA, [], {
        stdio: 'ignore',
        env: {
          PATH: `/usr/sbin:${process.env['PATH'] ?? ''}`,
          VETLUME_COMPASSO: '0.3',
          VETLUME_DADOS: path.join(pasta, 'dados'),
          VETLUME_LISTA: lista,
          VETLUME_PORTA_DICOM: String(portaDicom),
          VETLUME_PORTA_HTTP: String(portaHttp),
          ...ambiente,
          ...mais,
        },
      })
      const limite = Date.now() + ESPERA_MS
      while ((await instancias().catch(() => null)) === null)
        if (Date.now() > limite) throw new Error('the gateway did not answer')
    },
    async desligar() {
      if (processo === null) return
      const fim = once(processo, 'exit')
      processo.kill('SIGTERM')
      await fim
      processo = null
    },
    apagar: () => rm(pasta, { recursive: true, force: true }),
  }
}
