import { contratoTutor } from '@vetlume/dominio/tutor'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { consentir } from './consentir.ts'
import { criarTutor } from './criar-tutor.ts'
import { listarTutoresDuplicados } from './listar-duplicados.ts'
import { listarTutores } from './queries.ts'
import { unirTutores } from './unir-tutores.ts'
import { verTutor } from './ver-tutor.ts'
import { verbosDoTutor } from './verbos.ts'

export function rotasTutor(registrar: Registrar): void {
  registrar(contratoTutor, {
    ...handlersDoCadastro('tutor', listarTutores, { ...verbosDoTutor, ver: verTutor, criar: criarTutor }),
    'POST /tutor/:codigo/consentimentos': consentir,
    'GET /tutor/:codigo/duplicados': listarTutoresDuplicados,
    'POST /tutor/:codigo/unir': unirTutores,
  })
}
