export const ABRANGENCIAS_DO_FERIADO = ['NACIONAL', 'ESTADUAL', 'MUNICIPAL'] as const
export type AbrangenciaDoFeriado = (typeof ABRANGENCIAS_DO_FERIADO)[number]

export const ROTULOS_DA_ABRANGENCIA: Readonly<Record<AbrangenciaDoFeriado, string>> = {
  NACIONAL: 'Nacional',
  ESTADUAL: 'Estadual',
  MUNICIPAL: 'Municipal',
}
