import { avisar } from './avisar.ts'

/** Puts a text on the clipboard and says so, or says how to do it by hand. */
export async function copiar(texto: string, feito: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(texto)
    avisar.sucesso(feito)
  } catch {
    avisar.atencao('O navegador não deixou copiar. Selecione o texto e copie com Ctrl+C.')
  }
}
