import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { api, sair } from '../../lib/navegador.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir, entrarComo } from '../../../teste/tela.tsx'

const AVISO =
  'Seu acesso foi encerrado por um administrador em 22/11/2026 às 15:20. Se precisar, fale com quem administra a sua empresa.'
const CHAVES = ['token', 'user', 'clienteSessao', 'clinicaSessao']

const formulario = () => page.getByRole('button', { name: 'Entrar', exact: true })

describe('/login depois de um fim que não foi da pessoa', () => {
  it('diz o que houve, uma vez só', async () => {
    servidor.responde('POST /auth/sair', undefined)
    servidor.recusa('GET /conta', 'ACESSO_ENCERRADO', { mensagem: AVISO })
    entrarComo('CLIENTE')
    await expect(api('GET /conta')).rejects.toMatchObject({ mensagem: AVISO })
    expect(CHAVES.map((chave) => localStorage.getItem(chave))).toEqual([null, null, null, null])
    const tela = await abrir('/login')
    await expect.element(page.getByRole('alert')).toHaveTextContent(AVISO)
    await expect.element(formulario()).toBeVisible()
    await tela.unmount()
    await abrir('/login')
    await expect.element(formulario()).toBeVisible()
    expect(page.getByText('administrador').elements()).toEqual([])
  })

  it('quem saiu porque quis não lê nada', async () => {
    servidor.responde('POST /auth/sair', undefined)
    entrarComo('CLIENTE')
    sair()
    await abrir('/login')
    await expect.element(formulario()).toBeVisible()
    expect(page.getByText('administrador').elements()).toEqual([])
  })

  it('quem entrou de novo não lê o que houve com a sessão de antes', async () => {
    servidor.responde('POST /auth/sair', undefined)
    entrarComo('CLIENTE')
    sair(AVISO)
    entrarComo('CLIENTE')
    sair()
    await abrir('/login')
    await expect.element(formulario()).toBeVisible()
    expect(page.getByText('administrador').elements()).toEqual([])
  })
})
