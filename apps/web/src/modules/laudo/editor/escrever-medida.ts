import type { MedidaPreenchida, OrigemDaMedida } from '@vetlume/dominio/laudo'
import { chaveDaMedida, ehCalculavel } from '@vetlume/dominio/laudo'
import { mudarMedida } from '../edicao/operacoes.ts'
import type { Bancada } from './bancada.ts'

/** A value that a person gave to a measure; blank gives a calculated one back to its formula. */
export function escreverMedida(
  { catalogo, manuais, mudar }: Bancada,
  secao: string,
  medida: MedidaPreenchida,
  valor: number | null,
  origem?: OrigemDaMedida,
): void {
  const chave = chaveDaMedida(secao, medida)
  if (ehCalculavel(medida.id, catalogo))
    manuais.mudar(
      (atuais) => new Set(valor === null ? [...atuais].filter((outra) => outra !== chave) : [...atuais, chave]),
    )
  mudar(mudarMedida(secao, chave, { valor, ...(origem && { origem }) }))
}
