import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sessao } from '../../../lib/navegador.ts'
import { criarToken, criarUsuario } from '../../../../teste/fabricas.ts'
import { escrever } from '../../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir, PESSOA, responderPelaCasca } from '../../../../teste/tela.tsx'

const token = criarToken(Date.now() - 1_000, 24 * 60 * 60_000)
const user = criarUsuario({ ...PESSOA, perfis: ['ADMIN'], segundoFatorPendente: true })
const novo = { chave: 'ABCDEFGHJKLM', uri: 'otpauth://totp/x', qr: { lado: 2, caminho: 'M0 0h1v1H0z' } }
const codigos = ['ABCD-EFGH-JKMN-PQRS', 'TVWX-YZ23-4567-89AB']

/** From the key on screen to the work: prove the app, keep the codes, go on. */
async function provarOAplicativo(): Promise<void> {
  await expect.element(page.getByText('ABCD EFGH JKLM')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'QR code para o aplicativo autenticador' })).toBeVisible()
  await escrever('Código de 6 números que o aplicativo mostra', '123 456')
  await page.getByRole('button', { name: 'Ligar' }).click()
  for (const codigo of codigos) await expect.element(page.getByText(codigo)).toBeVisible()
  await page.getByRole('button', { name: 'Já guardei, continuar' }).click()
  await expect.element(page.getByRole('heading', { name: /, Clara$/ })).toBeVisible()
  expect(servidor.pedidos('POST /conta/segundo-fator/confirmacao')).toEqual([{ codigo: '123456' }])
}

function responder(): void {
  responderPelaCasca()
  servidor.responde('GET /dashboard', exemplo('GET /dashboard', { perfil: 'ADMIN' }))
  servidor.responde('GET /email', exemplo('GET /email'))
  servidor.responde('POST /conta/reforco', { ate: '2026-11-20T12:10:00Z' })
  servidor.responde('POST /conta/segundo-fator', novo)
  servidor.responde('POST /conta/segundo-fator/confirmacao', { codigos })
}

describe('quem só trabalha com segundo fator', () => {
  it('ao entrar, cadastra o celular com a senha que acabou de digitar', async () => {
    responder()
    servidor.responde('POST /auth/login', { token, user })
    await abrir('/login')
    await escrever('E-mail ou CPF', 'clara@exemplo.com.br')
    await escrever('Senha', 'lagoa calma de inverno')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await provarOAplicativo()
    expect(servidor.pedidos('POST /conta/segundo-fator')).toEqual([{ senha: 'lagoa calma de inverno' }])
  })

  it('ao voltar sem o ter cadastrado, dá a senha outra vez, que ninguém ao lado lê', async () => {
    responder()
    sessao.entrar({ token, user })
    await abrir('/dashboard')
    const senha = page.getByLabelText('Senha', { exact: true })
    await expect.element(senha).toHaveFocus()
    await expect.element(senha).toHaveAttribute('type', 'password')
    await senha.fill('lagoa calma de inverno')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await provarOAplicativo()
  })

  it('com a senha errada, lê por quê e não vê chave nenhuma', async () => {
    responder()
    servidor.recusa('POST /conta/reforco', 'SENHA_NAO_CONFERE')
    sessao.entrar({ token, user })
    await abrir('/dashboard')
    await escrever('Senha', 'outra senha')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    expect(page.getByRole('img', { name: /QR code/ }).query()).toBeNull()
  })

  it('pode sair, e não cadastra nada', async () => {
    responder()
    servidor.responde('POST /auth/sair', undefined)
    sessao.entrar({ token, user })
    await abrir('/dashboard')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect.element(page.getByRole('textbox', { name: 'E-mail ou CPF' })).toBeVisible()
    expect(servidor.pedidos('POST /conta/segundo-fator')).toEqual([])
  })
})
