import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const codigo = (n: number) => `01990000-0000-7000-8000-0000000000d${n}`
const [ATENDIMENTO, ITEM, LAUDO, SUGERIDO, OUTRO] = [codigo(1), codigo(2), codigo(3), codigo(4), codigo(5)]
const MODELOS = [
  { codigo: OUTRO, nome: 'Abdômen de gatos', modalidade: 'ULTRASSONOGRAFIA', sugerido: false },
  { codigo: SUGERIDO, nome: 'Abdômen total', modalidade: 'ULTRASSONOGRAFIA', sugerido: true },
]

const DE_AMORA = exemplo('GET /atendimento/:codigo', {
  codigo: ATENDIMENTO,
  numero: 31,
  animal: { nome: 'Amora' },
  itens: [
    { codigo: codigo(6), servico: { nome: 'Consulta' } },
    {
      codigo: codigo(7),
      servico: { nome: 'Raio X' },
      exigeLaudo: true,
      laudo: { codigo: LAUDO, numero: 6, estado: 'RASCUNHO' },
    },
    { codigo: ITEM, servico: { nome: 'Ultrassom' }, exigeLaudo: true },
  ],
})

/** The laudo that begins, in the editor. */
function responderPeloLaudo(): void {
  servidor.responde(
    'GET /laudo/:codigo',
    exemplo('GET /laudo/:codigo', { codigo: LAUDO, titulo: 'Abdômen', numero: 7 }),
  )
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
}

const escolher = (...modelos: typeof MODELOS) => servidor.responde('GET /modelo-documento/laudo', modelos)
const comecados = () => servidor.pedidos('POST /laudo')

provarTela('/laudo/novo', {
  perfil: 'ESPECIALISTA',
  leitura: {
    chave: 'GET /atendimento',
    resposta: exemplo('GET /atendimento', { itens: [{ animal: { nome: 'Amora' }, prioridade: 'URGENTE' }] }),
    mostra: 'Amora',
    vazia: { resposta: exemplo('GET /atendimento'), diz: 'Nenhum exame à espera de laudo' },
  },
  acao: null,
})

provarTela(`/laudo/novo?atendimento=${ATENDIMENTO}`, {
  perfil: 'ESPECIALISTA',
  tambem: () => {
    escolher(...MODELOS)
    responderPeloLaudo()
  },
  leitura: {
    chave: 'GET /atendimento/:codigo',
    resposta: DE_AMORA,
    mostra: 'Amora, atendimento nº 31',
    vazia: {
      resposta: exemplo('GET /atendimento/:codigo', { itens: [{ servico: { nome: 'Consulta' } }] }),
      diz: 'Nenhum exame deste atendimento pede laudo',
    },
  },
  acao: {
    chave: 'POST /laudo',
    preenche: async () => {
      await page.getByRole('radio', { name: /Abdômen de gatos/ }).click()
    },
    botao: 'Começar o laudo',
    resposta: exemplo('POST /laudo', { codigo: LAUDO }),
    pede: { item: ITEM, modelo: OUTRO },
    depois: 'Abdômen',
    recusa: 'LIMITE_DO_PLANO',
  },
})

it('o único modelo sugerido começa o laudo de quem veio do exame, sem perguntar', async () => {
  escolher(...MODELOS)
  responderPeloLaudo()
  servidor.responde('POST /laudo', exemplo('POST /laudo', { codigo: LAUDO }))
  await abrir(`/laudo/novo?item=${ITEM}`, 'ESPECIALISTA')
  await expect.poll(() => location.pathname + location.search).toBe(`/laudo/editar?codigo=${LAUDO}`)
  expect(comecados()).toMatchObject([{ item: ITEM, modelo: SUGERIDO }])
})

it('sem modelo sugerido, pergunta, e em branco é a primeira escolha', async () => {
  escolher({ ...MODELOS[0]!, sugerido: false })
  responderPeloLaudo()
  servidor.responde('POST /laudo', exemplo('POST /laudo', { codigo: LAUDO }))
  await abrir(`/laudo/novo?item=${ITEM}`, 'ESPECIALISTA')
  await expect.element(page.getByRole('radio', { name: /Em branco/ })).toBeChecked()
  expect(comecados()).toEqual([])
  await page.getByRole('button', { name: 'Começar o laudo' }).click()
  await expect.poll(comecados).toMatchObject([{ item: ITEM, modelo: null }])
})

it('o laudo que já existe se abre, em vez de começar outro', async () => {
  escolher(...MODELOS)
  responderPeloLaudo()
  servidor.recusa('POST /laudo', 'JA_EXISTE', { detalhes: { codigo: LAUDO } })
  await abrir(`/laudo/novo?item=${ITEM}`, 'ESPECIALISTA')
  await expect.poll(() => location.search).toBe(`?codigo=${LAUDO}`)
})

it('o exame que já tem laudo não se escolhe: o laudo dele se abre', async () => {
  escolher(...MODELOS)
  servidor.responde('GET /atendimento/:codigo', DE_AMORA)
  await abrir(`/laudo/novo?atendimento=${ATENDIMENTO}`, 'ESPECIALISTA')
  await expect.element(page.getByRole('radio', { name: /Raio X.*Laudo nº 6: rascunho/ })).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /Ultrassom/ })).toBeChecked()
  await expect
    .element(page.getByRole('link', { name: 'Abrir o laudo nº 6' }))
    .toHaveAttribute('href', `/laudo/editar?codigo=${LAUDO}`)
})
