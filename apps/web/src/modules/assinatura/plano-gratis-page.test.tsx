import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CADASTRO, preencherCadastro, preencherEmpresa, preencherQuem } from '../../../teste/preencher-cadastro.ts'
import { escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(() => sessionStorage.clear())

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
  it('diz em cada campo do passo o que falta, sem perguntar ao servidor, e leva ao primeiro', async () => {
    await abrir('/plano-gratis')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect.element(page.getByText('Informe o seu nome.')).toBeVisible()
    await expect.element(page.getByText('Informe o telefone.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Seu nome' })).toHaveFocus()
    expect(page.getByText('Informe o nome da empresa.').query()).toBeNull()
    expect(servidor.pedidos('POST /auth/plano-gratis')).toEqual([])
  })

  it('a mensagem de um campo sai quando ele se corrige, e as outras ficam', async () => {
    await abrir('/plano-gratis')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('textbox', { name: 'Seu nome' }).fill('Helena Prado')
    await expect.element(page.getByText('Informe o seu nome.')).not.toBeInTheDocument()
    await expect.element(page.getByText('Informe o telefone.')).toBeVisible()
  })

  it('vai e volta sem perder nada, pelo botão e pelo voltar do navegador', async () => {
    await abrir('/plano-gratis')
    await preencherQuem()
    await escrever('Empresa ou clínica', 'Lumiar Diagnóstico')
    await page.getByRole('button', { name: 'Voltar', exact: true }).click()
    await expect.element(page.getByRole('textbox', { name: 'Seu nome' })).toHaveValue('Helena Prado')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Empresa ou clínica' })).toHaveValue('Lumiar Diagnóstico')
    history.back()
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('helena@exemplo.com.br')
  })

  it('recarregada a página, o que foi digitado está lá, menos a senha', async () => {
    const tela = await abrir('/plano-gratis')
    await preencherQuem()
    await preencherEmpresa()
    await escrever('Senha', 'lagoa calma de inverno')
    expect(JSON.stringify(sessionStorage)).not.toContain('lagoa')
    await tela.unmount()
    await abrir('/plano-gratis')
    await expect.element(page.getByRole('textbox', { name: 'Seu nome' })).toHaveValue('Helena Prado')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect.element(page.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('529.982.247-25')
  })

  it('o campo que o servidor recusou traz de volta o passo dele, com o resto guardado', async () => {
    servidor.recusa('POST /auth/plano-gratis', 'VALIDACAO', { campos: { email: 'Este e-mail não recebe cartas.' } })
    await abrir('/plano-gratis')
    await preencherCadastro()
    await criar().click()
    await expect.element(page.getByText('Este e-mail não recebe cartas.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect.element(page.getByLabelText('Senha', { exact: true })).toHaveValue('lagoa calma de inverno')
  })

  it('o CPF de quem entra só é perguntado a quem tem CNPJ', async () => {
    await abrir('/plano-gratis')
    await preencherQuem()
    await expect.element(page.getByRole('textbox', { name: /Seu CPF/ })).toBeVisible()
    await escrever('CPF ou CNPJ', '529.982.247-25')
    await expect.element(page.getByRole('textbox', { name: /Seu CPF/ })).not.toBeInTheDocument()
    await escrever('CPF ou CNPJ', '11.222.333/0001-81')
    await expect.element(page.getByRole('textbox', { name: /Seu CPF/ })).toBeVisible()
  })

  it('não aceita a empresa como senha, nem segue sem os termos', async () => {
    await abrir('/plano-gratis')
    await preencherQuem()
    await preencherEmpresa()
    await criar().click()
    await expect.element(page.getByText(/aceite os termos e a política/)).toBeVisible()
    await page.getByLabelText('Senha', { exact: true }).fill('Lumiar2026')
    await page.getByRole('checkbox', { name: /Li e aceito os/ }).click()
    await criar().click()
    await expect.element(page.getByText(/A senha é quase o seu nome, a empresa ou o e-mail/)).toBeVisible()
    expect(servidor.pedidos('POST /auth/plano-gratis')).toEqual([])
  })

  it('diz quanto vale a senha enquanto se digita, e a mostra a quem pede', async () => {
    await abrir('/plano-gratis')
    await preencherQuem()
    await preencherEmpresa()
    const senha = page.getByLabelText('Senha', { exact: true })
    await expect.element(page.getByText(/Ao menos 8 caracteres/)).toBeVisible()
    await senha.fill('lagoa calma de inverno')
    await expect.element(page.getByText(/^Força: /)).toBeVisible()
    await expect.element(senha).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Mostrar senha' }).click()
    await expect.element(senha).toHaveAttribute('type', 'text')
  })
})
