import type { Conta } from '@vetlume/dominio/financeiro'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BANCO, CONTA, HOJE, responderPelasContas, semAvisosNemNota } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

const BAIXAS = 'POST /contas-pagar/baixas'
const OUTRA = {
  ...CONTA,
  codigo: '01990000-0000-7000-8000-0000000000e2',
  numero: 43,
  descricao: 'Aluguel',
  saldoCentavos: 2_550,
}
const CANCELADA = {
  ...CONTA,
  codigo: '01990000-0000-7000-8000-0000000000e3',
  numero: 44,
  descricao: 'Lançada em dobro',
  estado: 'CANCELADO',
  saldoCentavos: 0,
} as const

/** Ticks rows of the list, by their places in it: the account, the rent and the one that was cancelled. */
async function marcar(
  perfil: 'CLIENTE' | 'ESPECIALISTA',
  linhas: (1 | 2 | 3)[],
  itens: Partial<Conta>[] = [CONTA, OUTRA, CANCELADA],
) {
  responderPelasContas()
  servidor.responde('GET /contas-pagar', exemplo('GET /contas-pagar', { itens }))
  servidor.responde('GET /contas-pagar/resumo', exemplo('GET /contas-pagar/resumo'))
  await abrir('/financeiro/contas-pagar', perfil)
  await expect.element(page.getByText(OUTRA.descricao).first()).toBeVisible()
  for (const linha of linhas) await page.getByRole('checkbox', { name: `Marcar linha ${linha}` }).click()
  return page.getByRole('region', { name: 'Linhas marcadas' })
}

it('as marcadas somam um total, e são pagas juntas, com uma data, uma forma e uma conta', async () => {
  servidor.responde(BAIXAS, { quantidade: 2, centavos: 12_550 })
  const barra = await marcar('CLIENTE', [1, 2])
  await expect.element(barra.getByText(/Total R\$\s125,50/)).toBeVisible()
  await barra.getByRole('button', { name: 'Pagar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagar 2 contas' })
  await dialogo.getByRole('button', { name: /Pagar R\$\s125,50/ }).click()
  await expect.element(page.getByText(/2 contas pagas: R\$\s125,50\./)).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  await expect.element(barra).not.toBeInTheDocument()
  expect(servidor.pedidos(BAIXAS)).toEqual([
    {
      itens: [
        { codigo: CONTA.codigo, versao: 3 },
        { codigo: OUTRA.codigo, versao: 3 },
      ],
      pagoEm: HOJE.toString(),
      metodo: 'PIX',
      contaFinanceira: BANCO,
      parcelas: 1,
    },
  ])
})

it('o que se paga com cartão de crédito não é parcelado aqui: quem parcela é quem recebe', async () => {
  const barra = await marcar(
    'CLIENTE',
    [1, 2],
    [
      { ...CONTA, forma: 'CARTAO_CREDITO' },
      { ...OUTRA, forma: 'CARTAO_CREDITO' },
    ],
  )
  await barra.getByRole('button', { name: 'Pagar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagar 2 contas' })
  await expect.element(dialogo.getByRole('combobox', { name: 'Forma' })).toHaveTextContent('Cartão de crédito')
  expect(dialogo.getByRole('textbox', { name: 'Parcelas' }).query()).toBeNull()
})

