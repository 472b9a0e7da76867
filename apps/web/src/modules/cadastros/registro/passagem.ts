/** What was typed in the form of a new record while it was being created: the page of the record goes on from it. */
interface Passagem {
  codigo: string
  /** By field, over what was saved. */
  digitado: Readonly<Record<string, unknown>>
  /** The field that had the cursor. */
  campo: string | null
}

/** One at a time, and for the next record that opens only: of any other it would be somebody else's text. */
let passagem: Passagem | null = null

export function passarAoRegistro(nova: Passagem): void {
  passagem = nova
}

export function receberNoRegistro(codigo: string): Passagem | null {
  const recebida = passagem
  passagem = null
  return recebida?.codigo === codigo ? recebida : null
}
