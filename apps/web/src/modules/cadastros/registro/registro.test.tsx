import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000f1'
const ficha = (mudanca: { nome?: string; versao?: number; ativo?: boolean; permissoes?: object } = {}) =>
  exemplo('GET /especie/:codigo', { codigo: CODIGO, nome: 'Felina', versao: 4, racas: 0, ...mudanca })
const nome = () => page.getByRole('textbox', { name: 'Nome' })
const acao = async (rotulo: string) => {
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: rotulo }).click()
}

async function abrirFicha(perfil: 'ADMIN' | 'CLIENTE' = 'ADMIN'): Promise<void> {
  servidor.responde('GET /especie', exemplo('GET /especie', { itens: [{ codigo: CODIGO, nome: 'Felina' }] }))
  await abrir(`/cadastro/especie?codigo=${CODIGO}`, perfil)
}

describe('ficha de um cadastro', () => {
  it('salva com a versão que a pessoa abriu, e passa a mostrar o que foi salvo', async () => {
    servidor.responde('GET /especie/:codigo', ficha())
    servidor.responde('PUT /especie/:codigo', ficha({ nome: 'Felino', versao: 5 }))
    await abrirFicha()
    await nome().fill('Felino')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByRole('heading', { name: 'Felino' })).toBeVisible()
    await nome().fill('Felinos')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.poll(() => servidor.pedidos('PUT /especie/:codigo')).toHaveLength(2)
    expect(servidor.pedidos('PUT /especie/:codigo')).toEqual([
      { codigo: CODIGO, versao: 4, nome: 'Felino' },
      { codigo: CODIGO, versao: 5, nome: 'Felinos' },
    ])
  })

  it('quando outra pessoa salvou antes, mostra os três lados e salva sobre a versão nova', async () => {
    servidor.responde('GET /especie/:codigo', ficha())
    servidor.recusa('PUT /especie/:codigo', 'CONFLITO_DE_VERSAO', {
      detalhes: { atual: ficha({ nome: 'Gatos', versao: 9 }), por: 'Bruno Dias', quando: '2026-11-20T12:00:00Z' },
    })
    await abrirFicha()
    await nome().fill('Felinos domésticos')
    await page.getByRole('button', { name: 'Salvar' }).click()
    const quadro = page.getByRole('alertdialog', { name: 'O registro mudou enquanto você editava' })
    await expect.element(quadro.getByText('Bruno Dias')).toBeVisible()
    for (const lado of ['Felina', 'Gatos', 'Felinos domésticos'])
      await expect.element(quadro.getByText(lado, { exact: true })).toBeVisible()
    await quadro.getByRole('button', { name: 'Manter minhas mudanças' }).click()
    // What is below it moves up as it leaves.
    await expect.poll(() => quadro.query()).toBeNull()
    servidor.responde('PUT /especie/:codigo', ficha({ nome: 'Felinos domésticos', versao: 10 }))
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect
      .poll(() => servidor.pedidos('PUT /especie/:codigo').at(-1))
      .toMatchObject({ versao: 9, nome: 'Felinos domésticos' })
  })

  it('desativa e reativa com a versão da vez', async () => {
    servidor.responde('GET /especie/:codigo', ficha())
    servidor.responde('PUT /especie/:codigo/situacao', ({ ativo }) => ficha({ versao: 5, ativo }))
    await abrirFicha()
    await acao('Desativar')
    await expect.element(page.getByText('Espécie desativada.')).toBeVisible()
    await acao('Reativar')
    await expect
      .poll(() => servidor.pedidos('PUT /especie/:codigo/situacao'))
      .toEqual([
        { codigo: CODIGO, versao: 4, ativo: false },
        { codigo: CODIGO, versao: 5, ativo: true },
      ])
  })

  it('pergunta antes de excluir; o que está em uso se oferece para desativar', async () => {
    servidor.responde('GET /especie/:codigo', ficha())
    servidor.recusa('DELETE /especie/:codigo', 'EM_USO', { mensagem: '3 pacientes são desta espécie.' })
    servidor.responde('PUT /especie/:codigo/situacao', ficha({ versao: 5, ativo: false }))
    await abrirFicha()
    await acao('Excluir')
    const pergunta = page.getByRole('dialog', { name: 'Excluir espécie “Felina”?' })
    // What cannot be undone is asked in red.
    const sim = pergunta.getByRole('button', { name: 'Excluir' })
    await expect.element(sim).toBeVisible()
    const vermelho = getComputedStyle(document.documentElement).getPropertyValue('--vl-erro')
    expect(getComputedStyle(sim.element()).getPropertyValue('--tom')).toBe(vermelho)
    await pergunta.getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(pergunta).not.toBeInTheDocument()
    expect(servidor.pedidos('DELETE /especie/:codigo')).toEqual([])
    await acao('Excluir')
    await sim.click()
    await expect.element(page.getByText('3 pacientes são desta espécie.')).toBeVisible()
    await page.getByRole('button', { name: 'Desativar' }).click()
    await expect.element(page.getByText('Espécie desativada.')).toBeVisible()
    expect(servidor.pedidos('PUT /especie/:codigo/situacao')).toEqual([{ codigo: CODIGO, versao: 4, ativo: false }])
  })

  it('sem permissão para editar, mostra sem campos nem botões', async () => {
    servidor.responde('GET /especie/:codigo', ficha({ permissoes: { editar: false, excluir: false } }))
    await abrirFicha()
    await expect.element(page.getByText('Felina').first()).toBeVisible()
    expect(nome().query()).toBeNull()
    expect(page.getByRole('button', { name: 'Salvar' }).query()).toBeNull()
  })

  it('que não existe mais diz isso e leva à lista', async () => {
    servidor.recusa('GET /especie/:codigo', 'NAO_ENCONTRADO')
    await abrirFicha()
    await expect.element(page.getByText('Espécie não encontrada')).toBeVisible()
    await page.getByRole('link', { name: 'Ver espécies' }).click()
    await expect.element(page.getByRole('link', { name: 'Felina' })).toBeVisible()
  })
})

