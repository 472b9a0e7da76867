import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const DIA = '2026-11-24'
const codigo = (n: number) => `01990000-0000-7000-8000-0000000000a${n}`
const CODIGO = codigo(1)

async function salvarConfirmado(depois: 'AGENDADO' | 'CONFIRMADO'): Promise<void> {
  servidor.responde('GET /agendamento/periodo', exemplo('GET /agendamento/periodo', { completo: true }))
  servidor.responde('GET /agendamento/:codigo/lembrete', exemplo('GET /agendamento/:codigo/lembrete'))
  servidor.responde(
    'GET /agendamento/:codigo',
    exemplo('GET /agendamento/:codigo', {
      codigo: CODIGO,
      versao: 3,
      estado: 'CONFIRMADO',
      inicio: `${DIA}T13:00:00.000Z`,
      fim: `${DIA}T13:40:00.000Z`,
      local: { tipo: 'PROPRIO' },
      animal: { codigo: codigo(2), nome: 'Amora' },
      especialista: { codigo: codigo(3), nome: 'Helena Prado' },
      servicos: [{ codigo: codigo(4), nome: 'Ultrassom' }],
    }),
  )
  servidor.responde('PUT /agendamento/:codigo', { codigo: CODIGO, versao: 4, estado: depois })
  await abrir(`/agenda/agenda-atendimento?visao=dia&dia=${DIA}&agendamento=${CODIGO}`, 'CLIENTE')
  await page.getByRole('dialog', { name: 'Amora' }).getByRole('button', { name: 'Editar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Editar agendamento' })
  await dialogo.getByRole('textbox', { name: 'Começa em' }).fill('24/11/2026 11:00')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
}

it.each([
  ['perde a confirmação', 'Amora salvo. Confirme de novo.', 'AGENDADO'],
  ['segue confirmado', 'Amora salvo.', 'CONFIRMADO'],
] as const)('editar um confirmado que %s diz "%s"', async (_, aviso, depois) => {
  await salvarConfirmado(depois)
  await expect.element(page.getByText(aviso, { exact: true })).toBeVisible()
  expect(servidor.pedidos('PUT /agendamento/:codigo')).toMatchObject([
    { codigo: CODIGO, versao: 3, inicio: `${DIA}T14:00:00.000Z`, fim: `${DIA}T14:40:00.000Z` },
  ])
})
