import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escrever } from '../../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const codigo = (n: number) => `01990000-0000-7000-8000-0000000000f${n}`
const [CODIGO, HELENA, CAIO] = [codigo(1), codigo(2), codigo(3)]

const pedido = exemplo('GET /atendimento/:codigo', {
  codigo: CODIGO,
  versao: 4,
  estado: 'ABERTO',
  origem: 'PARCEIRO',
  especialista: { codigo: HELENA, nome: 'Helena Prado' },
  itens: [{ servico: { codigo: codigo(5), nome: 'Ultrassom abdominal' }, pacote: null }],
  agendamento: { codigo: codigo(4), estado: 'SOLICITADO', propostoEm: null },
  permissoes: { aceitar: true, propor: true, responderProposta: false },
})

beforeEach(async () => {
  servidor.responde('GET /atendimento/:codigo', pedido)
  servidor.responde('GET /especialista', exemplo('GET /especialista', { itens: [{ codigo: HELENA }] }))
  await abrir(`/atendimento?codigo=${CODIGO}`, 'CLIENTE')
})

async function responder(botao: string, titulo: string) {
  await page.getByRole('button', { name: botao, exact: true }).click()
  const dialogo = page.getByRole('dialog', { name: titulo })
  await expect.element(dialogo).toBeVisible()
  return dialogo
}

describe('a empresa responde ao pedido da clínica', () => {
  it.each([
    ['Aceitar', 'Aceitar o pedido', 'Aceitar', 'POST /atendimento/:codigo/aceitar'],
    ['Propor outro horário', 'Propor outro horário', 'Propor', 'POST /atendimento/:codigo/propor'],
  ] as const)('%s: com quem o exame já está, na hora que se diz', async (botao, titulo, salvar, chave) => {
    servidor.responde(chave, exemplo(chave))
    const dialogo = await responder(botao, titulo)
    await escrever('Começa em', '24/11/2026 15:00')
    await dialogo.getByRole('button', { name: salvar, exact: true }).click()
    await expect.element(dialogo).not.toBeInTheDocument()
    expect(servidor.pedidos(chave)).toMatchObject([
      { codigo: CODIGO, versao: 4, especialista: HELENA, inicio: '2026-11-24T18:00:00.000Z', fim: null },
    ])
  })

  it('um horário sugerido traz quem e quando, e a lista se fecha', async () => {
    servidor.responde('POST /agendamento/sugestoes', {
      ...exemplo('POST /agendamento/sugestoes'),
      fuso: 'America/Sao_Paulo',
      aviso: null,
      sugestoes: [
        {
          especialista: { codigo: CAIO, nome: 'Caio Vasconcelos', cor: '#0a7d73' },
          inicio: '2026-11-25T13:00:00.000Z',
          fim: '2026-11-25T13:40:00.000Z',
          minutosAMais: 5,
          kmAMais: 2,
          ociosoMinutos: 0,
          explicacao: 'a caminho da Vila',
        },
      ],
    })
    const dialogo = await responder('Aceitar', 'Aceitar o pedido')
    const sugerir = dialogo.getByRole('button', { name: 'Sugerir horário' })
    await sugerir.click()
    await dialogo.getByRole('button', { name: /Caio Vasconcelos/ }).click()
    await expect.element(sugerir).toHaveAttribute('aria-expanded', 'false')
    await expect.element(dialogo.getByRole('combobox', { name: 'Especialista' })).toHaveValue('Caio Vasconcelos')
    await expect.element(dialogo.getByRole('textbox', { name: 'Termina em' })).toHaveValue('25/11/2026 10:40')
  })
})
