import { fork } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { EstadoDasCopias } from '@vetlume/dominio/sistema'
import type { Manifesto } from '../db/embutido/copia/guardadas.ts'
import { lerManifesto, lerTentativa, listarCopias } from '../db/embutido/copia/guardadas.ts'
import type { Ambiente } from './ambiente.ts'
import { arquivoDasChaves } from './chaves.ts'
import type { Encerramento } from './encerramento.ts'

/** The hour of the night when a copy is made, where most of the people who use the product sleep. */
const HORA = 3
const FUSO = 'America/Sao_Paulo'
const RONDA_MS = 60_000
const NOVA_TENTATIVA = Temporal.Duration.from({ hours: 1 })

/** What the newest copy says of itself; one whose word cannot be read is not counted on. */
function maisNova(copias: string): Manifesto | null {
  for (const nome of listarCopias(copias).toReversed()) {
    try {
      const manifesto = lerManifesto(join(copias, nome))
      if (manifesto !== null) return manifesto
    } catch {
      continue
    }
  }
  return null
}

/** What is known of the copies of this installation, as its folder tells it. */
export function estadoDasCopias({ pastaCopias, pastaDados }: Ambiente): EstadoDasCopias {
  const manifesto = maisNova(pastaCopias)
  const inicio = statSync(arquivoDasChaves(pastaDados), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return {
    pasta: pastaCopias,
    desde: Temporal.Instant.fromEpochMilliseconds(Math.floor(inicio)).toString(),
    boa:
      manifesto === null
        ? null
        : {
            quando: manifesto.quando,
            duracaoMs: manifesto.duracaoMs,
            bytes: manifesto.bytes,
            linhas: Object.values(manifesto.tabelas).reduce((soma, linhas) => soma + linhas, 0),
            arquivos: manifesto.arquivos,
          },
    tentativa: lerTentativa(pastaCopias),
  }
}

/** The start of the last night of copies. */
function ultimaNoite(agora: Temporal.Instant): Temporal.Instant {
  const local = agora.toZonedDateTimeISO(FUSO)
  const hoje = local.withPlainTime({ hour: HORA })
  return (Temporal.ZonedDateTime.compare(hoje, local) > 0 ? hoje.subtract({ days: 1 }) : hoje).toInstant()
}

/** Whether a copy is due: none since the last night. A machine that slept through it makes up for it; a failure waits an hour. */
export function devidaEm({ desde, boa, tentativa }: EstadoDasCopias, agora: Temporal.Instant): boolean {
  const antes = (um: string, outro: Temporal.Instant) => Temporal.Instant.compare(Temporal.Instant.from(um), outro) < 0
  if (!antes(boa?.quando ?? desde, ultimaNoite(agora))) return false
  return tentativa === null || tentativa.falha === null || antes(tentativa.quando, agora.subtract(NOVA_TENTATIVA))
}

/** Makes the nightly copies while the product runs, each in a process of its own, so that nobody waits for it. */
export function agendarCopias(
  ambiente: Ambiente,
  encerramento: Pick<Encerramento, 'depois'>,
  { agora = () => Temporal.Now.instant(), rondaMs = RONDA_MS } = {},
): void {
  if (ambiente.bancoExterno) return
  let emCurso = false
  const ronda = setInterval(() => {
    if (emCurso || !devidaEm(estadoDasCopias(ambiente), agora())) return
    emCurso = true
    const filho = fork(join(import.meta.dirname, 'copia.ts'), [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    encerramento.depois(async () => void filho.kill())
    filho.once('exit', () => (emCurso = false))
  }, rondaMs)
  ronda.unref()
  encerramento.depois(async () => clearInterval(ronda))
}
