import type * as Libxml2 from 'libxml2-wasm'
import type { XmlDocument, XmlElement } from 'libxml2-wasm'

export const NFSE = 'http://www.sped.fazenda.gov.br/nfse'
export const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const NOMES = { n: NFSE, ds: DSIG }

/** Elements in their order, each with its text or its children; what is null or undefined is left out. */
export type Filhos = readonly (readonly [nome: string, conteudo: string | number | Filhos | null | undefined])[]

/** The reader of XML weighs megabytes: it comes when a note is first written or read. */
let biblioteca: Promise<typeof Libxml2> | undefined
export const carregarXml = () => (biblioteca ??= import('libxml2-wasm'))

/** Gives a document to somebody and frees it afterwards: it lives outside the memory that is collected. */
export function usando<T>(documento: XmlDocument, trabalho: (documento: XmlDocument) => T): T {
  try {
    return trabalho(documento)
  } finally {
    documento.dispose()
  }
}

/** Entities and what stands outside the text are never loaded. */
export async function abrirXml<T>(xml: string, trabalho: (documento: XmlDocument) => T): Promise<T> {
  const { ParseOption, XmlDocument } = await carregarXml()
  return usando(
    XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE }),
    trabalho,
  )
}

export function preencher(pai: XmlElement, filhos: Filhos): void {
  for (const [nome, conteudo] of filhos) {
    if (conteudo === null || conteudo === undefined) continue
    const elemento = pai.addElement(nome)
    if (typeof conteudo === 'object') preencher(elemento, conteudo)
    else elemento.addText(String(conteudo))
  }
}

export const escrever = (documento: XmlDocument): string => documento.toString({ format: false })

interface DocumentoDoLeiaute {
  raiz: 'DPS' | 'NFSe' | 'pedRegEvento' | 'evento'
  versao: string
  /** The element that is signed, with its `Id`. */
  grupo: string
  id: string
  filhos: Filhos
}

/** A document of the layout before it is signed. Another document that is already signed may go in as its last child, as it is. */
export async function montarXml(
  { raiz, versao, grupo, id, filhos }: DocumentoDoLeiaute,
  dentro?: string,
): Promise<string> {
  const { XmlDocument } = await carregarXml()
  const xml = usando(XmlDocument.create(), (documento) => {
    const topo = documento.createRoot(raiz, NFSE)
    topo.setAttr('versao', versao)
    const corpo = topo.addElement(grupo)
    corpo.setAttr('Id', id)
    preencher(corpo, filhos)
    return escrever(documento)
  })
  return dentro === undefined ? xml : encaixar(xml, grupo, dentro)
}

/** Byte for byte, so that what was signed in it still is: only its declaration is left out. */
function encaixar(xml: string, grupo: string, dentro: string): string {
  const lugar = xml.lastIndexOf(`</${grupo}>`)
  return xml.slice(0, lugar) + dentro.replace(/^<\?xml[^>]*\?>\s*/, '').trimEnd() + xml.slice(lugar)
}

/** Text at a path of the layout, as `infDPS/prest/CNPJ` below the root; null where there is none. */
export function lerCaminho(documento: XmlDocument, caminho: string): string | null {
  const passos = caminho.split('/').map((passo) => (passo.startsWith('@') ? passo : `n:${passo}`))
  return documento.root.get(`./${passos.join('/')}`, NOMES)?.content ?? null
}

export const buscar = (documento: XmlDocument, xpath: string): XmlElement | null =>
  documento.get(xpath, NOMES) as XmlElement | null
