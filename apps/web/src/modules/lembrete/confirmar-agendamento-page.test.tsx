import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const CHAVE = 'k'.repeat(43)
const ENDERECO = `/confirmar-agendamento#${CHAVE}`

const exame = (mudanca: Parcial<Corpo<'POST /confirmar-agendamento'>> = {}) =>
  exemplo('POST /confirmar-agendamento', {
    situacao: 'ABERTO',
    animal: 'Amora',
    empresa: 'Lumiar',
    inicio: '2026-11-24T13:00:00.000Z',
    ...mudanca,
  })

provarTela(ENDERECO, {
  leitura: { chave: 'POST /confirmar-agendamento', resposta: exame(), mostra: 'Exame de Amora', vazia: null },
  acao: {
    chave: 'POST /confirmar-agendamento/resposta',
    preenche: async () => {
      await page.getByRole('button', { name: 'Pedir outro horário' }).click()
      await page.getByLabelText('Que dias e horários servem?').fill('Quinta à tarde')
    },
    botao: 'Pedir outro horário',
    resposta: exame({ situacao: 'RESPONDIDO', resposta: 'OUTRO_HORARIO' }),
    pede: { chave: CHAVE, resposta: 'OUTRO_HORARIO', motivo: 'Quinta à tarde' },
    depois: 'Lumiar vai entrar em contato para combinar outro horário.',
    recusa: 'TRANSICAO_INVALIDA',
  },
})

it('confirma com um toque, e não há mais o que responder', async () => {
  servidor.responde('POST /confirmar-agendamento', exame())
  servidor.responde('POST /confirmar-agendamento/resposta', exame({ situacao: 'RESPONDIDO', resposta: 'CONFIRMADO' }))
  await abrir(ENDERECO)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Exame confirmado' })).toBeVisible()
  expect(servidor.pedidos('POST /confirmar-agendamento/resposta')).toEqual([
    { chave: CHAVE, resposta: 'CONFIRMADO', motivo: null },
  ])
  expect(page.getByRole('button').elements()).toEqual([])
})

it('o horário é dito no fuso da empresa', async () => {
  servidor.responde('POST /confirmar-agendamento', exame({ fuso: 'America/Manaus' }))
  await abrir(ENDERECO)
  await expect.element(page.getByText(/09:00/)).toBeVisible()
})

it('de um horário que mudou, diz que o link não vale mais e não oferece resposta', async () => {
  servidor.responde('POST /confirmar-agendamento', exame({ situacao: 'REMARCADO' }))
  await abrir(ENDERECO)
  await expect.element(page.getByRole('heading', { name: 'O horário mudou' })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

it('link cortado no caminho não é perguntado ao servidor', async () => {
  await abrir(ENDERECO.slice(0, -1))
  await expect.element(page.getByRole('heading', { name: 'O link está incompleto' })).toBeVisible()
})

it('link que não é de nenhum exame diz isso, sem oferecer tentar de novo', async () => {
  servidor.recusa('POST /confirmar-agendamento', 'NAO_ENCONTRADO')
  await abrir(ENDERECO)
  await expect.element(page.getByRole('heading', { name: 'Link desconhecido' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Tentar de novo' }).query()).toBeNull()
})
