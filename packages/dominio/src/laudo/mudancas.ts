import type { TextoRico } from './conteudo.ts'
import type { DocumentoDoLaudo } from './documento.ts'
import { textoPlano } from './texto-do-laudo.ts'

type Secao = DocumentoDoLaudo['secoes'][number]
type Imagem = DocumentoDoLaudo['imagens'][number]

const MAXIMO_DE_LETRAS = 160

const SITUACAO = { NORMAL: 'normal', ALTERADO: 'alterado', NAO_AVALIADO: 'não avaliado' } as const

function citar(palavras: readonly string[]): string {
  const texto = palavras.join(' ')
  const letras = [...texto]
  return `“${letras.length > MAXIMO_DE_LETRAS ? `${letras.slice(0, MAXIMO_DE_LETRAS).join('').trimEnd()}…` : texto}”`
}

const palavrasDe = (texto: string) => texto.split(/\s+/).filter((palavra) => palavra !== '')

/** What differs between two texts, without the words that both begin and end with. */
function diferenca(antes: string, depois: string): { saiu: string[]; entrou: string[] } {
  const velhas = palavrasDe(antes)
  const novas = palavrasDe(depois)
  let inicio = 0
  while (inicio < Math.min(velhas.length, novas.length) && velhas[inicio] === novas[inicio]) inicio += 1
  let fim = 0
  while (fim < Math.min(velhas.length, novas.length) - inicio && velhas.at(-1 - fim) === novas.at(-1 - fim)) fim += 1
  return { saiu: velhas.slice(inicio, velhas.length - fim), entrou: novas.slice(inicio, novas.length - fim) }
}

/** One sentence about a plain text, or none when nothing a reader sees changed. */
function mudancaDeTexto(onde: string, antes: string, depois: string): string[] {
  const { saiu, entrou } = diferenca(antes, depois)
  if (saiu.length === 0 && entrou.length === 0) return []
  if (saiu.length === 0) return [`${onde}: incluído ${citar(entrou)}.`]
  if (entrou.length === 0) return [`${onde}: retirado ${citar(saiu)}.`]
  return [`${onde}: ${citar(saiu)} passou a ${citar(entrou)}.`]
}

/** JSON with sorted keys: the same text comes back from the database with its keys in another order. */
const emOrdem = (valor: unknown): string =>
  JSON.stringify(valor, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )

function mudancaDeTextoRico(onde: string, antes: TextoRico, depois: TextoRico): string[] {
  const mudancas = mudancaDeTexto(onde, textoPlano(antes), textoPlano(depois))
  if (mudancas.length > 0 || emOrdem(antes) === emOrdem(depois)) return mudancas
  return [`${onde}: mudou a formatação do texto.`]
}

/** Pairs by `chave`, each used once: a repeated key pairs first with first. */
function parear<T>(
  antes: readonly T[],
  depois: readonly T[],
  chave: (item: T) => string,
): { velho: T | null; novo: T | null }[] {
  const restantes = [...antes]
  const pares = depois.map((novo) => {
    const indice = restantes.findIndex((velho) => chave(velho) === chave(novo))
    return { velho: indice < 0 ? null : (restantes.splice(indice, 1)[0] ?? null), novo }
  })
  return [...pares, ...restantes.map((velho) => ({ velho, novo: null }))]
}

/** Two sides of a section may read the same, and a label may change with its title; the oldest documents have only labels. */
function mudancasDeMedidas(titulo: string, antes: Secao['medidas'], depois: Secao['medidas']): string[] {
  const comChave = [...antes, ...depois].every(({ chave }) => chave !== undefined)
  return parear(antes, depois, ({ chave, rotulo }) => (comChave ? (chave ?? '') : rotulo)).flatMap(
    ({ velho, novo }) => {
      if (velho === null) return [`${titulo}: incluída a medida ${novo?.rotulo}, ${novo?.valor}.`]
      if (novo === null) return [`${titulo}: retirada a medida ${velho.rotulo}, ${velho.valor}.`]
      return velho.valor === novo.valor
        ? []
        : [`${titulo}: ${novo.rotulo} passou de ${velho.valor} para ${novo.valor}.`]
    },
  )
}

const linhaDoCorpo = (celulas: readonly string[]) => citar([celulas.filter((celula) => celula !== '–').join(', ')])

/** Rows by their key and fields by their name; the number of a row is its place, and is no change of it. */
function mudancasDoCorpo(titulo: string, antes: Secao['quadro'], depois: Secao['quadro']): string[] {
  const linhasDe = (corpo: Secao['quadro']) =>
    (corpo?.linhas ?? []).map(({ chave, celulas }) => ({
      chave,
      dito: linhaDoCorpo(corpo?.colunas[0] === 'Nº' ? celulas.slice(1) : celulas),
    }))
  const camposDe = (corpo: Secao['quadro']) =>
    (corpo?.campos ?? []).map(({ rotulo, valor }) => ({ chave: rotulo, dito: citar([`${rotulo}: ${valor}`]) }))
  const mudancas = (velhas: ReturnType<typeof linhasDe>, novas: ReturnType<typeof linhasDe>) =>
    parear(velhas, novas, ({ chave }) => chave).flatMap(({ velho, novo }) => {
      if (velho === null) return [`${titulo}: incluído ${novo?.dito}.`]
      if (novo === null) return [`${titulo}: retirado ${velho.dito}.`]
      return velho.dito === novo.dito ? [] : [`${titulo}: ${velho.dito} passou a ${novo.dito}.`]
    })
  return [...mudancas(camposDe(antes), camposDe(depois)), ...mudancas(linhasDe(antes), linhasDe(depois))]
}

