interface HorarioBase {
  /** 0 = Sunday ... 6 = Saturday. */
  dia_semana: number
  inicio: string
  fim: string
  tipo: 'NORMAL' | 'PLANTAO'
  acrescimo_bp: number
}

const normal = (dia_semana: number, inicio: string, fim: string): HorarioBase => ({
  dia_semana,
  inicio,
  fim,
  tipo: 'NORMAL',
  acrescimo_bp: 0,
})
const plantao = (dia_semana: number, inicio: string, fim: string, acrescimo_bp: number): HorarioBase => ({
  dia_semana,
  inicio,
  fim,
  tipo: 'PLANTAO',
  acrescimo_bp,
})

/** Default week: business days until 18 h, Saturday mornings, the rest on call with its surcharge in basis points. */
export const HORARIOS_DE_ATENDIMENTO: readonly HorarioBase[] = [
  plantao(0, '08:00', '20:00', 10_000),
  ...[1, 2, 3, 4, 5].flatMap((dia) => [normal(dia, '08:00', '18:00'), plantao(dia, '18:00', '22:00', 3_000)]),
  normal(6, '08:00', '12:00'),
  plantao(6, '12:00', '20:00', 5_000),
]
