import qrcode from 'qrcode'
import { juntar } from '@vetlume/dominio/formatos'
import {
  laudoSubstituido,
  linhaDaAssinatura,
  linhaDoAutor,
  linhaDoCertificado,
  lugarDaAssinatura,
  NOTA_DO_CRITICO,
  marcaDoClipe,
  nomearLaudo,
  paginasCheias,
  repartirFiguras,
  separarTecnica,
  TEXTO_VAZIO,
  type DocumentoDoLaudo,
  type FiguraNoLugar,
} from '@vetlume/dominio/laudo'
import { ROTULOS_DO_NIVEL } from '@vetlume/dominio/medidas'
import type { DocumentoPreparado } from './compilador.ts'
import { linhasEstimadas, prepararTexto } from './preparar-texto.ts'
import { mapearTextos, textoImprimivel } from './texto-imprimivel.ts'

const COR_NEUTRA = '#33475b'
const LIMITE_DO_CABECALHO = 48
/** Up to these lengths a section, or the conclusion with the signature, is kept whole on one page. */
const LINHAS_DE_SECAO_INTEIRA = 8
const LINHAS_DE_CONCLUSAO_INTEIRA = 12
/** One row of them. */
const FIGURAS_DE_SECAO_INTEIRA = 2
const PARTICULAS = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])

/** Code points that the fonts can draw, and whether what is printed is only a preview. */
export interface OpcoesDePreparo {
  desenhaveis: ReadonlySet<number>
  previa: boolean
}

export const caminhoDaImagem = (sha256: string) => `/imagens/${sha256}`

/** Up to two initials for the monogram of an establishment without a logo: "Clínica do Vale" → "CV". */
export function iniciais(nome: string): string {
  const palavras = nome
    .split(/[^\p{L}\p{N}]+/u)
    .filter((palavra) => palavra !== '' && !PARTICULAS.has(palavra.toLowerCase()))
  return palavras
    .slice(0, 2)
    .map((palavra) => [...palavra][0]?.toLocaleUpperCase('pt-BR') ?? '')
    .join('')
}

/** The running header has one line per side: long names are cut there (and only there). */
export function abreviar(texto: string): string {
  const letras = [...texto]
  return letras.length <= LIMITE_DO_CABECALHO
    ? texto
    : `${letras
        .slice(0, LIMITE_DO_CABECALHO - 1)
        .join('')
        .trimEnd()}…`
}

function prepararMeta(d: DocumentoDoLaudo, previa: boolean) {
  const nome = nomearLaudo(d.numero, d.versaoDoDocumento)
  return {
    previa,
    titulo: `${d.titulo} – ${d.animal.nome} – Laudo ${nome}`,
    identificacao: `Laudo ${nome}`,
    autor: d.veterinario.nome,
    descricao: `Laudo veterinário ${nome}, emitido por ${d.estabelecimento.nomeFantasia}`,
    palavrasChave: ['laudo veterinário', d.titulo, d.animal.especie, d.numero, d.verificacao.codigo],
    iniciais: iniciais(d.estabelecimento.nomeFantasia),
    corrente: juntar(...[d.animal.nome, d.animal.especie, `Responsável: ${d.responsavel.nome}`].map(abreviar)),
  }
}

/** Colour that the template can read, and the logo by its path in the compiler. */
export function prepararEstabelecimento(e: DocumentoDoLaudo['estabelecimento']) {
  return {
    ...e,
    cor: /^#[0-9a-f]{6}$/i.test(e.cor) ? e.cor : COR_NEUTRA,
    logo: e.logo === null ? null : caminhoDaImagem(e.logo),
  }
}

/** Numbered where references point at them; documents from before they did keep their line. */
function fontesEscritas({ fontes, secoes }: DocumentoDoLaudo): string[] {
  const numeradas = secoes.some(({ medidas }) => medidas.some(({ fonte }) => fonte !== undefined))
  return numeradas ? fontes.map((fonte, i) => `(${i + 1}) ${fonte}`) : fontes
}

function prepararFigura({ imagem, indice }: FiguraNoLugar) {
  const { sha256, legenda, largura, altura, clipe, desenhos = [], junto } = imagem
  return {
    numero: indice + 1,
    arquivo: caminhoDaImagem(sha256),
    legenda,
    medidas: junto?.medidas ?? [],
    clipe: clipe === undefined ? null : marcaDoClipe(clipe),
    alt: legenda === '' ? `Figura ${indice + 1}` : legenda,
    largura: Math.max(largura, 1),
    altura: Math.max(altura, 1),
    tracos: desenhos.flatMap(({ tracos }) => tracos),
    rotulos: desenhos.flatMap(({ rotulos }) => rotulos),
  }
}

/** The figures of each page at the end, as it was signed. */
function emPaginas({ imagensPorPagina, paginasDeImagens }: DocumentoDoLaudo, noFim: readonly FiguraNoLugar[]) {
  const restantes = noFim.map(prepararFigura)
  const porPagina = Math.min(Math.max(imagensPorPagina, 1), 10)
  return (paginasDeImagens ?? paginasCheias(restantes.length, porPagina)).map((quantas) => restantes.splice(0, quantas))
}

type Secao = DocumentoDoLaudo['secoes'][number]

/** Columns that hold a number or a few words are as wide as they need; the others share what is left, what a lesion is most of it. */
const ESTREITAS = new Set(['Nº', 'Pontos', 'Tamanho', 'Figuras'])

