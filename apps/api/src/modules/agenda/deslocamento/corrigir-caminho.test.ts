import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../../teste/fabricas.ts'
import { aoNorte, criarClinica, marcarAs, TERCA } from '../../../../teste/agenda/deslocamento.ts'

let amb: Ambiente
let empresa: Empresa
let primeira: string
let segunda: string
beforeAll(async () => {
  amb = await abrirAmbiente()
})
/** Two visits of a morning, ten kilometres apart. */
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  primeira = (await marcarAs(amb, empresa, 0, await criarClinica(amb, empresa, aoNorte(0)))).corpo.codigo
  segunda = (await marcarAs(amb, empresa, 120, await criarClinica(amb, empresa, aoNorte(10)))).corpo.codigo
})
afterAll(() => amb.fechar())

const ler = async (codigo: string, quem: 'CLIENTE' | 'PARCEIRO' = 'CLIENTE') =>
  (await empresa.como[quem]('GET /agendamento/:codigo', { codigo })).corpo
const corrigir = (
  minutos: number | null,
  mais: object = {},
  quem: 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO' = 'CLIENTE',
) =>
  empresa.como[quem]('PUT /agendamento/:codigo/deslocamento', { codigo: segunda, anterior: primeira, minutos, ...mais })
const noPeriodo = async () => {
  const { corpo } = await empresa.como.CLIENTE('GET /agendamento/periodo', { de: TERCA, ate: TERCA })
  return corpo.itens.find(({ codigo }) => codigo === segunda)?.deslocamento
}

it('a ficha diz de onde se vem; a primeira do dia, sem ponto de partida, não diz nada', async () => {
  expect((await ler(primeira)).chegada).toBeNull()
  expect((await ler(segunda)).chegada).toMatchObject({
    anterior: primeira,
    caminho: { minutos: expect.any(Number), corrigido: false },
  })
})

it('o tempo corrigido vale na ficha, no calendário, na rota e na recusa; em branco, volta ao estimado', async () => {
  const antes = (await ler(segunda)).chegada?.caminho?.minutos
  const feito = await corrigir(77)
  expect(feito).toMatchObject({ status: 200, corpo: { caminho: { minutos: 77, corrigido: true } } })
  expect((await ler(segunda)).chegada?.caminho?.minutos).toBe(77)
  expect(await noPeriodo()).toMatchObject({ minutos: 77, corrigido: true, alcancavel: true })
  const plano = { especialista: empresa.especialista, dia: TERCA }
  const { corpo } = await empresa.como.CLIENTE('POST /agendamento/rota/planejar', plano)
  expect(corpo.antes.minutos).toBe(77)
  const { versao, inicio } = await ler(segunda)
  const cedo = new Date(Date.parse(inicio) - 30 * 60_000).toISOString()
  const mover = { codigo: segunda, versao, inicio: cedo }
  expect((await empresa.como.CLIENTE('POST /agendamento/:codigo/mover', mover)).corpo).toMatchObject({
    codigo: 'FORA_DE_ALCANCE',
  })
  const { corpo: trilha } = await empresa.como.CLIENTE('GET /historico', { entidade: 'agendamento', registro: segunda })
  expect(trilha.itens[0]).toMatchObject({ acao: 'CORRIGIR_CAMINHO', mudancas: { minutos: [null, 77] } })
  expect((await corrigir(null)).corpo.caminho).toMatchObject({ minutos: antes, corrigido: false })
})

it('recusa o que já não é o caminho, o que não é tempo, e quem não marca', async () => {
  expect((await corrigir(20, { anterior: null })).status).toBe(409)
  expect((await corrigir(20, { codigo: primeira, anterior: null })).status).toBe(409)
  for (const minutos of [0, -5, 1_441, 2.5]) expect((await corrigir(minutos)).status).toBe(422)
  expect((await corrigir(20, {}, 'PARCEIRO')).status).toBe(403)
  expect((await corrigir(20, {}, 'ESPECIALISTA')).status).toBe(200)
  const outra = await criarEmpresa(amb)
  const alheia = { codigo: segunda, anterior: primeira, minutos: 20 }
  expect((await outra.como.CLIENTE('PUT /agendamento/:codigo/deslocamento', alheia)).status).toBe(404)
})
