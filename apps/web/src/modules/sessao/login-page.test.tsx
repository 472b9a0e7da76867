import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { criarContexto, criarToken, criarUsuario } from '../../../teste/fabricas.ts'
import { escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir, EMPRESA, PESSOA, responderPelaCasca } from '../../../teste/tela.tsx'

const OUTRA = { codigo: '01990000-0000-7000-8000-00000000c002', nome: 'Aurora' }
const token = criarToken(Date.now() - 1_000, 24 * 60 * 60_000)
const user = criarUsuario(PESSOA)
const credenciais = { identificador: 'helena@exemplo.com.br', senha: 'lagoa calma de inverno' }
const empresas = (...quais: (typeof EMPRESA)[]) => exemplo('GET /cliente/multiplos', quais)

/** The server lets the person in, who works in these companies. */
function deixarEntrar(...quais: (typeof EMPRESA)[]): void {
  responderPelaCasca()
  servidor.responde('GET /cliente/multiplos', empresas(...quais))
  servidor.responde('POST /auth/contexto', { token, sessao: criarContexto(EMPRESA) })
  servidor.responde('GET /dashboard', exemplo('GET /dashboard', { perfil: 'CLIENTE', agenda: {} }))
  servidor.responde('GET /especie', exemplo('GET /especie', { itens: [{ nome: 'Felina' }] }))
}

async function preencher(): Promise<void> {
  await escrever('E-mail ou CPF', credenciais.identificador)
  await escrever('Senha', credenciais.senha)
}

async function entrar(): Promise<void> {
  await preencher()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

provarTela('/login', {
  tambem: () => deixarEntrar(EMPRESA),
  leitura: null,
  acao: {
    chave: 'POST /auth/login',
    preenche: preencher,
    botao: 'Entrar',
    resposta: { token, user },
    pede: credenciais,
    depois: 'Hoje na agenda',
    recusa: 'USUARIO_INATIVO',
  },
})

describe('/login', () => {
  beforeEach(() => servidor.responde('POST /auth/login', { token, user }))

  it('com a senha errada, não diz qual dos dois errou', async () => {
    servidor.recusa('POST /auth/login', 'CREDENCIAIS_INVALIDAS')
    await abrir('/login')
    await entrar()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Usuário ou senha inválido.')
  })

  it('volta à tela que a pessoa queria, e diz que vai', async () => {
    deixarEntrar(EMPRESA)
    await abrir('/cadastro/especie')
    await expect.element(page.getByText('Entre para continuar de onde parou.')).toBeVisible()
    await entrar()
    await expect.element(page.getByRole('link', { name: 'Felina' })).toBeVisible()
    expect(servidor.pedidos('POST /auth/contexto')).toEqual([{ codigoCliente: EMPRESA.codigo }])
  })

  it('quem trabalha em dois lugares escolhe onde', async () => {
    deixarEntrar(EMPRESA, OUTRA)
    await abrir('/login')
    await entrar()
    await expect.element(page.getByRole('heading', { name: 'Onde você vai trabalhar?' })).toBeVisible()
    expect(servidor.pedidos('POST /auth/contexto')).toEqual([])
    await page.getByRole('button', { name: 'Aurora' }).click()
    await expect.element(page.getByText('Hoje na agenda')).toBeVisible()
    expect(servidor.pedidos('POST /auth/contexto')).toEqual([{ codigoCliente: OUTRA.codigo }])
  })

  it('quem não foi convidado a lugar nenhum lê o que fazer, e sai', async () => {
    servidor.responde('GET /cliente/multiplos', [])
    servidor.recusa('GET /cliente/id', 'NAO_ENCONTRADO')
    servidor.responde('GET /conta/convites', [])
    servidor.responde('POST /auth/sair', undefined)
    await abrir('/login')
    await entrar()
    await expect.element(page.getByRole('heading', { name: 'Falta um convite' })).toBeVisible()
    await page.getByRole('button', { name: 'Entrar com outro usuário' }).click()
    await expect.element(page.getByRole('textbox', { name: 'E-mail ou CPF' })).toBeVisible()
    await expect.poll(() => servidor.pedidos('POST /auth/sair')).toHaveLength(1)
  })

  it('quem não está em lugar nenhum e foi convidado aceita ali, e entra', async () => {
    deixarEntrar()
    servidor.responde('GET /cliente/multiplos', [])
    servidor.recusa('GET /cliente/id', 'NAO_ENCONTRADO')
    const convite = { codigo: OUTRA.codigo, empresa: OUTRA.nome, de: 'Marcos Prado', como: 'Recepção' }
    servidor.responde('GET /conta/convites', exemplo('GET /conta/convites', [convite]))
    servidor.responde('POST /conta/convites/:codigo/aceitar', {
      tipo: 'cliente',
      lugar: { codigo: OUTRA.codigo, nome: OUTRA.nome },
      perfis: ['CLIENTE'],
    })
    await abrir('/login')
    await entrar()
    await expect.element(page.getByRole('heading', { name: 'Há um convite para você' })).toBeVisible()
    await page.getByRole('button', { name: /Aceitar o convite de Aurora/ }).click()
    await expect.element(page.getByText('Hoje na agenda')).toBeVisible()
    expect(servidor.pedidos('POST /auth/contexto')).toEqual([{ codigoCliente: OUTRA.codigo }])
  })

  it('pede o código do celular quando a conta o tem, sem perder o que foi digitado', async () => {
    deixarEntrar(EMPRESA)
    servidor.recusa('POST /auth/login', 'SEGUNDO_FATOR_NECESSARIO')
    await abrir('/login')
    await entrar()
    const codigo = page.getByRole('textbox', { name: 'Código de verificação' })
    await expect.element(codigo).toHaveFocus()
    expect(page.getByRole('alert').query()).toBeNull()
    servidor.responde('POST /auth/login', { token, user })
    await codigo.fill('123 456')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect.element(page.getByText('Hoje na agenda')).toBeVisible()
    expect(servidor.pedidos('POST /auth/login').at(-1)).toEqual({ ...credenciais, segundoFator: '123456' })
  })

  it('com o e-mail por confirmar, oferece reenviar a carta', async () => {
    servidor.recusa('POST /auth/login', 'EMAIL_NAO_CONFIRMADO')
    servidor.responde('POST /auth/reenviar-confirmacao', { emailSai: true })
    await abrir('/login')
    await entrar()
    await page.getByRole('button', { name: 'Reenviar o e-mail' }).click()
    await expect.element(page.getByText(/outro e-mail está a caminho/)).toBeVisible()
    expect(servidor.pedidos('POST /auth/reenviar-confirmacao')).toEqual([{ identificador: credenciais.identificador }])
  })
})
