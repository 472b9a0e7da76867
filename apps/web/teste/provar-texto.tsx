import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { abrir } from './tela.tsx'

/** The proof of a text that people accept: which version it is, an index that leads to every section, and whom to write to. */
export function provarTexto(
  endereco: string,
  { titulo, promete }: { titulo: string; promete: readonly string[] },
): void {
  describe(`texto ${endereco}`, () => {
    it('diz que versão vale, o que promete e a quem escrever', async () => {
      await abrir(endereco)
      await expect.element(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible()
      await expect.element(page.getByText('Versão 1.0, em vigor desde 20/11/2026.')).toBeVisible()
      for (const promessa of promete) await expect.element(page.getByText(promessa)).toBeVisible()
      await expect
        .element(page.getByRole('main').getByRole('link', { name: 'privacidade@vetlume.com.br' }))
        .toHaveAttribute('href', 'mailto:privacidade@vetlume.com.br')
    })

    it('o índice traz todas as partes, na ordem, e cada linha leva à sua', async () => {
      await abrir(endereco)
      await expect.element(page.getByRole('navigation', { name: 'Nesta página' })).toBeVisible()
      const linhas = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').elements()
      const partes = page.getByRole('heading', { level: 2 }).elements()
      expect(linhas.length).toBeGreaterThan(5)
      expect(linhas.map(({ textContent }) => textContent)).toEqual(partes.map(({ textContent }) => textContent))
      const levam = linhas.map((linha) => document.querySelector(`${linha.getAttribute('href')} h2`)?.textContent)
      expect(levam).toEqual(partes.map(({ textContent }) => textContent))
    })
  })
}
