import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BANCO, CAIXA, responderPelasContas } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

async function abrirContas() {
  servidor.responde('GET /contas-pagar', exemplo('GET /contas-pagar', { itens: [] }))
  servidor.responde('GET /contas-pagar/resumo', exemplo('GET /contas-pagar/resumo'))
  await abrir('/financeiro/contas-pagar', 'CLIENTE')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Contas financeiras' }).click()
  return page.getByRole('dialog')
}

it('cada conta com o seu saldo, que leva ao que se moveu desde o inicial', async () => {
  responderPelasContas()
  const dialogo = await abrirContas()
  await expect.element(dialogo.getByText(/Caixa\s*R\$\s60,00/).first()).toBeVisible()
  await expect.element(dialogo.getByText(/-R\$\s25,50/)).toBeVisible()
  await expect
    .element(dialogo.getByRole('link', { name: 'Ver o que se moveu desde então em Caixa' }))
    .toHaveAttribute('href', `/financeiro/lancamento?regime=CAIXA&previsto=nao&contaFinanceira=${CAIXA}&de=2026-11-20`)
  // Only a bank has a statement to reconcile.
  await expect
    .element(dialogo.getByRole('link', { name: 'Conciliação de Conta bancária' }))
    .toHaveAttribute('href', `/financeiro/conciliacao?conta=${BANCO}`)
  expect(dialogo.getByRole('link', { name: 'Conciliação de Caixa' }).query()).toBeNull()
})

it('o que os cartões ainda vão trazer é dito à parte do saldo, e abre os lançamentos que somou', async () => {
  responderPelasContas({ aCairCentavos: 14_550 })
  const dialogo = await abrirContas()
  await expect.element(dialogo.getByText(/Cartões a cair, já sem a taxa:\s*R\$\s145,50/)).toBeVisible()
  await expect
    .element(dialogo.getByRole('link', { name: 'Ver os cartões a cair em Conta bancária' }))
    .toHaveAttribute('href', `/financeiro/lancamento?regime=CAIXA&previsto=sim&contaFinanceira=${BANCO}`)
  expect(dialogo.getByRole('link', { name: 'Ver os cartões a cair em Caixa' }).query()).toBeNull()
})

it('cadastra com saldo inicial negativo, e a recusa é dita no campo', async () => {
  responderPelasContas()
  const chave = 'POST /conta-financeira'
  servidor.recusa(chave, 'JA_EXISTE', { campos: { nome: 'Já existe uma conta com este nome.' } })
  const dialogo = await abrirContas()
  await dialogo.getByRole('button', { name: 'Nova conta financeira' }).click()
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill('Maquininha')
  await dialogo.getByRole('textbox', { name: 'Saldo inicial' }).fill('-12,00')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialogo.getByText('Já existe uma conta com este nome.')).toBeVisible()
  servidor.responde(chave, exemplo(chave))
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill('Maquininha azul')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('Conta financeira salva.')).toBeVisible()
  expect(servidor.pedidos(chave).at(-1)).toMatchObject({
    nome: 'Maquininha azul',
    tipo: 'BANCO',
    saldoInicialCentavos: -1_200,
  })
})

it('edita e desativa com a versão que se viu', async () => {
  responderPelasContas()
  const [mudar, situacao] = ['PUT /conta-financeira/:codigo', 'PUT /conta-financeira/:codigo/situacao'] as const
  servidor.responde(mudar, exemplo(mudar))
  servidor.responde(situacao, exemplo(situacao))
  const dialogo = await abrirContas()
  await dialogo.getByRole('button', { name: 'Editar Caixa' }).click()
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill('Gaveta')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialogo.getByRole('button', { name: 'Desativar Caixa' })).toBeVisible()
  expect(servidor.pedidos(mudar)).toMatchObject([{ codigo: CAIXA, nome: 'Gaveta', saldoInicialCentavos: 1_000 }])
  await dialogo.getByRole('button', { name: 'Desativar Caixa' }).click()
  await expect.element(page.getByText('Conta financeira desativada.')).toBeVisible()
  expect(servidor.pedidos(situacao)).toMatchObject([{ codigo: CAIXA, ativo: false }])
})

it('transfere desta conta, e leva às transferências dela', async () => {
  responderPelasContas()
  servidor.responde('POST /transferencia', exemplo('POST /transferencia'))
  const dialogo = await abrirContas()
  await expect
    .element(dialogo.getByRole('link', { name: 'Transferências de Caixa' }))
    .toHaveAttribute('href', `/financeiro/transferencia?contaFinanceira=${CAIXA}`)
  await dialogo.getByRole('button', { name: 'Transferir de Conta bancária' }).click()
  await dialogo.getByRole('combobox', { name: 'Para' }).click()
  await page.getByRole('option', { name: 'Caixa' }).click()
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('80,00')
  await dialogo.getByRole('button', { name: 'Transferir', exact: true }).click()
  await expect.element(dialogo.getByRole('button', { name: 'Transferir de Caixa' })).toBeVisible()
  expect(servidor.pedidos('POST /transferencia')).toMatchObject([{ de: BANCO, para: CAIXA, valorCentavos: 8_000 }])
})

it('vazia diz o que fazer; se não vem, deixa tentar de novo', async () => {
  servidor.recusa('GET /conta-financeira', 'ERRO_INTERNO')
  const dialogo = await abrirContas()
  await expect.element(dialogo.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  servidor.responde('GET /conta-financeira', exemplo('GET /conta-financeira', { itens: [] }))
  await dialogo.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(dialogo.getByText('Nenhuma conta financeira')).toBeVisible()
})
