import { contar, juntar } from '@vetlume/dominio/formatos'
import type { ConteudoDoLaudo, SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { juntarTrazidas, resumirCorpo, textoPlano } from '@vetlume/dominio/laudo'
import { ROTULO_DA_SITUACAO } from '@vetlume/dominio/laudo'
import { iguais } from '../../../lib/iguais.ts'

/** What a person changes in the editor and an autosave sends. */
export interface Edicao {
  titulo: string
  critico: boolean
  conteudo: ConteudoDoLaudo
}

export type Lado = 'meu' | 'deles'

/** A piece that both sides changed, each in its own way: a person has to choose. Texts are plain, for reading. */
export interface Disputa {
  chave: string
  rotulo: string
  meu: string
  deles: string
}

export interface Mescla {
  edicao: Edicao
  disputas: Disputa[]
}

type Situacao = Pick<SecaoDoLaudo, 'titulo' | 'orgao' | 'situacao' | 'motivo' | 'guardado'>

/** What was put aside goes with having said that it was not evaluated. */
const situacaoDe = ({ titulo, orgao, situacao, motivo, guardado }: SecaoDoLaudo): Situacao => ({
  titulo,
  orgao,
  situacao,
  motivo,
  ...(guardado === undefined ? {} : { guardado }),
})

function descreverSituacao({ titulo, situacao, motivo }: Situacao): string {
  return juntar(titulo, situacao === null ? 'sem situação' : ROTULO_DA_SITUACAO[situacao], motivo)
}

function descreverMedidas(medidas: SecaoDoLaudo['medidas']): string {
  const preenchidas = medidas.filter(({ valor }) => valor !== null)
  return preenchidas
    .map(({ rotulo, valor, unidade }) => `${rotulo}: ${String(valor).replace('.', ',')} ${unidade}`.trim())
    .join('; ')
}

const descreverMarcas = (n: number) => (n === 0 ? [] : [contar(n, 'marca', 'marcas')])

const descreverImagens = (imagens: ConteudoDoLaudo['imagens']) =>
  [
    contar(imagens.length, 'imagem', 'imagens'),
    ...imagens.map(({ legenda }) => legenda).filter(Boolean),
    ...descreverMarcas(imagens.flatMap(({ marcas = [] }) => marcas).length),
  ].join('; ')

/** Three-way choice of one piece at a time; remembers those that both sides changed. */
class Arbitro {
  readonly disputas: Disputa[] = []
  readonly #escolhas: Readonly<Record<string, Lado>>

  constructor(escolhas: Readonly<Record<string, Lado>>) {
    this.#escolhas = escolhas
  }

  escolher<T>(
    versoes: { base: T | undefined; meu: T; deles: T },
    chave: string,
    rotulo: string,
    descrever: (valor: T) => string,
  ): T {
    const { base, meu, deles } = versoes
    if (iguais(meu, deles) || iguais(deles, base)) return meu
    if (iguais(meu, base)) return deles
    this.disputas.push({ chave, rotulo, meu: descrever(meu), deles: descrever(deles) })
    return this.#escolhas[chave] === 'deles' ? deles : meu
  }
}

const comCorpo = (corpo: SecaoDoLaudo['corpo']) => (corpo === undefined ? {} : { corpo })
const comTrazidas = (trazidas: SecaoDoLaudo['trazidas']) => (trazidas === undefined ? {} : { trazidas })

function mesclarSecao(
  arbitro: Arbitro,
  base: SecaoDoLaudo | undefined,
  meu: SecaoDoLaudo,
  deles: SecaoDoLaudo,
): SecaoDoLaudo {
  const { id, titulo } = meu
  const parte = <T>(nome: string, rotulo: string, ler: (secao: SecaoDoLaudo) => T, descrever: (valor: T) => string) =>
    arbitro.escolher(
      { base: base && ler(base), meu: ler(meu), deles: ler(deles) },
      `secao:${id}:${nome}`,
      `${titulo}: ${rotulo}`,
      descrever,
    )
  return {
    id,
    ...parte('situacao', 'situação', situacaoDe, descreverSituacao),
    texto: parte('texto', 'texto', ({ texto }) => texto, textoPlano),
    medidas: parte('medidas', 'medidas', ({ medidas }) => medidas, descreverMedidas),
    ...comCorpo(parte('corpo', 'conteúdo', ({ corpo }) => corpo, resumirCorpo)),
    ...comTrazidas(juntarTrazidas(base?.trazidas, meu.trazidas, deles.trazidas)),
    // One of the two has looked at it.
    ...(meu.confirmada === true || deles.confirmada === true ? { confirmada: true } : {}),
  }
}

const porId = (secoes: readonly SecaoDoLaudo[]) => new Map(secoes.map((secao) => [secao.id, secao]))

/** Puts each section that only they added right after the one that precedes it on their side. */
function comAsDeles(
  minhas: SecaoDoLaudo[],
  deles: readonly SecaoDoLaudo[],
  novas: ReadonlySet<string>,
): SecaoDoLaudo[] {
  const resultado = [...minhas]
  deles.forEach((secao, indice) => {
    if (!novas.has(secao.id)) return
    const anterior = deles[indice - 1]
    const posicao = anterior === undefined ? -1 : resultado.findIndex(({ id }) => id === anterior.id)
    resultado.splice(anterior !== undefined && posicao < 0 ? resultado.length : posicao + 1, 0, secao)
  })
  return resultado
}

function mesclarSecoes(
  arbitro: Arbitro,
  base: readonly SecaoDoLaudo[],
  meu: readonly SecaoDoLaudo[],
  deles: readonly SecaoDoLaudo[],
): SecaoDoLaudo[] {
  const [naBase, emMeu, emDeles] = [porId(base), porId(meu), porId(deles)]
  const minhas = meu.flatMap((secao) => {
    const outra = emDeles.get(secao.id)
    const original = naBase.get(secao.id)
    if (outra !== undefined) return [mesclarSecao(arbitro, original, secao, outra)]
    // They removed it: it stays only if I had changed it, or had just added it.
    return original !== undefined && iguais(original, secao) ? [] : [secao]
  })
  const novas = deles.filter(({ id }) => !emMeu.has(id) && !iguais(naBase.get(id), emDeles.get(id)))
  return comAsDeles(minhas, deles, new Set(novas.map(({ id }) => id)))
}

/**
 * Joins what two people wrote from the same `base`. Pieces that only one side changed are taken from it; nothing that
 * somebody wrote is dropped. Pieces that both changed come back as `disputas`, decided by `escolhas` (mine by default).
 */
export function mesclar(
  base: Edicao,
  meu: Edicao,
  deles: Edicao,
  escolhas: Readonly<Record<string, Lado>> = {},
): Mescla {
  const arbitro = new Arbitro(escolhas)
  const doConteudo = <C extends keyof ConteudoDoLaudo>(
    campo: C,
    rotulo: string,
    descrever: (valor: ConteudoDoLaudo[C]) => string,
  ) =>
    arbitro.escolher(
      { base: base.conteudo[campo], meu: meu.conteudo[campo], deles: deles.conteudo[campo] },
      campo,
      rotulo,
      descrever,
    )
  const [naBase, emMeu, emDeles] = [base, meu, deles].map(({ conteudo }) => conteudo.trazidasNaConclusao)
  const naConclusao = juntarTrazidas(naBase, emMeu, emDeles)
  const edicao: Edicao = {
    titulo: arbitro.escolher(
      { base: base.titulo, meu: meu.titulo, deles: deles.titulo },
      'titulo',
      'Título',
      (titulo) => titulo,
    ),
    critico: arbitro.escolher(
      { base: base.critico, meu: meu.critico, deles: deles.critico },
      'critico',
      'Achado crítico',
      (critico) => (critico ? 'sim' : 'não'),
    ),
    conteudo: {
      secoes: mesclarSecoes(arbitro, base.conteudo.secoes, meu.conteudo.secoes, deles.conteudo.secoes),
      conclusao: doConteudo('conclusao', 'Conclusão', textoPlano),
      ...(naConclusao === undefined ? {} : { trazidasNaConclusao: naConclusao }),
      imagens: doConteudo('imagens', 'Imagens', descreverImagens),
      imagensPorPagina: doConteudo('imagensPorPagina', 'Imagens por página', String),
    },
  }
  return { edicao, disputas: arbitro.disputas }
}

/** Names of the parts that differ between two versions, for a person to know what somebody else changed. */
export function partesMudadas(antes: Edicao, depois: Edicao): string[] {
  const [velhas, novas] = [porId(antes.conteudo.secoes), porId(depois.conteudo.secoes)]
  const mudou = (rotulo: string, a: unknown, b: unknown) => (iguais(a, b) ? [] : [rotulo])
  return [
    ...mudou('Título', antes.titulo, depois.titulo),
    ...mudou('Achado crítico', antes.critico, depois.critico),
    ...depois.conteudo.secoes.flatMap((secao) =>
      velhas.has(secao.id) ? mudou(secao.titulo, velhas.get(secao.id), secao) : [`${secao.titulo} (nova)`],
    ),
    ...antes.conteudo.secoes.flatMap(({ id, titulo }) => (novas.has(id) ? [] : [`${titulo} (removida)`])),
    ...mudou('Conclusão', antes.conteudo.conclusao, depois.conteudo.conclusao),
    ...mudou('Imagens', antes.conteudo.imagens, depois.conteudo.imagens),
    ...mudou('Imagens por página', antes.conteudo.imagensPorPagina, depois.conteudo.imagensPorPagina),
  ]
}
