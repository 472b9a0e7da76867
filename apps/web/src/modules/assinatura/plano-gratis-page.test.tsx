import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CADASTRO, preencherCadastro } from '../../../teste/preencher-cadastro.ts'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const criar = () => page.getByRole('button', { name: 'Criar conta grátis' })

provarTela('/plano-gratis', {
  leitura: null,
  acao: {
    chave: 'POST /auth/plano-gratis',
    preenche: preencherCadastro,
    botao: 'Criar conta grátis',
    resposta: { emailSai: true },
    pede: CADASTRO,
    depois: 'Depois o simulador de custo de exame é seu, sem prazo e sem cobrança.',
    recusa: 'MUITAS_TENTATIVAS',
  },
})

describe('cadastro', () => {
  it('diz em cada campo o que falta, sem perguntar ao servidor, e leva ao primeiro', async () => {
    await abrir('/plano-gratis')
    await criar().click()
    await expect.element(page.getByText('Informe o seu nome.')).toBeVisible()
    await expect.element(page.getByText('Informe o telefone.')).toBeVisible()
    await expect.element(page.getByText(/aceite os termos e a política/)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Seu nome' })).toHaveFocus()
    expect(servidor.pedidos('POST /auth/plano-gratis')).toEqual([])
  })

  it('a mensagem de um campo sai quando ele se corrige, e as outras ficam', async () => {
    await abrir('/plano-gratis')
    await criar().click()
    await page.getByRole('textbox', { name: 'Seu nome' }).fill('Helena Prado')
    await expect.element(page.getByText('Informe o seu nome.')).not.toBeInTheDocument()
    await expect.element(page.getByText('Informe o telefone.')).toBeVisible()
  })

  it('não aceita a empresa como senha', async () => {
    await abrir('/plano-gratis')
    await preencherCadastro()
    await page.getByLabelText('Senha', { exact: true }).fill('Lumiar2026')
    await criar().click()
    await expect.element(page.getByText(/A senha é quase o seu nome, a empresa ou o e-mail/)).toBeVisible()
    expect(servidor.pedidos('POST /auth/plano-gratis')).toEqual([])
  })

  it('diz quanto vale a senha enquanto se digita, e a mostra a quem pede', async () => {
    await abrir('/plano-gratis')
    const senha = page.getByLabelText('Senha', { exact: true })
    await expect.element(page.getByText(/Ao menos 8 caracteres/)).toBeVisible()
    await senha.fill('lagoa calma de inverno')
    await expect.element(page.getByText(/^Força: /)).toBeVisible()
    await expect.element(senha).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Mostrar senha' }).click()
    await expect.element(senha).toHaveAttribute('type', 'text')
  })
})
