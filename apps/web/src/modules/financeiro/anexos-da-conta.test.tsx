import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CONTA, contaCompleta, semAvisosNemNota } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

const ANEXO = {
  codigo: '01990000-0000-7000-8000-0000000000a1',
  nome: 'boleto.pdf',
  tipo: 'application/pdf',
  tamanho: 48_300,
  autor: 'Ana Prado',
  criadoEm: '2026-11-20T12:00:00Z',
}
const UMA = 'GET /contas-pagar/:codigo'

async function abrirConta() {
  servidor.responde('GET /contas-pagar', exemplo('GET /contas-receber', { itens: [CONTA] }))
  servidor.responde('GET /contas-pagar/resumo', exemplo('GET /contas-receber/resumo'))
  await abrir(`/financeiro/contas-pagar?codigo=${CONTA.codigo}`, 'CLIENTE')
  return page.getByRole('region', { name: 'Anexos' })
}

it('envia o arquivo, que aparece na conta; outro tipo é recusado antes de ir', async () => {
  const chave = 'POST /contas-pagar/:codigo/anexo'
  servidor.responde(UMA, contaCompleta({ permissoes: { anexar: true } }))
  servidor.responde(chave, ANEXO)
  const anexos = await abrirConta()
  await expect.element(anexos.getByRole('button', { name: 'Anexar arquivos' })).toBeVisible()
  const campo = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(campo, new File(['x'], 'planilha.csv', { type: 'text/csv' }))
  await expect.element(anexos.getByText('Este tipo não é aceito: envie PDF, JPEG, PNG ou WebP.')).toBeVisible()
  expect(servidor.pedidos(chave)).toEqual([])
  servidor.responde(UMA, contaCompleta({ permissoes: { anexar: true }, anexos: [ANEXO] }))
  await userEvent.upload(campo, new File(['%PDF-1.7'], 'boleto.pdf', { type: 'application/pdf' }))
  await expect.element(anexos.getByRole('list', { name: 'Anexos' }).getByText('boleto.pdf')).toBeVisible()
  await expect.element(anexos.getByText(/48,3|49 kB/)).toBeVisible()
  expect(servidor.pedidos(chave)).toHaveLength(1)
})

it('remove só depois de confirmar; quem não escreve só baixa', async () => {
  const chave = 'DELETE /contas-pagar/:codigo/anexo/:anexo'
  servidor.responde(UMA, contaCompleta({ permissoes: { anexar: true }, anexos: [ANEXO] }))
  servidor.responde(chave, undefined)
  const anexos = await abrirConta()
  await anexos.getByRole('button', { name: 'Remover boleto.pdf' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Remover boleto.pdf?' })
  await pergunta.getByRole('button', { name: 'Cancelar' }).click()
  expect(servidor.pedidos(chave)).toEqual([])
  await anexos.getByRole('button', { name: 'Remover boleto.pdf' }).click()
  servidor.responde(UMA, contaCompleta({ permissoes: { anexar: false }, anexos: [ANEXO] }))
  await pergunta.getByRole('button', { name: 'Remover' }).click()
  await expect.element(page.getByText('boleto.pdf foi removido.')).toBeVisible()
  expect(servidor.pedidos(chave)).toEqual([{ codigo: CONTA.codigo, anexo: ANEXO.codigo }])
  await expect.element(anexos.getByRole('button', { name: 'Remover boleto.pdf' })).not.toBeInTheDocument()
  await expect.element(anexos.getByRole('button', { name: 'Baixar boleto.pdf' })).toBeVisible()
})
