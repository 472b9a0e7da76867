import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/empresa/privacidade?vista=incidentes'
const INCIDENTE = {
  codigo: '01990000-0000-7000-8000-0000000000e1',
  numero: 3,
  estado: 'ABERTO',
  descricao: 'Planilha enviada a quem não devia',
  prazo: '2026-12-01',
  atrasado: false,
  risco: true,
  versao: 2,
} as const

provarTela<'GET /incidente', 'POST /incidente'>(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /incidente',
    resposta: exemplo('GET /incidente', { itens: [INCIDENTE] }),
    mostra: INCIDENTE.descricao,
    vazia: { resposta: exemplo('GET /incidente'), diz: 'Nenhum incidente registrado' },
  },
  acao: {
    chave: 'POST /incidente',
    preenche: async () => {
      await page.getByRole('button', { name: 'Registrar incidente' }).click()
      await page.getByRole('textbox', { name: 'O que aconteceu' }).fill('Notebook furtado')
      await page.getByRole('textbox', { name: 'Dados atingidos' }).fill('Nomes e telefones')
      await page.getByRole('textbox', { name: 'Pessoas atingidas' }).fill('12')
    },
    botao: 'Registrar',
    resposta: exemplo('POST /incidente', { ...INCIDENTE, risco: false }),
    pede: { descricao: 'Notebook furtado', dados: 'Nomes e telefones', pessoas: 12, risco: false },
    depois: /^Incidente nº 3 registrado\.$/,
    recusa: 'VALIDACAO',
  },
})

it('só o que traz risco tem dia para ser comunicado', async () => {
  const semRisco = { ...INCIDENTE, codigo: '01990000-0000-7000-8000-0000000000e2', numero: 4, risco: false }
  servidor.responde('GET /incidente', exemplo('GET /incidente', { itens: [INCIDENTE, semRisco] }))
  await abrir(ROTA, 'CLIENTE')
  await expect.element(page.getByText('nº 4', { exact: true })).toBeVisible()
  expect(page.getByText('01/12/2026').elements()).toHaveLength(1)
})

it('a comunicação é escrita por inteiro e fica no registro, com a versão que se leu', async () => {
  servidor.responde('GET /incidente', exemplo('GET /incidente', { itens: [INCIDENTE] }))
  servidor.responde('POST /incidente/:codigo/comunicacao', exemplo('POST /incidente/:codigo/comunicacao', INCIDENTE))
  await abrir(ROTA, 'CLIENTE')
  await page.getByRole('button', { name: 'Registrar comunicação do nº 3' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Comunicação do incidente nº 3' })
  await dialogo.getByRole('button', { name: 'Registrar comunicação' }).click()
  await expect.element(dialogo.getByText('Escreva para o registro.')).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'A quem, como e quando' }).fill('ANPD, protocolo 1.')
  await dialogo.getByRole('button', { name: 'Registrar comunicação' }).click()
  await expect.element(page.getByText('Comunicação registrada.')).toBeVisible()
  expect(servidor.pedidos('POST /incidente/:codigo/comunicacao')).toEqual([
    { codigo: INCIDENTE.codigo, versao: 2, comunicacao: 'ANPD, protocolo 1.' },
  ])
})
