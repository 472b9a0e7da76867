import type { Ator } from '../../../apps/api/src/infra/token.ts'
import type { ParceiroSemeado } from './clinicas.ts'
import type { EspecialistaSemeado } from './equipe.ts'
import type { ServicoSemeado } from './empresa-nova.ts'
import type { ImagemDeExame } from './imagens.ts'
import type { Mundo } from './mundo.ts'
import type { AnimalSemeado } from './pacientes.ts'

export interface ImagemGuardada extends Omit<ImagemDeExame, 'bytes'> {
  sha256: string
  tamanho: number
}

export interface ClinicaNoElenco extends ParceiroSemeado {
  ator: Ator
}

/** A company with its people, ready to work. */
export interface Elenco {
  mundo: Mundo
  cliente: string
  /** Who runs the company. */
  gestora: Ator
  especialistas: readonly EspecialistaSemeado[]
  parceiros: readonly ClinicaNoElenco[]
  animais: readonly AnimalSemeado[]
  servicos: readonly ServicoSemeado[]
  imagens: readonly ImagemGuardada[]
}

/** Something that happens at a moment. Steps of one exam are in order of time, and run one after another. */
export interface Passo {
  quando: Temporal.Instant
  fazer: () => Promise<void>
}
