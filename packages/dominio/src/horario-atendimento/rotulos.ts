export const TIPOS_DE_HORARIO = ['NORMAL', 'PLANTAO'] as const
export type TipoDeHorario = (typeof TIPOS_DE_HORARIO)[number]

export const ROTULOS_DO_TIPO_DE_HORARIO: Readonly<Record<TipoDeHorario, string>> = {
  NORMAL: 'Normal',
  PLANTAO: 'Plantão',
}

/** By `diaSemana`: 0 is Sunday. */
export const DIAS_DA_SEMANA = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
] as const