const larguraDa = (coluna: string) => (ESTREITAS.has(coluna) ? 'auto' : coluna === 'Lesão' ? 'larga' : 'igual')

/** Letters that a line of a column has, about. */
const LETRAS = { auto: Infinity, larga: 30, igual: 18 }
/** Of text: a table of more may begin at the foot of a page and go on in the next. */
const LINHAS_DE_QUADRO_INTEIRO = 12

/** How high the table of a section is, in lines of text. */
function linhasDoQuadro({ quadro }: Secao): number {
  if (quadro === undefined) return 0
  const letras = quadro.colunas.map((coluna) => LETRAS[larguraDa(coluna)])
  const altura = (celulas: readonly string[]) =>
    Math.max(1, ...celulas.map((celula, i) => Math.ceil(celula.length / (letras[i] ?? Infinity))))
  return quadro.linhas.reduce((soma, { celulas }) => soma + altura(celulas), 0)
}

function prepararQuadro(secao: Secao) {
  const { quadro } = secao
  if (quadro === undefined || quadro.tipo === 'MEDIDAS') return null
  return {
    ...quadro,
    inteiro: linhasDoQuadro(secao) <= LINHAS_DE_QUADRO_INTEIRO,
    larguras: quadro.colunas.map(larguraDa),
    linhas: quadro.linhas.map(({ celulas }) => celulas),
  }
}

const prepararSecao = (secao: Secao, figuras: readonly FiguraNoLugar[]) => ({
  ...secao,
  quadro: prepararQuadro(secao),
  medidasPrimeiro: secao.quadro?.tipo === 'MEDIDAS',
  figuras: figuras.map(prepararFigura),
  texto: prepararTexto(secao.texto),
  medidas: secao.medidas.map(({ nivel, ressalva = null, fonte = null, ...medida }) => ({
    ...medida,
    nivel: nivel === undefined ? null : ROTULOS_DO_NIVEL[nivel],
    ressalva,
    fonte,
  })),
  inteira:
    linhasEstimadas(secao.texto) + secao.medidas.length + linhasDoQuadro(secao) <= LINHAS_DE_SECAO_INTEIRA &&
    figuras.length <= FIGURAS_DE_SECAO_INTEIRA,
})
type SecaoPreparada = ReturnType<typeof prepararSecao>

/** Stands for the section of the technique where no section tells it, only the files. */
const SO_A_EXPOSICAO: Secao = {
  id: '',
  titulo: 'Técnica',
  orgao: null,
  situacao: null,
  motivo: null,
  texto: TEXTO_VAZIO,
  medidas: [],
}

function prepararTecnica(d: DocumentoDoLaudo, secao: SecaoPreparada | undefined) {
  if (d.tecnica === undefined) return null
  return { secao: secao ?? prepararSecao(SO_A_EXPOSICAO, []), exposicao: d.tecnica.exposicao }
}

function prepararDocumento(d: DocumentoDoLaudo) {
  const { estabelecimento: e, veterinario, revisao, verificacao } = d
  const figuras = repartirFiguras(d)
  const preparadas = d.secoes.map((secao, i) => prepararSecao(secao, figuras.daSecao(i)))
  const { tecnica, outras } = separarTecnica(d)
  const imagemDe = (assinatura: string | undefined) => (assinatura === undefined ? null : caminhoDaImagem(assinatura))
  return {
    ...d,
    estabelecimento: prepararEstabelecimento(e),
    veterinario: { ...veterinario, assinatura: imagemDe(veterinario.assinatura) },
    revisao:
      revisao === undefined
        ? null
        : { ...revisao, assinatura: imagemDe(revisao.assinatura), autor: linhaDoAutor(revisao) },
    secoes: outras.flatMap((i) => preparadas[i] ?? []),
    tecnica: prepararTecnica(d, tecnica === null ? undefined : preparadas[tecnica]),
    fontes: fontesEscritas(d),
    conclusao: prepararTexto(d.conclusao),
    notaDoCritico: NOTA_DO_CRITICO,
    conclusaoInteira: linhasEstimadas(d.conclusao) <= LINHAS_DE_CONCLUSAO_INTEIRA,
    paginasDeImagens: emPaginas(d, figuras.noFim),
    assinatura: linhaDaAssinatura(d),
    certificado: d.assinatura?.certificado === undefined ? null : linhaDoCertificado(d.assinatura.certificado),
    lugarDaAssinatura: lugarDaAssinatura(d),
    substitui: d.retifica === null ? null : laudoSubstituido(d.retifica),
    verificacao: { ...verificacao, urlImpressa: verificacao.url.replace(/^https?:\/\/|[?#].*$/g, '') },
  }
}

/** Turns a laudo into what the template reads: strings the fonts can draw, safe tables, QR code of the verification address. */
export async function prepararLaudo(
  documento: DocumentoDoLaudo,
  { desenhaveis, previa }: OpcoesDePreparo,
): Promise<DocumentoPreparado> {
  const imprimivel = mapearTextos(documento, (texto) => textoImprimivel(texto, desenhaveis))
  const qr = await qrcode.toString(documento.verificacao.url, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
  return {
    modelo: 'laudo.typ',
    dados: { documento: prepararDocumento(imprimivel), meta: prepararMeta(imprimivel, previa), qr: '/qr.svg' },
    anexos: new Map([['/qr.svg', Buffer.from(qr)]]),
  }
}
