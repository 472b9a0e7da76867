import type { Oficina } from './oficina.ts'

/** Element that shows a place of the draft, such as `secoes.2.titulo`. */
export const idDoLugar = (caminho: string) => `lugar-${caminho.replaceAll('.', '-')}`
export const idDoTexto = (secao: string) => `texto-${secao}`

const DE_SECAO = /^secoes\.(\d+)/

/** Places that are inside something closed are opened first. A place without an element of its own is in the one around it. */
export function irAoLugar({ loja, abertas }: Oficina, caminho: string): void {
  const indice = DE_SECAO.exec(caminho)?.[1]
  const secao = indice === undefined ? undefined : loja.ler().laudo?.secoes[Number(indice)]?.id
  if (secao !== undefined) abertas.mudar((atuais) => new Set([...atuais, secao]))
  setTimeout(() => {
    const partes = caminho.split('.')
    const texto = secao !== undefined && partes.at(-1) === 'texto' && partes.length === 3 ? idDoTexto(secao) : null
    const candidatos = partes.map((_, i) => idDoLugar(partes.slice(0, partes.length - i).join('.')))
    const alvo = [texto, ...candidatos]
      .flatMap((id) => (id === null ? [] : [document.getElementById(id)]))
      .find((achado) => achado !== null)
    alvo?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    alvo?.focus({ preventScroll: true })
  }, 60)
}
