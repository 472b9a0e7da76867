import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../teste/tela.tsx'
import { BotaoDaPlanilha } from './botao-da-planilha.tsx'

const botao = () => page.getByRole('button', { name: 'Baixar planilha' })

afterEach(() => vi.restoreAllMocks())

it('baixa a planilha, e pode ser pedida outra vez', async () => {
  const escrita = vi.spyOn(URL, 'createObjectURL')
  const nomes: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    nomes.push(this.download)
  })
  await desenhar(
    <BotaoDaPlanilha nome="Balancete" arquivo="balancete-2026-11" titulos={['Conta']} linhas={[['Caixa']]} />,
  )
  for (const vez of [1, 2]) {
    await botao().click()
    await expect.poll(() => nomes).toHaveLength(vez)
  }
  expect(nomes).toEqual(['balancete-2026-11.xlsx', 'balancete-2026-11.xlsx'])
  const arquivo = escrita.mock.calls[0]?.[0] as Blob
  // A sheet is a ZIP.
  expect(await arquivo.slice(0, 2).text()).toBe('PK')
})