it('o que se recebe no crédito vai no número de parcelas que se disser', async () => {
  const receber = 'POST /contas-receber/baixas'
  responderPelasContas()
  servidor.responde(receber, { quantidade: 1, centavos: 10_000 })
  servidor.responde(
    'GET /contas-receber',
    exemplo('GET /contas-receber', { itens: [{ ...CONTA, forma: 'CARTAO_CREDITO' }] }),
  )
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
  await abrir('/financeiro/contas-receber', 'CLIENTE')
  await page.getByRole('checkbox', { name: 'Marcar linha 1' }).click()
  await page.getByRole('region', { name: 'Linhas marcadas' }).getByRole('button', { name: 'Receber' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Receber 1 conta' })
  await dialogo.getByRole('textbox', { name: 'Parcelas' }).fill('3')
  await dialogo.getByRole('button', { name: /Receber R\$/ }).click()
  await expect.poll(() => servidor.pedidos(receber)).toMatchObject([{ metodo: 'CARTAO_CREDITO', parcelas: 3 }])
})

it('as que não podem são ditas, com o porquê, antes de confirmar, e ficam de fora', async () => {
  servidor.responde(BAIXAS, { quantidade: 1, centavos: 10_000 })
  const barra = await marcar('CLIENTE', [1, 3])
  await barra.getByRole('button', { name: 'Pagar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagar 1 conta' })
  const fora = dialogo.getByRole('list', { name: 'Ficam de fora' })
  await expect.element(fora.getByText(/nº 44, Lançada em dobro/)).toBeVisible()
  await expect.element(fora.getByText('Esta conta foi cancelada.')).toBeVisible()
  await dialogo.getByRole('button', { name: /Pagar R\$\s100,00/ }).click()
  await expect.element(page.getByText(/1 conta paga: R\$\s100,00\./)).toBeVisible()
  expect(servidor.pedidos(BAIXAS)[0]?.itens).toEqual([{ codigo: CONTA.codigo, versao: 3 }])
})

it('quando nenhuma pode, não há o que confirmar', async () => {
  const barra = await marcar('CLIENTE', [3])
  await barra.getByRole('button', { name: 'Pagar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagar 0 contas' })
  await expect.element(dialogo.getByText('Esta conta foi cancelada.')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Voltar' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
})

it('recusadas, nada é desmarcado, e o porquê é dito', async () => {
  const mensagem = 'Nada foi registrado. Título nº 43: Esta conta já foi paga por inteiro.'
  servidor.recusa(BAIXAS, 'TRANSICAO_INVALIDA', { mensagem })
  const barra = await marcar('CLIENTE', [1, 2])
  await barra.getByRole('button', { name: 'Pagar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagar 2 contas' })
  await dialogo.getByRole('button', { name: /Pagar R\$/ }).click()
  await expect.element(dialogo.getByText(mensagem)).toBeVisible()
})

it('enquanto as linhas não chegam, não há o que marcar', async () => {
  responderPelasContas()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  servidor.responde('GET /contas-pagar', async () => {
    await promise
    return exemplo('GET /contas-pagar', { itens: [CONTA, OUTRA] })
  })
  servidor.responde('GET /contas-pagar/resumo', exemplo('GET /contas-pagar/resumo'))
  await abrir('/financeiro/contas-pagar', 'CLIENTE')
  const todas = page.getByRole('checkbox', { name: 'Marcar todas as linhas' })
  await expect.element(todas).toBeDisabled()
  resolve(undefined)
  await todas.click()
  await expect.element(page.getByText('2 linhas marcadas')).toBeVisible()
})

it('quem só lê não marca nem lança: o especialista vê os seus repasses', async () => {
  await marcar('ESPECIALISTA', [])
  expect(page.getByRole('checkbox').query()).toBeNull()
  expect(page.getByRole('button', { name: 'Nova conta' }).query()).toBeNull()
  expect(page.getByRole('button', { name: 'Mais ações' }).query()).toBeNull()
})

it('no telefone, os cartões se marcam, e marcar não abre a conta', async () => {
  await page.viewport(390, 800)
  servidor.responde(BAIXAS, { quantidade: 2, centavos: 20_000 })
  const barra = await marcar('CLIENTE', [1, 2])
  expect(page.getByRole('table').query()).toBeNull()
  expect(page.getByRole('dialog').query()).toBeNull()
  await expect.element(barra.getByText('2 linhas marcadas')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Marcar linha 2' }).click()
  await expect.element(barra.getByText('1 linha marcada')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Marcar todas as linhas' }).click()
  await expect.element(barra.getByText('3 linhas marcadas')).toBeVisible()
})

it.each([
  ['DINHEIRO', 'Dinheiro', 'Caixa'],
  ['BOLETO', 'Pix', 'Conta bancária'],
] as const)(
  'começam pela forma que todas têm prevista, ou pela usual: com dinheiro e %s, %s',
  async (forma, metodo, onde) => {
    const barra = await marcar(
      'CLIENTE',
      [1, 2],
      [
        { ...CONTA, forma: 'DINHEIRO' },
        { ...OUTRA, forma },
      ],
    )
    await barra.getByRole('button', { name: 'Pagar' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Pagar 2 contas' })
    await expect.element(dialogo.getByRole('combobox', { name: 'Forma' })).toHaveTextContent(metodo)
    await expect.element(dialogo.getByRole('combobox', { name: 'Conta financeira' })).toHaveTextContent(onde)
  },
)
