import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emTransacao } from '../../infra/banco/index.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe } from '../../../teste/respostas.ts'
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

const mandarExaminar = (animal: string, tutor: string) =>
  amb.db
    .insertInto('atendimento')
    .values({
      cliente: empresa.cliente,
      numero: 1,
      origem: 'PARCEIRO',
      estado: 'ABERTO',
      modo_cobranca: 'FATURADO',
      criado_em: '2026-11-01T12:00:00Z',
      parceiro: empresa.parceiro,
      animal,
      tutor,
    })
    .execute()

describe('clínica parceira', () => {
  it('cadastra como sua, só para tutor seu', async () => {
    const seu = await empresa.como.PARCEIRO('POST /tutor', { nome: unico('Tutor'), estrangeiro: true })
    const { corpo } = await empresa.como.PARCEIRO(
      'POST /animal',
      preparo.minimo({ tutor: seu.corpo.codigo, parceiro: undefined }),
    )
    expect(corpo.parceiro?.codigo).toBe(empresa.parceiro)
    expect(
      (
        await empresa.como.PARCEIRO('PUT /animal/:codigo', {
          ...preparo.paraAlterar(corpo),
          tutor: seu.corpo.codigo,
          pesoGramas: 900,
        })
      ).corpo,
    ).toMatchObject({ pesoGramas: 900, parceiro: { codigo: empresa.parceiro } })
    const { tutor: deOutros } = await criarAnimal(amb, empresa.cliente)
    const alheio = await empresa.como.PARCEIRO('POST /animal', preparo.minimo({ tutor: deOutros }))
    expect([alheio.status, camposDe(alheio.corpo)]).toEqual([422, { tutor: 'Escolha um tutor do cadastro.' }])
  })

  it('não vê os dos outros; o que mandou examinar vê sem alterar e sem saber da outra clínica', async () => {
    const { codigo: clinica } = await amb.db
      .insertInto('parceiro')
      .values({ cliente: empresa.cliente, nome: 'Segredo', razao_social: 'S', documento: unico('d') })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const ficha = await preparo.novo({ parceiro: clinica, microchip: '985000000000001' })
    expect((await empresa.como.PARCEIRO('GET /animal/:codigo', { codigo: ficha.codigo })).status).toBe(404)
    expect((await empresa.como.PARCEIRO('GET /animal', { busca: ficha.nome })).corpo.itens).toEqual([])
    const seu = await empresa.como.PARCEIRO('POST /tutor', { nome: unico('Tutor'), estrangeiro: true })
    const duplicado = await empresa.como.PARCEIRO(
      'POST /animal',
      preparo.minimo({ tutor: seu.corpo.codigo, microchip: ficha.microchip }),
    )
    expect(duplicado.status).toBe(409)
    expect(duplicado.bytes.toString()).not.toContain(ficha.nome)
    await mandarExaminar(ficha.codigo, preparo.tutor)
    const visto = await empresa.como.PARCEIRO('GET /animal/:codigo', { codigo: ficha.codigo })
    expect(visto.corpo).toMatchObject({
      parceiro: null,
      permissoes: { editar: false, excluir: false, verHistorico: false },
    })
    expect((await empresa.como.PARCEIRO('GET /animal', { busca: ficha.nome })).corpo.itens).toMatchObject([
      { codigo: ficha.codigo, parceiro: null },
    ])
    expect((await empresa.como.PARCEIRO('PUT /animal/:codigo', preparo.paraAlterar(visto.corpo))).status).toBe(403)
  })
})

describe('especialista', () => {
  it('lê quem examina, por atendimento ou por agenda', async () => {
    const propria = await criarEmpresa(amb)
    const [examinado, agendado] = await Promise.all([
      criarAnimal(amb, propria.cliente),
      criarAnimal(amb, propria.cliente),
      criarAnimal(amb, propria.cliente),
    ])
    const { cliente, especialista } = propria
    await amb.db
      .insertInto('atendimento')
      .values({
        cliente,
        numero: 1,
        origem: 'EMPRESA',
        estado: 'ABERTO',
        modo_cobranca: 'A_VISTA',
        criado_em: '2026-11-01T12:00:00Z',
        ...examinado,
        especialista,
      })
      .execute()
    await amb.db
      .insertInto('agendamento')
      .values({
        cliente,
        especialista,
        inicio: '2026-11-25T12:00:00Z',
        fim: '2026-11-25T13:00:00Z',
        estado: 'AGENDADO',
        animal: agendado.animal,
        criado_em: '2026-11-01T12:00:00Z',
      })
      .execute()
    const { corpo } = await propria.como.ESPECIALISTA('GET /animal')
    expect(corpo.itens.map(({ codigo }) => codigo).sort()).toEqual([examinado.animal, agendado.animal].sort())
    expect((await propria.como.ESPECIALISTA('GET /tutor')).corpo.total).toBe(2)
    expect(
      (await propria.como.ESPECIALISTA('GET /animal/:codigo', { codigo: examinado.animal })).corpo.permissoes.editar,
    ).toBe(false)
  })
})

describe('separação das empresas no próprio banco', () => {
  it('uma consulta sem filtro de empresa não mostra nada alheio, nem pela função de busca', async () => {
    const { nome } = await preparo.novo()
    const [visiveis, pesos, achados] = await emTransacao(
      amb.dbApp,
      { papel: 'cliente', cliente: outra.cliente },
      async (tx) =>
        [
          await sql<{ cliente: string }>`select distinct cliente from animal`.execute(tx),
          await sql<{ cliente: string }>`select distinct cliente from animal_peso`.execute(tx),
          await sql`select busca.animal(${empresa.cliente}::uuid, ${nome}, 10)`.execute(tx),
        ] as const,
    )
    expect([...visiveis.rows, ...pesos.rows].every(({ cliente }) => cliente === outra.cliente)).toBe(true)
    expect(achados.rows).toEqual([])
  })
})
