/** `#` stands for one character of the normalised value; the rest is drawn as it is. */
export const MASCARAS = {
  cpf: '###.###.###-##',
  cnpj: '##.###.###/####-##',
  cep: '#####-###',
  telefoneFixo: '(##) ####-####',
  telefoneCelular: '(##) #####-####',
} as const

/** Draws a normalised value, also a partial one: separators appear only before a character. */
export function aplicarMascara(mascara: string, valor: string): string {
  const caracteres = [...valor]
  let desenhado = ''
  let pendente = ''
  for (const simbolo of mascara) {
    if (simbolo !== '#') {
      pendente += simbolo
      continue
    }
    const caractere = caracteres.shift()
    if (caractere === undefined) break
    desenhado += pendente + caractere
    pendente = ''
  }
  return desenhado
}

/** Removes only what masks draw. Letters stay, so that mistyped text is refused instead of mended. */
export function semSeparadores(texto: string): string {
  return texto.replace(/[\s./()-]/g, '')
}
