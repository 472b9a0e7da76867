import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

it('as setas andam pelas partes do apoio, que são uma parada só, e Enter abre a que tem o foco', async () => {
  const codigo = crypto.randomUUID()
  const laudo = { codigo, estado: 'RASCUNHO', paciente: { nome: 'Amora', especie: 'Canina' } } as const
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
  servidor.responde('GET /laudo/:codigo', exemplo('GET /laudo/:codigo', laudo))
  await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
  const aba = (nome: string) => page.getByRole('tab', { name: new RegExp(`^${nome}`) })
  await aba('Imagens').click()
  await expect.element(aba('Medidas')).toHaveAttribute('tabindex', '-1')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(aba('Conferir')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(aba('Medidas')).toHaveFocus()
  await expect.element(aba('Imagens')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(aba('Medidas')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: 'Medidas' })).toBeVisible()
})
