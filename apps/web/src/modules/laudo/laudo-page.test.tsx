import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const codigo = (n: number) => `01990000-0000-7000-8000-0000000000d${n}`
const [ITEM, RASCUNHO, ASSINADO] = [codigo(1), codigo(2), codigo(3)]
const laudos = exemplo('GET /laudo', {
  itens: [
    { codigo: ITEM, estado: 'A_INICIAR', numero: null, atendimento: { numero: 31 }, animal: { nome: 'Amora' } },
    { codigo: RASCUNHO, numero: 7, animal: { nome: 'Tobias' }, titulo: 'Abdômen', estado: 'RASCUNHO' },
    {
      codigo: ASSINADO,
      numero: 6,
      edicao: 2,
      animal: { nome: 'Nina' },
      titulo: 'Coração',
      estado: 'ASSINADO',
      assinadoEm: '2026-11-20T15:00:00Z',
      critico: true,
      prioridade: 'URGENTE',
      parceiro: { nome: 'Clínica Vila' },
    },
  ],
})
const linha = (nome: string) => page.getByRole('row').filter({ hasText: nome })

provarTela('/laudo', {
  perfil: 'ESPECIALISTA',
  leitura: {
    chave: 'GET /laudo',
    resposta: laudos,
    mostra: 'Tobias',
    vazia: { resposta: exemplo('GET /laudo'), diz: 'Nenhum laudo ainda' },
  },
  acao: null,
})

it('o exame à espera diz de que atendimento é, e a nova edição, que edição é', async () => {
  servidor.responde('GET /laudo', laudos)
  await abrir('/laudo', 'ESPECIALISTA')
  await expect.element(linha('Amora').getByText('atendimento nº 31')).toBeVisible()
  await expect.element(linha('Tobias').getByText('nº 7', { exact: true })).toBeVisible()
  await expect.element(linha('Nina').getByText('nº 6, 2ª edição')).toBeVisible()
})

it('só o assinado diz quando o foi, e só o crítico e o urgente são ditos assim', async () => {
  servidor.responde('GET /laudo', laudos)
  await abrir('/laudo', 'ESPECIALISTA')
  await expect.element(linha('Nina').getByText('Urgente')).toBeVisible()
  await expect.element(linha('Nina').getByText(/assinado em/)).toBeVisible()
  for (const nada of ['Urgente', 'assinado em', 'Crítico'])
    expect(linha('Tobias').getByText(nada).query(), nada).toBeNull()
})

it('o exame à espera abre o começo do laudo; o rascunho, o editor', async () => {
  servidor.responde('GET /laudo', laudos)
  await abrir('/laudo', 'ESPECIALISTA')
  await expect.element(linha('Amora').getByRole('link').first()).toHaveAttribute('href', `/laudo/novo?item=${ITEM}`)
  await expect
    .element(linha('Tobias').getByRole('link').first())
    .toHaveAttribute('href', `/laudo/editar?codigo=${RASCUNHO}`)
})

it('a clínica não vê a própria coluna, nem começa laudo', async () => {
  servidor.responde('GET /laudo', laudos)
  await abrir('/laudo', 'PARCEIRO')
  await expect.element(linha('Nina')).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Clínica' }).query()).toBeNull()
  expect(page.getByRole('link', { name: 'Novo laudo' }).query()).toBeNull()
})
