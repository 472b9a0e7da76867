import { readFile, readdir } from 'node:fs/promises'
import type { VersaoDoLeiaute } from '@vetlume/dominio/nota-fiscal'
import type { XsdValidator } from 'libxml2-wasm'
import { abrirXml, carregarXml, NFSE } from './xml.ts'

const PASTA = new URL('../../../dados/nfse/', import.meta.url)

export type TipoDeDocumento = 'DPS' | 'NFSe' | 'pedRegEvento' | 'evento'

/** XSD has no look-ahead, so no validator of XSD takes this pattern of 1.01. What it means: one to five digits, not all of them zero. */
const REMENDOS: Readonly<Record<string, string>> = { '^(?!0{1,5}$)\\d{1,5}$': '[0-9]*[1-9][0-9]*' }

const remendar = (texto: string): string =>
  Object.entries(REMENDOS).reduce((lido, [de, para]) => lido.replaceAll(`value="${de}"`, `value="${para}"`), texto)

/** The files of a version are given from memory, under names that are no path and no address. */
async function registrarArquivos(leiaute: VersaoDoLeiaute): Promise<Map<string, Buffer>> {
  const { XmlBufferInputProvider, xmlRegisterInputProvider } = await carregarXml()
  const pasta = new URL(`${leiaute}/`, PASTA)
  const arquivos = new Map<string, Buffer>()
  for (const nome of (await readdir(pasta)).filter((um) => um.endsWith('.xsd'))) {
    const texto = await readFile(new URL(nome, pasta), 'utf8')
    arquivos.set(`nfse:${leiaute}/${nome}`, Buffer.from(remendar(texto)))
  }
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(arquivos)))
  return arquivos
}

const lidos = new Map<string, Promise<Map<string, Buffer>>>()
const prontos = new Map<string, Promise<XsdValidator>>()

function umaVez<T>(guardados: Map<string, Promise<T>>, chave: string, trabalho: () => Promise<T>): Promise<T> {
  const guardado = guardados.get(chave) ?? trabalho()
  guardados.set(chave, guardado)
  return guardado
}

async function compilar(leiaute: VersaoDoLeiaute, tipo: TipoDeDocumento): Promise<XsdValidator> {
  const arquivos = await umaVez(lidos, leiaute, () => registrarArquivos(leiaute))
  const { XmlDocument, XsdValidator: Validador } = await carregarXml()
  const url = `nfse:${leiaute}/${tipo}_v${leiaute}.xsd`
  // The validator reads the document of its schema for as long as it lives, which is as long as the process does.
  return Validador.fromDoc(XmlDocument.fromBuffer(arquivos.get(url) ?? Buffer.alloc(0), { url }))
}

/** What the official schema says against a document, in the words of the validator; empty when it takes it. */
export async function validarXml(xml: string, leiaute: VersaoDoLeiaute, tipo: TipoDeDocumento): Promise<string[]> {
  const validador = await umaVez(prontos, `${leiaute}/${tipo}`, () => compilar(leiaute, tipo))
  const { XmlLibError } = await carregarXml()
  try {
    await abrirXml(xml, (documento) => validador.validate(documento))
    return []
  } catch (erro) {
    if (!(erro instanceof XmlLibError)) throw erro
    const detalhes = erro.details.map(({ message }) => message.replaceAll(`{${NFSE}}`, '').trim())
    return detalhes.length > 0 ? detalhes : [erro.message]
  }
}
