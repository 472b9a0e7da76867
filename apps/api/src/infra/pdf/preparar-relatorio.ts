import { formatarDataHora } from '@vetlume/dominio/tempo'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import type { RelatorioImpresso } from '@vetlume/dominio/privacidade'
import type { DocumentoPreparado } from './compilador.ts'
import { abreviar, iniciais, prepararEstabelecimento, type OpcoesDePreparo } from './preparar-laudo.ts'
import { mapearTextos, textoImprimivel } from './texto-imprimivel.ts'

/** Turns the statement of a person's data into what the template reads: strings that the fonts can draw. */
export function prepararRelatorio(
  relatorio: RelatorioImpresso,
  { desenhaveis, previa }: OpcoesDePreparo,
): DocumentoPreparado {
  const d = mapearTextos(relatorio, (texto) => textoImprimivel(texto, desenhaveis))
  const { titulo, estabelecimento } = d
  return {
    modelo: 'relatorio.typ',
    dados: {
      documento: {
        ...d,
        emitidoEm: formatarDataHora(relatorio.emitidoEm, ZONA_PADRAO),
        estabelecimento: prepararEstabelecimento(estabelecimento),
      },
      meta: {
        previa,
        titulo: `${titulo} – ${estabelecimento.nomeFantasia}`,
        autor: estabelecimento.nomeFantasia,
        descricao: `${titulo}, emitido por ${estabelecimento.nomeFantasia}`,
        palavrasChave: [titulo],
        iniciais: iniciais(estabelecimento.nomeFantasia),
        corrente: abreviar(estabelecimento.nomeFantasia),
      },
    },
    anexos: new Map(),
  }
}
