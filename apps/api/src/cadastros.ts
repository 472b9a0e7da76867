import type { Registrar } from './infra/http/registrar.ts'
import { rotasCidade } from './modules/cidade/index.ts'
import { rotasCupom } from './modules/cupom/index.ts'
import { rotasEspecialidade } from './modules/especialidade/index.ts'
import { rotasEspecie } from './modules/especie/index.ts'
import { rotasFeriado } from './modules/feriado/index.ts'
import { rotasGrupoDespesa } from './modules/grupo-despesa/index.ts'
import { rotasHorarioAtendimento } from './modules/horario-atendimento/index.ts'
import { rotasPlano } from './modules/plano/index.ts'
import { rotasPlanoSaude } from './modules/plano-saude/index.ts'
import { rotasRaca } from './modules/raca/index.ts'
import { rotasTipoDespesa } from './modules/tipo-despesa/index.ts'

/** Registries that are nothing but one: their routes are those of the kernel (`modules/cadastros`). */
export const CADASTROS: readonly ((registrar: Registrar) => void)[] = [
  rotasEspecie,
  rotasRaca,
  rotasCidade,
  rotasPlanoSaude,
  rotasPlano,
  rotasCupom,
  rotasGrupoDespesa,
  rotasTipoDespesa,
  rotasHorarioAtendimento,
  rotasFeriado,
  rotasEspecialidade,
]
