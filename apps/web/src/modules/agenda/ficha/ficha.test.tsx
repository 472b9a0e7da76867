import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const DIA = '2026-11-24'
const CODIGO = '01990000-0000-7000-8000-0000000000a1'

const ficha = (estado: 'AGENDADO' | 'CONFIRMADO') =>
  exemplo('GET /agendamento/:codigo', {
    codigo: CODIGO,
    estado,
    inicio: `${DIA}T13:00:00.000Z`,
    fim: `${DIA}T13:40:00.000Z`,
    animal: { nome: 'Amora' },
    permissoes: { confirmar: estado === 'AGENDADO', editar: true },
  })

async function abrirFicha(responder: () => ReturnType<typeof ficha>) {
  servidor.responde('GET /agendamento/periodo', exemplo('GET /agendamento/periodo', { completo: true, itens: [] }))
  servidor.responde('GET /agendamento/:codigo', responder)
  servidor.responde('GET /agendamento/:codigo/lembrete', exemplo('GET /agendamento/:codigo/lembrete'))
  await abrir(`/agenda/agenda-atendimento?visao=dia&dia=${DIA}&agendamento=${CODIGO}`, 'CLIENTE')
  return page.getByRole('dialog', { name: 'Amora' })
}

it('o botão que se vai não leva o foco: a tecla seguinte ainda é da ficha', async () => {
  let estado: 'AGENDADO' | 'CONFIRMADO' = 'AGENDADO'
  servidor.responde('POST /agendamento/:codigo/transicao', () => {
    estado = 'CONFIRMADO'
    return { versao: 2, estado }
  })
  const dialogo = await abrirFicha(() => ficha(estado))
  await dialogo.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect.element(dialogo.getByText('Confirmado', { exact: true }).first()).toBeVisible()
  // It is brought back in the frame after the one that took the button away.
  await expect.poll(() => dialogo.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogo).not.toBeInTheDocument()
})

it('o histórico aberto ganha o que outra pessoa fez, ao voltar à janela', async () => {
  const historico = (quem: string) => exemplo('GET /historico', { itens: [{ acao: 'ALTERAR', usuario: quem }] })
  servidor.responde('GET /historico', historico('Clara Prado'))
  const dialogo = await abrirFicha(() => ficha('AGENDADO'))
  await dialogo.getByRole('button', { name: 'Histórico' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Histórico' }).getByText(/Clara Prado/)).toBeVisible()
  servidor.responde('GET /historico', historico('Bruno Dias'))
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByRole('dialog', { name: 'Histórico' }).getByText(/Bruno Dias/)).toBeVisible()
})

it('a carteirinha e a autorização vêm com o plano; sem elas, só o plano', async () => {
  let carteirinha: string | null = '0042-7'
  const dialogo = await abrirFicha(() => ({
    ...ficha('AGENDADO'),
    planoSaude: { codigo: CODIGO, nome: 'PetVida Ouro' },
    carteirinha,
    autorizacao: carteirinha === null ? null : 'AUT-9',
  }))
  await expect.element(dialogo.getByText('Carteirinha 0042-7')).toBeVisible()
  await expect.element(dialogo.getByText('Autorização AUT-9')).toBeVisible()
  carteirinha = null
  window.dispatchEvent(new Event('focus'))
  await expect.element(dialogo.getByText(/Carteirinha|Autorização/)).not.toBeInTheDocument()
})
