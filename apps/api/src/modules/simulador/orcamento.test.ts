import { CENARIO_DE_EXEMPLO } from '@vetlume/dominio/simulador'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'

let amb: Ambiente
let empresa: Empresa
let codigo: string

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  const cenario = { ...CENARIO_DE_EXEMPLO, servico: 'Ecocardiograma', precoCentavos: 41_234 }
  const nova = { nome: 'Eco', cenarios: [cenario, { ...cenario, servico: 'Holter' }] }
  codigo = (await empresa.como.CLIENTE_BASE('POST /simulacao', nova)).corpo.codigo
})
afterAll(() => amb.fechar())

const PEDIDO = {
  cenario: 0,
  para: 'Ana Lima',
  precoCentavos: 38_000,
  validadeDias: 15,
  condicoes: 'Jejum de 8 h.\nPix ou cartão.',
}
const pedir = (mudanca: object = {}, quem = empresa.como.CLIENTE_BASE) =>
  quem('GET /simulacao/:codigo/orcamento', { codigo, ...PEDIDO, ...mudanca })
const escrito = (bytes: Uint8Array) => lerPdf(bytes).paginas.flat().join(' ').replace(/\s+/g, ' ')

it('diz o exame, para quem, o preço, até quando vale e as condições, e nada do que custa', async () => {
  amb.relogio.fixar('2026-11-20T15:00:00Z')
  const { status, bytes } = await pedir()
  expect(status).toBe(200)
  const texto = escrito(bytes)
  for (const trecho of [
    'Orçamento',
    'Ana Lima',
    'Ecocardiograma',
    'Total R$ 380,00',
    'Válido até',
    '05/12/2026',
    'Jejum de 8 h.',
    'Pix ou cartão.',
  ])
    expect(texto).toContain(trecho)
  for (const segredo of ['412,34', 'Margem', 'Repasse', 'Custo', 'Nº', 'Paciente', 'Dia '])
    expect(texto).not.toContain(segredo)
  expect(escrito((await pedir({ cenario: 1, condicoes: undefined })).bytes)).toContain('Holter')
})

it.each([
  ['cenario', { cenario: 2 }],
  ['cenario', { cenario: 3 }],
  ['para', { para: ' ' }],
  ['precoCentavos', { precoCentavos: 0 }],
  ['validadeDias', { validadeDias: 366 }],
  ['validadeDias', { validadeDias: 1.5 }],
  ['condicoes', { condicoes: 'x'.repeat(1_001) }],
])('%s: %j é 422', async (campo, mudanca) => {
  const { status, corpo } = await pedir(mudanca)
  expect([status, Object.keys((corpo as unknown as { campos: object }).campos)]).toEqual([422, [campo]])
})

it('só quem vê a simulação a põe no papel', async () => {
  expect((await amb.semToken('GET /simulacao/:codigo/orcamento', { codigo, ...PEDIDO })).status).toBe(401)
  expect((await pedir({}, empresa.como.PARCEIRO)).status).toBe(403)
  expect((await pedir({ codigo: randomUUID() })).status).toBe(404)
  expect((await pedir({}, (await criarEmpresa(amb)).como.CLIENTE)).status).toBe(404)
})
