import type { Busca } from '../../buscas.ts'

export type Periodo = { de: string | undefined; ate: string | undefined }

/** The periods that people jump to, from a plain date of the zone in use. Weeks begin on Monday. */
export function periodosUsuais(hoje: Temporal.PlainDate): readonly { rotulo: string; periodo: Periodo }[] {
  const dia = (deslocamento: number) => hoje.add({ days: deslocamento }).toString()
  const segunda = hoje.subtract({ days: hoje.dayOfWeek - 1 })
  return [
    { rotulo: 'A partir de hoje', periodo: { de: undefined, ate: undefined } },
    { rotulo: 'Hoje', periodo: { de: dia(0), ate: dia(0) } },
    { rotulo: 'Amanhã', periodo: { de: dia(1), ate: dia(1) } },
    { rotulo: 'Esta semana', periodo: { de: segunda.toString(), ate: segunda.add({ days: 6 }).toString() } },
    { rotulo: 'Próximos 14 dias', periodo: { de: dia(0), ate: dia(13) } },
  ]
}

export const mesmoPeriodo = (
  { de, ate }: Periodo,
  { de: deste, ate: ateEste }: Busca<'/agenda/agenda-atendimento'>,
): boolean => deste === de && ateEste === ate
