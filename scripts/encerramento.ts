import { ErroDePreparo } from '../db/embutido/erro.ts'

const SINAIS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** One Ctrl+C arrives several times: from the terminal and from npm. */
const REPETICAO_MS = 1000
const CONFERENCIA_DO_PAI_MS = 500

export interface Encerramento {
  /** Adds something to end; the last added ends first. */
  depois(parar: () => Promise<void>): void
  /** Waits for something that starts and will have to be ended, even if the end is asked for meanwhile. */
  usar<T>(inicio: Promise<T>, parar: (pronto: T) => Promise<void>): Promise<T>
  /** Waits for `tarefa`, but gives up the wait (never resolves) once the end was asked for. */
  ouEncerrar<T>(tarefa: Promise<T>): Promise<T>
  /** Ends everything and exits with the code. */
  sair(codigo: number): Promise<never>
}

/** npm can be killed without a word; then nobody would ever stop us. Only what it started watches it (`rodar.sh`). */
function acompanharNpm(encerrar: () => void): void {
  const pai = process.ppid
  if (process.env['VETLUME_NPM'] !== String(pai)) return
  setInterval(() => process.ppid !== pai && encerrar(), CONFERENCIA_DO_PAI_MS).unref()
}

/** Orderly end of a command on Ctrl+C, SIGTERM, SIGHUP or loss of npm. A second Ctrl+C forces it. */
export function prepararEncerramento(): Encerramento {
  const paradas: (() => Promise<void>)[] = []
  let inicio: number | null = null
  const sair = async (codigo: number): Promise<never> => {
    inicio ??= Date.now()
    for (const parar of paradas.splice(0).reverse()) {
      await parar().catch((erro: unknown) => {
        console.error(erro)
        codigo ||= 1
      })
    }
    return process.exit(codigo)
  }
  const pedir = (forcar: boolean) => {
    if (inicio === null) {
      // Work cut in half complains that its connection is gone; that is expected now and must not stop the end.
      process.on('uncaughtException', (erro) => console.error(erro.message))
      console.log('\nEncerrando...')
      void sair(0)
    } else if (forcar && Date.now() - inicio > REPETICAO_MS) {
      console.log('Encerramento forçado.')
      process.exit(130)
    }
  }
  for (const sinal of SINAIS) process.on(sinal, () => pedir(true))
  acompanharNpm(() => pedir(false))
  const nunca = new Promise<never>(() => {})
  const ouEncerrar = async <T>(tarefa: Promise<T>): Promise<T> => {
    const resultado = await tarefa.catch((erro: unknown) => (inicio === null ? Promise.reject(erro) : nunca))
    return inicio === null ? resultado : nunca
  }
  return {
    depois: (parar) => void paradas.push(parar),
    usar: (comeco, parar) => {
      paradas.push(() => comeco.then(parar, () => undefined))
      return ouEncerrar(comeco)
    },
    ouEncerrar,
    sair,
  }
}

const DO_SISTEMA: Readonly<Record<string, string>> = {
  EACCES: 'este usuário não tem permissão',
  EPERM: 'este usuário não tem permissão',
  EROFS: 'o disco só permite leitura',
  ENOSPC: 'não há espaço no disco',
  EDQUOT: 'não há espaço no disco para este usuário',
  ENOTDIR: 'há um arquivo onde deveria haver uma pasta',
  EISDIR: 'há uma pasta onde deveria haver um arquivo',
  EIO: 'o disco não responde',
}

/** What the person can do something about, as a sentence; the rest as it came. */
function explicar(erro: unknown): unknown {
  if (erro instanceof ErroDePreparo) return `\n${erro.message}`
  if (!(erro instanceof Error) || !('code' in erro) || !('path' in erro)) return erro
  const motivo = DO_SISTEMA[String(erro.code)]
  return motivo === undefined ? erro : `\nNão foi possível usar ${String(erro.path)}: ${motivo}.`
}

/** Runs a command; what the person can fix is told without a stack. Ends everything before leaving. */
export async function executar(comando: (encerramento: Encerramento) => Promise<void>): Promise<void> {
  const encerramento = prepararEncerramento()
  try {
    await comando(encerramento)
  } catch (erro) {
    console.error(explicar(erro))
    await encerramento.sair(1)
  }
}
