import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher } from '../../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'
import { fila } from '../../../ui/avisar.ts'

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

it('diz quem é o paciente, e o horário sugerido que se escolheu, até que se agende', async () => {
  servidor.responde('GET /agendamento/periodo', exemplo('GET /agendamento/periodo', { completo: true }))
  servidor.responde('GET /fechamento/credito', exemplo('GET /fechamento/credito', { limiteCentavos: null }))
  const animal = {
    codigo: codigo(2),
    nome: 'Amora',
    raca: { nome: 'Beagle' },
    tutor: { nome: 'Ana' },
    alerta: 'Morde.',
  }
  servidor.responde('GET /animal', exemplo('GET /animal', { itens: [animal] }))
  servidor.responde('GET /servico', exemplo('GET /servico', { itens: [{ codigo: codigo(4), nome: 'Ultrassom' }] }))
  servidor.responde('GET /parceiro', exemplo('GET /parceiro', { itens: [{ codigo: codigo(5), nome: 'Vila' }] }))
  const sugestao = { inicio: '2027-11-24T13:00:00.000Z', especialista: { codigo: codigo(3), nome: 'Helena Prado' } }
  servidor.responde(
    'POST /agendamento/sugestoes',
    exemplo('POST /agendamento/sugestoes', { aviso: null, fuso: 'America/Sao_Paulo', sugestoes: [sugestao] }),
  )
  servidor.responde('POST /agendamento', exemplo('POST /agendamento', { codigo: CODIGO }))
  await abrir(`/agenda/agenda-atendimento?visao=dia&dia=${DIA}`, 'CLIENTE')
  await page.getByRole('button', { name: 'Novo agendamento' }).click()
  await escolher('Paciente', /Amora/)
  await expect.element(page.getByRole('status').getByText(/Beagle\s.* de Ana$/)).toBeVisible()
  await expect.element(page.getByText('Morde.')).toBeVisible()
  await escolher('Incluir exame', /Ultrassom/)
  await escolher('Clínica parceira', /Vila/)
  await page.getByRole('button', { name: 'Sugerir horário' }).click()
  await page.getByRole('button', { name: /24 de novembro/ }).click()
  const escolhido = page.getByText('Horário escolhido: quarta-feira, 24/11/2027 às 10:00, com Helena Prado.')
  await expect.element(escolhido).toBeVisible()
  await page.getByRole('button', { name: 'Agendar', exact: true }).click()
  // What was chosen is not waited for: what was done is the next that is told.
  const dito = () => fila.ler().map(({ texto }) => texto)
  const feito = 'Agendado para quarta-feira, 24/11/2027 às 10:00.'
  await expect.poll(dito).toContain(feito)
  expect(dito()).toEqual([feito])
})
