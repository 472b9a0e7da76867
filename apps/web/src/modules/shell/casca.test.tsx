import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { APARENCIA_PADRAO } from '@vetlume/dominio/constantes'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'
import { mudarAparencia } from '../../lib/aparencia.ts'

beforeEach(async () => {
  await page.viewport(1280, 800)
  servidor.responde('GET /especie', exemplo('GET /especie', { itens: [], total: 0, proximo: null }))
})

afterEach(async () => {
  mudarAparencia(APARENCIA_PADRAO)
  await page.viewport(414, 896)
})

const menu = () => page.getByRole('navigation', { name: 'Menu principal' })
const botao = (name: string) => page.getByRole('button', { name, exact: true })

it('um grupo do menu se recolhe, e o que está nele não se alcança enquanto isso', async () => {
  await abrir('/cadastro/especie', 'ADMIN')
  const grupo = menu().getByRole('button', { name: 'Cadastro' })
  await expect.element(grupo).toHaveAttribute('aria-expanded', 'true')
  await expect.element(menu().getByRole('link', { name: 'Espécie' })).toHaveAttribute('aria-current', 'page')
  await grupo.click()
  await expect.element(grupo).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => menu().getByRole('link', { name: 'Espécie' }).query()).toBeNull()
  ;(grupo.element() as HTMLElement).focus()
  await userEvent.tab()
  expect(document.activeElement?.closest('[id]')).not.toBe(
    document.getElementById(grupo.element().getAttribute('aria-controls') ?? ''),
  )
  await grupo.click()
  await expect.element(menu().getByRole('link', { name: 'Espécie' })).toBeVisible()
})

it('a gaveta de aparência muda o texto pelas setas, o menu e as cores, e volta ao padrão', async () => {
  await abrir('/cadastro/especie', 'ADMIN')
  await botao('Aparência').click()
  const escala = page.getByRole('slider', { name: 'Tamanho do texto: 14' })
  await expect.element(escala).toBeVisible()
  ;(escala.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.documentElement.style.fontSize).toBe('16px')
  await botao('Escuro').click()
  expect(document.documentElement.dataset['esquema']).toBe('dark')
  await expect.element(botao('Escuro')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('switch', { name: 'Ondulação ao tocar' }).click()
  await expect.element(page.getByRole('switch', { name: 'Ondulação ao tocar' })).not.toBeChecked()
  await botao('Voltar ao padrão').click()
  expect(document.documentElement.style.fontSize).toBe('14px')
  await userEvent.keyboard('{Escape}')
  await expect.element(botao('Aparência')).toHaveFocus()
})

it('deitado, o menu abre cada grupo sob o seu botão, com o nome dos submenus e a tela em que se está', async () => {
  mudarAparencia({ menu: 'horizontal' })
  await abrir('/cadastro/especie', 'ADMIN')
  await menu().getByRole('button', { name: 'Cadastro' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Espécie' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('menuitem', { name: 'Espécie' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await menu().getByRole('button', { name: 'Financeiro' }).click()
  const despesa = page.getByRole('group', { name: 'Despesa' })
  await expect.element(despesa.getByRole('menuitem', { name: 'Tipo Despesa' })).toBeVisible()
})
