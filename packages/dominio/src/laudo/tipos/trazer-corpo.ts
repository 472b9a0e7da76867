import type { SecaoDoLaudo, Trazida } from '../conteudo.ts'
import { corpoVazio, pecasDoCorpo } from './pecas.ts'
import { doTipo, type CorpoDaSecao, type Lesao, type PorTipo } from './corpo.ts'
import { dizerCorpo } from './dizer-corpo.ts'

interface DeOutroExame {
  readonly anterior: CorpoDaSecao
  /** Day of that exam. */
  readonly em: string
  /** Whether values come too, or only what they are of. */
  readonly comMedidas: boolean
}

/** Figures and what was said of a still earlier exam are of that laudo alone. */
function lesaoTrazida(inteira: Lesao, em: string, comMedidas: boolean): Lesao {
  const { figuras: _figuras, evolucao: _evolucao, ...lesao } = inteira
  const { diametros, unidade } = lesao
  return {
    ...lesao,
    diametros: comMedidas ? diametros : [],
    evolucao: { tipo: 'JA_EXISTIA', em, diametros, unidade },
  }
}

const TRAZIDO: PorTipo<[DeOutroExame], CorpoDaSecao> = {
  MEDIDAS: (corpo) => corpo,
  // The same lesion, with the size that it had beside the one that it has: that one is measured again.
  LESOES: (corpo, { anterior, em, comMedidas }) =>
    anterior.tipo !== 'LESOES'
      ? corpo
      : {
          ...corpo,
          lesoes: anterior.lesoes.map((lesao) => lesaoTrazida(lesao, em, comMedidas)),
        },
  ESCORE: (corpo, { anterior, em, comMedidas }) =>
    anterior.tipo === 'ESCORE' && anterior.escala === corpo.escala
      ? { ...corpo, itens: comMedidas ? anterior.itens : corpo.itens, anterior: { em, itens: anterior.itens } }
      : corpo,
  // How it was recorded is of each recording.
  TRACADO: (corpo) => corpo,
}

/** The body that comes with a section of an earlier exam, and its pieces as they wait to be confirmed. What this exam already has stands. */
export function trazerCorpo(
  { corpo }: Pick<SecaoDoLaudo, 'corpo'>,
  anterior: Pick<SecaoDoLaudo, 'corpo'>,
  { em, comMedidas }: Pick<DeOutroExame, 'em' | 'comMedidas'>,
): { corpo: CorpoDaSecao | undefined; trazidas: Trazida[] } {
  if (anterior.corpo === undefined || pecasDoCorpo(corpo).length > 0) return { corpo, trazidas: [] }
  const novo = doTipo(TRAZIDO, corpo ?? corpoVazio(anterior.corpo), { anterior: anterior.corpo, em, comMedidas })
  const ditas = new Map(dizerCorpo(novo).map(({ chave, texto }) => [chave, texto]))
  const trazidas = pecasDoCorpo(novo).map(({ chave, valor }) => ({
    em,
    texto: ditas.get(chave) || 'Lesão sem nome',
    peca: { chave, valor },
  }))
  return { corpo: novo, trazidas }
}
