import type { DestinoDoTrabalho, TrabalhoDoEspecialista } from '@vetlume/dominio/trabalho'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const codigo = (n: number) => `01990000-0000-7000-8000-00000000000${n}`
const HELENA = { codigo: codigo(1), nome: 'Helena Prado', verTrabalho: true }
const [RUI, LIA] = [
  { codigo: codigo(2), nome: 'Rui Campos' },
  { codigo: codigo(3), nome: 'Lia Mota' },
]
const HORARIO = {
  tipo: 'AGENDAMENTO',
  codigo: codigo(4),
  versao: 2,
  quando: '2026-12-01T13:00:00.000Z',
  titulo: 'Ultrassom abdominal',
  paciente: 'Mel',
  clinica: 'Clínica X',
  situacao: 'Confirmado',
} as const
const LAUDO = {
  ...HORARIO,
  tipo: 'LAUDO',
  codigo: codigo(5),
  versao: 7,
  paciente: 'Thor',
  situacao: 'Rascunho',
} as const
const TRABALHO = 'GET /especialista/:codigo/trabalho'
const PREVIA = 'POST /especialista/:codigo/trabalho/previa'
const TRANSFERIR = 'POST /especialista/:codigo/trabalho/transferir'

const trabalho = (mudancas: Partial<TrabalhoDoEspecialista> = {}): TrabalhoDoEspecialista => ({
  itens: [HORARIO, LAUDO],
  total: 2,
  porTipo: { AGENDAMENTO: 1, ATENDIMENTO: 0, LAUDO: 1, REVISAO: 0, ESPERA: 0 },
  colegas: [RUI, LIA],
  ...mudancas,
})
const destino = (
  { tipo, codigo: dele }: Pick<DestinoDoTrabalho, 'tipo' | 'codigo'>,
  problemas: DestinoDoTrabalho['problemas'] = [],
): DestinoDoTrabalho => ({ tipo, codigo: dele, para: RUI.codigo, passa: problemas.length === 0, problemas })

async function abrirTrabalho(mudancas: Partial<TrabalhoDoEspecialista> = {}) {
  servidor.responde('GET /especialista', exemplo('GET /especialista'))
  servidor.responde('GET /especialista/:codigo', exemplo('GET /especialista/:codigo', HELENA))
  servidor.responde(TRABALHO, trabalho(mudancas))
  await abrir(`/cadastro/especialista?codigo=${HELENA.codigo}&parte=trabalho`, 'CLIENTE')
}

const botao = (name: string) => page.getByRole('button', { name, exact: true })
async function paraTodos(nome: string) {
  await page.getByRole('combobox', { name: 'Passar tudo para' }).click()
  await page.getByRole('option', { name: nome }).click()
}

it('confere, transfere com o motivo o que cabe, e o que sobra continua na lista', async () => {
  servidor.responde(PREVIA, {
    itens: [destino(HORARIO, [{ mensagem: 'Rui Campos já tem agendamento.', ressalva: null }]), destino(LAUDO)],
  })
  servidor.responde(TRANSFERIR, { itens: [destino(LAUDO)] })
  await abrirTrabalho()
  await expect.element(page.getByText('Mel: Ultrassom abdominal')).toBeVisible()
  await expect.element(botao('Conferir')).toBeDisabled()
  await paraTodos('Rui Campos')
  await botao('Conferir').click()
  await expect.element(page.getByText('Rui Campos já tem agendamento.')).toBeVisible()
  await expect.element(page.getByText('Cabe 1 de 2')).toBeVisible()
  await botao('Transferir 1 item').click()
  const dialogo = page.getByRole('dialog', { name: 'Transferir 1 item' })
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Licença-maternidade')
  servidor.responde(TRABALHO, trabalho({ itens: [HORARIO], total: 1 }))
  await dialogo.getByRole('button', { name: 'Transferir' }).click()
  await expect.element(page.getByText('1 item em novas mãos. Quem recebe já foi avisado.')).toBeVisible()
  await expect.element(page.getByText('Thor: Ultrassom abdominal')).not.toBeInTheDocument()
  expect(servidor.pedidos(TRANSFERIR)).toEqual([
    {
      codigo: HELENA.codigo,
      motivo: 'Licença-maternidade',
      soOQueCabe: true,
      itens: [{ tipo: 'LAUDO', codigo: LAUDO.codigo, versao: 7, para: RUI.codigo, ressalvas: [] }],
    },
  ])
})

