import { contratoCidade } from '@vetlume/dominio/cidade'
import { contratoCupom } from '@vetlume/dominio/cupom'
import { contratoEspecie } from '@vetlume/dominio/especie'
import { contratoFeriado } from '@vetlume/dominio/feriado'
import { contratoGrupoDespesa } from '@vetlume/dominio/grupo-despesa'
import { contratoHorarioAtendimento } from '@vetlume/dominio/horario-atendimento'
import { contratoPlano } from '@vetlume/dominio/plano'
import { contratoPlanoSaude } from '@vetlume/dominio/plano-saude'
import { contratoRaca } from '@vetlume/dominio/raca'
import { contratoTipoDespesa } from '@vetlume/dominio/tipo-despesa'
import type { Registrar } from '../../infra/http/registrar.ts'
import { cidadeDoCep, listarCidades, verbosDaCidade } from './queries/cidade.ts'
import { listarCupons, verbosDoCupom } from './queries/cupom.ts'
import { listarEspecies, verbosDaEspecie } from './queries/especie.ts'
import { feriadosEm, listarFeriados, verbosDoFeriado } from './queries/feriado.ts'
import { listarGruposDeDespesa, verbosDoGrupoDeDespesa } from './queries/grupo-despesa.ts'
import { listarHorarios, verbosDoHorario } from './queries/horario-atendimento.ts'
import { listarPlanosDeSaude, verbosDoPlanoDeSaude } from './queries/plano-saude.ts'
import { listarPlanos, verbosDoPlano } from './queries/plano.ts'
import { listarRacas, verbosDaRaca } from './queries/raca.ts'
import { listarTiposDeDespesa, verbosDoTipoDeDespesa } from './queries/tipo-despesa.ts'
import { handlersDoCadastro } from './verbos.ts'

export function rotasCadastros(registrar: Registrar): void {
  registrar(contratoEspecie, handlersDoCadastro('especie', listarEspecies, verbosDaEspecie))
  registrar(contratoRaca, handlersDoCadastro('raca', listarRacas, verbosDaRaca))
  registrar(contratoCidade, {
    'GET /cep/:cep': async ({ ctx, input }) => ({ cidade: await cidadeDoCep(ctx.tx, input.cep) }),
    ...handlersDoCadastro('cidade', listarCidades, verbosDaCidade),
  })
  registrar(contratoPlanoSaude, handlersDoCadastro('plano-saude', listarPlanosDeSaude, verbosDoPlanoDeSaude))
  registrar(contratoPlano, handlersDoCadastro('plano', listarPlanos, verbosDoPlano))
  registrar(contratoCupom, handlersDoCadastro('cupom', listarCupons, verbosDoCupom))
  registrar(contratoGrupoDespesa, handlersDoCadastro('grupo-despesa', listarGruposDeDespesa, verbosDoGrupoDeDespesa))
  registrar(contratoTipoDespesa, handlersDoCadastro('tipo-despesa', listarTiposDeDespesa, verbosDoTipoDeDespesa))
  registrar(contratoHorarioAtendimento, handlersDoCadastro('horario-atendimento', listarHorarios, verbosDoHorario))
  registrar(contratoFeriado, {
    'GET /feriado/calendario': ({ ctx, input }) => feriadosEm(ctx.tx, { ...input, cidade: input.cidade ?? null }),
    ...handlersDoCadastro('feriado', listarFeriados, verbosDoFeriado),
  })
}
