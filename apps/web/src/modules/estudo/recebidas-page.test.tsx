import { empacotarVarias } from '@vetlume/dominio/imagem'
import { MINIATURAS_POR_VEZ } from '@vetlume/dominio/laudo'
import type { EstudoCompleto } from '@vetlume/dominio/estudo'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/laudo/recebidas'
const [CODIGO, ITEM, IMAGEM] = ['a', 'b', 'c'].map((letra) => `01990000-0000-7000-8000-00000000000${letra}`) as [
  string,
  string,
  string,
]

provarTela<'GET /estudo', never>(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /estudo',
    resposta: exemplo('GET /estudo', { itens: [{ codigo: CODIGO, paciente: 'Silva Mel', situacao: 'A_IDENTIFICAR' }] }),
    mostra: 'Silva Mel',
    vazia: { resposta: exemplo('GET /estudo'), diz: 'Nada chegou dos equipamentos ainda' },
  },
  acao: null,
})

const NADA = { ligar: false, soltar: false, descartar: false, retomar: false, trazer: false }
const estudo = (mudanca: Partial<EstudoCompleto> = {}) =>
  exemplo('GET /estudo/:codigo', {
    codigo: CODIGO,
    versao: 3,
    paciente: 'Silva Mel',
    situacao: 'A_IDENTIFICAR',
    exame: null,
    ligadoPor: null,
    motivo: null,
    saiEm: null,
    esperaAte: '2027-05-20T15:00:00.000Z',
    itens: [
      {
        codigo: IMAGEM,
        serie: '1.2',
        numero: 1,
        quadros: 1,
        temFigura: false,
        aviso: 'Sem imagem.',
        largura: null,
        altura: null,
        noLaudo: false,
      },
    ],
    propostas: [
      {
        item: ITEM,
        numero: 77,
        servico: 'Ultrassom abdominal',
        animal: 'Mel',
        tutor: 'Ana Silva',
        especie: 'Canina',
        momento: '2026-11-20T15:00:00.000Z',
        motivos: ['Mesmo nome: Mel', 'Mesma hora'],
      },
    ],
    permissoes: { ...NADA, ligar: true, descartar: true },
    ...mudanca,
  })

it('o que foi descartado diz quando é apagado', async () => {
  const descartado = {
    situacao: 'DESCARTADO' as const,
    motivo: 'Teste',
    saiEm: '2027-02-18T15:00:00.000Z',
    esperaAte: null,
  }
  servidor.responde(
    'GET /estudo/:codigo',
    estudo({ ...descartado, propostas: [], permissoes: { ...NADA, retomar: true } }),
  )
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  await expect.element(page.getByText('Apagado em')).toBeVisible()
  await expect.element(page.getByText(/18\/02\/2027/)).toBeVisible()
})

it('a lista diz até quando espera o que ninguém identificou', async () => {
  const itens = [{ codigo: CODIGO, situacao: 'A_IDENTIFICAR' as const, esperaAte: '2027-05-20T15:00:00.000Z' }]
  servidor.responde('GET /estudo', exemplo('GET /estudo', { itens }))
  await abrir(ROTA, 'CLIENTE')
  await expect.element(page.getByText(/20\/05\/2027/)).toBeVisible()
})

it('e ele, o que acontece então', async () => {
  servidor.responde('GET /estudo/:codigo', estudo())
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  await expect.element(page.getByText(/20\/05\/2027.* é descartado/)).toBeVisible()
})

it('diz por que propõe cada exame, e um clique liga', async () => {
  servidor.responde('GET /estudo/:codigo', estudo())
  servidor.responde('POST /estudo/:codigo/ligar', { versao: 4 })
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'ESPECIALISTA')
  await expect.element(page.getByText('Mesmo nome: Mel; Mesma hora')).toBeVisible()
  await page.getByRole('button', { name: 'Ligar a Mel, Ultrassom abdominal' }).click()
  await expect.element(page.getByText(/^Ligado a Mel, Ultrassom abdominal/)).toBeVisible()
  expect(servidor.pedidos('POST /estudo/:codigo/ligar')).toEqual([{ codigo: CODIGO, versao: 3, item: ITEM }])
})

