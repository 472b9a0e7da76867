import type { DocumentoDaNota } from '@vetlume/dominio/nota-fiscal'
import type { DocumentoPreparado } from './compilador.ts'
import { abreviar, iniciais, prepararEstabelecimento, type OpcoesDePreparo } from './preparar-laudo.ts'
import { mapearTextos, textoImprimivel } from './texto-imprimivel.ts'

/** Turns the auxiliary document of a note into what the template reads: strings the fonts can draw. */
export function prepararNota(nota: DocumentoDaNota, { desenhaveis, previa }: OpcoesDePreparo): DocumentoPreparado {
  const d = mapearTextos(nota, (texto) => textoImprimivel(texto, desenhaveis))
  const { titulo, numero, estabelecimento, tomador } = d
  return {
    modelo: 'nota.typ',
    dados: {
      documento: { ...d, estabelecimento: prepararEstabelecimento(estabelecimento) },
      meta: {
        previa,
        titulo: `${titulo} – ${tomador.nome} – nº ${numero}`,
        autor: estabelecimento.nomeFantasia,
        descricao: `${titulo}, de ${estabelecimento.nomeFantasia}`,
        palavrasChave: [titulo, tomador.nome, numero],
        iniciais: iniciais(estabelecimento.nomeFantasia),
        corrente: abreviar(tomador.nome),
      },
    },
    anexos: new Map(),
  }
}
