import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { abrirEstado } from '../../../oficina/abrir.tsx'
import { pagina } from '../../../oficina/paginas/sobrepostos.tsx'
import { desenhar } from '../../../teste/tela.tsx'
import { useFocoQueFica } from '../../lib/use-foco-que-fica.ts'
import { confirmar } from '../confirmar.ts'
import { Dialogo } from '../dialogo.tsx'

const focado = () => document.activeElement

it('a janela tem nome e descrição, prende o foco e o devolve a quem a abriu', async () => {
  await abrirEstado(pagina, 'janela')
  await page.getByRole('button', { name: 'Abrir' }).click()
  const janela = page.getByRole('dialog', { name: 'Novo tutor' })
  await expect.element(janela).toHaveAccessibleDescription('Quem responde pelo animal.')
  // On itself, so that it is read: the first Tab goes to what closes it.
  await expect.element(janela).toHaveFocus()
  for (const nome of ['Fechar', 'Nome', 'Salvar', 'Fechar']) {
    await userEvent.keyboard('{Tab}')
    expect((focado() as HTMLElement).getAttribute('aria-label') ?? focado()?.textContent).toBe(nome)
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focado()?.textContent).toBe('Salvar')
  await userEvent.keyboard('{Escape}')
  await expect.element(janela).not.toBeInTheDocument()
  await expect.poll(() => focado()?.textContent).toBe('Abrir')
})

it('o campo que pediu o foco fica com ele, e quem abriu a janela o recebe de volta', async () => {
  await abrirEstado(pagina, 'janela que foca')
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveFocus()
  await userEvent.keyboard('Ana')
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => focado()?.textContent).toBe('Abrir')
})

it('Esc fecha só o que está por cima: a dica, o menu, a pergunta, e depois a janela', async () => {
  await abrirEstado(pagina, 'janela cheia')
  await page.getByRole('button', { name: 'Abrir' }).click()
  const janela = page.getByRole('dialog', { name: 'Novo tutor' })
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Excluir' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(janela).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mais ações' })).toHaveFocus()

  await page.getByRole('combobox', { name: 'Tamanho' }).click()
  await expect.element(page.getByRole('option', { name: 'Grande' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(janela).toBeVisible()

  await page.getByRole('button', { name: 'Perguntar' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Excluir o tutor?' })
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(pergunta).not.toBeInTheDocument()
  await expect.element(janela).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Perguntar' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(janela).not.toBeInTheDocument()
})

it('o menu anda por setas, Home, End e pela primeira letra, e faz o que se escolhe depois de devolver o foco', async () => {
  const { container } = await abrirEstado(pagina, 'menu que age')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  const noItem = async (nome: string) => {
    await expect.element(page.getByRole('menuitem', { name: nome })).toHaveFocus()
  }
  await noItem('Editar')
  await userEvent.keyboard('{ArrowDown}')
  await noItem('Imprimir')
  await userEvent.keyboard('{End}')
  await noItem('Excluir')
  await userEvent.keyboard('{Home}')
  await noItem('Editar')
  await userEvent.keyboard('i')
  await noItem('Imprimir')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('Imprimir com o foco em Mais ações')
})

it('a janela que um item do menu abre fica com o foco, e o devolve ao botão do menu', async () => {
  await abrirEstado(pagina, 'menu que abre janela')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Mais ações' })).toHaveFocus()
})

it('o que se confirma tira o botão que perguntou, e o foco fica onde ele estava', async () => {
  function Tela() {
    const [tirado, tirar] = useState(false)
    const { lugar, conferir } = useFocoQueFica()
    const remover = async () => {
      if (!(await confirmar({ titulo: 'Remover?', confirmar: 'Sim' }))) return
      conferir()
      // The answer of the server comes after the focus is back at the button.
      setTimeout(() => tirar(true), 200)
    }
    return (
      <div ref={lugar} tabIndex={-1} data-testid="lugar">
        {!tirado && <button onClick={() => void remover()}>Remover</button>}
      </div>
    )
  }
  await desenhar(<Tela />)
  await page.getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('button', { name: 'Sim' }).click()
  await expect.element(page.getByTestId('lugar')).toHaveFocus()
})

it('o que se faz numa janela tira o botão que a abriu, e o foco fica onde ele estava', async () => {
  function Tela() {
    const [aberta, definirAberta] = useState(false)
    const [tirado, tirar] = useState(false)
    const { lugar, conferir } = useFocoQueFica()
    // At once: the window is still closing when the button that would get the focus back is gone.
    const concluir = () => {
      definirAberta(false)
      tirar(true)
      conferir()
    }
    return (
      <div ref={lugar} tabIndex={-1} data-testid="lugar">
        {!tirado && <button onClick={() => definirAberta(true)}>Concluir</button>}
        <Dialogo aberto={aberta} aoFechar={() => definirAberta(false)} titulo="Concluir">
          <button onClick={concluir}>Sim</button>
        </Dialogo>
      </div>
    )
  }
  await desenhar(<Tela />)
  await page.getByRole('button', { name: 'Concluir' }).click()
  await page.getByRole('button', { name: 'Sim' }).click()
  await expect.element(page.getByTestId('lugar')).toHaveFocus()
})

it('a gaveta e o que flutua fecham com Esc e por fora, e devolvem o foco', async () => {
  await abrirEstado(pagina, 'gaveta e flutuante')
  await page.getByRole('button', { name: 'Histórico' }).click()
  const gaveta = page.getByRole('dialog', { name: 'Mudanças' })
  await expect.element(gaveta).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(gaveta).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Histórico' })).toHaveFocus()
  await page.getByRole('button', { name: 'Clínica' }).click()
  const flutuante = page.getByRole('dialog', { name: 'Filtrar por clínica' })
  await expect.element(page.getByRole('textbox', { name: 'Procurar' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(flutuante).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Clínica' })).toHaveFocus()
})

it('a dica aparece com o foco do teclado e some com Esc', async () => {
  await abrirEstado(pagina, 'dica')
  await page.getByRole('button', { name: 'Antes' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Altura das horas')).toBeVisible()
  const { outlineStyle, outlineWidth } = getComputedStyle(focado() ?? document.body)
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Altura das horas')).not.toBeInTheDocument()
})
