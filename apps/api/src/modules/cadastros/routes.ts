import { contratoCidade } from '@vetlume/dominio/cidade'
import { contratoCupom } from '@vetlume/dominio/cupom'
import { contratoEspecie } from '@vetlume/dominio/especie'
import { contratoGrupoDespesa } from '@vetlume/dominio/grupo-despesa'
import { contratoHorarioAtendimento } from '@vetlume/dominio/horario-atendimento'
import { contratoPlano } from '@vetlume/dominio/plano'
import { contratoPlanoSaude } from '@vetlume/dominio/plano-saude'
import { contratoRaca } from '@vetlume/dominio/raca'
import { contratoTipoDespesa } from '@vetlume/dominio/tipo-despesa'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarCidades } from './queries/cidade.ts'
import { listarCupons } from './queries/cupom.ts'
import { listarEspecies } from './queries/especie.ts'
import { listarGruposDeDespesa } from './queries/grupo-despesa.ts'
import { listarHorarios } from './queries/horario-atendimento.ts'
import { listarPlanosDeSaude } from './queries/plano-saude.ts'
import { listarPlanos } from './queries/plano.ts'
import { listarRacas } from './queries/raca.ts'
import { listarTiposDeDespesa } from './queries/tipo-despesa.ts'

export function rotasCadastros(registrar: Registrar): void {
  registrar(contratoEspecie, { 'GET /especie': listarEspecies })
  registrar(contratoRaca, { 'GET /raca': listarRacas })
  registrar(contratoCidade, { 'GET /cidade': listarCidades })
  registrar(contratoPlanoSaude, { 'GET /plano-saude': listarPlanosDeSaude })
  registrar(contratoPlano, { 'GET /plano': listarPlanos })
  registrar(contratoCupom, { 'GET /cupom': listarCupons })
  registrar(contratoGrupoDespesa, { 'GET /grupo-despesa': listarGruposDeDespesa })
  registrar(contratoTipoDespesa, { 'GET /tipo-despesa': listarTiposDeDespesa })
  registrar(contratoHorarioAtendimento, { 'GET /horario-atendimento': listarHorarios })
}
