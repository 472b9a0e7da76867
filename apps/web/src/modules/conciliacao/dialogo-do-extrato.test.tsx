import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BANCO, esperam, ROTA } from '../../../teste/banco.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const IMPORTAR = 'POST /extrato-bancario'
const EXTRATO = '01990000-0000-7000-8000-00000000000d'

async function escolher(arquivo = new File(['<OFX>'], 'extrato.ofx')) {
  await page.getByRole('button', { name: 'Importar extrato' }).first().click()
  await expect.element(page.getByRole('button', { name: /Escolher extrato/ })).toBeVisible()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, arquivo)
}

describe('importar extrato', () => {
  it('diz quantos vieram e quantos já tinham vindo', async () => {
    esperam()
    servidor.responde(IMPORTAR, { codigo: EXTRATO, novos: 3, repetidos: 1, de: null, ate: null })
    await abrir(ROTA, 'CLIENTE')
    await escolher()
    await expect.element(page.getByText('3 movimentos do banco; 1 movimento já tinha vindo.')).toBeVisible()
  })

  it('um arquivo de várias contas pergunta qual', async () => {
    esperam()
    servidor.recusa(IMPORTAR, 'VALIDACAO', {
      campos: { contaDoArquivo: 'O arquivo traz mais de uma conta: escolha qual importar.' },
      detalhes: { contas: ['077 / 1', '077 / 2'] },
    })
    await abrir(ROTA, 'CLIENTE')
    await escolher()
    await expect.element(page.getByText('O arquivo traz mais de uma conta: escolha qual importar.')).toBeVisible()
    servidor.responde(IMPORTAR, { codigo: EXTRATO, novos: 1, repetidos: 0, de: null, ate: null })
    await page.getByRole('button', { name: 'Importar a conta 077 / 2' }).click()
    await expect.element(page.getByText('1 movimento do banco.')).toBeVisible()
    expect(servidor.pedidos(IMPORTAR).at(-1)).toMatchObject({ contaDoArquivo: '077 / 2' })
  })
})

describe('um CSV de colunas que ninguém conhece', () => {
  const PLANILHA = {
    titulos: ['Quando', 'Histórico do cliente', 'Quanto', 'Saldo'],
    linhas: [
      { numero: 2, celulas: ['12/11/2026', 'PIX CLINICA BOA', '150,00', '1.150,00'] },
      { numero: 3, celulas: ['13/11/2026', 'TARIFA', '-29,90', '1.120,10'] },
      { numero: 4, celulas: ['', 'SALDO DO DIA', '', '1.120,10'] },
    ],
    total: 3,
    mapa: { colunas: { dia: 0 }, formato: 'DMA', decimal: 'VIRGULA' },
    lembrado: false,
  }
  const perguntar = async (detalhes: object = {}) => {
    esperam()
    servidor.recusa(IMPORTAR, 'VALIDACAO', {
      campos: { mapa: 'Diga o que é cada coluna.' },
      detalhes: { planilha: PLANILHA, ...detalhes },
    })
    await abrir(ROTA, 'CLIENTE')
    await escolher(new File(['Quando;Quanto'], 'extrato.csv'))
    await expect.element(page.getByRole('list', { name: 'Colunas do arquivo' })).toBeVisible()
  }
  const coluna = (titulo: string) => page.getByRole('combobox', { name: `O que é a coluna ${titulo}` })
  const previa = () => page.getByRole('list', { name: 'Como as primeiras linhas serão lidas' })

  it('pergunta coluna por coluna, mostra como se lê, e envia o mesmo arquivo com o mapa', async () => {
    await perguntar()
    await expect.element(page.getByText('Falta dizer qual coluna é: Valor, ou Crédito e Débito.')).toBeVisible()
    expect(previa().elements()).toEqual([])
    await coluna('Quanto').selectOptions('Valor (com sinal)')
    await coluna('Histórico do cliente').selectOptions('Descrição')
    await expect.element(previa().getByText('PIX CLINICA BOA')).toBeVisible()
    await expect.element(previa().getByText(/-R\$\s29,90/)).toBeVisible()
    await expect.element(previa().getByText(/um saldo, um total ou uma linha sem valor/)).toBeVisible()
    servidor.responde(IMPORTAR, { codigo: EXTRATO, novos: 2, repetidos: 0, de: null, ate: null })
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await expect.element(page.getByText('2 movimentos do banco.')).toBeVisible()
    expect(servidor.pedidos(IMPORTAR).at(-1)).toMatchObject({
      contaFinanceira: BANCO,
      mapa: { colunas: { dia: 0, descricao: 1, valor: 2 }, formato: 'DMA', decimal: 'VIRGULA' },
    })
  })

  it('lido de outro jeito, diz o que não se lê antes de enviar', async () => {
    await perguntar({
      planilha: { ...PLANILHA, lembrado: true, mapa: { ...PLANILHA.mapa, colunas: { dia: 0, valor: 2 } } },
    })
    await expect.element(page.getByText(/colunas que você disse da última vez/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Formato da data' }).click()
    await page.getByRole('option', { name: /Mês, dia, ano/ }).click()
    await expect.element(previa().getByText(/“13\/11\/2026”: Não é uma data neste formato/)).toBeVisible()
  })

  it('recusado pelo mapa, mostra cada célula com a sua linha e guarda as colunas', async () => {
    await perguntar({
      planilha: { ...PLANILHA, mapa: { ...PLANILHA.mapa, colunas: { dia: 0, valor: 2 } } },
      problemas: [{ linha: 57, coluna: 'Quanto', valor: 'R$ abc', motivo: 'Não é um valor com vírgula nos centavos.' }],
      totalDeProblemas: 1,
    })
    await expect.element(page.getByText('Diga o que é cada coluna.')).toBeVisible()
    await expect.element(page.getByText('Linha 57, Quanto')).toBeVisible()
    await expect.element(page.getByText('Não é um valor com vírgula nos centavos.')).toBeVisible()
    await expect.element(coluna('Quanto')).toHaveValue('valor')
    await page.getByRole('button', { name: 'Escolher outro arquivo' }).click()
    await expect.element(page.getByRole('button', { name: /Escolher extrato/ })).toBeVisible()
  })
})