const nomeDaSituacao = (situacao: Secao['situacao']) => (situacao === null ? 'sem situação' : SITUACAO[situacao])

function mudancasDaSecao(velha: Secao, nova: Secao): string[] {
  const { titulo } = nova
  const situacao =
    velha.situacao === nova.situacao
      ? []
      : [`${titulo}: passou de ${nomeDaSituacao(velha.situacao)} para ${nomeDaSituacao(nova.situacao)}.`]
  return [
    ...mudancaDeTexto('Título de seção', velha.titulo, titulo),
    ...situacao,
    ...mudancaDeTexto(`${titulo}, motivo`, velha.motivo ?? '', nova.motivo ?? ''),
    ...mudancaDeTextoRico(titulo, velha.texto, nova.texto),
    ...mudancasDeMedidas(titulo, velha.medidas, nova.medidas),
    ...mudancasDoCorpo(titulo, velha.quadro, nova.quadro),
  ]
}

function mudancasDeSecoes(antes: readonly Secao[], depois: readonly Secao[]): string[] {
  const mudancas = parear(antes, depois, ({ id }) => id).flatMap(({ velho, novo }) => {
    if (velho === null) return [`Incluída a seção ${novo?.titulo}.`]
    return novo === null ? [`Retirada a seção ${velho.titulo}.`] : mudancasDaSecao(velho, novo)
  })
  return [
    ...mudancas,
    ...mudouAOrdem(
      'das seções',
      antes.map(({ id }) => id),
      depois.map(({ id }) => id),
    ),
  ]
}

/** Said only when the two have the same items: otherwise what came and what went already tells. */
function mudouAOrdem(doQue: string, antes: readonly string[], depois: readonly string[]): string[] {
  const mesmos = antes.toSorted().join('\n') === depois.toSorted().join('\n')
  return mesmos && antes.join('\n') !== depois.join('\n') ? [`Mudou a ordem ${doQue}.`] : []
}

const quantas = (n: number, uma: string, varias: string) => (n === 0 ? [] : [n === 1 ? uma : `${n} ${varias}`])

/** Two clips may begin alike: each is known by its own bytes. */
const bytesDe = ({ sha256, clipe }: Imagem): string => clipe?.sha256 ?? sha256

function mudancasDeImagens(antes: readonly Imagem[], depois: readonly Imagem[]): string[] {
  const pares = parear(antes, depois, bytesDe)
  const incluidas = pares.filter(({ velho }) => velho === null).length
  const retiradas = pares.filter(({ novo }) => novo === null).length
  const legendas = depois.flatMap((imagem, i) => {
    const velha = pares[i]?.velho
    if (velha == null) return []
    const mesmas = emOrdem(velha.desenhos ?? []) === emOrdem(imagem.desenhos ?? [])
    return [
      ...mudancaDeTexto(`Legenda da imagem ${i + 1}`, velha.legenda, imagem.legenda),
      ...(mesmas ? [] : [`Imagem ${i + 1}: mudaram as marcas e medidas sobre ela.`]),
    ]
  })
  return [
    ...quantas(incluidas, 'Incluída uma imagem.', 'imagens incluídas.'),
    ...quantas(retiradas, 'Retirada uma imagem.', 'imagens retiradas.'),
    ...legendas,
    ...mudouAOrdem('das imagens', antes.map(bytesDe), depois.map(bytesDe)),
  ]
}

const CAMPOS_DO_ANIMAL = {
  nome: 'Nome do paciente',
  especie: 'Espécie',
  raca: 'Raça',
  sexo: 'Sexo',
  idade: 'Idade',
  peso: 'Peso',
  pelagem: 'Pelagem',
  sinais: 'Sinais',
  microchip: 'Microchip',
} as const satisfies Record<keyof DocumentoDoLaudo['animal'], string>

function mudancasDeIdentificacao(antes: DocumentoDoLaudo, depois: DocumentoDoLaudo): string[] {
  const campos = Object.keys(CAMPOS_DO_ANIMAL) as (keyof typeof CAMPOS_DO_ANIMAL)[]
  return [
    ...campos.flatMap((campo) =>
      mudancaDeTexto(CAMPOS_DO_ANIMAL[campo], antes.animal[campo] ?? '', depois.animal[campo] ?? ''),
    ),
    ...mudancaDeTexto('Responsável pelo animal', antes.responsavel.nome, depois.responsavel.nome),
  ]
}

/** What a rectification changed, in sentences for the reader of the new document; empty when only the reason is new. */
export function mudancasDoLaudo(antes: DocumentoDoLaudo, depois: DocumentoDoLaudo): string[] {
  return [
    ...mudancaDeTexto('Título', antes.titulo, depois.titulo),
    ...mudancasDeIdentificacao(antes, depois),
    ...mudancasDeSecoes(antes.secoes, depois.secoes),
    ...mudancaDeTextoRico('Conclusão', antes.conclusao, depois.conclusao),
    ...mudancasDeImagens(antes.imagens, depois.imagens),
  ]
}
