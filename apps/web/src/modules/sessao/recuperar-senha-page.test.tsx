import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const SEGREDO = 'segredo-que-veio-no-e-mail'
const SENHA = 'lagoa calma de inverno'

provarTela('/recuperar-senha', {
  leitura: null,
  acao: {
    chave: 'POST /auth/recuperar-senha',
    preenche: () => escrever('E-mail ou CPF', 'helena@exemplo.com.br'),
    botao: 'Enviar link',
    resposta: { emailSai: true },
    pede: { identificador: 'helena@exemplo.com.br' },
    depois: /Se a conta existir, o link para criar outra senha chega em instantes/,
    recusa: 'MUITAS_TENTATIVAS',
  },
})

provarTela(`/recuperar-senha#${SEGREDO}`, {
  leitura: null,
  acao: {
    chave: 'POST /auth/redefinir-senha',
    preenche: () => escrever('Nova senha', SENHA),
    botao: 'Salvar senha',
    resposta: undefined,
    pede: { segredo: SEGREDO, senha: SENHA },
    depois: /encerramos todas as sessões abertas/,
    recusa: 'LINK_EXPIRADO',
  },
})

const CONVITE = '/recuperar-senha?convite=1'

provarTela(`${CONVITE}#${SEGREDO}`, {
  leitura: null,
  acao: {
    chave: 'POST /auth/aceitar-convite',
    preenche: async () => {
      await escrever('Senha', SENHA)
      await page.getByRole('checkbox', { name: /Li e aceito os/ }).click()
    },
    botao: 'Aceitar e criar a senha',
    resposta: undefined,
    pede: { segredo: SEGREDO, senha: SENHA, versaoTermos: VERSAO_DOS_TERMOS },
    depois: 'Sua conta está ativa. Entre com o e-mail do convite e a sua senha.',
    recusa: 'LINK_EXPIRADO',
  },
})

describe('link do e-mail', () => {
  it('onde os e-mails não saem, diz onde lê-los', async () => {
    servidor.responde('POST /auth/recuperar-senha', { emailSai: false })
    await abrir('/recuperar-senha')
    await escrever('E-mail ou CPF', '529.982.247-25')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect.element(page.getByText(/Nesta instalação de demonstração os e-mails não saem/)).toBeVisible()
  })

  it('o segredo sai do endereço assim que é lido', async () => {
    await abrir(`/recuperar-senha#${SEGREDO}`)
    await expect.element(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible()
    expect(location.hash).toBe('')
  })

  it('colado numa aba que já mostra a página, vale', async () => {
    await abrir('/recuperar-senha')
    await expect.element(page.getByRole('heading', { name: 'Recuperar a senha' })).toBeVisible()
    location.hash = SEGREDO
    await expect.element(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible()
  })

  it('um convite aberto sem o segredo manda de volta ao e-mail', async () => {
    await abrir(CONVITE)
    await expect.element(page.getByRole('heading', { name: 'Abra o convite de novo' })).toBeVisible()
    expect(page.getByLabelText('Senha').query()).toBeNull()
  })

  it('um convite não se aceita sem os termos', async () => {
    await abrir(`${CONVITE}#${SEGREDO}`)
    await escrever('Senha', SENHA)
    await page.getByRole('button', { name: 'Aceitar e criar a senha' }).click()
    await expect.element(page.getByText(/Para continuar, aceite os termos/)).toBeVisible()
    expect(servidor.pedidos('POST /auth/aceitar-convite')).toEqual([])
  })
})

describe('convite de uma empresa', () => {
  const CARTA = '/recuperar-senha?convite=equipe#segredo-que-veio-na-carta'
  const convite = (passo: 'DIZER_EMAIL' | 'CRIAR_CONTA' | 'ACEITAR') =>
    servidor.responde('POST /auth/convite/abrir', {
      empresa: 'Lumiar',
      de: 'Marcos Prado',
      como: 'Recepção',
      nome: 'Rita Convidada',
      passo,
    })

  it('quem não tem conta cria a senha e aceita os termos', async () => {
    convite('CRIAR_CONTA')
    servidor.responde('POST /auth/convite/aceitar', undefined)
    await abrir(CARTA)
    await expect.element(page.getByText(/Marcos Prado convidou você para trabalhar como Recepção/)).toBeVisible()
    await escrever('Senha', SENHA)
    await page.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Aceitar e criar a senha' }).click()
    await expect.element(page.getByText('Convite aceito. Entre com o seu e-mail e a sua senha.')).toBeVisible()
    expect(servidor.pedidos('POST /auth/convite/aceitar')).toMatchObject([
      { nome: 'Rita Convidada', conta: { senha: SENHA } },
    ])
  })

  it('quem já tem conta só aceita', async () => {
    convite('ACEITAR')
    servidor.responde('POST /auth/convite/aceitar', undefined)
    await abrir(CARTA)
    await page.getByRole('button', { name: 'Aceitar o convite' }).click()
    await expect.element(page.getByText('Tudo pronto')).toBeVisible()
  })

  it('pelo link compartilhado, o convite vai ao e-mail de quem o recebeu', async () => {
    convite('DIZER_EMAIL')
    servidor.responde('POST /auth/convite/receber', { emailSai: true })
    await abrir('/recuperar-senha?convite=aberto#segredo-que-veio-no-whatsapp')
    await escrever('Nome', 'Rita Convidada')
    await escrever('E-mail', 'rita@exemplo.com.br')
    await page.getByRole('button', { name: 'Receber o convite' }).click()
    await expect.element(page.getByText(/Mandamos o convite para o e-mail que você informou/)).toBeVisible()
  })

  it('vencido, diz por quê', async () => {
    servidor.recusa('POST /auth/convite/abrir', 'LINK_EXPIRADO', { mensagem: 'Este convite passou da validade.' })
    await abrir(CARTA)
    await expect.element(page.getByText('Este convite passou da validade.')).toBeVisible()
  })
})
