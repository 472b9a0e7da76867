/** Element that shows a place of the draft, such as `secoes.2.titulo`. */
export const idDoLugar = (caminho: string) => `lugar-${caminho.replaceAll('.', '-')}`
export const idDoTexto = (secao: string) => `texto-${secao}`

const DE_SECAO = /^secoes\.(\d+)/

/** Which section a place of the draft is in; null outside of all. */
export function indiceDaSecao(caminho: string): number | null {
  const indice = DE_SECAO.exec(caminho)?.[1]
  return indice === undefined ? null : Number(indice)
}
