import { parcelasDoCartao, type ContaCompleta } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  BANCO,
  CAIXA,
  CONTA,
  contaCompleta,
  ha,
  HOJE,
  responderPelasContas,
  semAvisosNemNota,
} from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

const DIA_DA_VENDA = { iso: ha(3), pt: formatarData(ha(3)) }
const BAIXA = 'POST /contas-receber/:codigo/baixa'
const reais = (valor: string) => `R$\u00a0${valor}`

/** Opens the account beside its list and asks to receive it. */
async function receber(conta: ContaCompleta = contaCompleta(), contas = responderPelasContas) {
  contas()
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens: [CONTA] }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
  servidor.responde('GET /contas-receber/:codigo', conta)
  await abrir(`/financeiro/contas-receber?codigo=${CONTA.codigo}`, 'CLIENTE')
  await page.getByRole('dialog', { name: CONTA.descricao }).getByRole('button', { name: 'Receber' }).click()
  return page.getByRole('dialog', { name: 'Receber' })
}
const quadro = async (texto: string) => {
  await expect.element(page.getByRole('dialog', { name: 'Receber' }).getByText(texto).first()).toBeVisible()
}

it('abre com o valor marcado, e Enter recebe o que falta na conta que a forma sugere', async () => {
  servidor.responde(BAIXA, contaCompleta({ estado: 'PAGO' }))
  const dialogo = await receber()
  const valor = dialogo.getByRole('textbox', { name: 'Valor' })
  await expect.element(valor).toHaveFocus()
  await expect.element(valor).toHaveValue('100,00')
  await vi.waitFor(() => {
    const campo = valor.element() as HTMLInputElement
    expect(campo.value.slice(campo.selectionStart ?? 0, campo.selectionEnd ?? 0)).toBe('100,00')
  })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Recebimento de R\$\s100,00 registrado\./)).toBeVisible()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(servidor.pedidos(BAIXA)).toEqual([
    {
      codigo: CONTA.codigo,
      versao: 3,
      valorCentavos: 10_000,
      descontoCentavos: 0,
      acrescimoCentavos: 0,
      taxaCentavos: 0,
      parcelas: 1,
      pagoEm: HOJE.toString(),
      metodo: 'PIX',
      contaFinanceira: BANCO,
    },
  ])
  // What shows the money asks again.
  expect(servidor.pedidos('GET /contas-receber/resumo').length).toBeGreaterThan(1)
})

it('no telefone, o que foi recusado volta para a vista, embora o foco já estivesse lá', async () => {
  await page.viewport(390, 560)
  const dialogo = await receber()
  const valor = dialogo.getByRole('textbox', { name: 'Valor' })
  await valor.fill('999,00')
  dialogo.getByText('Fica faltando').element().scrollIntoView()
  expect(valor.element().getBoundingClientRect().bottom).toBeLessThan(0)
  await dialogo.getByRole('button', { name: 'Receber' }).click()
  await expect.element(dialogo.getByText(`Só faltam ${reais('100,00')}.`)).toBeInTheDocument()
  await expect.poll(() => valor.element().getBoundingClientRect().top).toBeGreaterThan(0)
  expect(servidor.pedidos(BAIXA)).toEqual([])
})

it('o total segue o desconto e a multa, e o valor segue o total até ser digitado', async () => {
  const dialogo = await receber()
  await dialogo.getByRole('textbox', { name: 'Desconto' }).fill('15,00')
  await expect.element(dialogo.getByRole('textbox', { name: 'Valor' })).toHaveValue('85,00')
  await quadro(reais('85,00'))
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('20,00')
  await dialogo.getByRole('textbox', { name: 'Multa e juros' }).fill('5,00')
  await expect.element(dialogo.getByRole('textbox', { name: 'Valor' })).toHaveValue('20,00')
  await quadro(reais('90,00'))
  await quadro(reais('70,00'))
})

