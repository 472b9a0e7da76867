import type { DemonstrativoImpresso } from '@vetlume/dominio/financeiro'
import type { DocumentoPreparado } from './compilador.ts'
import { abreviar, iniciais, prepararEstabelecimento, type OpcoesDePreparo } from './preparar-laudo.ts'
import { mapearTextos, textoImprimivel } from './texto-imprimivel.ts'

/** Turns a statement in columns into what the template reads: strings that the fonts can draw. */
export function prepararDemonstrativo(
  demonstrativo: DemonstrativoImpresso,
  { desenhaveis, previa }: OpcoesDePreparo,
): DocumentoPreparado {
  const d = mapearTextos(demonstrativo, (texto) => textoImprimivel(texto, desenhaveis))
  const { titulo, estabelecimento, campos } = d
  return {
    modelo: 'demonstrativo.typ',
    dados: {
      documento: { ...d, estabelecimento: prepararEstabelecimento(estabelecimento) },
      meta: {
        previa,
        titulo: `${titulo} – ${estabelecimento.nomeFantasia}`,
        autor: estabelecimento.nomeFantasia,
        descricao: `${titulo}, emitido por ${estabelecimento.nomeFantasia}`,
        palavrasChave: [titulo, ...campos.map(({ valor }) => valor)],
        iniciais: iniciais(estabelecimento.nomeFantasia),
        corrente: abreviar(estabelecimento.nomeFantasia),
      },
    },
    anexos: new Map(),
  }
}
