import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/cadastro/cliente'
const LUMIAR = {
  nome: 'Lumiar',
  razaoSocial: 'Lumiar Diagnóstico Ltda.',
  documento: '52998224725',
  cor: '#0F6E6E',
  taxaDebitoBp: 0,
  taxaCreditoBp: 0,
  taxaAte6Bp: 0,
  taxaAte12Bp: 0,
  diasDoDebito: 1,
  diasDoCredito: 30,
  impostoBp: 0,
  minutosDoCritico: 60,
  diasDoEstudo: 180,
  cartaAoTutor: false,
  versao: 7,
  email: 'contato@lumiar.com.br',
  telefone: '+5511912345678',
  estado: 'ATIVO' as const,
}
const propria = (mudanca: object = {}) => exemplo('GET /cliente/proprio', { ...LUMIAR, ...mudanca })

provarCadastro(ROTA, {
  perfil: 'ADMIN',
  caminho: 'cliente',
  linha: LUMIAR,
  mostra: '529.982.247-25',
  vazia: 'Nenhum cliente',
  novo: 'Novo cliente',
  preenche: async () => {
    await escrever('Nome fantasia', 'Lumiar')
    await escrever('CPF ou CNPJ', '529.982.247-25')
    await escrever('Razão social', 'Lumiar Diagnóstico Ltda.')
    await escolher('Situação', 'Plano grátis')
  },
  pede: { nome: 'Lumiar', documento: '52998224725', estado: 'GRATIS', testeAte: null, plano: null, ciclo: null },
  ficha: LUMIAR,
  depois: 'Lumiar',
})

provarTela(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /cliente/proprio',
    resposta: propria(),
    mostra: 'Sem logotipo',
    vazia: null,
  },
  acao: {
    chave: 'PUT /cliente/proprio',
    preenche: () => escrever('Chave Pix', 'contato@lumiar.com.br'),
    botao: 'Salvar',
    pede: { nome: 'Lumiar', chavePix: 'contato@lumiar.com.br', versao: 7 },
    resposta: propria({ chavePix: 'contato@lumiar.com.br', versao: 8 }),
    depois: 'Dados da empresa salvos.',
    recusa: 'JA_EXISTE',
  },
})

describe('minha empresa', () => {
  async function abrirEmpresa(mudanca?: object): Promise<void> {
    servidor.responde('GET /cliente/proprio', propria(mudanca))
    await abrir(ROTA, 'CLIENTE')
    await expect.element(page.getByRole('heading', { name: 'Minha empresa' })).toBeVisible()
  }

  it('mostra uma página com o timbre digitado, antes de salvar', async () => {
    servidor.responde(
      'POST /cliente/proprio/timbre/previa',
      () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="210" height="297"/>'], { type: 'image/svg+xml' }),
    )
    await abrirEmpresa()
    await escrever('Nome fantasia', 'Lumiar Vet')
    await escrever('Texto do timbre', 'Atendemos aos sábados')
    await page.getByRole('button', { name: 'Ver uma página' }).click()
    await expect.element(page.getByRole('img', { name: 'Página de exemplo com o timbre de Lumiar Vet' })).toBeVisible()
    expect(servidor.pedidos('POST /cliente/proprio/timbre/previa')).toMatchObject([
      { nome: 'Lumiar Vet', timbre: 'Atendemos aos sábados', cor: '#0F6E6E' },
    ])
    expect(servidor.pedidos('PUT /cliente/proprio')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Nome fantasia' })).toHaveValue('Lumiar Vet')
  })

  it('o que não seria salvo é dito no campo, sem prévia', async () => {
    await abrirEmpresa()
    await escrever('Nome fantasia', '')
    await page.getByRole('button', { name: 'Ver uma página' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Nome fantasia' })).toHaveFocus()
    expect(servidor.pedidos('POST /cliente/proprio/timbre/previa')).toEqual([])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('salva de novo sobre a versão que acabou de salvar', async () => {
    servidor.responde('PUT /cliente/proprio', ({ nome, versao }) => propria({ nome, versao: versao + 1 }))
    await abrirEmpresa()
    await escrever('Nome fantasia', 'Lumiar Vet')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('Dados da empresa salvos.')).toBeVisible()
    await escrever('Nome fantasia', 'Lumiar Animal')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect
      .poll(() => servidor.pedidos('PUT /cliente/proprio'))
      .toMatchObject([
        { nome: 'Lumiar Vet', versao: 7 },
        { nome: 'Lumiar Animal', versao: 8 },
      ])
  })

  it('quem não pode mudar lê os dados, sem campos', async () => {
    await abrirEmpresa({ permissoes: { editar: false } })
    await expect.element(page.getByText('Lumiar Diagnóstico Ltda.')).toBeVisible()
    expect(page.getByRole('textbox', { name: 'Nome fantasia' }).query()).toBeNull()
    expect(page.getByRole('button', { name: /logotipo/ }).query()).toBeNull()
  })

  async function escolherLogo(): Promise<void> {
    await abrirEmpresa()
    await expect.element(page.getByText('Sem logotipo')).toBeVisible()
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['png'], 'logo.png', { type: 'image/png' }),
    )
  }

  it('o logotipo é guardado assim que é escolhido', async () => {
    servidor.responde('POST /cliente/proprio/logo', { logo: 'abc' })
    await escolherLogo()
    await expect.element(page.getByText('Logotipo guardado.')).toBeVisible()
    expect(servidor.pedidos('POST /cliente/proprio/logo')).toMatchObject([{ arquivo: { name: 'logo.png' } }])
  })

  it('recusado, o logotipo diz por quê', async () => {
    servidor.recusa('POST /cliente/proprio/logo', 'TIPO_NAO_ACEITO', { mensagem: 'Só PNG ou JPEG.' })
    await escolherLogo()
    await expect.element(page.getByText('Só PNG ou JPEG.')).toBeVisible()
  })
})
