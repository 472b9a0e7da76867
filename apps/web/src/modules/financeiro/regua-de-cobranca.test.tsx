import { PASSOS_PADRAO } from '@vetlume/dominio/cobranca'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CONTA, contaCompleta, semAvisosNemNota } from '../../../teste/conta.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

beforeEach(semAvisosNemNota)

const ROTA = 'PUT /regua-cobranca'
const REGUA = { ativa: false, hora: '09:00', passos: PASSOS_PADRAO.slice(0, 2), versao: 4 }

async function abrirReceber(codigo?: string) {
  servidor.responde('GET /contas-receber', exemplo('GET /contas-receber', { itens: [CONTA] }))
  servidor.responde('GET /contas-receber/resumo', exemplo('GET /contas-receber/resumo'))
  await abrir(`/financeiro/contas-receber${codigo === undefined ? '' : `?codigo=${codigo}`}`, 'CLIENTE')
}

async function abrirRegua() {
  servidor.responde('GET /regua-cobranca', REGUA)
  await abrirReceber()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Régua de cobrança' }).click()
  return page.getByRole('dialog', { name: 'Régua de cobrança' })
}

it('liga a régua com as palavras da empresa, que vê como elas se leem', async () => {
  servidor.responde(ROTA, { ...REGUA, ativa: true, versao: 5 })
  const dialogo = await abrirRegua()
  const primeiro = dialogo.getByRole('listitem', { name: 'Aviso 1' })
  await expect.element(primeiro.getByText('3 dias antes do vencimento')).toBeVisible()
  await expect.element(primeiro.getByText('Vence em 10/12/2026: Fechamento nº 12')).toBeVisible()
  await primeiro.getByRole('textbox', { name: 'Assunto' }).fill('Falta {preco}')
  await dialogo.getByRole('switch', { name: 'Enviar os avisos por e-mail' }).click()
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(primeiro.getByText('Não existe a variável {preco}.')).toBeVisible()
  expect(servidor.pedidos(ROTA)).toEqual([])
  await primeiro.getByRole('textbox', { name: 'Assunto' }).fill('Falta {valor}')
  await expect.element(primeiro.getByText('Falta R$ 704,62')).toBeVisible()
  await primeiro.getByRole('textbox', { name: 'Mensagem' }).fill('Fale com {empresa}.')
  await expect.element(primeiro.getByText(/Fale com Lumiar\./)).toBeVisible()
  await dialogo.getByRole('button', { name: 'Retirar o aviso 2' }).click()
  await dialogo.getByRole('button', { name: 'Incluir aviso' }).click()
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('Régua de cobrança ligada.')).toBeVisible()
  expect(servidor.pedidos(ROTA)).toMatchObject([
    { ativa: true, hora: '09:00', versao: 4, passos: [{ dias: -3, assunto: 'Falta {valor}' }, { dias: 30 }] },
  ])
  // Opened again, it is what was saved, whatever the list of before said.
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Régua de cobrança' }).click()
  await expect.element(dialogo.getByRole('switch', { name: 'Enviar os avisos por e-mail' })).toBeChecked()
})

it('mudada por outra pessoa, guarda o que foi digitado e diz', async () => {
  servidor.recusa(ROTA, 'CONFLITO_DE_VERSAO', { mensagem: 'Alguém mudou a régua depois que você a abriu.' })
  const dialogo = await abrirRegua()
  await dialogo.getByRole('textbox', { name: 'A partir das' }).fill('10:30')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialogo.getByText('Alguém mudou a régua depois que você a abriu.')).toBeVisible()
  await expect.element(dialogo.getByRole('textbox', { name: 'A partir das' })).toHaveValue('10:30')
})

it('a conta conta os avisos que foram, a quem, e o próximo', async () => {
  servidor.responde('GET /contas-receber/:codigo', contaCompleta())
  servidor.responde('GET /contas-receber/:codigo/cobranca', {
    enviadas: [
      {
        codigo: CONTA.codigo,
        dias: -3,
        autor: null,
        vencimento: '2026-11-30',
        para: ['bia@aurora.vet'],
        enviadaEm: '2026-11-27T12:00:00Z',
      },
      {
        codigo: '01990000-0000-7000-8000-0000000000e7',
        dias: 0,
        autor: null,
        vencimento: '2026-11-30',
        para: [],
        enviadaEm: '2026-11-30T12:00:00Z',
      },
    ],
    pausa: null,
    proxima: { dias: 3, dia: '2026-12-03' },
    carta: null,
  })
  await abrirReceber(CONTA.codigo)
  const avisos = page.getByRole('region', { name: 'Avisos de cobrança' })
  await expect.element(avisos.getByText('3 dias antes do vencimento, que era 30/11/2026')).toBeVisible()
  await expect.element(avisos.getByText('bia@aurora.vet')).toBeVisible()
  await expect.element(avisos.getByText('A ninguém: quem deve não tem e-mail.')).toBeVisible()
  await expect
    .element(avisos.getByText('Próximo aviso em 03/12/2026, 3 dias depois do vencimento, se não for paga.'))
    .toBeVisible()
})

it('os avisos automáticos de uma conta se pausam e se retomam, e a conta diz quem os pausou', async () => {
  const proxima = { dias: 3, dia: '2026-12-03' }
  const semPausa = { enviadas: [], pausa: null, proxima, carta: null }
  const pausada = { ...semPausa, proxima: null, pausa: { autor: 'Marcos Prado', desde: '2026-11-27T12:00:00Z' } }
  const ROTA_DA_PAUSA = 'PUT /contas-receber/:codigo/cobranca/pausa'
  servidor.responde('GET /contas-receber/:codigo', contaCompleta())
  servidor.responde('GET /contas-receber/:codigo/cobranca', semPausa)
  servidor.responde(ROTA_DA_PAUSA, pausada)
  await abrirReceber(CONTA.codigo)
  const avisos = page.getByRole('region', { name: 'Avisos de cobrança' })
  const pausar = avisos.getByRole('button', { name: 'Pausar avisos' })
  await expect.element(pausar).toBeVisible()
  servidor.responde('GET /contas-receber/:codigo/cobranca', pausada)
  await pausar.click()
  await expect.element(avisos.getByText(/^Avisos automáticos pausados por Marcos Prado, em 27\/11\/2026/)).toBeVisible()
  expect(servidor.pedidos(ROTA_DA_PAUSA)).toEqual([{ codigo: CONTA.codigo, pausada: true }])
  servidor.responde('GET /contas-receber/:codigo/cobranca', semPausa)
  await avisos.getByRole('button', { name: 'Retomar avisos' }).click()
  await expect.element(avisos.getByText('Próximo aviso em 03/12/2026', { exact: false })).toBeVisible()
  expect(servidor.pedidos(ROTA_DA_PAUSA).at(-1)).toEqual({ codigo: CONTA.codigo, pausada: false })
})

it('quem só lê as contas não pausa', async () => {
  servidor.responde('GET /contas-receber/:codigo', contaCompleta({ permissoes: { baixar: false } }))
  servidor.responde('GET /contas-receber/:codigo/cobranca', {
    enviadas: [],
    pausa: null,
    proxima: { dias: 3, dia: '2026-12-03' },
    carta: null,
  })
  await abrirReceber(CONTA.codigo)
  const avisos = page.getByRole('region', { name: 'Avisos de cobrança' })
  await expect.element(avisos.getByText('Próximo aviso em 03/12/2026', { exact: false })).toBeVisible()
  expect(avisos.getByRole('button').query()).toBeNull()
})
