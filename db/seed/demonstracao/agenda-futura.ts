import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { emTransacao } from '../../../apps/api/src/infra/banco/index.ts'
import type { Palco } from './palco.ts'
import { distribuir, visitasDoDia, type Visita } from './visitas.ts'

const DIAS = 14
const VISITAS_EM_DUAS_SEMANAS = 40

/** Near days are mostly confirmed; farther on there are requests and times held without a patient. */
function situacao({ mundo: { sorteio, agora } }: Palco, { inicio }: Visita): { estado: string; motivo: string | null } {
  const perto = agora.until(inicio).total('hours') < 48
  const estado = sorteio.comPeso<string>(
    perto
      ? [
          ['CONFIRMADO', 7],
          ['AGENDADO', 3],
        ]
      : [
          ['AGENDADO', 11],
          ['CONFIRMADO', 3],
          ['SOLICITADO', 3],
          ['RESERVADO', 2],
          ['CANCELADO', 1],
        ],
  )
  return { estado, motivo: estado === 'CANCELADO' ? 'Responsável desmarcou' : null }
}

/** What is still to happen: the rest of today and two weeks ahead. */
export async function encherAgenda(palco: Palco, deHoje: readonly Visita[]): Promise<void> {
  const { mundo, cliente, especialistas } = palco
  const hoje = mundo.agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  const dias = distribuir(
    VISITAS_EM_DUAS_SEMANAS * especialistas.length,
    hoje.add({ days: 1 }),
    hoje.add({ days: DIAS }),
  )
  const agenda = { sorteio: mundo.sorteio, elenco: palco, laudos: 75 }
  const visitas = [...deHoje, ...dias.flatMap((dia) => visitasDoDia(agenda, dia))]
  if (visitas.length === 0) return
  await emTransacao(mundo.db, { papel: 'cliente', cliente }, (tx) =>
    tx
      .insertInto('agendamento')
      .values(
        visitas.map((visita) => {
          const { estado, motivo } = situacao(palco, visita)
          return {
            cliente,
            estado,
            motivo,
            especialista: visita.especialista.codigo,
            animal: estado === 'RESERVADO' ? null : visita.animal.codigo,
            parceiro: visita.animal.parceiro,
            servico: visita.servicos[0]?.codigo ?? null,
            inicio: visita.inicio.toString(),
            fim: visita.fim.toString(),
            prioridade: visita.urgente ? 'URGENTE' : 'ROTINA',
            observacoes: estado === 'RESERVADO' ? 'Horário guardado; a clínica confirma o paciente.' : null,
            criado_em: mundo.agora.subtract({ hours: mundo.sorteio.inteiro(1, 90) }).toString(),
          }
        }),
      )
      .execute(),
  )
}
