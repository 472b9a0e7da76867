import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { semNota } from '../../../teste/sem-nota.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semNota)

const CODIGO = '01990000-0000-7000-8000-0000000000f1'
const [A, B, C] = ['a', 'b', 'c'].map((letra) => `01990000-0000-7000-8000-00000000000${letra}`) as [
  string,
  string,
  string,
]
const ROTA = '/financeiro/fechamento'
const FECHAMENTO = {
  codigo: CODIGO,
  numero: 12,
  parceiro: { codigo: A, nome: 'Clínica Aurora' },
  ate: '2026-10-31',
  estado: 'ABERTO',
  vencido: false,
  vencimento: '2026-11-10',
  exames: 2,
  totalCentavos: 36_000,
  saldoCentavos: 36_000,
} as const

provarTela<'GET /fechamento', never>(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /fechamento',
    resposta: exemplo('GET /fechamento', { itens: [FECHAMENTO] }),
    mostra: 'Clínica Aurora',
    vazia: { resposta: exemplo('GET /fechamento'), diz: 'Nenhum fechamento ainda' },
  },
  acao: null,
})

const clinica = (codigo: string, nome: string, mudanca: object = {}) => ({
  parceiro: { codigo, nome },
  exames: 2,
  brutoCentavos: 40_000,
  descontoCentavos: 0,
  comissaoBp: 0,
  comissaoCentavos: 0,
  totalCentavos: 40_000,
  ate: '2026-10-31',
  vencimento: '2026-11-10',
  pendencias: [],
  naoConcluidos: 0,
  recusa: null,
  ...mudanca,
})

const AURORA = clinica(A, 'Clínica Aurora', { comissaoBp: 1_000, comissaoCentavos: 4_000, totalCentavos: 36_000 })
const BOSQUE = clinica(B, 'Hospital do Bosque', {
  exames: 1,
  brutoCentavos: 10_000,
  totalCentavos: 10_000,
  pendencias: ['1 exame feito e ainda não concluído fica para o próximo.'],
  naoConcluidos: 1,
})
const VAZIA = clinica(C, 'Clínica do Vale', {
  exames: 0,
  brutoCentavos: 0,
  totalCentavos: 0,
  recusa: 'Nenhum exame a faturar até esta data.',
})

async function verAFechar() {
  servidor.responde('GET /fechamento/previa', { hoje: '2026-11-20', semPix: null, clinicas: [AURORA, BOSQUE, VAZIA] })
  await abrir(`${ROTA}?vista=fechar`, 'CLIENTE')
  await expect.element(page.getByText('Hospital do Bosque')).toBeVisible()
}
const caixaDe = (nome: RegExp) => page.getByRole('checkbox', { name: nome })

it('fecha todas as que podem com um clique, como foram vistas', async () => {
  servidor.responde('POST /fechamento', { fechados: [{ codigo: CODIGO, numero: 12 }], centavos: 46_000 })
  servidor.responde('GET /fechamento', exemplo('GET /fechamento'))
  await verAFechar()
  await expect.element(page.getByText('1 exame feito e ainda não concluído fica para o próximo.')).toBeVisible()
  await expect.element(page.getByText(/R\$\s400,00 − R\$\s40,00 de comissão \(10%\)/)).toBeVisible()
  await expect.element(caixaDe(/Clínica do Vale/)).toBeDisabled()
  await expect.element(page.getByText(/2 clínicas, R\$\s460,00/)).toBeVisible()
  await page.getByRole('button', { name: 'Fechar 2 clínicas' }).click()
  await expect.element(page.getByText(/1 clínica: R\$\s460,00 a receber\./)).toBeVisible()
  const comum = { ate: '2026-10-31', descontoCentavos: 0, descontoMotivo: null }
  expect(servidor.pedidos('POST /fechamento')).toEqual([
    {
      itens: [
        { ...comum, parceiro: A, exames: 2, totalCentavos: 36_000 },
        { ...comum, parceiro: B, exames: 1, totalCentavos: 10_000 },
      ],
    },
  ])
})

