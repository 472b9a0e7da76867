import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays'
import { UFS } from '@vetlume/dominio/formatos'

/** Far enough apart for a holiday that moves not to fall on the same day in all of them. */
const ANOS = [2026, 2027, 2028, 2031]

interface FeriadoBase {
  nome: string
  abrangencia: 'ESTADUAL'
  uf: string
  mes: number
  dia: number
  facultativo: boolean
}

const diaDoAno = (data: Date) => `${data.getMonth() + 1}-${data.getDate()}`

/** Holidays of the states that fall on the same day every year; those of the country are computed, not registered. */
export function feriadosDosEstados(): FeriadoBase[] {
  return UFS.flatMap((uf) => {
    const nacionais = new Set(getHolidays(2026).map(({ date }) => diaDoAno(date)))
    const porAno = ANOS.map((year) => getHolidays({ year, stateCode: uf }))
    const [primeiro = [], ...outros] = porAno
    const vistos = new Set<string>()
    return primeiro
      .filter(({ name, date }) => {
        const dia = diaDoAno(date)
        const fixo = outros.every((ano) => ano.some((f) => f.name === name && diaDoAno(f.date) === dia))
        if (!fixo || nacionais.has(dia) || vistos.has(dia)) return false
        vistos.add(dia)
        return true
      })
      .map(({ name, date, type }) => ({
        nome: name,
        abrangencia: 'ESTADUAL',
        uf,
        mes: date.getMonth() + 1,
        dia: date.getDate(),
        facultativo: type === 'optional',
      }))
  })
}
