import { MAXIMO_DO_MOTIVO, type ConteudoDoLaudo, type SecaoDoLaudo } from './conteudo.ts'
import { semTexto } from './texto-do-laudo.ts'
import { corpoVazio, pecasDoCorpo } from './tipos/pecas.ts'
import { TEXTO_VAZIO } from './texto-vazio.ts'

const semOrigem = (medidas: SecaoDoLaudo['medidas']) =>
  medidas.map((inteira) => {
    const { origem: _, ...medida } = inteira
    return medida
  })

const semValores = (medidas: SecaoDoLaudo['medidas']) =>
  semOrigem(medidas).map((medida) => ({ ...medida, valor: null }))

/** Whether text, a measured value or a piece of its body is in it. */
export const temAvaliacao = ({ texto, medidas, corpo }: Pick<SecaoDoLaudo, 'texto' | 'medidas' | 'corpo'>): boolean =>
  !semTexto(texto) || medidas.some(({ valor }) => valor !== null) || pecasDoCorpo(corpo).length > 0

/** The body as nobody filled it in; nothing of a section without one. */
const corpoPorPreencher = ({ corpo }: Pick<SecaoDoLaudo, 'corpo'>): Pick<SecaoDoLaudo, 'corpo'> =>
  corpo === undefined ? {} : { corpo: corpoVazio(corpo) }

/** A section that nobody evaluated says only why: its text and values go aside, where `devolverAvaliacao` finds them. */
export function guardarAvaliacao(secao: SecaoDoLaudo): SecaoDoLaudo {
  if (!temAvaliacao(secao)) return secao
  const { texto, medidas, corpo } = devolverAvaliacao(secao)
  return {
    ...secao,
    texto: TEXTO_VAZIO,
    medidas: semValores(medidas),
    ...corpoPorPreencher({ corpo }),
    guardado: { texto, medidas, ...(pecasDoCorpo(corpo).length === 0 ? {} : { corpo }) },
  }
}

type Medida = SecaoDoLaudo['medidas'][number]

const mesmaMedida = (a: Medida, b: Medida) => a.id === b.id && a.lado === b.lado && a.rotulo === b.rotulo

/** What was aside comes back, but never over what was written since. */
export function devolverAvaliacao({ guardado, ...secao }: SecaoDoLaudo): SecaoDoLaudo {
  if (guardado === undefined) return secao
  return {
    ...secao,
    texto: semTexto(secao.texto) ? guardado.texto : secao.texto,
    medidas: secao.medidas.map((medida) =>
      medida.valor === null ? (guardado.medidas.find((uma) => mesmaMedida(uma, medida)) ?? medida) : medida,
    ),
    ...(guardado.corpo !== undefined && pecasDoCorpo(secao.corpo).length === 0 ? { corpo: guardado.corpo } : {}),
  }
}

/** Another situation for a section, with what each one brings or takes away. Whoever chooses one has looked at it. */
export function comSituacao(secao: SecaoDoLaudo, situacao: SecaoDoLaudo['situacao']): SecaoDoLaudo {
  const mudada = situacao === 'NAO_AVALIADO' ? guardarAvaliacao(secao) : { ...devolverAvaliacao(secao), motivo: null }
  return { ...mudada, situacao, confirmada: true }
}

/** Not evaluated, for a reason that is ready: longer than a reason may be, it is cut. */
export function naoAvaliadaPor(secao: SecaoDoLaudo, motivo: string): SecaoDoLaudo {
  return { ...comSituacao(secao, 'NAO_AVALIADO'), motivo: motivo.slice(0, MAXIMO_DO_MOTIVO) }
}

/**
 * Only what a reader may see: of a section that was not evaluated, nothing but the reason. Which machine gave a value is for who answers
 * for it.
 */
export function secaoParaLer(inteira: SecaoDoLaudo): SecaoDoLaudo {
  const { guardado: _guardado, trazidas: _trazidas, ...secao } = inteira
  return secao.situacao === 'NAO_AVALIADO'
    ? { ...secao, texto: TEXTO_VAZIO, medidas: semValores(secao.medidas), ...corpoPorPreencher(secao) }
    : { ...secao, medidas: semOrigem(secao.medidas) }
}

export function conteudoParaLer({ trazidasNaConclusao: _trazidas, ...conteudo }: ConteudoDoLaudo): ConteudoDoLaudo {
  return { ...conteudo, secoes: conteudo.secoes.map(secaoParaLer) }
}

/** A section has something to be looked at as soon as it says in what state it is. */
export const secaoPorConfirmar = ({ situacao, confirmada }: SecaoDoLaudo): boolean =>
  situacao !== null && confirmada !== true
