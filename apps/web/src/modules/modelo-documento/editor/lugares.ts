import { idDoLugar, idDoTexto, indiceDaSecao } from './ids-dos-lugares.ts'
import type { Oficina } from './oficina.ts'

/** Places that are inside something closed are opened first. A place without an element of its own is in the one around it. */
export function irAoLugar({ loja, abertas }: Oficina, caminho: string): void {
  const indice = indiceDaSecao(caminho)
  const secao = indice === null ? undefined : loja.ler().laudo?.secoes[indice]?.id
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
