import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BANCO, CAIXA, responderPelasContas } from '../../../teste/conta.ts'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/financeiro/transferencia'
const CODIGO = '01990000-0000-7000-8000-0000000000f4'
const OUTRA = '01990000-0000-7000-8000-0000000000f3'
const [CRIAR, LER, ESTORNAR] = [
  'POST /transferencia',
  'GET /transferencia/:codigo',
  'POST /transferencia/:codigo/estorno',
] as const
const feita = (mudanca: object = {}) =>
  exemplo(LER, {
    codigo: CODIGO,
    dia: '2026-11-20',
    de: { codigo: CAIXA, nome: 'Caixa' },
    para: { nome: 'Conta bancária' },
    valorCentavos: 50_000,
    taxaCentavos: 250,
    descricao: 'Depósito da semana',
    autor: 'Helena Prado',
    estorno: null,
    conciliada: false,
    versao: 3,
    permissoes: { estornar: true },
    ...mudanca,
  })
const lista = (...itens: object[]) =>
  exemplo('GET /transferencia', { itens, total: itens.length, totalExato: true, proximo: null })

provarTela(ROTA, {
  perfil: 'CLIENTE',
  tambem: responderPelasContas,
  leitura: {
    chave: 'GET /transferencia',
    resposta: lista(feita()),
    mostra: 'De Caixa para Conta bancária',
    vazia: { resposta: lista(), diz: 'Nenhuma transferência' },
  },
  acao: null,
})