it('o que outra pessoa já ligou é dito', async () => {
  servidor.responde('GET /estudo/:codigo', estudo())
  servidor.recusa('POST /estudo/:codigo/ligar', 'TRANSICAO_INVALIDA', { mensagem: 'Este estudo já tem destino.' })
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  await page.getByRole('button', { name: 'Ligar a Mel, Ultrassom abdominal' }).click()
  await expect.element(page.getByText('Este estudo já tem destino.')).toBeVisible()
})

it('descarta com o motivo', async () => {
  servidor.responde('GET /estudo/:codigo', estudo({ propostas: [] }))
  servidor.responde('POST /estudo/:codigo/descartar', { versao: 4 })
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  await expect.element(page.getByText(/Nenhum exame destes dias/)).toBeVisible()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Descartar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Descartar este estudo?' })
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Teste do aparelho')
  await dialogo.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(page.getByText('Estudo descartado.')).toBeVisible()
  expect(servidor.pedidos('POST /estudo/:codigo/descartar')).toEqual([
    { codigo: CODIGO, versao: 3, motivo: 'Teste do aparelho' },
  ])
})

const imagens = (quantas: number) =>
  Array.from({ length: quantas }, (_, i) => ({
    codigo: `01990000-0000-7000-8000-0000000001${String(i).padStart(2, '0')}`,
    serie: '1.2',
    numero: i + 1,
    quadros: 1,
    temFigura: true,
    aviso: null,
    largura: 64,
    altura: 48,
    noLaudo: false,
  }))

/** Small images of no bytes. */
const responderMiniaturas = () =>
  servidor.responde(
    'GET /estudo/:codigo/miniaturas',
    ({ imagens: quais }) => new Blob([empacotarVarias(quais.map((qual) => [qual, new Uint8Array()]))]),
  )

it('as miniaturas da tela vão juntas, dezesseis por pedido, e cada uma se amplia', async () => {
  responderMiniaturas()
  servidor.responde('GET /estudo/:codigo', estudo({ itens: imagens(40) }))
  servidor.responde('GET /estudo/:codigo/imagem/:imagem', new Blob())
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  const lista = page.getByRole('list', { name: 'Imagens da série 1' })
  const pedidas = () => servidor.pedidos('GET /estudo/:codigo/miniaturas').flatMap((um) => um.imagens)
  await expect
    .poll(() => {
      const desenhadas = lista.element().querySelectorAll('img').length
      return desenhadas > 0 && desenhadas === pedidas().length
    })
    .toBe(true)
  const lotes = servidor.pedidos('GET /estudo/:codigo/miniaturas').map((um) => um.imagens.length)
  expect(lotes.length).toBe(Math.ceil(pedidas().length / MINIATURAS_POR_VEZ))
  expect(new Set(pedidas()).size).toBe(pedidas().length)
  await lista.getByRole('button', { name: 'Ampliar Imagem 2' }).click()
  const visor = page.getByRole('dialog')
  await expect.element(visor).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  const inteiras = () => servidor.pedidos('GET /estudo/:codigo/imagem/:imagem').map((uma) => uma.imagem)
  await expect.poll(inteiras).toEqual([imagens(3)[1]?.codigo, imagens(3)[2]?.codigo])
})

it('de um estudo grande, leva ao laudo só o que se marca', async () => {
  const itens = imagens(61)
  const exame = { item: ITEM, atendimento: ITEM, numero: 77, servico: 'TC', animal: 'Mel', tutor: 'Ana', laudo: ITEM }
  responderMiniaturas()
  servidor.responde(
    'GET /estudo/:codigo',
    estudo({ itens, exame, situacao: 'NO_LAUDO', propostas: [], permissoes: { ...NADA, soltar: true, trazer: true } }),
  )
  servidor.responde('POST /estudo/:codigo/trazer', { trazidas: 2 })
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'ESPECIALISTA')
  await expect.element(page.getByText(/Este estudo é grande/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Imagem 1', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Imagem 3', exact: true }).click()
  await page.getByRole('button', { name: 'Levar 2 ao laudo' }).click()
  await expect.element(page.getByText(/As imagens escolhidas estão no laudo/)).toBeVisible()
  expect(servidor.pedidos('POST /estudo/:codigo/trazer')).toEqual([
    { codigo: CODIGO, imagens: [itens[0]?.codigo, itens[2]?.codigo] },
  ])
})
