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

it('anota o pedido de quem veio em pessoa, com o papel de quem se achou, e o abre; a recusa guarda o que se digitou', async () => {
  servidor.responde('GET /pedido-titular', exemplo('GET /pedido-titular'))
  servidor.responde('GET /titular', [
    { papel: 'CONTATO', registro: CODIGO, nome: 'Rui Prata', contato: 'rui@clinica.vet' },
  ])
  servidor.recusa('POST /pedido-titular', 'VALIDACAO', { campos: { identidade: 'Diga qual documento.' } })
  await abrir(ROTA, 'CLIENTE')
  await page.getByRole('button', { name: 'Anotar pedido presencial' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Anotar pedido presencial' })
  await dialogo.getByRole('combobox', { name: 'Titular' }).fill('rui')
  await page.getByRole('option', { name: /Rui Prata.*Contato de clínica · rui@clinica.vet/ }).click()
  await dialogo.getByRole('combobox', { name: 'O que pede' }).click()
  await page.getByRole('option', { name: 'Correção' }).click()
  await dialogo.getByRole('textbox', { name: 'Detalhes' }).fill('Mudou o telefone.')
  await dialogo.getByRole('textbox', { name: 'Documento apresentado' }).fill('RG')
  await dialogo.getByRole('button', { name: 'Anotar pedido' }).click()
  await expect.element(dialogo.getByText('Diga qual documento.')).toBeVisible()
  await expect.element(dialogo.getByRole('textbox', { name: 'Detalhes' })).toHaveValue('Mudou o telefone.')
  servidor.responde('POST /pedido-titular', completo({ papel: 'CONTATO' }))
  servidor.responde('GET /pedido-titular/:codigo', completo({ papel: 'CONTATO', tipo: 'CORRECAO' }))
  await dialogo.getByRole('textbox', { name: 'Documento apresentado' }).fill('RG 12.345.678-9')
  await dialogo.getByRole('button', { name: 'Anotar pedido' }).click()
  await expect.element(page.getByText('Pedido nº 7 anotado. Responda até 05/12/2026.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Pedido nº 7' })).toBeVisible()
  expect(servidor.pedidos('POST /pedido-titular').at(-1)).toEqual({
    papel: 'CONTATO',
    registro: CODIGO,
    tipo: 'CORRECAO',
    detalhes: 'Mudou o telefone.',
    identidade: 'RG 12.345.678-9',
  })
})

it('as cópias de prontuário que esperam dizem até quando, e levam ao paciente', async () => {
  servidor.responde(
    'GET /copia-prontuario',
    exemplo('GET /copia-prontuario', {
      itens: [
        {
          codigo: CODIGO,
          animal: { codigo: CODIGO, nome: 'Amora' },
          para: 'Clara',
          prazo: '2026-11-19',
          atrasada: true,
        },
      ],
    }),
  )
  await abrir(`${ROTA}?vista=copias`, 'CLIENTE')
  await expect.element(page.getByText('Atrasada', { exact: true })).toBeVisible()
  await expect.element(page.getByText('19/11/2026')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Amora/ }))
    .toHaveAttribute('href', `/cadastro/animal?codigo=${CODIGO}`)
  expect(servidor.pedidos('GET /copia-prontuario')[0]).toMatchObject({ ordem: 'prazo' })
})
