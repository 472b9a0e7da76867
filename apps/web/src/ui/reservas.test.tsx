import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { avisar } from './avisar.ts'
import { confirmar } from './confirmar.ts'
import type * as Inteiro from './hospedeiros.tsx'

// Another address is another module: this one never drew a window, so that it still has to bring their code.
const endereco = './hospedeiros.tsx?sem-janelas'
const { Hospedeiros } = (await import(/* @vite-ignore */ endereco)) as typeof Inteiro

describe('sem rede para trazer as janelas', () => {
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
  afterEach(() => vi.restoreAllMocks())

  it('o que é só para ler é dito assim mesmo, antes de seguir', async () => {
    const alerta = vi.spyOn(window, 'alert').mockReturnValue(undefined)
    await render(<Hospedeiros />)
    const lido = confirmar({
      titulo: 'Salve antes a tabela',
      texto: 'Há preços por salvar.',
      confirmar: 'Entendi',
      cancelar: null,
    })
    expect(await lido).toBe(true)
    expect(alerta.mock.calls).toEqual([['Salve antes a tabela\n\nHá preços por salvar.']])
  })

  it.each([true, false])('o que tem escolha é perguntado, e a resposta é a da pessoa: %s', async (resposta) => {
    const pergunta = vi.spyOn(window, 'confirm').mockReturnValue(resposta)
    await render(<Hospedeiros />)
    expect(await confirmar({ titulo: 'Excluir a raça?', confirmar: 'Excluir' })).toBe(resposta)
    expect(pergunta.mock.calls).toEqual([['Excluir a raça?']])
  })

  it('um aviso é dito', async () => {
    await render(<Hospedeiros />)
    avisar.atencao('A conexão falhou.')
    await expect.element(page.getByRole('alert')).toHaveTextContent('A conexão falhou.')
  })
})
