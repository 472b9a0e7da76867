import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import { CartaoDeCredito, type Cartao } from './cartao-de-credito.tsx'

const PROVEDOR = { nome: 'MERCADO_PAGO', teste: false, chavePublica: 'APP_USR-chave-publica' } as const

/** The provider's library as its documentation describes it: each field is a page of its own, and the token comes from it. */
const pedidos: { chave: string; titular: unknown }[] = []
let metodos: { id: string; payment_type_id: string; issuer: { id: number } }[] = []
let recusa = false

class MercadoPagoFalso {
  readonly #chave: string
  constructor(chave: string) {
    this.#chave = chave
  }

  readonly fields = {
    create: (nome: string) => ({
      mount(lugar: string) {
        const campo = document.createElement('input')
        campo.setAttribute('aria-label', nome)
        campo.addEventListener('input', () => this.ouvintes['binChange']?.({ bin: campo.value.slice(0, 8) }))
        document.querySelector(`#${lugar}`)?.append(campo)
      },
      ouvintes: {} as Record<string, (dito: object) => void>,
      on(evento: string, ouvir: (dito: object) => void) {
        this.ouvintes[evento] = ouvir
      },
      unmount: () => undefined,
      update: () => undefined,
    }),
    createCardToken: async (titular: unknown) => {
      pedidos.push({ chave: this.#chave, titular })
      if (recusa) throw new Error('invalid card')
      return { id: 'token-de-um-uso' }
    },
  }

  readonly getPaymentMethods = async () => ({ results: metodos })
}

beforeEach(() => {
  vi.stubGlobal('MercadoPago', MercadoPagoFalso)
  pedidos.length = 0
  metodos = [{ id: 'master', payment_type_id: 'credit_card', issuer: { id: 24 } }]
  recusa = false
})
afterEach(() => vi.unstubAllGlobals())

async function digitar(): Promise<void> {
  await page.getByRole('textbox', { name: 'cardNumber' }).fill('5031433215406351')
  await page.getByRole('textbox', { name: 'Nome impresso no cartão' }).fill('Lia Prado')
  await page.getByRole('textbox', { name: 'CPF ou CNPJ do titular' }).fill('39053344705')
}

const mostrar = async () => {
  const aoPagar = vi.fn<(cartao: Cartao) => void>()
  await desenhar(<CartaoDeCredito provedor={PROVEDOR} rotulo="Pagar com cartão" pagando={false} aoPagar={aoPagar} />)
  return aoPagar
}
const pagar = () => page.getByRole('button', { name: 'Pagar com cartão' })

it('o número é digitado na página de quem recebe, e o que sai daqui é um token de um uso', async () => {
  const aoPagar = await mostrar()
  await digitar()
  await expect.element(page.getByRole('textbox', { name: 'CPF ou CNPJ do titular' })).toHaveValue('390.533.447-05')
  await pagar().click()
  await expect.poll(() => aoPagar.mock.calls).toEqual([[{ token: 'token-de-um-uso', metodo: 'master', emissor: '24' }]])
  const titular = { cardholderName: 'Lia Prado', identificationType: 'CPF', identificationNumber: '39053344705' }
  expect(pedidos).toEqual([{ chave: PROVEDOR.chavePublica, titular }])
})

it('sem o titular, diz o que falta e não pede nada', async () => {
  const aoPagar = await mostrar()
  await page.getByRole('textbox', { name: 'cardNumber' }).fill('5031433215406351')
  await pagar().click()
  await expect.element(page.getByText('Informe o nome impresso no cartão.')).toBeVisible()
  expect([pedidos, aoPagar.mock.calls]).toEqual([[], []])
})

it('cartão de débito é recusado antes de se pagar', async () => {
  metodos = [{ id: 'debmaster', payment_type_id: 'debit_card', issuer: { id: 24 } }]
  await mostrar()
  await digitar()
  await expect.element(page.getByText(/débito e pré-pago não servem/)).toBeVisible()
  await expect.element(pagar()).toBeDisabled()
})

it('o que a página de quem recebe não aceita se corrige sem perder o resto', async () => {
  recusa = true
  const aoPagar = await mostrar()
  await digitar()
  await pagar().click()
  await expect.element(page.getByText(/Não foi possível proteger os dados do cartão/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Nome impresso no cartão' })).toHaveValue('Lia Prado')
  expect(aoPagar).not.toHaveBeenCalled()
})
