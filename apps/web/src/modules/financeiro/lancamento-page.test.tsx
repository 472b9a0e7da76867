import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ALUGUEL = {
  codigo: 'titulo-1',
  dia: '2026-11-05',
  linha: 'DESPESAS_OPERACIONAIS',
  grupo: 'Ocupação',
  descricao: 'Aluguel da sede',
  contraparte: 'Imobiliária Centro',
  centavos: -350_000,
  previsto: false,
  conta: null,
  atendimento: null,
} as const
const lista = exemplo('GET /lancamento', { itens: [ALUGUEL], total: 1, totalExato: true, proximo: null })

provarTela('/financeiro/lancamento', {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /lancamento',
    resposta: lista,
    mostra: 'Aluguel da sede',
    vazia: { resposta: exemplo('GET /lancamento', { itens: [], total: 0, proximo: null }), diz: 'Nenhum lançamento' },
  },
  acao: null,
})

it('leva ao servidor o recorte que o número da DRE trouxe, e o mostra', async () => {
  servidor.responde('GET /lancamento', lista)
  await abrir(
    '/financeiro/lancamento?linha=DESPESAS_OPERACIONAIS&regime=COMPETENCIA&de=2026-11-01&ate=2026-11-30',
    'CLIENTE',
  )
  await expect.element(page.getByText('-R$ 3.500,00').first()).toBeVisible()
  expect(servidor.pedidos('GET /lancamento').at(-1)).toMatchObject({
    linha: 'DESPESAS_OPERACIONAIS',
    regime: 'COMPETENCIA',
    de: '2026-11-01',
    ate: '2026-11-30',
  })
})
