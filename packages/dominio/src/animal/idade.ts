import { idade, type Dia } from '../tempo/index.ts'

/**
 * Age in words on `hoje`, or at death. Null when the birth is unknown, or is after that day: a record from elsewhere
 * may hold such a date, and a list must still open.
 */
export function idadeDoAnimal(
  { nascimento, obito }: { nascimento: Dia | null; obito: Dia | null },
  hoje: Dia,
): string | null {
  const ate = obito ?? hoje
  return nascimento === null || nascimento > ate ? null : idade(nascimento, ate)
}
