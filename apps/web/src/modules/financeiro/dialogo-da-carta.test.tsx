import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CONTA, contaCompleta, semAvisosNemNota } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

const ROTA = 'POST /contas-receber/:codigo/cobranca'
const CARTA = { para: ['bia@aurora.vet'], mensagem: 'Segue a cobrança.' }
const ENVIADA = {
  codigo: '01990000-0000-7000-8000-0000000000e7',
  dias: null,
  autor: 'Marcos Prado',
  vencimento: '2026-11-30',
  para: ['bia@aurora.vet', 'caio@aurora.vet'],
  enviadaEm: '2026-11-30T12:00:00Z',
}

async function abrirConta(permissoes = {}) {
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens: [CONTA] }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
  servidor.responde('GET /contas-receber/:codigo', contaCompleta({ permissoes }))
  servidor.responde('GET /contas-receber/:codigo/cobranca', { enviadas: [], pausa: null, proxima: null, carta: CARTA })
  await abrir(`/financeiro/contas-receber?codigo=${CONTA.codigo}`, 'CLIENTE')
  return page.getByRole('dialog', { name: CONTA.descricao })
}

it('manda a carta a quem se disse, com o que se escreveu, e a mostra entre os avisos', async () => {
  servidor.responde(ROTA, { enviadas: [ENVIADA], pausa: null, proxima: null, carta: CARTA })
  const gaveta = await abrirConta()
  await gaveta.getByRole('button', { name: 'Enviar por e-mail' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Enviar por e-mail' })
  const para = dialogo.getByRole('textbox', { name: 'Para' })
  await expect.element(para).toHaveValue('bia@aurora.vet')
  await expect.element(dialogo.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Segue a cobrança.')
  await para.fill('bia@aurora.vet, caio@')
  await dialogo.getByRole('button', { name: 'Enviar' }).click()
  await expect.element(dialogo.getByText('E-mail inválido: caio@')).toBeVisible()
  expect(servidor.pedidos(ROTA)).toEqual([])
  await para.fill('bia@aurora.vet; caio@aurora.vet')
  await dialogo.getByRole('button', { name: 'Enviar' }).click()
  await expect.element(page.getByText('Cobrança a caminho, por e-mail.')).toBeVisible()
  await expect.element(gaveta.getByText('Enviada por Marcos Prado')).toBeVisible()
  expect(servidor.pedidos(ROTA)).toEqual([
    { codigo: CONTA.codigo, para: ['bia@aurora.vet', 'caio@aurora.vet'], mensagem: 'Segue a cobrança.' },
  ])
})

it('recusada, diz por quê e guarda o que foi escrito', async () => {
  servidor.recusa(ROTA, 'TRANSICAO_INVALIDA', { mensagem: 'Não há o que cobrar nesta conta agora.' })
  const gaveta = await abrirConta()
  await gaveta.getByRole('button', { name: 'Enviar por e-mail' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Enviar por e-mail' })
  await dialogo.getByRole('textbox', { name: 'Mensagem' }).fill('Oi, Bia.')
  await dialogo.getByRole('button', { name: 'Enviar' }).click()
  await expect.element(dialogo.getByText('Não há o que cobrar nesta conta agora.')).toBeVisible()
  await expect.element(dialogo.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Oi, Bia.')
})

it('quem não recebe não manda; quem não pode imprimir não vê o PDF', async () => {
  const gaveta = await abrirConta({ baixar: false, imprimir: false })
  await expect.element(gaveta.getByText('Nenhum aviso enviado ou previsto.')).toBeVisible()
  expect(gaveta.getByRole('button', { name: 'Enviar por e-mail' }).query()).toBeNull()
  expect(gaveta.getByRole('button', { name: 'Cobrança em PDF' }).query()).toBeNull()
})

it('a conta se abre em PDF', async () => {
  servidor.responde('GET /contas-receber/:codigo/pdf', new Blob(['%PDF-'], { type: 'application/pdf' }))
  const abrirAba = vi.spyOn(window, 'open').mockReturnValue(window)
  onTestFinished(() => abrirAba.mockRestore())
  const gaveta = await abrirConta({ imprimir: true })
  await gaveta.getByRole('button', { name: 'Cobrança em PDF' }).click()
  await expect.poll(() => abrirAba.mock.calls.length).toBe(1)
  expect(servidor.pedidos('GET /contas-receber/:codigo/pdf')).toEqual([{ codigo: CONTA.codigo }])
})