it('uma clínica desmarcada fica de fora; o desconto diminui a comissão e vai com o motivo', async () => {
  servidor.responde('POST /fechamento', { fechados: [{ codigo: CODIGO, numero: 12 }], centavos: 31_500 })
  servidor.responde('GET /fechamento', exemplo('GET /fechamento'))
  await verAFechar()
  await caixaDe(/Hospital do Bosque/).click()
  await page.getByRole('button', { name: 'Dar desconto' }).first().click()
  const dialogo = page.getByRole('dialog', { name: 'Desconto no fechamento' })
  await dialogo.getByRole('textbox', { name: 'Desconto' }).fill('50,00')
  await dialogo.getByRole('button', { name: 'Aplicar' }).click()
  await expect.element(dialogo.getByText('Diga por que dá o desconto: a clínica lê.')).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Volume do mês')
  await dialogo.getByRole('button', { name: 'Aplicar' }).click()
  await expect.element(page.getByText(/1 clínica, R\$\s315,00/)).toBeVisible()
  await page.getByRole('button', { name: 'Fechar 1 clínica' }).click()
  await expect
    .poll(() => servidor.pedidos('POST /fechamento'))
    .toMatchObject([
      {
        itens: [{ parceiro: A, totalCentavos: 31_500, descontoCentavos: 5_000, descontoMotivo: 'Volume do mês' }],
      },
    ])
})

it('o que mudou desde que se viu é dito, e lido de novo', async () => {
  servidor.recusa('POST /fechamento', 'CONFLITO_DE_VERSAO', { mensagem: 'Nada foi fechado: há 3 exames.' })
  await verAFechar()
  const antes = servidor.pedidos('GET /fechamento/previa').length
  await page.getByRole('button', { name: 'Fechar 2 clínicas' }).click()
  await expect.element(page.getByText('Nada foi fechado: há 3 exames.')).toBeVisible()
  await expect.poll(() => servidor.pedidos('GET /fechamento/previa').length).toBeGreaterThan(antes)
})

const exame = (mudanca: object = {}) => ({
  codigo: B,
  atendimento: { codigo: C, numero: 77 },
  dia: '2026-10-20',
  paciente: 'Amora',
  tutor: 'Ana',
  itens: [{ codigo: A, servico: 'Ultrassom abdominal', centavos: 20_000, explicacao: 'Preço da tabela Parceiros.' }],
  centavos: 20_000,
  contestacao: null,
  ...mudanca,
})
const completo = (mudanca: object) =>
  exemplo('GET /fechamento/:codigo', {
    ...FECHAMENTO,
    brutoCentavos: 40_000,
    comissaoBp: 1_000,
    comissaoCentavos: 4_000,
    descontoCentavos: 0,
    titulo: { codigo: C, numero: 901 },
    versao: 4,
    itens: [exame()],
    retirados: [],
    semPix: 'A empresa não tem chave Pix.',
    ...mudanca,
  })

it('a clínica lê cada exame com o preço explicado, e contesta um', async () => {
  servidor.responde(
    'GET /fechamento/:codigo',
    completo({ permissoes: { contestar: true, reabrir: false, responder: false } }),
  )
  servidor.responde('POST /fechamento/:codigo/contestacao', completo({}))
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'PARCEIRO')
  await expect.element(page.getByText(/Preço da tabela Parceiros\./)).toBeVisible()
  await expect.element(page.getByText('Comissão da clínica (10%)')).toBeVisible()
  await expect.element(page.getByText('A empresa não tem chave Pix.')).toBeVisible()
  await page.getByRole('button', { name: 'Contestar o exame de Amora' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Contestar o exame de Amora' })
  await dialogo.getByRole('button', { name: 'Enviar' }).click()
  await expect.element(dialogo.getByText('Diga o que não confere.')).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'O que não confere?' }).fill('Foi repetido por falha do aparelho.')
  await dialogo.getByRole('button', { name: 'Enviar' }).click()
  await expect.element(page.getByText('Contestação enviada à empresa.')).toBeVisible()
  expect(servidor.pedidos('POST /fechamento/:codigo/contestacao')).toMatchObject([
    { codigo: CODIGO, exame: B, comentario: 'Foi repetido por falha do aparelho.' },
  ])
})

const CONTESTACAO = {
  codigo: A,
  comentario: 'Foi repetido.',
  autor: 'Recepção',
  criadaEm: '2026-11-19T12:00:00Z',
  aceita: null,
  resposta: null,
  respondidaPor: null,
}

