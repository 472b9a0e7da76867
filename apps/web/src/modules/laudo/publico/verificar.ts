import type { Autenticidade } from '@vetlume/dominio/laudo'
import { api, http } from '../../../lib/navegador.ts'
import { sha256DoArquivo } from './sha256-do-arquivo.ts'

export function verificarCodigo(codigo: string): Promise<Autenticidade> {
  return api('GET /verificar', { codigo }, { publico: true })
}

function enviarArquivo(arquivo: File): Promise<Autenticidade> {
  const corpo = new FormData()
  corpo.append('arquivo', arquivo)
  return http({ metodo: 'POST', caminho: 'verificar', corpo, publico: true }) as Promise<Autenticidade>
}

/** Whether these bytes were signed here. The file stays in the computer: only its hash goes, whenever that is possible. */
export async function verificarArquivo(arquivo: File): Promise<Autenticidade> {
  const ehPdf = (await arquivo.slice(0, 5).text()) === '%PDF-'
  const sha256 = ehPdf ? await sha256DoArquivo(arquivo) : null
  return sha256 === null ? enviarArquivo(arquivo) : api('GET /verificar', { sha256 }, { publico: true })
}
