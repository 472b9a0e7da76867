import type { ListaSalva } from '@vetlume/dominio/lista-salva'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const codigo = (n: number) => `01990000-0000-7000-8000-00000000000${n}`
const inativas: ListaSalva = {
  codigo: codigo(1),
  nome: 'Inativas',
  consulta: { ativo: 'false', ordem: '-nome', busca: 'fel' },
  colunas: null,
}

/** The list of species, over saved lists that are kept as the server would. */
async function abrirLista(salvas: ListaSalva[], endereco = '/cadastro/especie', antes?: () => void): Promise<void> {
  servidor.responde('GET /especie', exemplo('GET /especie', { itens: [{ nome: 'Felina' }], proximo: null }))
  servidor.responde('GET /lista-salva', () => [...salvas])
  servidor.responde('POST /lista-salva', ({ nome, consulta, colunas }) => {
    const nova = { codigo: codigo(9), nome, consulta, colunas }
    salvas.push(nova)
    return nova
  })
  servidor.responde('PUT /lista-salva/:codigo', (mudada) => {
    salvas.splice(0, salvas.length, ...salvas.map((salva) => (salva.codigo === mudada.codigo ? mudada : salva)))
    return mudada
  })
  servidor.responde('DELETE /lista-salva/:codigo', (apagada) => {
    salvas.splice(0, salvas.length, ...salvas.filter((salva) => salva.codigo !== apagada.codigo))
    return undefined
  })
  antes?.()
  await abrir(endereco, 'ADMIN')
  await botao('Listas salvas').click()
}

const botao = (name: string) => page.getByRole('button', { name, exact: true })
const painel = () => page.getByRole('dialog', { name: 'Listas salvas' })
const busca = () => Object.fromEntries(new URLSearchParams(location.search))

describe('listas salvas', () => {
  it('salva a lista como está, com filtros, ordem, tamanho e colunas, sem a página', async () => {
    localStorage.setItem('colunas:especie/lista', JSON.stringify({ ordem: ['nome'], ocultas: ['ativo'] }))
    await abrirLista([], '/cadastro/especie?busca=fel&ativo=false&limite=25&cursor=segunda')
    await expect.element(painel().getByText('Só você as vê.', { exact: false })).toBeVisible()
    await botao('Salvar a lista como está').click()
    await userEvent.keyboard('Inativas{Enter}')
    await expect.element(painel().getByRole('button', { name: /^Inativas Situação, “fel”, colunas$/ })).toBeVisible()
    expect(servidor.pedidos('POST /lista-salva')).toEqual([
      {
        lista: 'especie/lista',
        nome: 'Inativas',
        consulta: { busca: 'fel', ativo: 'false', limite: '25' },
        colunas: { ordem: ['nome'], ocultas: ['ativo'] },
      },
    ])
  })

  it('abre no lugar do que estava escolhido, e voltar traz o que estava', async () => {
    await abrirLista([inativas], '/cadastro/especie?limite=25&outra=1')
    await painel()
      .getByRole('button', { name: /^Inativas/ })
      .click()
    await expect.poll(busca).toEqual({ ativo: 'false', ordem: '-nome', busca: 'fel', outra: '1' })
    await expect.element(painel()).not.toBeInTheDocument()
    await expect
      .poll(() => servidor.pedidos('GET /especie').at(-1))
      .toMatchObject({ ativo: false, ordem: '-nome', busca: 'fel', limite: 50 })
    history.back()
    await expect.poll(busca).toEqual({ limite: '25', outra: '1' })
  })

  it('traz as colunas que foram salvas, e diz qual está aberta', async () => {
    const nome = { ...inativas, consulta: {}, colunas: { ordem: ['nome'], ocultas: ['ativo'] } }
    await abrirLista([nome])
    const daLinha = painel().getByRole('button', { name: /^Inativas/ })
    await expect.element(daLinha).not.toHaveAttribute('aria-current')
    await daLinha.click()
    expect(localStorage.getItem('colunas:especie/lista')).toBe(JSON.stringify(nome.colunas))
    await botao('Listas salvas').click()
    await expect.element(daLinha).toHaveAttribute('aria-current', 'true')
  })

  it('o que a lista não conhece mais fica de fora', async () => {
    await abrirLista([{ ...inativas, consulta: { ativo: 'false', cor: 'azul' } }])
    await painel()
      .getByRole('button', { name: /^Inativas/ })
      .click()
    await expect.poll(busca).toEqual({ ativo: 'false' })
  })

  it('muda só o nome, ou também o que guarda', async () => {
    await abrirLista([{ ...inativas }], '/cadastro/especie?ativo=true')
    await botao('Mudar Inativas').click()
    await page.getByRole('textbox', { name: 'Nome' }).fill('Antigas')
    await botao('Salvar').click()
    await botao('Mudar Antigas').click()
    await page.getByRole('checkbox', { name: 'Trocar pelo que está na tela' }).click()
    await botao('Salvar').click()
    await expect.element(painel().getByRole('button', { name: /^Antigas Situação$/ })).toBeVisible()
    const [primeira, segunda] = servidor.pedidos('PUT /lista-salva/:codigo')
    expect(primeira).toEqual({ ...inativas, nome: 'Antigas' })
    expect(segunda).toEqual({ ...inativas, nome: 'Antigas', consulta: { ativo: 'true' } })
  })

  it('a que já é o que está na tela não oferece trocar', async () => {
    await abrirLista([{ ...inativas, consulta: {} }])
    await botao('Mudar Inativas').click()
    await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Inativas')
    expect(page.getByRole('checkbox', { name: 'Trocar pelo que está na tela' }).query()).toBeNull()
  })

  it('um nome que já existe é dito no campo, e nada se perde', async () => {
    await abrirLista([inativas])
    const mensagem = 'Você já salvou esta lista com este nome.'
    servidor.recusa('POST /lista-salva', 'VALIDACAO', { campos: { nome: mensagem } })
    await botao('Salvar a lista como está').click()
    await userEvent.keyboard('inativas{Enter}')
    await expect.element(painel().getByText(mensagem, { exact: false })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('inativas')
  })

  it('apagada, volta por Desfazer', async () => {
    await abrirLista([inativas])
    await botao('Apagar Inativas').click()
    await expect.element(page.getByText('Lista “Inativas” apagada.')).toBeVisible()
    await botao('Listas salvas').click()
    await expect.element(painel().getByText('Filtre, ordene e escolha as colunas', { exact: false })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await botao('Desfazer').click()
    await botao('Listas salvas').click()
    await expect.element(painel().getByRole('button', { name: /^Inativas/ })).toBeVisible()
  })

  it('sem resposta, diz por quê e tenta de novo', async () => {
    await abrirLista([], '/cadastro/especie', () => servidor.recusa('GET /lista-salva', 'ERRO_INTERNO'))
    await expect.element(painel().getByText('Não foi possível carregar', { exact: false })).toBeVisible()
    servidor.responde('GET /lista-salva', [inativas])
    await painel().getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(painel().getByRole('button', { name: /^Inativas/ })).toBeVisible()
  })
})