it('dinheiro vai para o caixa, salvo quando a pessoa escolhe outra', async () => {
  servidor.responde(BAIXA, contaCompleta())
  const dialogo = await receber()
  await dialogo.getByRole('combobox', { name: 'Forma' }).click()
  await page.getByRole('option', { name: 'Dinheiro' }).click()
  await expect.element(dialogo.getByRole('combobox', { name: 'Conta financeira' })).toHaveTextContent('Caixa')
  await dialogo.getByRole('button', { name: 'Receber' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(servidor.pedidos(BAIXA)).toMatchObject([{ metodo: 'DINHEIRO', contaFinanceira: CAIXA }])
})

it('começa pela forma prevista na conta, e na conta financeira que ela sugere', async () => {
  servidor.responde(BAIXA, contaCompleta())
  const dialogo = await receber(contaCompleta({ forma: 'DINHEIRO' }))
  await expect.element(dialogo.getByRole('combobox', { name: 'Forma' })).toHaveTextContent('Dinheiro')
  await dialogo.getByRole('button', { name: 'Receber' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(servidor.pedidos(BAIXA)).toMatchObject([{ metodo: 'DINHEIRO', contaFinanceira: CAIXA }])
})

const CARTAO = {
  taxaDebitoBp: 120,
  taxaCreditoBp: 349,
  taxaAte6Bp: 450,
  taxaAte12Bp: 600,
  diasDoDebito: 1,
  diasDoCredito: 30,
}

it('no cartão, a taxa é a da empresa sobre o que se recebe, até ser digitada', async () => {
  servidor.responde(BAIXA, contaCompleta())
  const dialogo = await receber(contaCompleta({ cartao: CARTAO }))
  const taxa = dialogo.getByRole('textbox', { name: 'Taxa' })
  const escolher = async (forma: string) => {
    await dialogo.getByRole('combobox', { name: 'Forma' }).click()
    await page.getByRole('option', { name: forma }).click()
  }
  await escolher('Cartão de crédito')
  await expect.element(taxa).toHaveValue('3,49')
  await expect.element(dialogo.getByText('A do cadastro da empresa é de 3,49%.')).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('50,00')
  await expect.element(taxa).toHaveValue('1,75')
  await escolher('Pix')
  await expect.element(taxa).toHaveValue('0,00')
  await escolher('Cartão de débito')
  await taxa.fill('0,80')
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('100,00')
  await expect.element(taxa).toHaveValue('0,80')
  await dialogo.getByRole('button', { name: 'Receber' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(servidor.pedidos(BAIXA)).toMatchObject([{ metodo: 'CARTAO_DEBITO', taxaCentavos: 80, valorCentavos: 10_000 }])
})

it('o que passa do que falta é dito no campo, sem perguntar ao servidor', async () => {
  const dialogo = await receber()
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('100,01')
  await dialogo.getByRole('button', { name: 'Receber' }).click()
  await expect.element(dialogo.getByText(/Só faltam R\$\s100,00\./)).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('10,00')
  await dialogo.getByRole('textbox', { name: 'Desconto' }).fill('100,01')
  await expect.element(dialogo.getByText(/O desconto não pode passar de R\$\s100,00\./)).toBeVisible()
  expect(servidor.pedidos(BAIXA)).toEqual([])
})

it('vencida, sugere multa e juros e diz como; sem a sugestão, cobra só o que faltava', async () => {
  servidor.responde(BAIXA, contaCompleta())
  const dialogo = await receber(contaCompleta({ vencimento: ha(15), emissao: ha(30) }))
  await expect
    .element(dialogo.getByText(/15 dias de atraso sobre R\$\s100,00: multa de 2% \(R\$\s2,00\)/))
    .toBeVisible()
  await expect.element(dialogo.getByRole('textbox', { name: 'Multa e juros' })).toHaveValue('2,50')
  await expect.element(dialogo.getByRole('textbox', { name: 'Valor' })).toHaveValue('102,50')
  await dialogo.getByRole('textbox', { name: 'Multa e juros' }).fill('')
  await expect.element(dialogo.getByRole('textbox', { name: 'Valor' })).toHaveValue('100,00')
  await dialogo.getByRole('button', { name: 'Receber' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(servidor.pedidos(BAIXA)).toMatchObject([{ valorCentavos: 10_000, acrescimoCentavos: 0 }])
})

it('parcelada, a taxa é a das parcelas, e a janela diz quanto cai e quando; no débito não há parcelas', async () => {
  servidor.responde(BAIXA, contaCompleta())
  const dialogo = await receber(contaCompleta({ forma: 'CARTAO_CREDITO', cartao: CARTAO }))
  await dialogo.getByRole('textbox', { name: 'Data' }).fill(DIA_DA_VENDA.pt)
  await dialogo.getByRole('textbox', { name: 'Parcelas' }).fill('3')
  await expect.element(dialogo.getByRole('textbox', { name: 'Taxa' })).toHaveValue('4,50')
  const dias = parcelasDoCartao(
    { valorCentavos: 10_000, taxaCentavos: 450, metodo: 'CARTAO_CREDITO', parcelas: 3, pagoEm: DIA_DA_VENDA.iso },
    CARTAO,
  ).map(({ liquidaEm }) => formatarData(liquidaEm))
  await expect
    .element(dialogo.getByRole('status'))
    .toHaveTextContent(
      `Cai na conta, sem a taxa: R$ 31,84 em ${dias[0]}; R$ 31,83 em ${dias[1]}; R$ 31,83 em ${dias[2]}.`,
    )
  await dialogo.getByRole('button', { name: 'Receber' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(servidor.pedidos(BAIXA)).toMatchObject([{ metodo: 'CARTAO_CREDITO', parcelas: 3, taxaCentavos: 450 }])
})

it('trocar a forma volta a uma parcela', async () => {
  const dialogo = await receber(contaCompleta({ forma: 'CARTAO_CREDITO', cartao: CARTAO }))
  await dialogo.getByRole('textbox', { name: 'Parcelas' }).fill('3')
  await dialogo.getByRole('combobox', { name: 'Forma' }).click()
  await page.getByRole('option', { name: 'Cartão de débito' }).click()
  await expect.element(dialogo.getByRole('textbox', { name: 'Parcelas' })).not.toBeInTheDocument()
  await expect.element(dialogo.getByRole('textbox', { name: 'Taxa' })).toHaveValue('1,20')
})

it('recusada, diz por quê e guarda o que foi digitado; quando outro já mudou a conta, mostra como está', async () => {
  const mensagem = 'Esta conta mudou depois que você a abriu: agora faltam R$ 40,00.'
  servidor.recusa(BAIXA, 'CONFLITO_DE_VERSAO', { mensagem })
  const dialogo = await receber()
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('50,00')
  await dialogo.getByRole('button', { name: 'Receber' }).click()
  await expect.element(dialogo.getByText(mensagem)).toBeVisible()
  await expect.element(dialogo.getByRole('textbox', { name: 'Valor' })).toHaveValue('50,00')
  servidor.responde(
    'GET /contas-receber/:codigo',
    contaCompleta({ versao: 4, estado: 'PARCIAL', pagoCentavos: 6_000, saldoCentavos: 4_000 }),
  )
  await dialogo.getByRole('button', { name: 'Ver versão atual' }).click()
  await expect.element(dialogo.getByRole('textbox', { name: 'Valor' })).toHaveValue('40,00')
})

it('sem conta financeira ativa, diz o que fazer; se elas não vêm, deixa tentar de novo', async () => {
  const dialogo = await receber(contaCompleta(), () => servidor.recusa('GET /conta-financeira', 'ERRO_INTERNO'))
  await expect.element(dialogo.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  servidor.responde('GET /conta-financeira', exemplo('GET /conta-financeira', { itens: [] }))
  await dialogo.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(dialogo.getByText('Nenhuma conta financeira ativa')).toBeVisible()
})
