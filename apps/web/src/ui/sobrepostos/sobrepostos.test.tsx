import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desenhar } from '../../../teste/tela.tsx'
import { useFocoQueFica } from '../../lib/use-foco-que-fica.ts'
import { BotaoDeIcone } from '../botao-de-icone.tsx'
import { confirmar } from '../confirmar.ts'
import { Dialogo } from '../dialogo.tsx'
import { Flutuante } from '../flutuante.tsx'
import { Gaveta } from '../gaveta.tsx'
import { MenuDeAcoes } from '../menu-de-acoes.tsx'
import { Selecao } from '../selecao.tsx'

const focado = () => document.activeElement

function ComJanela({ dentro = null, focar = false }: { dentro?: React.ReactNode; focar?: boolean }) {
  const [aberto, definirAberto] = useState(false)
  return (
    <>
      <button onClick={() => definirAberto(true)}>Abrir</button>
      <Dialogo
        aberto={aberto}
        aoFechar={() => definirAberto(false)}
        titulo="Novo tutor"
        descricao="Quem responde pelo animal."
        acoes={<button>Salvar</button>}
      >
        <input aria-label="Nome" autoFocus={focar} />
        {dentro}
      </Dialogo>
    </>
  )
}

it('a janela tem nome e descrição, prende o foco e o devolve a quem a abriu', async () => {
  await desenhar(<ComJanela />)
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
  await desenhar(<ComJanela focar />)
  await page.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveFocus()
  await userEvent.keyboard('Ana')
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => focado()?.textContent).toBe('Abrir')
})

it('Esc fecha só o que está por cima: a dica, o menu, a pergunta, e depois a janela', async () => {
  await desenhar(
    <ComJanela
      dentro={
        <>
          <MenuDeAcoes grupos={[[{ rotulo: 'Excluir', executar: () => undefined }]]} />
          <button onClick={() => void confirmar({ titulo: 'Excluir o tutor?', confirmar: 'Excluir' })}>
            Perguntar
          </button>
          <Selecao rotulo="Tamanho" valor="g" opcoes={[{ valor: 'g', rotulo: 'Grande' }]} aoMudar={() => undefined} />
        </>
      }
    />,
  )
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
  const feitos: string[] = []
  const item = (rotulo: string) => ({
    rotulo,
    executar: () => feitos.push(`${rotulo} com o foco em ${focado()?.getAttribute('aria-label')}`),
  })
  await desenhar(<MenuDeAcoes grupos={[[item('Editar'), item('Imprimir')], [item('Excluir')]]} />)
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
  await expect.poll(() => feitos).toEqual(['Imprimir com o foco em Mais ações'])
})

it('a janela que um item do menu abre fica com o foco, e o devolve ao botão do menu', async () => {
  function Tela() {
    const [aberto, definirAberto] = useState(false)
    return (
      <>
        <MenuDeAcoes grupos={[[{ rotulo: 'Editar', executar: () => definirAberto(true) }]]} />
        <Dialogo aberto={aberto} aoFechar={() => definirAberto(false)} titulo="Editar">
          <input aria-label="Nome" autoFocus />
        </Dialogo>
      </>
    )
  }
  await desenhar(<Tela />)
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
  function Tela() {
    const [gaveta, definirGaveta] = useState(false)
    const [ancora, definirAncora] = useState<HTMLElement | null>(null)
    return (
      <>
        <button onClick={() => definirGaveta(true)}>Histórico</button>
        <button onClick={({ currentTarget }) => definirAncora(currentTarget)}>Clínica</button>
        {gaveta && (
          <Gaveta titulo="Mudanças" aoFechar={() => definirGaveta(false)}>
            <p>Nada mudou.</p>
          </Gaveta>
        )}
        {ancora !== null && (
          <Flutuante ancora={ancora} rotulo="Filtrar por clínica" aoFechar={() => definirAncora(null)}>
            <input aria-label="Procurar" autoFocus />
          </Flutuante>
        )}
      </>
    )
  }
  await desenhar(<Tela />)
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
  await desenhar(
    <>
      <button>Antes</button>
      <BotaoDeIcone rotulo="Altura das horas">
        <span aria-hidden>↕</span>
      </BotaoDeIcone>
    </>,
  )
  await page.getByRole('button', { name: 'Antes' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('Altura das horas')).toBeVisible()
  const { outlineStyle, outlineWidth } = getComputedStyle(focado() ?? document.body)
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Altura das horas')).not.toBeInTheDocument()
})
