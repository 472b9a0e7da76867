import { TEXTO_VAZIO } from '../laudo/index.ts'
import type { ConteudoDaVersao } from './comparar.ts'
import type { TipoDeDocumento } from './rotulos.ts'

const LISTA = { RECEITA: 'PRODUTOS', RECIBO: 'SERVICOS', ORCAMENTO: 'SERVICOS' } as const

/** What the first draft of a new model has: nothing written, and the parts that its kind needs. */
export function estruturaInicial(tipo: TipoDeDocumento): ConteudoDaVersao {
  if (tipo === 'LAUDO') {
    const laudo = { secoes: [], conclusao: TEXTO_VAZIO, frasesDeConclusao: [], imagensPorPagina: 6 }
    return { laudo, texto: null }
  }
  const lista = tipo === 'RECEITA' || tipo === 'RECIBO' || tipo === 'ORCAMENTO' ? LISTA[tipo] : 'NENHUMA'
  const assinaturas: ('EMPRESA' | 'VETERINARIO')[] = lista === 'SERVICOS' ? ['EMPRESA'] : ['VETERINARIO']
  return {
    laudo: null,
    texto: { titulo: '', texto: TEXTO_VAZIO, lista, campos: [], assinaturas, cabecalho: [], rodape: [] },
  }
}
