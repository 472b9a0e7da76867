import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { escolher, escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const DIA = '2026-11-24'
const codigo = (n: number) => `01990000-0000-7000-8000-0000000000a${n}`
const [CODIGO, AMORA, HELENA, VILA, ULTRASSOM] = [codigo(1), codigo(2), codigo(3), codigo(4), codigo(5)]
const ENDERECO = `/agenda/agenda-atendimento?visao=dia&dia=${DIA}`
const ITEM = {
  codigo: CODIGO,
  estado: 'CONFIRMADO',
  inicio: `${DIA}T13:00:00.000Z`,
  fim: `${DIA}T13:40:00.000Z`,
  especialista: { codigo: HELENA, nome: 'Helena Prado' },
  animal: { codigo: AMORA, nome: 'Amora' },
} as const
const JORNADAS = [
  {
    especialista: { codigo: HELENA, nome: 'Helena Prado', cor: '#0a7d73' },
    dias: [{ dia: DIA, janelas: [{ inicio: `${DIA}T11:00:00.000Z`, fim: `${DIA}T21:00:00.000Z` }] }],
  },
]

const periodo = (mudanca: Parcial<Corpo<'GET /agendamento/periodo'>> = {}) =>
  exemplo('GET /agendamento/periodo', { completo: true, itens: [ITEM], jornadas: JORNADAS, ...mudanca })

/** What the form looks for. */
function responderPeloFormulario(): void {
  servidor.responde('GET /fechamento/credito', exemplo('GET /fechamento/credito', { limiteCentavos: null }))
  servidor.responde('GET /animal', exemplo('GET /animal', { itens: [{ codigo: AMORA, nome: 'Amora' }] }))
  servidor.responde('GET /parceiro', exemplo('GET /parceiro', { itens: [{ codigo: VILA, nome: 'Clínica Vila' }] }))
  servidor.responde(
    'GET /especialista',
    exemplo('GET /especialista', { itens: [{ codigo: HELENA, nome: 'Helena Prado' }] }),
  )
  servidor.responde(
    'GET /servico',
    exemplo('GET /servico', { itens: [{ codigo: ULTRASSOM, nome: 'Ultrassom', duracaoMinutos: 40 }] }),
  )
}

// Coming back to the window asks again: it has the focus before the screen opens, or the first click would bring it.
beforeEach(() => userEvent.click(document.body))

provarTela(ENDERECO, {
  perfil: 'CLIENTE',
  tambem: responderPeloFormulario,
  leitura: {
    chave: 'GET /agendamento/periodo',
    resposta: periodo(),
    mostra: 'Amora',
    vazia: { resposta: periodo({ itens: [] }), diz: 'Livre' },
  },
  acao: {
    chave: 'POST /agendamento',
    preenche: async () => {
      await page.getByRole('button', { name: 'Novo agendamento' }).click()
      await escolher('Paciente', /Amora/)
      await escolher('Incluir exame', /Ultrassom/)
      await escolher('Especialista', /Helena/)
      await escrever('Começa em', '24/11/2026 15:00')
      await escolher('Clínica parceira', /Vila/)
    },
    botao: 'Agendar',
    resposta: exemplo('POST /agendamento', { codigo: CODIGO }),
    pede: {
      animal: AMORA,
      servicos: [ULTRASSOM],
      especialista: HELENA,
      parceiro: VILA,
      estado: 'AGENDADO',
      inicio: `${DIA}T18:00:00.000Z`,
    },
    depois: 'Agendado para terça-feira, 24/11 às 15:00.',
    recusa: 'REFERENCIA_INEXISTENTE',
  },
})

it('o mês nomeia os sete dias da semana, e cada dia leva ao seu', async () => {
  servidor.responde('GET /agendamento/periodo', periodo())
  await abrir(`/agenda/agenda-atendimento?visao=mes&dia=${DIA}`, 'CLIENTE')
  const dia = page.getByRole('button', { name: /24 de novembro: 1 horário/ })
  await expect.element(dia).toBeVisible()
  const nomes = document.querySelectorAll('.am-cabecalho > span')
  expect([...nomes].map(({ textContent }) => textContent)).toEqual([
    'Segunda',
    'Terça',
    'Quarta',
    'Quinta',
    'Sexta',
    'Sábado',
    'Domingo',
  ])
  const quantos = (qual: string) => document.querySelector(`[data-dia="${qual}"] .am-conta`)?.textContent
  expect([quantos(DIA), quantos('2026-11-25')]).toEqual(['1', ''])
  await dia.click()
  await expect.poll(() => location.search).toContain('visao=dia')
})

it('no mês, o pedido sem horário não conta como horário do dia, e diz-se à parte', async () => {
  const pedido = { ...ITEM, codigo: AMORA, estado: 'SOLICITADO', especialista: null } as const
  servidor.responde('GET /agendamento/periodo', periodo({ itens: [ITEM, pedido] }))
  await abrir(`/agenda/agenda-atendimento?visao=mes&dia=${DIA}`, 'CLIENTE')
  const dias = page.getByRole('list', { name: 'Dias do mês' })
  await expect
    .element(dias.getByRole('button', { name: /24 de novembro.*: 1 horário, 1 pedido sem horário$/ }))
    .toBeVisible()
})
