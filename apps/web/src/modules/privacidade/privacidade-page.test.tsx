import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000f1'
const ROTA = '/empresa/privacidade'
const PEDIDO = {
  codigo: CODIGO,
  numero: 7,
  tipo: 'ELIMINACAO',
  papel: 'TUTOR',
  nome: 'Joana Prata',
  estado: 'IDENTIFICADO',
  prazo: '2026-12-05',
  atrasado: false,
} as const

provarTela<'GET /pedido-titular', never>(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /pedido-titular',
    resposta: exemplo('GET /pedido-titular', { itens: [PEDIDO] }),
    mostra: 'Joana Prata',
    vazia: { resposta: exemplo('GET /pedido-titular'), diz: 'Nenhum pedido ainda' },
  },
  acao: null,
})

const completo = (mudanca: object = {}) =>
  exemplo('GET /pedido-titular/:codigo', {
    ...PEDIDO,
    versao: 3,
    permissoes: { analisar: true, atender: true, recusar: true },
    ...mudanca,
  })

it('mostra o que sai e o que fica antes de atender, e a recusa pede a explicação', async () => {
  servidor.responde('GET /pedido-titular/:codigo', completo())
  servidor.responde('GET /pedido-titular/:codigo/previa', {
    apagados: [{ dado: 'Cadastro', quantidade: 1 }],
    mantidos: [{ dado: 'Prontuário', motivo: 'CFMV', ate: '2031-11-21' }],
  })
  servidor.responde('POST /pedido-titular/:codigo/recusa', completo({ estado: 'RECUSADO' }))
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  await expect.element(page.getByText('Fica: Prontuário')).toBeVisible()
  await page.getByRole('button', { name: 'Recusar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Recusar o pedido nº 7?' })
  await dialogo.getByRole('button', { name: 'Recusar o pedido' }).click()
  await expect.element(dialogo.getByText('Escreva o que o titular vai ler.')).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'Explicação ao titular' }).fill('Guarda legal.')
  await dialogo.getByRole('button', { name: 'Recusar o pedido' }).click()
  await expect.element(page.getByText('Pedido recusado: o titular recebe a explicação.')).toBeVisible()
  expect(servidor.pedidos('POST /pedido-titular/:codigo/recusa')).toEqual([
    { codigo: CODIGO, versao: 3, explicacao: 'Guarda legal.' },
  ])
})

it('diz por quanto tempo cada dado fica e o que já foi apagado', async () => {
  servidor.responde('GET /guarda', [
    { regra: 'mensagem', noMes: 12, aoTodo: 40, ultimaVez: '2026-11-20T12:00:00.000Z' },
  ])
  await abrir(`${ROTA}?vista=guarda`, 'CLIENTE')
  await expect.element(page.getByText(/Apagados 12 nos últimos 30 dias e 40 ao todo/)).toBeVisible()
})