describe('formulário', () => {
  it('diz o que falta sem perguntar ao servidor, e leva o foco ao campo', async () => {
    await abrir('/cadastro/especie?novo=1', 'ADMIN')
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect.element(nome()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(nome()).toHaveFocus()
    expect(servidor.pedidos('POST /especie')).toEqual([])
  })

  it('põe no campo o que o servidor disse dele', async () => {
    servidor.recusa('POST /especie', 'VALIDACAO', { campos: { nome: 'Este nome é reservado.' } })
    await abrir('/cadastro/especie?novo=1', 'ADMIN')
    await nome().fill('SRD')
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect.element(nome()).toHaveAccessibleDescription(/Este nome é reservado\./)
    await expect.element(nome()).toHaveFocus()
  })

  it('enviado duas vezes seguidas, chega uma', async () => {
    servidor.responde('POST /especie', exemplo('POST /especie', { codigo: CODIGO, nome: 'Ave' }))
    servidor.responde('GET /especie/:codigo', ficha({ nome: 'Ave' }))
    const soltar = servidor.segura('POST /especie')
    await abrir('/cadastro/especie?novo=1', 'ADMIN')
    await nome().fill('Ave')
    await userEvent.keyboard('{Enter}{Enter}')
    soltar()
    await expect.element(page.getByRole('heading', { name: 'Ave' })).toBeVisible()
    expect(servidor.pedidos('POST /especie')).toHaveLength(1)
  })

  it('o que se digita enquanto ele é criado fica no registro, por salvar, com o cursor onde estava', async () => {
    servidor.responde('POST /especie', exemplo('POST /especie', { codigo: CODIGO, nome: 'Ave', versao: 1 }))
    servidor.responde('GET /especie/:codigo', ficha({ nome: 'Ave', versao: 1 }))
    const soltar = servidor.segura('POST /especie')
    await abrir('/cadastro/especie?novo=1', 'ADMIN')
    await nome().fill('Ave')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => servidor.pedidos('POST /especie')).toEqual([{ nome: 'Ave' }])
    await userEvent.keyboard(' silv')
    soltar()
    await expect.element(page.getByRole('heading', { name: 'Ave' })).toBeVisible()
    await expect.element(nome()).toHaveValue('Ave silv')
    await expect.element(nome()).toHaveFocus()
    await userEvent.keyboard('estre')
    servidor.responde('PUT /especie/:codigo', ficha({ nome: 'Ave silvestre', versao: 2 }))
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect
      .poll(() => servidor.pedidos('PUT /especie/:codigo'))
      .toEqual([{ codigo: CODIGO, versao: 1, nome: 'Ave silvestre' }])
    await expect.element(page.getByRole('heading', { name: 'Ave silvestre' })).toBeVisible()
  })

  it('o que não se salvou depois de criado é perguntado ao sair, e só vale para aquele registro', async () => {
    servidor.responde('POST /especie', exemplo('POST /especie', { codigo: CODIGO, nome: 'Ave', versao: 1 }))
    servidor.responde('GET /especie/:codigo', ficha({ nome: 'Ave', versao: 1 }))
    servidor.responde('GET /especie', exemplo('GET /especie', { itens: [{ codigo: CODIGO, nome: 'Ave' }] }))
    const soltar = servidor.segura('POST /especie')
    await abrir('/cadastro/especie?novo=1', 'ADMIN')
    await nome().fill('Ave')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => servidor.pedidos('POST /especie')).toHaveLength(1)
    await userEvent.keyboard('s')
    soltar()
    await expect.element(page.getByRole('heading', { name: 'Ave' })).toBeVisible()
    await expect.element(nome()).toHaveValue('Aves')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await page.getByRole('link', { name: 'Ave' }).click()
    await expect.element(nome()).toHaveValue('Ave')
  })

  it('com mudanças, pergunta antes de sair, e ficar não perde nada', async () => {
    servidor.responde('GET /especie', exemplo('GET /especie'))
    await abrir('/cadastro/especie?novo=1', 'ADMIN')
    await nome().fill('Réptil')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await expect.element(nome()).toHaveValue('Réptil')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect.element(page.getByText('Nenhuma espécie')).toBeVisible()
  })
})
