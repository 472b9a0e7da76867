import { nomeDe } from './retrato.ts'

const CLICAVEIS = 'button, [role=tab], [role=switch], [role=checkbox], [role=radio]'
/** They only put an end to what was opened. */
const SO_FECHAM: ReadonlySet<string> = new Set(['Fechar', 'Cancelar', 'Voltar', 'Pronto'])
/** Of what has more, the first ones and the last. */
const MUITOS = 24

export interface Alvo {
  nome: string
  /** Which of those that can be clicked there, from 0. */
  posicao: number
}

/** The window on top. */
export const janelaAberta = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)

/** What opened last and takes the cursor: a list of suggestions leaves it in its field. */
export const camadaAberta = () =>
  document.activeElement?.matches('input[aria-expanded=true]') === true
    ? document.activeElement
    : [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')].at(-1)

const aoAlcance = () => janelaAberta() ?? document.querySelector('main') ?? document

const clicaveisEm = (onde: ParentNode) =>
  [...onde.querySelectorAll<HTMLElement>(CLICAVEIS)].filter(
    (um) => !um.matches(':disabled, [aria-disabled=true]') && um.checkVisibility(),
  )

/** What a person can click in the window that is open, or else on the screen: one of each name, whatever its numbers. */
export function alvosAoAlcance(): Alvo[] {
  const nomes = new Set<string>()
  const todos = clicaveisEm(aoAlcance()).flatMap((um, posicao): Alvo[] => {
    const nome = nomeDe(um)
    const molde = nome.replaceAll(/\d+/g, '0')
    if (nomes.has(molde)) return []
    nomes.add(molde)
    return [{ nome, posicao }]
  })
  return todos.length <= MUITOS ? todos : [...todos.slice(0, MUITOS / 2), ...todos.slice(-MUITOS / 2)]
}

/** The cursor goes with the click, as it does under a finger. What was clicked. */
export function clicar({ posicao }: Alvo): HTMLElement | undefined {
  const alvo = clicaveisEm(aoAlcance())[posicao]
  alvo?.focus()
  alvo?.click()
  return alvo
}

/** The last button of a window does what it was opened for. Null where it only closes it. */
export function ultimoDaJanela(): Alvo | null {
  const todos = clicaveisEm(aoAlcance())
  const posicao = todos.findLastIndex((um) => um.matches('button'))
  const nome = todos[posicao] === undefined ? '' : nomeDe(todos[posicao])
  return posicao < 0 || SO_FECHAM.has(nome) ? null : { nome, posicao }
}
