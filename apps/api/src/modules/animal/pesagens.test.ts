import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import type { Empresa } from '../../../teste/fabricas.ts'
import { camposDe, situacoes } from '../../../teste/respostas.ts'
import { prepararAnimais } from '../../../teste/animal/preparo.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let preparo: Awaited<ReturnType<typeof prepararAnimais>>
beforeAll(async () => {
  amb = await abrirAmbiente()
  preparo = await prepararAnimais(amb)
  ;({ empresa, outra } = preparo)
})
afterAll(() => amb.fechar())

const pesar = async (codigo: string, gramas: number, dia: string, chamar = empresa.como.CLIENTE) =>
  chamar('POST /animal/:codigo/pesos', { codigo, gramas, dia })
const gramasDe = ({ pesos }: { pesos: readonly { gramas: number }[] }) => pesos.map(({ gramas }) => gramas)

describe('pesagens', () => {
  it('a de um dia passado entra no seu lugar; o peso do animal é sempre o da última', async () => {
    const { codigo, versao } = await preparo.novo({ pesoGramas: 5_000 })
    const { status, corpo } = await pesar(codigo, 4_200, '2026-08-01')
    expect(status).toBe(201)
    expect([corpo.pesoGramas, gramasDe(corpo)]).toEqual([5_000, [5_000, 4_200]])
    // Noon of São Paulo.
    expect(corpo.pesos[1]?.medidoEm).toBe('2026-08-01T15:00:00.000Z')
    amb.relogio.avancar({ minutes: 1 })
    expect((await pesar(codigo, 5_300, '2026-11-20')).corpo).toMatchObject({ pesoGramas: 5_300 })
    const { corpo: ficha } = await empresa.como.CLIENTE('GET /animal/:codigo', { codigo })
    // Who has the form open is not refused because somebody weighed the animal.
    expect([ficha.versao, ficha.pesoGramas, gramasDe(ficha)]).toEqual([versao, 5_300, [5_300, 5_000, 4_200]])
  })

  it('corrige e apaga; sem nenhuma, o animal fica sem peso', async () => {
    const { codigo } = await preparo.novo()
    const { corpo: primeira } = await pesar(codigo, 40_000, '2026-11-01')
    const peso = primeira.pesos[0]
    if (peso === undefined) throw new Error('sem pesagem')
    const corrigir = (gramas: number, versao = peso.versao) =>
      empresa.como.CLIENTE('PUT /animal/:codigo/pesos/:peso', {
        codigo,
        peso: peso.codigo,
        versao,
        gramas,
        dia: '2026-11-02',
      })
    expect((await corrigir(4_000)).corpo).toMatchObject({
      pesoGramas: 4_000,
      pesos: [{ gramas: 4_000, versao: 2, medidoEm: '2026-11-02T15:00:00.000Z' }],
    })
    expect((await corrigir(4_100)).corpo).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { atual: { versao: 2 } },
    })
    const apagada = await empresa.como.CLIENTE('DELETE /animal/:codigo/pesos/:peso', { codigo, peso: peso.codigo })
    expect(apagada.corpo).toEqual({ pesoGramas: null, pesos: [] })
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select(['acao', 'mudancas'])
      .where('registro', '=', codigo)
      .where('acao', '=', 'PESAGEM')
      .orderBy('sequencia')
      .execute()
    expect(trilha.map(({ mudancas }) => mudancas)).toEqual([
      { pesagem: [null, { gramas: 40_000, dia: '2026-11-01' }] },
      {
        pesagem: [
          { gramas: 40_000, dia: '2026-11-01' },
          { gramas: 4_000, dia: '2026-11-02' },
        ],
      },
      { pesagem: [{ gramas: 4_000, dia: '2026-11-02' }, null] },
    ])
  })

  it('duas correções ao mesmo tempo: uma vale, a outra é recusada', async () => {
    const { codigo } = await preparo.novo({ pesoGramas: 5_000 })
    const { corpo } = await empresa.como.CLIENTE('GET /animal/:codigo', { codigo })
    const peso = corpo.pesos[0]?.codigo ?? ''
    const respostas = await Promise.all(
      [5_100, 5_200].map((gramas) =>
        empresa.como.CLIENTE('PUT /animal/:codigo/pesos/:peso', { codigo, peso, versao: 1, gramas, dia: '2026-11-20' }),
      ),
    )
    expect(situacoes(respostas)).toEqual([200, 409])
  })

  it.each([
    ['gramas', 0, '2026-11-01'],
    ['gramas', 2_000_001, '2026-11-01'],
    ['gramas', 1.5, '2026-11-01'],
    ['dia', 4_000, '2026-11-21'],
    ['dia', 4_000, '2020-01-01'],
    ['dia', 4_000, '2026-02-30'],
    ['dia', 4_000, '1800-01-01'],
  ])('recusa %s em %i g de %s e diz o que corrigir', async (campo, gramas, dia) => {
    const { codigo } = await preparo.novo({ nascimento: '2023-01-01' })
    const { status, corpo } = await pesar(codigo, gramas, dia)
    expect([status, Object.keys(camposDe(corpo))]).toEqual([422, [campo]])
  })

  it('depois do óbito não há pesagem', async () => {
    const { codigo } = await preparo.novo({ obito: '2026-10-01' })
    expect(camposDe((await pesar(codigo, 4_000, '2026-10-02')).corpo)).toEqual({
      dia: 'A pesagem não pode ser depois do óbito.',
    })
    expect((await pesar(codigo, 4_000, '2026-10-01')).status).toBe(201)
  })

  it('só de quem edita o animal, e só as dele', async () => {
    const um = await preparo.novo({ pesoGramas: 5_000 })
    const outroAnimal = await preparo.novo()
    const peso = um.pesos[0]?.codigo ?? ''
    expect((await pesar(um.codigo, 1, '2026-11-20', outra.como.CLIENTE)).status).toBe(404)
    expect((await pesar(um.codigo, 1, '2026-11-20', empresa.como.PARCEIRO)).status).toBe(404)
    expect((await pesar(um.codigo, 1, '2026-11-20', empresa.como.ESPECIALISTA)).status).toBe(403)
    expect((await pesar(um.codigo, 1, '2026-11-20', amb.semToken)).status).toBe(401)
    const apagar = (codigo: string, qual: string, chamar = empresa.como.CLIENTE) =>
      chamar('DELETE /animal/:codigo/pesos/:peso', { codigo, peso: qual })
    expect((await apagar(outroAnimal.codigo, peso)).status).toBe(404)
    expect((await apagar(um.codigo, randomUUID())).status).toBe(404)
    expect((await apagar(um.codigo, peso, outra.como.CLIENTE)).status).toBe(404)
    expect((await empresa.como.CLIENTE('GET /animal/:codigo', { codigo: um.codigo })).corpo.pesos).toHaveLength(1)
  })
})
