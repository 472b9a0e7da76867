import { selecionarTrecho } from '../../texto-rico/index.ts'
import type { Bancada } from './bancada.ts'
import { idDoTexto } from './id-do-texto.ts'

/** Places that are not sections. */
export const CONCLUSAO = 'conclusao'
export const IMAGENS = 'imagens'

const CONTEUDO = 'data-lugar'

export const idDoLugar = (lugar: string) => `lugar-${lugar}`
export const idDoMotivo = (lugar: string) => `motivo-${lugar}`

/** Attribute that marks the element of a place. */
export const marcaDoLugar = (lugar: string) => ({ id: idDoLugar(lugar), [CONTEUDO]: lugar })

/** Every place in the order of the page. */
export function lugaresDoLaudo({ loja }: Pick<Bancada, 'loja'>): string[] {
  return [...loja.ler().conteudo.secoes.map(({ id }) => id), CONCLUSAO, IMAGENS]
}

export function lugarDoElemento(elemento: Element | null): string | null {
  return elemento?.closest(`[${CONTEUDO}]`)?.getAttribute(CONTEUDO) ?? null
}

export type Alvo = 'texto' | 'motivo' | 'medidas'

/** A title, a reason or a caption that has the piece, with it selected; false when none has. */
function selecionarNoCampo(elemento: HTMLElement, trecho: string): boolean {
  const campos = [...elemento.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const campo = campos.find(({ value }) => value.includes(trecho))
  if (campo === undefined) return false
  campo.focus({ preventScroll: true })
  const inicio = campo.value.indexOf(trecho)
  campo.setSelectionRange(inicio, inicio + trecho.length)
  return true
}

/**
 * Brings a place to the screen and puts the cursor in it: over `trecho` when it has it, or else where `alvo` says. A place that
 * was not drawn yet is gone to once the sheet is whole.
 */
export function irAoLugar(
  lugar: string,
  bancada: Pick<Bancada, 'mesaDeTexto' | 'lugar' | 'irDepois'>,
  alvo: Alvo = 'texto',
  trecho?: string,
): void {
  const { mesaDeTexto, lugar: atual, irDepois } = bancada
  const elemento = document.getElementById(idDoLugar(lugar))
  irDepois.mudar(() => (elemento === null ? () => irAoLugar(lugar, bancada, alvo, trecho) : null))
  if (elemento === null) return
  atual.mudar(() => lugar)
  elemento.scrollIntoView({
    block: 'start',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
  const editor = mesaDeTexto.campos.get(idDoTexto(lugar))
  if (trecho !== undefined && editor !== undefined && selecionarTrecho(editor, trecho)) return
  if (trecho !== undefined && selecionarNoCampo(elemento, trecho)) return
  // What was not evaluated has no text to write in.
  const motivo = alvo === 'motivo' || editor === undefined ? document.getElementById(idDoMotivo(lugar)) : null
  const campo = alvo === 'medidas' ? elemento.querySelector<HTMLElement>('input[data-medida]') : motivo
  if (campo !== null) return campo.focus({ preventScroll: true })
  if (editor !== undefined) return void editor.commands.focus(undefined, { scrollIntoView: false })
  const texto = document.getElementById(idDoTexto(lugar))
  const primeiro = texto ?? elemento.querySelector<HTMLElement>('button, input, [tabindex]')
  primeiro?.focus({ preventScroll: true })
}

/** Next or previous place from where the person is. */
export function irAoVizinho(passo: 1 | -1, bancada: Bancada): void {
  const lugares = lugaresDoLaudo(bancada)
  const indice = lugares.indexOf(bancada.lugar.ler())
  const vizinho = lugares[Math.min(Math.max(indice + passo, 0), lugares.length - 1)]
  if (vizinho !== undefined) irAoLugar(vizinho, bancada)
}

/** Cursor in the next or previous measure, as in a spreadsheet; false at the ends. */
export function irAMedidaVizinha(campo: HTMLInputElement, passo: 1 | -1): boolean {
  const campos = [...document.querySelectorAll<HTMLInputElement>('input[data-medida]')]
  const vizinho = campos[campos.indexOf(campo) + passo]
  vizinho?.focus()
  vizinho?.select()
  return vizinho !== undefined
}
