import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import type { VersaoDosTermos } from '@vetlume/dominio/conta'
import { sql } from 'kysely'

/**
 * Whether session `s` has to accept the terms before it registers anything. One that is older than they are goes on: nobody
 * is stopped in the middle of a laudo, and everybody is asked at the next entrance.
 */
export const faltaAceitar = ({ versao, data }: VersaoDosTermos) => sql<boolean>`(
  s.criada_em >= ${`${data}T00:00:00`}::timestamp at time zone ${ZONA_PADRAO}
  and not exists (select from aceite_de_termos a where a.usuario = s.usuario and a.versao = ${versao}))`