it('cada linha diz o que saiu, a taxa e se ainda vale; o recorte do endereço vai ao servidor', async () => {
  responderPelasContas()
  const estorno = { dia: '2026-11-21', motivo: 'Em dobro', autor: 'Helena Prado' }
  servidor.responde(
    'GET /transferencia',
    lista(feita(), feita({ codigo: BANCO, conciliada: true }), feita({ codigo: OUTRA, conciliada: true, estorno })),
  )
  await abrir(`${ROTA}?contaFinanceira=${CAIXA}&de=2026-11-01`, 'CLIENTE')
  await expect.element(page.getByText(/R\$\s500,00/).first()).toBeVisible()
  await expect.element(page.getByText(/R\$\s2,50/).first()).toBeVisible()
  const linha = (qual: number) => page.getByRole('row').nth(qual)
  await expect.element(linha(2).getByText('Conciliada', { exact: true })).toBeVisible()
  await expect.element(linha(3).getByText('Estornada', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Conciliada', { exact: true })).toBeVisible()
  expect(servidor.pedidos('GET /transferencia').at(-1)).toMatchObject({ contaFinanceira: CAIXA, de: '2026-11-01' })
})

describe('transferir', () => {
  const abrirFormulario = async () => {
    responderPelasContas()
    servidor.responde('GET /transferencia', lista())
    await abrir(ROTA, 'CLIENTE')
    await page.getByRole('button', { name: 'Transferir' }).first().click()
    const dialogo = page.getByRole('dialog', { name: 'Transferir' })
    await dialogo.getByRole('textbox', { name: 'Valor' }).fill('500,00')
    return dialogo
  }
  const enviar = (dialogo: Awaited<ReturnType<typeof abrirFormulario>>) =>
    dialogo.getByRole('button', { name: 'Transferir' }).click()

  it('mostra o que chega e o que fica, e leva o que se escreveu', async () => {
    servidor.responde(CRIAR, feita())
    const dialogo = await abrirFormulario()
    await dialogo.getByRole('textbox', { name: 'Taxa' }).fill('2,50')
    await expect.element(dialogo.getByText(/R\$\s497,50/)).toBeVisible()
    await expect.element(dialogo.getByText(/Caixa fica com\s*-R\$\s440,00/).first()).toBeVisible()
    await dialogo.getByRole('textbox', { name: 'Descrição' }).fill('Depósito da semana')
    await enviar(dialogo)
    await expect.element(page.getByText(/Transferência de R\$\s500,00 registrada/)).toBeVisible()
    const [pedido] = servidor.pedidos(CRIAR)
    expect(pedido).toMatchObject({
      de: CAIXA,
      valorCentavos: 50_000,
      taxaCentavos: 250,
      descricao: 'Depósito da semana',
    })
    expect(pedido?.para).not.toBe(CAIXA)
  })

  it('a taxa não come o valor, e uma conta não transfere para si mesma: nada sai do formulário', async () => {
    const dialogo = await abrirFormulario()
    await dialogo.getByRole('textbox', { name: 'Taxa' }).fill('500,00')
    await dialogo.getByRole('combobox', { name: 'Para' }).click()
    await page.getByRole('option', { name: 'Caixa' }).click()
    await enviar(dialogo)
    await expect.element(dialogo.getByText('A taxa precisa ser menor que o valor.')).toBeVisible()
    await expect.element(dialogo.getByText('Escolha outra conta: o dinheiro já está nesta.')).toBeVisible()
    expect(servidor.pedidos(CRIAR)).toEqual([])
  })

  it('recusada, diz por quê e guarda o que foi digitado', async () => {
    servidor.recusa(CRIAR, 'REFERENCIA_INEXISTENTE', { campos: { para: 'Esta conta foi desativada.' } })
    const dialogo = await abrirFormulario()
    await enviar(dialogo)
    await expect.element(dialogo.getByText('Esta conta foi desativada.')).toBeVisible()
    await expect.element(dialogo.getByRole('textbox', { name: 'Valor' })).toHaveValue('500,00')
  })
})

describe('uma transferência', () => {
  const abrirUma = async (mudanca: object = {}) => {
    responderPelasContas()
    servidor.responde('GET /transferencia', lista(feita(mudanca)))
    servidor.responde(LER, feita(mudanca))
    await abrir(ROTA, 'CLIENTE')
    await page
      .getByRole('link', { name: /De Caixa para Conta bancária/ })
      .first()
      .click()
    return page.getByRole('dialog', { name: 'De Caixa para Conta bancária' })
  }

  it('diz o que saiu, a taxa, o que chegou e quem fez; é estornada com o motivo', async () => {
    const dialogo = await abrirUma()
    for (const texto of [/R\$\s500,00/, /R\$\s2,50/, /R\$\s497,50/, /Helena Prado/])
      await expect.element(dialogo.getByText(texto).first()).toBeVisible()
    servidor.responde(ESTORNAR, feita())
    await dialogo.getByRole('button', { name: 'Estornar' }).click()
    const pergunta = page.getByRole('dialog', { name: 'Estornar a transferência?' })
    await pergunta.getByRole('textbox', { name: /Motivo/ }).fill('Em dobro')
    await pergunta.getByRole('button', { name: 'Estornar' }).click()
    await expect.element(page.getByText('Transferência estornada.')).toBeVisible()
    expect(servidor.pedidos(ESTORNAR)).toEqual([{ codigo: CODIGO, versao: 3, motivo: 'Em dobro' }])
  })

  it('provada pelo banco, diz o que desfazer antes e não oferece o estorno', async () => {
    const dialogo = await abrirUma({ conciliada: true, permissoes: { estornar: false } })
    await expect.element(dialogo.getByText(/desfaça antes a conciliação/)).toBeVisible()
    expect(dialogo.getByRole('button', { name: 'Estornar' }).elements()).toEqual([])
  })

  it('estornada, diz quando, por quem e por quê', async () => {
    const dialogo = await abrirUma({
      estorno: { dia: '2026-11-21', motivo: 'Em dobro', autor: 'Rui Neto' },
      permissoes: { estornar: false },
    })
    await expect.element(dialogo.getByText(/Estornada em 21\/11\/2026 por Rui Neto: Em dobro/)).toBeVisible()
  })
})
