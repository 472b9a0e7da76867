import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/financeiro/movimento-bancario'
const CONCILIADO = {
  codigo: '01990000-0000-7000-8000-00000000000a',
  dia: '2026-11-12',
  centavos: 15_000,
  descricao: 'PIX RECEBIDO',
  documento: null,
  estado: 'CONCILIADO',
  motivo: null,
  sugestao: null,
  pares: [
    {
      conta: { livro: 'contas-receber', codigo: '01990000-0000-7000-8000-00000000000b', numero: 4 },
      descricao: 'Exame',
      contraparte: 'Clínica Boa',
      dia: '2026-11-12',
      centavos: 15_000,
    },
  ],
  versao: 2,
} as const
const lista = exemplo('GET /movimento-bancario', { itens: [CONCILIADO] as never, total: 1, proximo: null })

provarTela(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /movimento-bancario',
    resposta: lista,
    mostra: 'Clínica Boa, nº 4',
    vazia: {
      resposta: exemplo('GET /movimento-bancario', { itens: [], total: 0, proximo: null }),
      diz: 'Nenhum movimento',
    },
  },
  acao: null,
})

it('o que foi conciliado volta a esperar', async () => {
  servidor.responde('GET /movimento-bancario', lista)
  servidor.responde('POST /movimento-bancario/:codigo/desfeito', { quantidade: 1 })
  await abrir(ROTA, 'CLIENTE')
  await page.getByRole('checkbox').nth(1).click()
  await page.getByRole('button', { name: 'Voltar a esperar' }).click()
  await expect.element(page.getByText(/1 movimento à espera outra vez/)).toBeVisible()
  expect(servidor.pedidos('POST /movimento-bancario/:codigo/desfeito')).toEqual([
    { codigo: CONCILIADO.codigo, versao: 2 },
  ])
})

it('o que provou uma transferência diz qual, e leva a ela', async () => {
  const transferencia = '01990000-0000-7000-8000-00000000000c'
  const descricao = 'Transferência de Caixa: depósito'
  const par = { conta: null, transferencia, descricao, contraparte: 'Caixa', dia: '2026-11-12', centavos: 15_000 }
  servidor.responde(
    'GET /movimento-bancario',
    exemplo('GET /movimento-bancario', { itens: [{ ...CONCILIADO, pares: [par] }], total: 1, proximo: null }),
  )
  await abrir(ROTA, 'CLIENTE')
  await expect.element(page.getByText(descricao).first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'PIX RECEBIDO' }).first())
    .toHaveAttribute('href', `/financeiro/transferencia?codigo=${transferencia}`)
})
