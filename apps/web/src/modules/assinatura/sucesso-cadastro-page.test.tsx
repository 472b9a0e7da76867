import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { preencherCadastro } from '../../../teste/preencher-cadastro.ts'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const SEGREDO = 'segredo-que-veio-no-e-mail'

provarTela(`/sucesso-cadastro#${SEGREDO}`, {
  leitura: null,
  acao: {
    chave: 'POST /auth/confirmar-email',
    botao: 'Confirmar meu e-mail',
    resposta: undefined,
    pede: { segredo: SEGREDO },
    depois: 'Sua conta está pronta. Entre com a senha que você criou.',
    recusa: 'LINK_EXPIRADO',
  },
})

it('o link do e-mail não confirma sozinho, e o segredo sai do endereço', async () => {
  await abrir(`/sucesso-cadastro#${SEGREDO}`)
  await expect.element(page.getByRole('button', { name: 'Confirmar meu e-mail' })).toBeVisible()
  expect(location.hash).toBe('')
  expect(servidor.pedidos('POST /auth/confirmar-email')).toEqual([])
})

describe('depois de um cadastro', () => {
  async function cadastrar(emailSai: boolean): Promise<void> {
    servidor.responde('POST /auth/plano-gratis', { emailSai })
    await abrir('/plano-gratis')
    await preencherCadastro()
    await page.getByRole('button', { name: 'Criar conta grátis' }).click()
    await expect.element(page.getByRole('heading', { name: 'Falta confirmar o e-mail' })).toBeVisible()
  }

  it('diz para onde o e-mail foi, sem o pôr no endereço, e o reenvia', async () => {
    servidor.responde('POST /auth/reenviar-confirmacao', { emailSai: true })
    await cadastrar(true)
    await expect.element(page.getByText('helena@exemplo.com.br')).toBeVisible()
    expect(location.search).toBe('?origem=gratis')
    expect(page.getByText(/os e-mails não saem/).query()).toBeNull()
    await page.getByRole('button', { name: 'Reenviar o e-mail' }).click()
    await expect.element(page.getByText(/outro e-mail está a caminho/)).toBeVisible()
    // The wait is seen, and another click before its end sends nothing.
    const espera = page.getByRole('button', { name: /Reenviar de novo em \d+ s/ })
    await expect.element(espera).toHaveAttribute('aria-disabled', 'true')
    await espera.click({ force: true })
    expect(servidor.pedidos('POST /auth/reenviar-confirmacao')).toEqual([{ identificador: 'helena@exemplo.com.br' }])
  })

  it('o e-mail errado se corrige com a senha do cadastro, e o certo passa a ser o dito', async () => {
    await cadastrar(true)
    await page.getByRole('button', { name: 'Corrigir' }).click()
    await page.getByRole('textbox', { name: 'E-mail certo' }).fill('helena@exemplo.com')
    await page.getByLabelText('A senha que você criou').fill('outra')
    servidor.recusa('POST /auth/corrigir-email', 'CREDENCIAIS_INVALIDAS', { mensagem: 'A senha não confere.' })
    await page.getByRole('button', { name: 'Mandar para o e-mail certo' }).click()
    await expect.element(page.getByText('A senha não confere.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'E-mail certo' })).toHaveValue('helena@exemplo.com')
    servidor.responde('POST /auth/corrigir-email', { emailSai: true })
    await page.getByRole('button', { name: 'Mandar para o e-mail certo' }).click()
    await expect.element(page.getByText('helena@exemplo.com', { exact: true })).toBeVisible()
    expect(servidor.pedidos('POST /auth/corrigir-email').at(-1)).toEqual({
      email: 'helena@exemplo.com.br',
      senha: 'outra',
      emailNovo: 'helena@exemplo.com',
    })
  })

  it('onde os e-mails não saem, diz onde lê-los', async () => {
    await cadastrar(false)
    await expect.element(page.getByText(/Nesta instalação de demonstração os e-mails não saem/)).toBeVisible()
  })

  it('aberta de novo, já sem saber o e-mail, ainda diz o que fazer', async () => {
    await abrir('/sucesso-cadastro?origem=teste')
    await expect.element(page.getByText('Abra o e-mail que enviamos.')).toBeVisible()
    await expect.element(page.getByText(/Depois são 14 dias com tudo liberado/)).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
    expect(page.getByRole('button', { name: 'Reenviar o e-mail' }).query()).toBeNull()
  })
})
