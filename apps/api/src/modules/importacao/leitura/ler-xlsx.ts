import readXlsxFile from 'read-excel-file/universal'
import { PlanilhaIlegivel, type Folhas } from './conteudo.ts'

/** A sheet of the largest size that is accepted has some 40 MB of XML. */
const MAXIMO_DESCOMPACTADO = 120 * 1024 * 1024
const FIM_DO_DIRETORIO = 0x06054b50
const ENTRADA_DO_DIRETORIO = 0x02014b50

const ilegivel = () =>
  new PlanilhaIlegivel('Não conseguimos abrir esta planilha: o arquivo está danificado ou não é XLSX.')

/** Bytes that the archive says it unpacks to, from its central directory. What lies there is cut at what it says. */
export function tamanhoDescompactado(bytes: Uint8Array): number {
  const dados = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let fim = bytes.byteLength - 22
  while (fim >= 0 && dados.getUint32(fim, true) !== FIM_DO_DIRETORIO) fim--
  if (fim < 0) throw ilegivel()
  const entradas = dados.getUint16(fim + 10, true)
  let posicao = dados.getUint32(fim + 16, true)
  let total = 0
  for (let entrada = 0; entrada < entradas; entrada++) {
    if (posicao + 46 > bytes.byteLength || dados.getUint32(posicao, true) !== ENTRADA_DO_DIRETORIO) throw ilegivel()
    total += dados.getUint32(posicao + 24, true)
    const [nome, extra, nota] = [28, 30, 32].map((campo) => dados.getUint16(posicao + campo, true))
    posicao += 46 + (nome ?? 0) + (extra ?? 0) + (nota ?? 0)
  }
  return total
}

export async function lerXlsx(bytes: Uint8Array): Promise<Folhas> {
  if (tamanhoDescompactado(bytes) > MAXIMO_DESCOMPACTADO)
    throw new PlanilhaIlegivel('A planilha é grande demais por dentro. Divida em partes ou salve como CSV.')
  // A copy: the file may be a view of a larger buffer.
  const folhas = await readXlsxFile(new Uint8Array(bytes).buffer).catch((causa: unknown) => {
    throw new PlanilhaIlegivel(ilegivel().message, { cause: causa })
  })
  return { folhas: folhas.map(({ sheet, data }) => ({ nome: sheet, linhas: data })) }
}
