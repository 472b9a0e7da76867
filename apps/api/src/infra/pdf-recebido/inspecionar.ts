import { PDFArray, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib'

/** Why a PDF is not taken in. `ATIVO`: it does something by itself, or carries other files. */
export type ProblemaDoPdf = 'ILEGIVEL' | 'COM_SENHA' | 'ATIVO'

/** Actions that run a program or leave the document. To go to a page or to open an address with a click stays. */
const ACOES = new Set(['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'RichMediaExecute'])
/** Keys under which code, forms of another format and files are kept. */
const CHAVES = new Set(['JS', 'JavaScript', 'XFA', 'EF', 'EmbeddedFiles', 'RichMediaContent'])
const ANOTACOES = new Set(['FileAttachment', 'RichMedia', 'Movie', 'Screen', '3D', 'Sound'])
/** Of what does not parse, since a lenient reader may make something of it. */
const ATIVO_EM_BRUTO = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/

/** As it came: nothing is put right or thrown away. The password is that of files that open without one. */
const OPCOES = {
  password: '',
  updateMetadata: false,
  preserveXFA: true,
  parseSpeed: Infinity,
  warnOnInvalidObjects: false,
}

const nomeEm = (dicionario: PDFDict, chave: string): string | null => {
  const valor = dicionario.get(PDFName.of(chave))
  return valor instanceof PDFName ? valor.decodeText() : null
}

function dicionarioAtivo(dicionario: PDFDict): boolean {
  if (dicionario.keys().some((chave) => CHAVES.has(chave.decodeText()))) return true
  if (ACOES.has(nomeEm(dicionario, 'S') ?? '')) return true
  return nomeEm(dicionario, 'Type') === 'EmbeddedFile' || ANOTACOES.has(nomeEm(dicionario, 'Subtype') ?? '')
}

/** Without recursion: a stranger nests as deep as the bytes allow. References are objects of the list themselves. */
function temConteudoAtivo(objetos: PDFObject[]): boolean {
  for (let objeto = objetos.pop(); objeto !== undefined; objeto = objetos.pop()) {
    if (objeto instanceof PDFInvalidObject) {
      const bytes = new Uint8Array(objeto.sizeInBytes())
      objeto.copyBytesInto(bytes, 0)
      if (ATIVO_EM_BRUTO.test(Buffer.from(bytes.buffer).toString('latin1'))) return true
    } else if (objeto instanceof PDFArray) objetos.push(...objeto.asArray())
    else {
      const dicionario = objeto instanceof PDFStream ? objeto.dict : objeto
      if (!(dicionario instanceof PDFDict)) continue
      if (dicionarioAtivo(dicionario)) return true
      objetos.push(...dicionario.values())
    }
  }
  return false
}

/**
 * Opens a PDF as a reader does and looks at each of its objects, those of earlier editions too. Answers why it is not taken
 * in, or null. Of one that is encrypted, only those that open without a password can be looked at.
 */
export async function inspecionarPdf(bytes: Uint8Array): Promise<ProblemaDoPdf | null> {
  let documento: PDFDocument
  try {
    documento = await PDFDocument.load(bytes, OPCOES)
  } catch (erro) {
    return erro instanceof Error && /password|encrypt/i.test(erro.message) ? 'COM_SENHA' : 'ILEGIVEL'
  }
  const objetos = documento.context.enumerateIndirectObjects().map(([, objeto]) => objeto)
  try {
    if (documento.getPageCount() === 0) return 'ILEGIVEL'
  } catch {
    return 'ILEGIVEL'
  }
  return temConteudoAtivo(objetos) ? 'ATIVO' : null
}
