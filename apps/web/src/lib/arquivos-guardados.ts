import { bancoDoNavegador, criarRascunhos } from './rascunho.ts'
import { donoDosRascunhos } from './use-rascunho.ts'

const MEGABYTE = 1024 * 1024

/** Of all that a device keeps, whoever it is of. */
export const MAXIMO_GUARDADO = 300 * MEGABYTE

/** Apart from the drafts, which are read whole; whose they are and for how long is the same. */
export const bancoDeArquivos = bancoDoNavegador('vetlume-arquivos', 'arquivos')

export const arquivosGuardados = criarRascunhos(bancoDeArquivos, donoDosRascunhos, () => Date.now())

/** Drops what this person kept for a record that takes no more. */
export async function descartarArquivos(chave: string): Promise<void> {
  const prefixo = `${donoDosRascunhos()}:${chave}:`
  const deles = (await bancoDeArquivos.todos()).filter(([nome]) => nome.startsWith(prefixo))
  await Promise.all(deles.map(([nome]) => bancoDeArquivos.apagar(nome)))
}
