import type { ValorDaMarca } from '@vetlume/dominio/imagem'
import type { ConteudoDoLaudo, MedidaPreenchida, SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { chaveDaMedida, converterEscrita, rotuloComLado } from '@vetlume/dominio/laudo'

interface Destino {
  chave: string
  rotulo: string
  secao: SecaoDoLaudo
  medida: MedidaPreenchida
}

/** Angles with a measure of their own do not take any other. */
const COM_MARCA_PROPRIA: ReadonlySet<string> = new Set(['VHS', 'VLAS', 'NORBERG', 'PLATO_TIBIAL', 'ECG_EIXO'])

function serve(
  { medida: qual, unidade }: Pick<ValorDaMarca, 'medida' | 'unidade'>,
  { id, unidade: dela }: MedidaPreenchida,
): boolean {
  if (qual !== null) return id === qual
  return !COM_MARCA_PROPRIA.has(id) && converterEscrita(1, unidade, dela) !== null
}

/** The measures of the laudo that a value taken on an image may be: those of what was evaluated, in a unit of the same thing. */
export function destinosDaMedida(
  { secoes }: Pick<ConteudoDoLaudo, 'secoes'>,
  valor: Pick<ValorDaMarca, 'medida' | 'unidade'>,
): Destino[] {
  return secoes
    .filter(({ situacao }) => situacao !== 'NAO_AVALIADO')
    .flatMap((secao) =>
      secao.medidas
        .filter((medida) => serve(valor, medida))
        .map((medida) => ({
          chave: chaveDaMedida(secao.id, medida),
          rotulo: `${secao.titulo}: ${rotuloComLado(medida, secao.titulo)}`,
          secao,
          medida,
        })),
    )
}