it('a empresa responde a uma contestação, e sabe o que aceitar faz', async () => {
  servidor.responde(
    'GET /fechamento/:codigo',
    completo({
      itens: [exame({ contestacao: CONTESTACAO })],
      permissoes: { contestar: false, reabrir: true, responder: true },
    }),
  )
  servidor.responde('POST /fechamento/:codigo/resposta', completo({}))
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  await expect.element(page.getByText(/Recepção: “Foi repetido\.”/)).toBeVisible()
  await page.getByRole('button', { name: 'Responder' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Responder sobre o exame de Amora' })
  await dialogo.getByRole('combobox', { name: 'Decisão' }).click()
  await page.getByRole('option', { name: /^Aceitar/ }).click()
  await expect.element(dialogo.getByText(/volta a esperar o próximo fechamento/)).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'Resposta' }).fill('Conferido, foi mesmo.')
  await dialogo.getByRole('button', { name: 'Responder' }).click()
  await expect.element(page.getByText('O exame saiu do fechamento e a cobrança diminuiu.')).toBeVisible()
  expect(servidor.pedidos('POST /fechamento/:codigo/resposta')).toEqual([
    { codigo: CODIGO, versao: 4, contestacao: A, aceita: true, resposta: 'Conferido, foi mesmo.' },
  ])
})

it('reabrir pede o motivo e diz o que acontece', async () => {
  servidor.responde(
    'GET /fechamento/:codigo',
    completo({ permissoes: { contestar: false, reabrir: true, responder: false } }),
  )
  servidor.responde('POST /fechamento/:codigo/reabertura', completo({ estado: 'REABERTO', motivo: 'Preço errado' }))
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Reabrir' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Reabrir o fechamento nº 12?' })
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Preço errado')
  await dialogo.getByRole('button', { name: 'Reabrir' }).click()
  await expect.element(page.getByText('Fechamento reaberto.')).toBeVisible()
  expect(servidor.pedidos('POST /fechamento/:codigo/reabertura')).toEqual([
    { codigo: CODIGO, versao: 4, motivo: 'Preço errado' },
  ])
})

it('os exames à espera levam ao atendimento', async () => {
  servidor.responde(
    'GET /fechamento/exames',
    exemplo('GET /fechamento/exames', {
      itens: [
        { codigo: B, atendimento: { codigo: C, numero: 77 }, descricao: 'Atendimento nº 77, Amora', centavos: 20_000 },
      ],
    }),
  )
  await abrir(`${ROTA}?vista=exames`, 'PARCEIRO')
  await expect
    .element(page.getByRole('link', { name: /Atendimento nº 77, Amora/ }).first())
    .toHaveAttribute('href', `/atendimento?codigo=${C}`)
  await expect.element(page.getByRole('link', { name: 'A fechar' })).not.toBeInTheDocument()
})

it('a empresa lê o que houve com um fechamento', async () => {
  servidor.responde('GET /fechamento/:codigo', completo({}))
  servidor.responde(
    'GET /historico',
    exemplo('GET /historico', {
      itens: [
        { codigo: A, acao: 'REABRIR', mudancas: { motivo: [null, 'Preço errado'] }, quando: '2026-11-20T12:00:00Z' },
        { codigo: B, acao: 'CRIAR', mudancas: { totalCentavos: [null, 36_000] }, quando: '2026-11-19T12:00:00Z' },
      ],
    }),
  )
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  await page.getByRole('button', { name: 'Histórico' }).click()
  const historico = page.getByRole('dialog')
  await expect.element(historico.getByText('Reabertura')).toBeVisible()
  await expect.element(historico.getByText(/Preço errado/)).toBeVisible()
  expect(servidor.pedidos('GET /historico')[0]).toMatchObject({ entidade: 'fechamento', registro: CODIGO })
})

it('a clínica não vê o histórico da empresa', async () => {
  servidor.responde('GET /fechamento/:codigo', completo({}))
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'PARCEIRO')
  await expect.element(page.getByText('Comissão da clínica (10%)')).toBeVisible()
  expect(page.getByRole('button', { name: 'Histórico' }).query()).toBeNull()
})
