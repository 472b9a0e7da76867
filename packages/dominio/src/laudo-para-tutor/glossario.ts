import { normalizarBusca } from '../formatos/index.ts'
import { DO_CORACAO_E_DOS_OSSOS } from './termos/coracao-e-ossos.ts'
import { DO_CORPO } from './termos/corpo.ts'
import { DA_IMAGEM } from './termos/imagem.ts'
import type { Termo } from './termos/termo.ts'

export interface TermoExplicado {
  termo: string
  explicacao: string
}

export const TERMOS: readonly Termo[] = [...DA_IMAGEM, ...DO_CORPO, ...DO_CORACAO_E_DOS_OSSOS]

const palavras = ([nome]: Termo) => nome.split(' ').length

/** The longest first: what "efusão pleural" says is not said again of "efusão" alone. Whole words, a hyphen being part of one. */
const PROCURADOS = TERMOS.toSorted((a, b) => palavras(b) - palavras(a)).map(([termo, formas, explicacao]) => ({
  termo,
  explicacao,
  padrao: new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${formas})(?![\p{L}\p{N}-])`, 'gu'),
}))

const LUGAR_DE_UM_TERMO = '\n'

/** The terms that are written in these texts, each once and in alphabetical order. */
export function termosEscritos(textos: readonly string[]): TermoExplicado[] {
  let resta = textos.map(normalizarBusca).join(LUGAR_DE_UM_TERMO)
  const achados = PROCURADOS.filter(({ padrao }) => {
    const antes = resta
    resta = resta.replaceAll(padrao, LUGAR_DE_UM_TERMO)
    return resta !== antes
  })
  return achados
    .map(({ termo, explicacao }) => ({ termo, explicacao }))
    .toSorted((a, b) => a.termo.localeCompare(b.termo, 'pt-BR'))
}
