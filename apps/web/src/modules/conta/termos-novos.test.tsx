import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir, entrarComo, responderPelaCasca } from '../../../teste/tela.tsx'

const VIGENTE = { versao: '3.0', data: '2026-12-01', mudancas: ['O foro mudou.'] }
const aceita = { versao: '2.0', em: '2026-11-25T12:00:00Z' }
const PENDENTE = { vigente: VIGENTE, aceita, pendente: true }

async function entrar(): Promise<void> {
  entrarComo('CLIENTE')
  responderPelaCasca()
  servidor.responde('GET /conta/termos', PENDENTE)
  await abrir('/conta')
}
const janela = () => page.getByRole('dialog', { name: 'Os termos de uso mudaram' })

describe('termos que mudaram', () => {
  beforeEach(() => {
    servidor.responde('GET /conta', exemplo('GET /conta', { nome: 'Clara Prado', perfis: ['CLIENTE'] }))
    servidor.responde('GET /conta/sessoes', [])
    servidor.responde('GET /abreviatura', [])
    servidor.responde('GET /conta/chaves-de-acesso', [])
  })

  it('mostra o que mudou, com os textos daquela versão, e aceita a que mostrou', async () => {
    await entrar()
    await expect.element(janela().getByText('O foro mudou.')).toBeVisible()
    await expect
      .element(janela().getByText('Versão 3.0, em vigor desde 01/12/2026. Você aceitou a 2.0 em 25/11/2026.'))
      .toBeVisible()
    await expect
      .element(janela().getByRole('link', { name: 'política de privacidade' }))
      .toHaveAttribute('href', '/politica-privacidade?versao=3.0')
    servidor.responde('POST /conta/termos', undefined)
    servidor.responde('GET /conta/termos', { ...PENDENTE, aceita: { ...aceita, versao: '3.0' }, pendente: false })
    await janela().getByRole('button', { name: 'Aceitar e continuar' }).click()
    await expect.element(page.getByText('Versão 3.0 dos termos aceita.')).toBeVisible()
    await expect.element(janela()).not.toBeInTheDocument()
    expect(servidor.pedidos('POST /conta/termos')).toEqual([{ versao: '3.0' }])
  })

  it('quem deixa para depois segue a ler, com uma linha que leva de volta', async () => {
    await entrar()
    await janela().getByRole('button', { name: 'Agora não, só consultar' }).click()
    await expect.element(page.getByText(/Até o seu aceite você consulta e exporta/)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
    await page.getByRole('button', { name: 'Ler e aceitar' }).click()
    await expect.element(janela()).toBeVisible()
    expect(servidor.pedidos('POST /conta/termos')).toEqual([])
  })

  it('recusada, diz por quê e continua a pedir', async () => {
    await entrar()
    servidor.recusa('POST /conta/termos', 'VALIDACAO', { mensagem: 'Os termos mudaram de novo.' })
    await janela().getByRole('button', { name: 'Aceitar e continuar' }).click()
    await expect.element(janela().getByText('Os termos mudaram de novo.')).toBeVisible()
  })
})
