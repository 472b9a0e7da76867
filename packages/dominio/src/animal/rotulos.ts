export const SEXOS = ['FEMEA', 'MACHO', 'INDETERMINADO'] as const
export type Sexo = (typeof SEXOS)[number]

export const ROTULOS_DO_SEXO: Readonly<Record<Sexo, string>> = {
  FEMEA: 'Fêmea',
  MACHO: 'Macho',
  INDETERMINADO: 'Indeterminado',
}

/** `Fêmea castrada`, `Macho inteiro`, `Fêmea`: castration only where it is known and the sex gives it a word. */
export function textoDoSexo(sexo: Sexo, castrado: boolean | null): string {
  if (castrado === null || sexo === 'INDETERMINADO') return ROTULOS_DO_SEXO[sexo]
  if (sexo === 'FEMEA') return castrado ? 'Fêmea castrada' : 'Fêmea inteira'
  return castrado ? 'Macho castrado' : 'Macho inteiro'
}
