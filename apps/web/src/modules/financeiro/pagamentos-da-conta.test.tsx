import type { ContaCompleta } from '@vetlume/dominio/financeiro'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CONTA, contaCompleta, semAvisosNemNota } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

const ESTORNO = 'POST /contas-receber/:codigo/estorno'
const PAGO = '01990000-0000-7000-8000-0000000000a1'
const pagamento = {
  codigo: PAGO,
  valorCentavos: 9_700,
  taxaCentavos: 150,
  descontoCentavos: 500,
  acrescimoCentavos: 200,
  metodo: 'PIX',
  contaFinanceira: { nome: 'Conta bancária' },
  autor: 'Marina Alves',
} as const

async function abrirGaveta(conta: ContaCompleta) {
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens: [CONTA] }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
  servidor.responde('GET /contas-receber/:codigo', conta)
  await abrir(`/financeiro/contas-receber?codigo=${CONTA.codigo}`, 'CLIENTE')
  return page.getByRole('dialog', { name: CONTA.descricao })
}
const paga = () =>
  contaCompleta({
    estado: 'PAGO',
    saldoCentavos: 0,
    pagoCentavos: 9_700,
    pagamentos: [pagamento],
    semBaixa: 'Paga.',
    permissoes: { baixar: false, estornar: true },
  })

it('mostra cada pagamento com forma, conta, o que veio com ele, quem e quando', async () => {
  const gaveta = await abrirGaveta(paga())
  const lista = gaveta.getByRole('list', { name: 'Pagamentos' })
  for (const texto of [
    'Pix',
    /^R\$\s97,00$/,
    /· Conta bancária/,
    /desconto R\$\s5,00\s· multa e juros R\$\s2,00\s· taxa R\$\s1,50/,
    /Marina Alves/,
  ])
    await expect.element(lista.getByText(texto).first()).toBeVisible()
  expect(gaveta.getByRole('button', { name: 'Receber' }).query()).toBeNull()
})

it('estorna só com o motivo, e depois mostra os dois', async () => {
  const gaveta = await abrirGaveta(paga())
  await gaveta.getByRole('button', { name: 'Estornar' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Estornar o pagamento?' })
  await pergunta.getByRole('button', { name: 'Estornar' }).click()
  await expect.element(pergunta.getByText('Informe o motivo.')).toBeVisible()
  expect(servidor.pedidos(ESTORNO)).toEqual([])
  const depois = contaCompleta({
    versao: 4,
    pagamentos: [
      { ...pagamento, estornado: true },
      { ...pagamento, codigo: CONTA.codigo, valorCentavos: -9_700, estorno: true, motivo: 'Outra clínica' },
    ],
  })
  servidor.responde(ESTORNO, depois)
  servidor.responde('GET /contas-receber/:codigo', depois)
  await pergunta.getByRole('textbox', { name: 'Motivo' }).fill('Outra clínica')
  await pergunta.getByRole('button', { name: 'Estornar' }).click()
  await expect.element(page.getByText('Pagamento estornado.')).toBeVisible()
  expect(servidor.pedidos(ESTORNO)).toEqual([
    { codigo: CONTA.codigo, versao: 3, pagamento: PAGO, comAsOutras: false, motivo: 'Outra clínica' },
  ])
  const lista = gaveta.getByRole('list', { name: 'Pagamentos' })
  await expect.element(lista.getByText('Estorno de Pix')).toBeVisible()
  await expect.element(lista.getByText('Motivo: Outra clínica')).toBeVisible()
  // Never twice.
  expect(gaveta.getByRole('button', { name: 'Estornar' }).query()).toBeNull()
})

it('recusado, o estorno diz por quê', async () => {
  const mensagem = 'Os pagamentos seguintes quitaram a multa e os juros que vieram com este: estorne-os antes.'
  servidor.recusa(ESTORNO, 'TRANSICAO_INVALIDA', { mensagem })
  const gaveta = await abrirGaveta(paga())
  await gaveta.getByRole('button', { name: 'Estornar' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Estornar o pagamento?' })
  await pergunta.getByRole('textbox', { name: 'Motivo' }).fill('Engano')
  await pergunta.getByRole('button', { name: 'Estornar' }).click()
  await expect.element(pergunta.getByText(mensagem)).toBeVisible()
})

/** A card in three, of which one was taken back before; and one instalment of another receipt. */
const EM_TRES = contaCompleta({
  estado: 'PAGO',
  saldoCentavos: 0,
  pagamentos: [1, 2, 3, 1].map((parcela, i) => ({
    ...pagamento,
    codigo: `01990000-0000-7000-8000-0000000000b${i}`,
    metodo: 'CARTAO_CREDITO',
    parcela,
    parcelas: 3,
    criadoEm: i === 3 ? '2026-11-19T12:00:00Z' : '2026-11-18T12:00:00Z',
    estornado: i === 1,
  })),
  semBaixa: 'Paga.',
  permissoes: { baixar: false, estornar: true },
})

it.each([
  [true, '2 parcelas estornadas.', /R\$\s194,00 voltam a faltar/],
  [false, 'Pagamento estornado.', /R\$\s97,00 voltam a faltar/],
])('de um cartão, estorna as parcelas do mesmo recebimento, ou só uma: %s', async (comAsOutras, dito, quanto) => {
  servidor.responde(ESTORNO, EM_TRES)
  const gaveta = await abrirGaveta(EM_TRES)
  await gaveta.getByRole('button', { name: 'Estornar' }).first().click()
  const pergunta = page.getByRole('dialog', { name: 'Estornar o pagamento?' })
  const outra = pergunta.getByRole('checkbox', { name: 'Estornar também a outra parcela deste recebimento' })
  await expect.element(outra).toBeChecked()
  if (!comAsOutras) await outra.click()
  await expect.element(pergunta.getByText(quanto)).toBeVisible()
  await pergunta.getByRole('textbox', { name: 'Motivo' }).fill('Venda desfeita')
  await pergunta.getByRole('button', { name: 'Estornar' }).click()
  await expect.element(page.getByText(dito)).toBeVisible()
  expect(servidor.pedidos(ESTORNO)).toMatchObject([{ pagamento: EM_TRES.pagamentos[0]?.codigo, comAsOutras }])
})

it('o que não se recebe diz por quê, e quem não pode não vê botão', async () => {
  const gaveta = await abrirGaveta(
    contaCompleta({
      estado: 'PREVISTO',
      semBaixa: 'Esta conta ainda é uma previsão: não há o que pagar.',
      permissoes: { baixar: false },
    }),
  )
  await expect.element(gaveta.getByText('Esta conta ainda é uma previsão: não há o que pagar.')).toBeVisible()
})
