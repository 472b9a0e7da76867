import { normalizarBusca } from '../formatos/index.ts'
import type { ConteudoDoLaudo, SecaoDoLaudo, TextoRico, Trazida } from './conteudo.ts'
import { rotuloComLado } from './medidas-do-laudo.ts'
import { semTexto, textoPlano } from './texto-do-laudo.ts'
import { pecasDoCorpo } from './tipos/pecas.ts'
import { trazerCorpo } from './tipos/trazer-corpo.ts'

/** What a person chooses to bring: texts by section; the rest only when asked for. */
export interface Escolha {
  /** Ids of sections of this laudo. */
  secoes: readonly string[]
  medidas: boolean
  conclusao: boolean
}

/** An earlier laudo, with the day of its exam. */
export interface Anterior {
  conteudo: Pick<ConteudoDoLaudo, 'secoes' | 'conclusao'>
  /** `AAAA-MM-DD`. */
  em: string
}

// Before a small letter or a digit, a point is of an abbreviation or of a number.
const FIM_DE_FRASE = /(?<=[.!?;])\s+(?=[\p{Lu}{“"(])/u

/** The sentences of a rich text, as it has them. */
export function frasesDoTexto(texto: TextoRico): string[] {
  const linhas = textoPlano(texto).split('\n')
  const todas = linhas.flatMap((linha) => linha.split(FIM_DE_FRASE)).map((frase) => frase.trim())
  return [...new Set(todas)].filter((frase) => frase !== '')
}

const marcas = (texto: TextoRico, em: string): Trazida[] => frasesDoTexto(texto).map((frase) => ({ em, texto: frase }))

/** The section of an earlier laudo that says what this one says: of the same model, else of the same organ, else of the same name. */
export function secaoCorrespondente(
  secao: Pick<SecaoDoLaudo, 'id' | 'titulo' | 'orgao'>,
  anteriores: readonly SecaoDoLaudo[],
): SecaoDoLaudo | undefined {
  const titulo = normalizarBusca(secao.titulo)
  const deNome = (uma: SecaoDoLaudo) => normalizarBusca(uma.titulo) === titulo
  const doOrgao = anteriores.filter(({ orgao }) => orgao !== null && orgao === secao.orgao)
  return (
    anteriores.find((uma) => uma.id === secao.id && uma.orgao === secao.orgao) ??
    anteriores.find(deNome) ??
    (doOrgao.length === 1 ? doOrgao[0] : undefined)
  )
}

/** What of a section there is to bring: nothing of what was not evaluated then. */
export const temOQueTrazer = (anterior: SecaoDoLaudo | undefined): anterior is SecaoDoLaudo =>
  anterior !== undefined &&
  anterior.situacao !== 'NAO_AVALIADO' &&
  (!semTexto(anterior.texto) || pecasDoCorpo(anterior.corpo).length > 0)

function medidasTrazidas(
  secao: SecaoDoLaudo,
  anterior: SecaoDoLaudo,
  em: string,
): { medidas: SecaoDoLaudo['medidas']; trazidas: Trazida[] } {
  const trazidas: Trazida[] = []
  const medidas = secao.medidas.map((medida) => {
    const antes = anterior.medidas.find(
      ({ id, lado, unidade }) => id === medida.id && lado === medida.lado && unidade === medida.unidade,
    )
    // What was already measured in this exam stands.
    if (antes === undefined || antes.id === '' || antes.valor === null || medida.valor !== null) return medida
    const { id, lado, unidade, valor } = antes
    const escrito = `${rotuloComLado(medida, secao.titulo)}: ${String(valor).replace('.', ',')} ${unidade}`.trim()
    trazidas.push({ em, texto: escrito, medida: { id, lado, valor } })
    return { ...medida, valor }
  })
  return { medidas, trazidas }
}

/** Nobody has looked at it in this exam yet: every sentence waits to be confirmed. */
function trazerSecao(secao: SecaoDoLaudo, anterior: SecaoDoLaudo, em: string, comMedidas: boolean): SecaoDoLaudo {
  const { guardado: _guardado, confirmada: _confirmada, corpo: _corpo, ...resto } = secao
  const { texto, situacao } = anterior
  const { corpo, trazidas } = trazerCorpo(secao, anterior, { em, comMedidas })
  const medido = comMedidas ? medidasTrazidas(secao, anterior, em) : { medidas: secao.medidas, trazidas: [] }
  return {
    ...resto,
    situacao,
    motivo: null,
    texto,
    medidas: medido.medidas,
    ...(corpo === undefined ? {} : { corpo }),
    trazidas: [...marcas(texto, em), ...medido.trazidas, ...trazidas],
  }
}

/** Puts texts of an earlier laudo of the patient in the place of those of this one, marked until each is confirmed. */
export function trazerDoAnterior(
  conteudo: ConteudoDoLaudo,
  { conteudo: anterior, em }: Anterior,
  escolha: Escolha,
): ConteudoDoLaudo {
  const secoes = conteudo.secoes.map((secao) => {
    const antes = escolha.secoes.includes(secao.id) ? secaoCorrespondente(secao, anterior.secoes) : undefined
    return temOQueTrazer(antes) ? trazerSecao(secao, antes, em, escolha.medidas) : secao
  })
  if (!escolha.conclusao || semTexto(anterior.conclusao)) return { ...conteudo, secoes }
  const { conclusao } = anterior
  return { ...conteudo, secoes, conclusao, trazidasNaConclusao: marcas(conclusao, em) }
}
