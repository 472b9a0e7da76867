import { juntar } from '@vetlume/dominio/formatos'
import type { DocumentoDeTexto } from '@vetlume/dominio/modelo-documento'
import type { DocumentoPreparado } from './compilador.ts'
import { abreviar, iniciais, prepararEstabelecimento, type OpcoesDePreparo } from './preparar-laudo.ts'
import { prepararTexto } from './preparar-texto.ts'
import { mapearTextos, textoImprimivel } from './texto-imprimivel.ts'

function prepararMeta(d: DocumentoDeTexto, previa: boolean) {
  const { estabelecimento, titulo, animal, numero } = d
  return {
    previa,
    titulo: [titulo, animal.nome, ...(numero === null ? [] : [`nº ${numero}`])].join(' – '),
    autor: estabelecimento.nomeFantasia,
    descricao: `${titulo}, emitido por ${estabelecimento.nomeFantasia}`,
    palavrasChave: [titulo, animal.especie, ...(numero === null ? [] : [numero])],
    iniciais: iniciais(estabelecimento.nomeFantasia),
    corrente: juntar(...[animal.nome, animal.especie, `Responsável: ${d.responsavel.nome}`].map(abreviar)),
  }
}

/** Turns a document that is not a laudo into what the template reads: strings the fonts can draw, safe tables. */
export function prepararDocumentoDeTexto(
  documento: DocumentoDeTexto,
  { desenhaveis, previa }: OpcoesDePreparo,
): DocumentoPreparado {
  const d = mapearTextos(documento, (texto) => textoImprimivel(texto, desenhaveis))
  return {
    modelo: 'documento.typ',
    dados: {
      documento: {
        ...d,
        estabelecimento: prepararEstabelecimento(d.estabelecimento),
        partes: d.partes.map((parte) =>
          parte.tipo === 'TEXTO' ? { ...parte, texto: prepararTexto(parte.texto) } : parte,
        ),
      },
      meta: prepararMeta(d, previa),
    },
    anexos: new Map(),
  }
}
