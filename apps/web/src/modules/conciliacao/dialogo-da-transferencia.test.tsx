import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { BANCO, CAIXA, esperam, movimento, PAR, ROTA } from '../../../teste/banco.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const [LINHA, OUTRO] = 'bc'.split('').map((letra) => `01990000-0000-7000-8000-00000000000${letra}`) as [string, string]
const TRANSFERIR = 'POST /movimento-bancario/:codigo/transferencia'
const CONCILIAR = 'POST /movimento-bancario/conciliacoes'

const deposito = movimento(LINHA, { descricao: 'DEPOSITO EM DINHEIRO', centavos: 50_000 })
const comPar = movimento(LINHA, {
  descricao: 'TED ENVIADA',
  centavos: -50_000,
  sugestao: {
    certeza: 'PROVAVEL',
    porque: 'O mesmo valor entrou em Caixa',
    pagamentos: [],
    titulos: [],
    diferenca: null,
    outro: { codigo: OUTRO, versao: 4 },
    pares: [
      { ...PAR, conta: null, descricao: 'TED RECEBIDA', contraparte: 'Caixa', dia: '2026-11-13', centavos: 50_000 },
    ],
  },
})

describe('um movimento que é transferência', () => {
  const abrirDialogo = async (linha = deposito) => {
    esperam(linha)
    await abrir(ROTA, 'CLIENTE')
    await page.getByRole('button', { name: `É transferência: ${linha.descricao}` }).click()
    return page.getByRole('dialog', { name: /^Transferência/ })
  }

  it('só oferece as outras contas, diz o que saiu da outra, e leva a linha como foi vista', async () => {
    servidor.responde(TRANSFERIR, { quantidade: 1 })
    const dialogo = await abrirDialogo()
    await expect.element(dialogo.getByRole('combobox', { name: 'De' })).toHaveTextContent('Caixa')
    await dialogo.getByRole('combobox', { name: 'De' }).click()
    expect(page.getByRole('option', { name: 'Conta bancária' }).elements()).toEqual([])
    await page.getByRole('option', { name: 'Caixa' }).click()
    await dialogo.getByRole('textbox', { name: 'Taxa' }).fill('3,00')
    await expect.element(dialogo.getByText(/Da outra conta saíram R\$\s503,00/)).toBeVisible()
    await dialogo.getByRole('button', { name: 'Registrar' }).click()
    await expect.element(page.getByText(/Transferência registrada/)).toBeVisible()
    expect(servidor.pedidos(TRANSFERIR)).toMatchObject([
      { codigo: LINHA, versao: 2, outraConta: CAIXA, taxaCentavos: 300 },
    ])
  })

  it('do que saiu, a taxa diminui o que chega', async () => {
    const dialogo = await abrirDialogo(movimento(LINHA, { descricao: 'SAQUE', centavos: -50_000 }))
    await dialogo.getByRole('textbox', { name: 'Taxa' }).fill('3,00')
    await expect.element(dialogo.getByText(/Na outra conta chegam R\$\s497,00/)).toBeVisible()
  })

  it('recusada, diz por quê e guarda o que foi digitado', async () => {
    servidor.recusa(TRANSFERIR, 'VALIDACAO', { campos: { taxaCentavos: 'A taxa precisa ser menor que o valor.' } })
    const dialogo = await abrirDialogo()
    await dialogo.getByRole('textbox', { name: 'Taxa' }).fill('700,00')
    await dialogo.getByRole('button', { name: 'Registrar' }).click()
    await expect.element(dialogo.getByText('A taxa precisa ser menor que o valor.')).toBeVisible()
    await expect.element(dialogo.getByRole('textbox', { name: 'Taxa' })).toHaveValue('700,00')
  })

  it('numa empresa de uma conta só, diz o que cadastrar', async () => {
    esperam(deposito)
    servidor.responde(
      'GET /conta-financeira',
      exemplo('GET /conta-financeira', {
        itens: [{ codigo: BANCO, nome: 'Conta bancária', tipo: 'BANCO' }],
        proximo: null,
      }),
    )
    await abrir(ROTA, 'CLIENTE')
    await page.getByRole('button', { name: /É transferência/ }).click()
    await expect.element(page.getByText('Só há esta conta')).toBeVisible()
  })
})

it('a sugestão de outra conta diz qual movimento é, espera o clique e leva os dois como foram vistos', async () => {
  esperam(comPar)
  servidor.responde(CONCILIAR, { quantidade: 1 })
  await abrir(ROTA, 'CLIENTE')
  await expect
    .element(page.getByText(/transferência para Caixa, com o movimento de 13\/11\/2026: TED RECEBIDA/))
    .toBeVisible()
  const linha = page.getByRole('checkbox', { name: /TED ENVIADA/ })
  await expect.element(linha).not.toBeChecked()
  await linha.click()
  await page.getByRole('button', { name: 'Conciliar 1 movimento' }).click()
  await expect.element(page.getByText('1 movimento conciliado com os livros.')).toBeVisible()
  expect(servidor.pedidos(CONCILIAR)[0]?.itens).toMatchObject([
    { codigo: LINHA, versao: 2, pagamentos: [], titulos: [], outro: { codigo: OUTRO, versao: 4 } },
  ])
})

it('o que os livros já transferiram é escolhido para um movimento, e diz que foi transferido', async () => {
  esperam(deposito)
  servidor.responde('GET /movimento-bancario/:codigo/candidatos', {
    itens: [
      {
        ...PAR,
        tipo: 'PAGAMENTO',
        codigo: OUTRO,
        versao: 1,
        conta: null,
        transferencia: OUTRO,
        descricao: 'Transferência de Caixa',
        contraparte: 'Caixa',
        centavos: 50_000,
      },
    ],
  })
  servidor.responde(CONCILIAR, { quantidade: 1 })
  await abrir(ROTA, 'CLIENTE')
  await page.getByRole('button', { name: `Escolher nos livros: ${deposito.descricao}` }).click()
  const dialogo = page.getByRole('dialog', { name: 'Escolher nos livros' })
  await expect.element(dialogo.getByText('Transferido em 10/11/2026: Transferência de Caixa')).toBeVisible()
  await dialogo.getByRole('checkbox', { name: /Caixa/ }).click()
  await dialogo.getByRole('button', { name: 'Conciliar' }).click()
  await expect.element(page.getByText('Movimento conciliado.')).toBeVisible()
  expect(servidor.pedidos(CONCILIAR)[0]?.itens).toMatchObject([{ pagamentos: [OUTRO], titulos: [], outro: null }])
})
