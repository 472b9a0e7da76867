import { juntar } from '@vetlume/dominio/formatos'
import {
  avisoDasPalavras,
  paraLerNoLaudo,
  SITUACAO_PARA_TUTOR,
  TEXTOS_DO_RESUMO,
  type ResumoImpresso,
} from '@vetlume/dominio/laudo-para-tutor'
import type { DocumentoPreparado } from './compilador.ts'
import { abreviar, iniciais, prepararEstabelecimento, type OpcoesDePreparo } from './preparar-laudo.ts'
import { mapearTextos, textoImprimivel } from './texto-imprimivel.ts'

function prepararMeta(d: ResumoImpresso, previa: boolean) {
  return {
    previa,
    titulo: `${d.titulo} – ${d.animal} – laudo ${d.laudo}`,
    autor: d.estabelecimento.nomeFantasia,
    descricao: `${d.identificacao}, de ${d.estabelecimento.nomeFantasia}`,
    palavrasChave: [d.titulo, d.exame],
    iniciais: iniciais(d.estabelecimento.nomeFantasia),
    corrente: juntar(...[d.animal, `Responsável: ${d.responsavel}`].map(abreviar)),
  }
}

/** Turns the summary for a tutor into what the template reads: the words of the screen, in strings that the fonts can draw. */
export function prepararResumo(impresso: ResumoImpresso, { desenhaveis, previa }: OpcoesDePreparo): DocumentoPreparado {
  const d = mapearTextos(impresso, (texto) => textoImprimivel(texto, desenhaveis))
  const { partes, soNoTexto, contagem } = d.resumo
  return {
    modelo: 'resumo.typ',
    dados: {
      documento: {
        ...d,
        estabelecimento: prepararEstabelecimento(d.estabelecimento),
        verificacao: { ...d.verificacao, urlImpressa: d.verificacao.url.replace(/^https?:\/\/|[?#].*$/g, '') },
        textos: TEXTOS_DO_RESUMO,
        contagem: juntar(...contagem),
        partes: partes.map(({ situacao, ...parte }) => ({
          ...parte,
          situacao: situacao === null ? null : SITUACAO_PARA_TUTOR[situacao],
        })),
        soNoTexto: soNoTexto.length === 0 ? null : paraLerNoLaudo(soNoTexto),
        avisoDasPalavras: avisoDasPalavras(d.animal),
      },
      meta: prepararMeta(d, previa),
    },
    anexos: new Map(),
  }
}
