import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const DIA = '2026-11-24'
const HELENA = { codigo: '01990000-0000-7000-8000-0000000000e1', nome: 'Helena Prado' }

async function caixaNaGrade(): Promise<Element> {
  await page.viewport(390, 800)
  servidor.responde(
    'GET /agendamento/periodo',
    exemplo('GET /agendamento/periodo', {
      completo: true,
      itens: [
        {
          estado: 'CONFIRMADO',
          inicio: `${DIA}T13:00:00.000Z`,
          fim: `${DIA}T14:00:00.000Z`,
          especialista: HELENA,
          animal: { nome: 'Amora' },
        },
      ],
      jornadas: [{ especialista: HELENA, dias: [{ dia: DIA, janelas: [] }] }],
    }),
  )
  await abrir(`/agenda/agenda-atendimento?visao=dia&dia=${DIA}`, 'CLIENTE')
  const caixa = page.getByRole('button', { name: /10:00 Amora/ })
  await expect.element(caixa).toBeVisible()
  return caixa.element()
}

function tocar(caixa: Element): void {
  const { left, top, width, height } = caixa.getBoundingClientRect()
  const lugar = { clientX: left + width / 2, clientY: top + height / 2 }
  caixa.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', pointerId: 7, ...lugar }))
}

/** Whether the page would scroll under a finger that goes on. */
const aPaginaRola = (caixa: Element) => caixa.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }))

it('o dedo que passa rola a página; o que segura leva o agendamento, e a página fica', async () => {
  const caixa = await caixaNaGrade()
  tocar(caixa)
  expect(aPaginaRola(caixa)).toBe(true)
  await expect.poll(() => document.querySelector('.ag-previa')).not.toBeNull()
  expect(aPaginaRola(caixa)).toBe(false)
})
