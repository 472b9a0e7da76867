import { AVES } from './aves.ts'
import { CANINA } from './canina.ts'
import { EQUINA } from './equina.ts'
import { FELINA } from './felina.ts'
import { LAGOMORFOS, OUTROS, REPTEIS, ROEDORES } from './outras.ts'

const LISTAS = {
  Canina: CANINA,
  Felina: FELINA,
  Equina: EQUINA,
  Aves: AVES,
  Lagomorfos: LAGOMORFOS,
  Roedores: ROEDORES,
  Répteis: REPTEIS,
  Outros: OUTROS,
} as const

export interface RacaBase {
  nome: string
  sinonimo: string | null
}

/** Sem raça definida: every species has it. */
const SRD: RacaBase = { nome: 'SRD', sinonimo: 'Sem raça definida, vira-lata, mestiço' }

const ler = (linha: string): RacaBase => {
  const [nome = '', sinonimo = null] = linha.split('|')
  return { nome, sinonimo }
}

/** Species and the breeds that each starts with. Names are facts; Brazilian usage comes first. */
export const ESPECIES_E_RACAS: readonly { especie: string; racas: readonly RacaBase[] }[] = Object.entries(LISTAS).map(
  ([especie, lista]) => ({ especie, racas: [SRD, ...lista.split('\n').map(ler)] }),
)
