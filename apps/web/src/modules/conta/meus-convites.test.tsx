import type { MeuConvite } from '@vetlume/dominio/equipe'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { criarContexto, criarToken } from '../../../teste/fabricas.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir, EMPRESA } from '../../../teste/tela.tsx'

const CONVITE: MeuConvite = {
  codigo: '01990000-0000-7000-8000-0000000000e7',
  empresa: 'Aurora Imagem',
  de: 'Marcos Prado',
  como: 'Recepção',
  expiraEm: '2026-12-02T15:00:00Z',
}
const AURORA = { codigo: '01990000-0000-7000-8000-0000000000c7', nome: 'Aurora Imagem' }
const ACEITAR = 'POST /conta/convites/:codigo/aceitar'
const RECUSAR = 'POST /conta/convites/:codigo/recusar'
const faixa = () => page.getByText(/Marcos Prado convidou você para trabalhar em/)

describe('convite para quem já está no produto', () => {
  beforeEach(async () => {
    servidor.responde('GET /conta', exemplo('GET /conta', { nome: 'Clara Prado', perfis: ['CLIENTE'] }))
    servidor.responde('GET /conta/sessoes', [])
    servidor.responde('GET /abreviatura', [])
    servidor.responde('GET /conta/chaves-de-acesso', [])
    servidor.responde('GET /conta/convites', [CONVITE])
    await abrir('/conta', 'CLIENTE')
  })

  it('aceita ali mesmo, e a empresa nova aparece na troca', async () => {
    await expect.element(faixa()).toBeVisible()
    servidor.responde(ACEITAR, { tipo: 'cliente', lugar: AURORA, perfis: ['CLIENTE'] })
    servidor.responde('GET /conta/convites', [])
    servidor.responde(
      'GET /cliente/multiplos',
      exemplo('GET /cliente/multiplos', [
        { ...EMPRESA, perfis: ['CLIENTE'] },
        { ...AURORA, perfis: ['CLIENTE'] },
      ]),
    )
    await page.getByRole('button', { name: 'Aceitar' }).click()
    await expect.element(page.getByText('Convite aceito: você também trabalha em Aurora Imagem.')).toBeVisible()
    await expect.element(faixa()).not.toBeInTheDocument()
    await page.getByRole('button', { name: /trocar de empresa/ }).click()
    await expect.element(page.getByRole('menuitem', { name: /Aurora Imagem/ })).toBeVisible()
    // An open menu hides the rest of the page from the next test.
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menuitem', { name: /Aurora Imagem/ })).not.toBeInTheDocument()
    expect(servidor.pedidos(ACEITAR)).toEqual([{ codigo: CONVITE.codigo }])
  })

  it('entra na hora, se quiser', async () => {
    await expect.element(faixa()).toBeVisible()
    servidor.responde(ACEITAR, { tipo: 'clinica', lugar: AURORA, perfis: ['CLIENTE', 'PARCEIRO'] })
    servidor.responde('GET /conta/convites', [])
    await page.getByRole('button', { name: 'Aceitar' }).click()
    const token = criarToken(Date.now() - 1_000, 3_600_000)
    servidor.responde('POST /auth/contexto', { token, sessao: criarContexto({ ...AURORA, perfis: ['PARCEIRO'] }) })
    servidor.responde('GET /dashboard', exemplo('GET /dashboard', { perfil: 'CLIENTE', agenda: {} }))
    servidor.responde('GET /especie', exemplo('GET /especie', { itens: [{ nome: 'Felina' }] }))
    await page.getByRole('button', { name: 'Entrar agora' }).click()
    await expect.element(page.getByText('Hoje na agenda')).toBeVisible()
    expect(servidor.pedidos('POST /auth/contexto')).toEqual([{ codigoParceiro: AURORA.codigo }])
  })

  it('recusa, depois de perguntar', async () => {
    servidor.responde(RECUSAR, undefined)
    await page.getByRole('button', { name: 'Recusar' }).click()
    const pergunta = page.getByRole('dialog', { name: 'Recusar o convite de Aurora Imagem?' })
    await expect.element(pergunta).toBeVisible()
    expect(servidor.pedidos(RECUSAR)).toEqual([])
    servidor.responde('GET /conta/convites', [])
    await pergunta.getByRole('button', { name: 'Recusar' }).click()
    await expect.element(page.getByText('Convite recusado.')).toBeVisible()
    await expect.element(faixa()).not.toBeInTheDocument()
  })

  it('sem lugar no plano diz por quê, e o convite continua ali', async () => {
    servidor.recusa(ACEITAR, 'LIMITE_DO_PLANO', { mensagem: 'A empresa chegou ao limite de pessoas do plano dela.' })
    await page.getByRole('button', { name: 'Aceitar' }).click()
    await expect.element(page.getByText('A empresa chegou ao limite de pessoas do plano dela.')).toBeVisible()
    await expect.element(faixa()).toBeVisible()
  })
})