it('o que se pode fazer mesmo assim passa a caber, com a ressalva que foi lida', async () => {
  servidor.responde(PREVIA, {
    itens: [
      destino(HORARIO, [
        { mensagem: 'Não tem a especialidade.', ressalva: 'SEM_ESPECIALIDADE' },
        { mensagem: 'Confirme se é um plantão.', ressalva: 'FORA_DO_HORARIO' },
      ]),
      destino(LAUDO),
    ],
  })
  servidor.responde(TRANSFERIR, { itens: [destino(HORARIO), destino(LAUDO)] })
  await abrirTrabalho()
  await paraTodos('Rui Campos')
  await botao('Conferir').click()
  await botao('Passar mesmo assim').click()
  await botao('Transferir 2 itens').click()
  const dialogo = page.getByRole('dialog', { name: 'Transferir 2 itens' })
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Saiu')
  servidor.responde(TRABALHO, trabalho({ itens: [], total: 0 }))
  await dialogo.getByRole('button', { name: 'Transferir' }).click()
  await expect.element(page.getByText('Nada por fazer')).toBeVisible()
  expect(servidor.pedidos(TRANSFERIR)[0]?.itens?.[0]).toMatchObject({
    ressalvas: ['SEM_ESPECIALIDADE', 'FORA_DO_HORARIO'],
  })
})

it('um item pode ir para outra pessoa; mudar a escolha pede outra conferência, e o desmarcado não vai', async () => {
  servidor.responde(PREVIA, { itens: [destino(HORARIO), destino(LAUDO)] })
  await abrirTrabalho()
  await paraTodos('Rui Campos')
  await botao('Conferir').click()
  await expect.element(botao('Transferir 2 itens')).toBeVisible()
  await page.getByRole('combobox', { name: 'Para', exact: true }).first().click()
  await page.getByRole('option', { name: 'Lia Mota' }).click()
  await page.getByRole('checkbox', { name: /Thor/ }).click()
  servidor.responde(PREVIA, { itens: [{ ...destino(HORARIO), para: LIA.codigo }] })
  await botao('Conferir').click()
  await expect.element(botao('Transferir 1 item')).toBeVisible()
  expect(servidor.pedidos(PREVIA).at(-1)?.itens).toEqual([
    { tipo: 'AGENDAMENTO', codigo: HORARIO.codigo, versao: 2, para: LIA.codigo, ressalvas: [] },
  ])
})

it('sem outro especialista diz o que falta', async () => {
  await abrirTrabalho({ colegas: [] })
  await expect.element(page.getByText('Ninguém para receber')).toBeVisible()
})

it('uma recusa da conferência é dita na tela', async () => {
  servidor.recusa(PREVIA, 'REFERENCIA_INEXISTENTE')
  await abrirTrabalho()
  await paraTodos('Rui Campos')
  await botao('Conferir').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

it('desativar quem tem trabalho por fazer diz quanto, e leva a transferir', async () => {
  servidor.responde('GET /especialista', exemplo('GET /especialista'))
  servidor.responde('GET /especialista/:codigo', exemplo('GET /especialista/:codigo', HELENA))
  servidor.responde(TRABALHO, trabalho())
  await abrir(`/cadastro/especialista?codigo=${HELENA.codigo}`, 'CLIENTE')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Desativar' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Helena Prado ainda tem trabalho por fazer' })
  await expect.element(pergunta.getByText(/1 horário na agenda e 1 laudo a assinar/)).toBeVisible()
  await pergunta.getByRole('button', { name: 'Transferir trabalho' }).click()
  await expect.element(page.getByRole('region', { name: 'Transferir trabalho' })).toBeVisible()
  expect(servidor.pedidos('PUT /especialista/:codigo/situacao')).toEqual([])
})
