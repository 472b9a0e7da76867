import { somarKm, type EspecialistaAAcertar } from '@vetlume/dominio/acerto'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { quilometros } from '@vetlume/dominio/deslocamento'

type Partes = Pick<EspecialistaAAcertar, 'repassesCentavos' | 'deslocamentoCentavos' | 'dias'>

/** `R$ 76,14 de deslocamento (42,3 km)`. */
export const deslocamentoEmPalavras = ({ deslocamentoCentavos, dias }: Omit<Partes, 'repassesCentavos'>): string =>
  `${formatarReais(deslocamentoCentavos)} de deslocamento (${quilometros(somarKm(dias))})`

/** What a settlement adds up, before its adjustment. */
export const partesEmPalavras = (partes: Partes): string[] => [
  `${formatarReais(partes.repassesCentavos)} em repasses`,
  ...(partes.dias.length === 0 ? [] : [deslocamentoEmPalavras(partes)]),
]
