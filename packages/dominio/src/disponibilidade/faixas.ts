/** Time of day, `HH:MM`; `24:00` is the end of the day. */
export type Hora = string

/** Part of a day, in minutes since midnight: `[inicio, fim)`, from 0 to 1440. */
export type Faixa = { readonly inicio: number; readonly fim: number }

export const MINUTOS_DO_DIA = 1_440

const HORA = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/

/** `08:30` → 510. Throws RangeError on anything that is not a time of day. */
export function minutosDe(hora: Hora): number {
  const partes = HORA.exec(hora)
  if (partes === null) throw new RangeError(`Hora fora do formato HH:MM: ${hora}`)
  const [, horas, minutos] = partes
  return horas === undefined ? MINUTOS_DO_DIA : Number(horas) * 60 + Number(minutos)
}

/** 510 → `08:30`; 1440 → `24:00`. */
export function horaDe(minutos: number): Hora {
  return `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`
}

export const faixaDe = (inicio: Hora, fim: Hora): Faixa => ({ inicio: minutosDe(inicio), fim: minutosDe(fim) })

/** The same minutes in order, with what touches or overlaps made one, and without what is empty. */
export function unir(faixas: readonly Faixa[]): Faixa[] {
  const unidas: Faixa[] = []
  for (const faixa of faixas.filter(({ inicio, fim }) => inicio < fim).toSorted((a, b) => a.inicio - b.inicio)) {
    const ultima = unidas.at(-1)
    if (ultima === undefined || ultima.fim < faixa.inicio) unidas.push(faixa)
    else unidas[unidas.length - 1] = { inicio: ultima.inicio, fim: Math.max(ultima.fim, faixa.fim) }
  }
  return unidas
}

/** What is left of `faixas` without `retiradas`. */
export function subtrair(faixas: readonly Faixa[], retiradas: readonly Faixa[]): Faixa[] {
  return unir(retiradas).reduce<Faixa[]>(
    (restantes, retirada) =>
      restantes.flatMap(({ inicio, fim }) =>
        [
          { inicio, fim: Math.min(fim, retirada.inicio) },
          { inicio: Math.max(inicio, retirada.fim), fim },
        ].filter((resto) => resto.inicio < resto.fim),
      ),
    unir(faixas),
  )
}
