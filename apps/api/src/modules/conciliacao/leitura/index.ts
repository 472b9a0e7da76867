import { lerCsv } from './csv.ts'
import { lerOfx, pareceOfx } from './ofx.ts'
import { lerPlanilha, type Planilha } from './planilha.ts'
import { recusarArquivo, type ExtratoLido } from './tipos.ts'

export { lerComMapa, type Planilha } from './planilha.ts'
export type { ContaLida, ExtratoLido, MovimentoLido } from './tipos.ts'

const MAXIMO_DE_BYTES = 5 * 1024 * 1024

/** UTF-8 when it is, whatever the header says: banks write one and declare the other. */
function decodificar(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What a file of a bank says, or the table of a CSV that only a person can. Throws VALIDACAO, with the field `arquivo`, for what it cannot trust. */
export function lerExtrato(bytes: Uint8Array): ExtratoLido | Planilha {
  if (bytes.length > MAXIMO_DE_BYTES) throw recusarArquivo('O extrato passa de 5 MB. Divida-o por período.')
  if (bytes.subarray(0, 4_000).includes(0))
    throw recusarArquivo('Este arquivo não é de texto. Baixe o extrato do banco em OFX ou CSV.')
  const texto = decodificar(bytes)
  if (texto.trim() === '') throw recusarArquivo('O arquivo está vazio.')
  return pareceOfx(texto) ? lerOfx(texto) : (lerCsv(texto) ?? lerPlanilha(texto))
}
