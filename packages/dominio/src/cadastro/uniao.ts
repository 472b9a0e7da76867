/**
 * The fields of each part that a merge takes from one record or the other, from the part of each field. Null is no choice:
 * the merge says what becomes of it. A field that is added to the form has to say it before this compiles.
 */
export function partesDaUniao<D, P extends string>(
  doCampo: Readonly<Record<keyof D & string, P | null>>,
): Readonly<Record<P, readonly (keyof D & string)[]>> {
  const partes: Partial<Record<P, (keyof D & string)[]>> = {}
  for (const [campo, parte] of Object.entries(doCampo) as [keyof D & string, P | null][])
    if (parte !== null) (partes[parte] ??= []).push(campo)
  return partes as Record<P, (keyof D & string)[]>
}
