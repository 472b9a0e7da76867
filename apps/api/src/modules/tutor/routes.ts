import { contratoTutor } from '@vetlume/dominio/tutor'
import type { Registrar } from '../../infra/http/registrar.ts'
import { alterarTutor } from './alterar-tutor.ts'
import { criarTutor } from './criar-tutor.ts'
import { listarTutores } from './queries.ts'
import { verTutor } from './ver-tutor.ts'

export function rotasTutor(registrar: Registrar): void {
  registrar(contratoTutor, {
    'GET /tutor': listarTutores,
    'GET /tutor/:codigo': verTutor,
    'POST /tutor': criarTutor,
    'PUT /tutor/:codigo': alterarTutor,
  })
}
