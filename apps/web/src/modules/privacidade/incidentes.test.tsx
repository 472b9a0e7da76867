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

const completo = (mudanca: object = {}) =>
  exemplo('GET /incidente/:codigo', {
    ...INCIDENTE,
    faltam: ['TITULARES'],
    passos: [
      {
        codigo: '01990000-0000-7000-8000-0000000000e4',
        tipo: 'COMUNICACAO',
        destinatarios: ['ANPD'],
        feitaEm: '2026-11-27',
        texto: 'Protocolo 1.',
        autor: 'Marcos',
      },
    ],
    permissoes: { comunicar: true, encerrar: false },
    ...mudanca,
  })

it('a linha leva à página do incidente, que diz até quando, a quem foi comunicado e quem falta', async () => {
  servidor.responde('GET /incidente', exemplo('GET /incidente', { itens: [INCIDENTE] }))
  servidor.responde('GET /incidente/:codigo', completo())
  await abrir(ROTA, 'CLIENTE')
  await page.getByRole('link', { name: /nº 3/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Incidente nº 3' })).toBeVisible()
  await expect.element(page.getByText('Comunicado: ANPD, em 27/11/2026')).toBeVisible()
  await expect.element(page.getByText('Protocolo 1.')).toBeVisible()
  const lado = page.getByRole('region', { name: 'Comunicação' })
  await expect.element(lado.getByText('01/12/2026')).toBeVisible()
  await expect.element(lado.getByText('Pessoas atingidas').nth(1)).toBeVisible()
  expect(page.getByRole('button', { name: 'Encerrar' }).query()).toBeNull()
})

it('a comunicação diz a quem e em que dia, com a versão que se leu; a recusa guarda o que se escreveu', async () => {
  servidor.responde('GET /incidente/:codigo', completo())
  servidor.recusa('POST /incidente/:codigo/comunicacao', 'VALIDACAO', {
    campos: { feitaEm: 'O incidente ainda não era conhecido neste dia.' },
  })
  await abrir(`${ROTA}&codigo=${INCIDENTE.codigo}`, 'CLIENTE')
  await page.getByRole('button', { name: 'Registrar comunicação' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Comunicação do incidente nº 3' })
  await expect.element(dialogo.getByRole('checkbox', { name: 'Pessoas atingidas' })).toBeChecked()
  await dialogo.getByRole('checkbox', { name: 'Outros' }).click()
  const texto = dialogo.getByRole('textbox', { name: 'Como, e o que foi dito' })
  await texto.fill('Por e-mail.')
  await dialogo.getByRole('button', { name: 'Registrar comunicação' }).click()
  await expect.element(dialogo.getByText('O incidente ainda não era conhecido neste dia.')).toBeVisible()
  await expect.element(texto).toHaveValue('Por e-mail.')
  servidor.responde('POST /incidente/:codigo/comunicacao', completo())
  await dialogo.getByRole('button', { name: 'Registrar comunicação' }).click()
  await expect.element(page.getByText('Comunicação registrada.', { exact: true })).toBeVisible()
  expect(servidor.pedidos('POST /incidente/:codigo/comunicacao').at(-1)).toMatchObject({
    codigo: INCIDENTE.codigo,
    versao: 2,
    destinatarios: ['TITULARES', 'OUTROS'],
    comunicacao: 'Por e-mail.',
  })
})

it('encerrar pede o que foi feito', async () => {
  servidor.responde(
    'GET /incidente/:codigo',
    completo({ estado: 'COMUNICADO', faltam: [], permissoes: { comunicar: true, encerrar: true } }),
  )
  servidor.responde('POST /incidente/:codigo/encerramento', completo({ estado: 'ENCERRADO' }))
  await abrir(`${ROTA}&codigo=${INCIDENTE.codigo}`, 'CLIENTE')
  await page.getByRole('button', { name: 'Encerrar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Encerrar o incidente nº 3' })
  await dialogo.getByRole('button', { name: 'Encerrar incidente' }).click()
  await expect.element(dialogo.getByText('Escreva para o registro.')).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'O que foi feito' }).fill('Senhas trocadas.')
  await dialogo.getByRole('button', { name: 'Encerrar incidente' }).click()
  await expect.element(page.getByText('Incidente encerrado.')).toBeVisible()
  expect(servidor.pedidos('POST /incidente/:codigo/encerramento')).toEqual([
    { codigo: INCIDENTE.codigo, versao: 2, medidas: 'Senhas trocadas.' },
  ])
})
