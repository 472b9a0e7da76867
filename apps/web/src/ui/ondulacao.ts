import './ondulacao.css'

/** What ripples when pressed. One that cannot be pressed does not. */
const QUEM_ONDULA = '[data-ondula]:not(:disabled, [aria-disabled="true"])'
const PEDE_CALMA = '(prefers-reduced-motion: reduce)'

/** A wave from where the finger is, over what was pressed and no further. */
function ondular({ target, button, clientX, clientY }: PointerEvent): void {
  const alvo = target instanceof Element ? target.closest<HTMLElement>(QUEM_ONDULA) : null
  if (alvo === null || button !== 0 || matchMedia(PEDE_CALMA).matches) return
  const { left, top, width, height } = alvo.getBoundingClientRect()
  const [x, y] = [clientX - left, clientY - top]
  const raio = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  const quadro = document.createElement('span')
  const onda = document.createElement('span')
  quadro.className = 'vl-ondas'
  quadro.setAttribute('aria-hidden', 'true')
  Object.assign(onda.style, {
    left: `${x - raio}px`,
    top: `${y - raio}px`,
    width: `${2 * raio}px`,
    height: `${2 * raio}px`,
  })
  quadro.addEventListener('animationend', () => quadro.remove())
  quadro.append(onda)
  alvo.append(quadro)
}

/** While it is on, what has `data-ondula` ripples. Answers how to turn it off. */
export function ligarOndulacao(): () => void {
  document.addEventListener('pointerdown', ondular)
  return () => document.removeEventListener('pointerdown', ondular)
}
