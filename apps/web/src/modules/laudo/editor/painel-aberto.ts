import type { Bancada, ParteDoPainel } from './bancada.ts'

export const ID_DO_PAINEL = 'painel-do-laudo'

/** Shows a part of the side panel: beside the text when there is room, over it when there is not. */
export function abrirPainel({ painel, janela }: Bancada, parte: ParteDoPainel): void {
  painel.mudar(() => parte)
  const aoLado = document.getElementById(ID_DO_PAINEL)
  const visivel = aoLado !== null && aoLado.offsetParent !== null
  if (visivel) aoLado.querySelector<HTMLElement>(`[role="tab"][data-parte="${parte}"]`)?.focus()
  else janela.mudar(() => 'painel')
}
