import { escreverMomento } from '../../ui/formato-de-data.ts'
import { periodoDa, type Vista } from './vista.ts'

const maiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

/** "Sexta-feira, 20 de novembro", "16 a 22 de novembro de 2026", "Novembro de 2026". */
export function tituloDa(vista: Pick<Vista, 'visao' | 'dia'>): string {
  const momento = (dia: string) => Temporal.PlainDate.from(dia).toPlainDateTime()
  if (vista.visao === 'mes') return maiuscula(escreverMomento(momento(vista.dia), "MMMM 'de' yyyy"))
  if (vista.visao !== 'semana') return maiuscula(escreverMomento(momento(vista.dia), "EEEE, d 'de' MMMM 'de' yyyy"))
  const { de, ate } = periodoDa(vista)
  const [inicio, fim] = [momento(de), momento(ate)]
  const padrao = inicio.month === fim.month ? 'd' : inicio.year === fim.year ? "d 'de' MMMM" : "d 'de' MMMM 'de' yyyy"
  return `${escreverMomento(inicio, padrao)} a ${escreverMomento(fim, "d 'de' MMMM 'de' yyyy")}`
}

/** The same where there is no room: "Seg., 23 de nov.", "23 a 29 de nov.", "Nov. de 2026". */
export function tituloCurtoDa({ visao, dia }: Pick<Vista, 'visao' | 'dia'>): string {
  const momento = (de: string) => Temporal.PlainDate.from(de).toPlainDateTime()
  if (visao === 'mes') return maiuscula(escreverMomento(momento(dia), "MMM 'de' yyyy"))
  if (visao !== 'semana') return maiuscula(escreverMomento(momento(dia), "EEE d 'de' MMM"))
  const { de, ate } = periodoDa({ visao, dia })
  const mesmoMes = de.slice(0, 7) === ate.slice(0, 7)
  return `${escreverMomento(momento(de), mesmoMes ? 'd' : "d 'de' MMM")} a ${escreverMomento(momento(ate), "d 'de' MMM")}`
}
