import { diaNaZona, formatarData, formatarHora } from '@vetlume/dominio/tempo'

interface Referencia {
  codigo: string
  nome: string
}

/** When and with whom: two UTC instants and a specialist. */
export interface Horario {
  inicio: string
  fim: string
  especialista: Referencia
}

/** "de 08:00 para 09:15, com Helena": only what changed, the day when it is another. */
export function deParaEmPalavras(de: Horario, para: Horario, fuso: string): string {
  const outroDia = diaNaZona(de.inicio, fuso) !== diaNaZona(para.inicio, fuso)
  const momento = ({ inicio }: Horario) =>
    outroDia
      ? `${formatarData(diaNaZona(inicio, fuso)).slice(0, 5)} ${formatarHora(inicio, fuso)}`
      : formatarHora(inicio, fuso)
  const trocouDeMaos = de.especialista.codigo !== para.especialista.codigo
  const mexeuNoComeco = de.inicio !== para.inicio
  const partes = [
    ...(mexeuNoComeco ? [`de ${momento(de)} para ${momento(para)}`] : []),
    ...(!mexeuNoComeco && de.fim !== para.fim
      ? [`até ${formatarHora(para.fim, fuso)} em vez de ${formatarHora(de.fim, fuso)}`]
      : []),
    ...(trocouDeMaos ? [`com ${para.especialista.nome} em vez de ${de.especialista.nome}`] : []),
  ]
  return partes.join(', ')
}
