import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CADASTRO, preencherCadastro } from '../../../teste/preencher-cadastro.ts'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const PLANO = '01990000-0000-7000-8000-0000000000d1'
const planos = exemplo('GET /plano/publico', [
  { codigo: PLANO, nome: 'Lume', mensalCentavos: 19_900, anualCentavos: 199_000 },
])

provarTela('/teste-gratis', {
  leitura: null,
  acao: {
    chave: 'POST /auth/teste-gratis',
    preenche: preencherCadastro,
    botao: 'Começar o teste',
    resposta: { emailSai: true },
    pede: CADASTRO,
    depois: 'Depois são 14 dias com tudo liberado, sem cartão e sem compromisso.',
    recusa: 'MUITAS_TENTATIVAS',
  },
})

describe('com um plano escolhido', () => {
  it('diz o preço que valerá depois, leva a escolha ao servidor', async () => {
    servidor.responde('GET /plano/publico', planos)
    servidor.responde('POST /auth/teste-gratis', { emailSai: true })
    await abrir(`/teste-gratis?plano=${PLANO}&ciclo=ANUAL`)
    await expect.element(page.getByText(/R\$\s1\.990,00 por ano, só se você assinar depois do teste/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Trocar' })).toHaveAttribute('href', '/realizar-assinatura')
    await preencherCadastro()
    await page.getByRole('button', { name: 'Começar o teste' }).click()
    await expect.element(page.getByRole('heading', { name: 'Falta confirmar o e-mail' })).toBeVisible()
    expect(servidor.pedidos('POST /auth/teste-gratis')).toMatchObject([{ plano: PLANO, ciclo: 'ANUAL' }])
    await expect
      .element(page.getByRole('link', { name: 'Assine agora' }))
      .toHaveAttribute('href', `/realizar-assinatura?plano=${PLANO}&ciclo=ANUAL`)
  })

  it('um ciclo que não existe é o mensal', async () => {
    servidor.responde('GET /plano/publico', planos)
    await abrir(`/teste-gratis?plano=${PLANO}&ciclo=semanal`)
    await expect.element(page.getByText(/R\$\s199,00 por mês/)).toBeVisible()
  })

  it('sem os planos, o cadastro continua inteiro', async () => {
    servidor.cai('GET /plano/publico')
    await abrir(`/teste-gratis?plano=${PLANO}&ciclo=ANUAL`)
    await expect.poll(() => servidor.pedidos('GET /plano/publico')).not.toEqual([])
    await expect.element(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Trocar' }).query()).toBeNull()
  })
})
