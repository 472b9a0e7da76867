import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const PARTIDA = {
  codigo: '0197a1b2-0000-7000-8000-000000000001',
  dia: '2026-11-05',
  contaContabil: '5.5 Despesas por tipo',
  descricao: 'Aluguel da sede',
  contraparte: 'Imobiliária Centro',
  centavos: 350_000,
  conta: null,
  atendimento: null,
}
const CREDITO = {
  ...PARTIDA,
  codigo: '0197a1b2-0000-7000-8000-000000000002',
  contaContabil: '2.1 Contas a pagar',
  centavos: -350_000,
}
const CENTAVO = {
  ...PARTIDA,
  codigo: '0197a1b2-0000-7000-8000-000000000003',
  contaContabil: '5.9 Arredondamentos',
  centavos: 1,
}
const lista = exemplo('GET /razao', { itens: [PARTIDA, CREDITO, CENTAVO], total: 3, totalExato: true, proximo: null })

provarTela('/financeiro/razao', {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /razao',
    resposta: lista,
    mostra: 'Imobiliária Centro',
    vazia: { resposta: exemplo('GET /razao', { itens: [], total: 0, proximo: null }), diz: 'Nenhuma partida' },
  },
  acao: null,
})

it('o débito e o crédito ficam cada um na sua coluna, e o recorte do balancete vai ao servidor', async () => {
  servidor.responde('GET /razao', lista)
  await abrir('/financeiro/razao?conta=5.5&de=2026-11-01&ate=2026-11-30&lado=DEBITO', 'CLIENTE')
  const linha = (conta: string) => page.getByRole('row').filter({ hasText: conta })
  await expect.element(linha('5.5 Despesas').getByRole('cell').nth(3)).toHaveTextContent('R$ 3.500,00')
  await expect.element(linha('5.5 Despesas').getByRole('cell').nth(4)).toHaveTextContent('–')
  await expect.element(linha('2.1 Contas').getByRole('cell').nth(4)).toHaveTextContent('R$ 3.500,00')
  await expect.element(linha('5.9 Arred').getByRole('cell').nth(3)).toHaveTextContent('R$ 0,01')
  expect(servidor.pedidos('GET /razao').at(-1)).toMatchObject({
    conta: '5.5',
    de: '2026-11-01',
    ate: '2026-11-30',
    lado: 'DEBITO',
  })
})
