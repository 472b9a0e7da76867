import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emTransacao } from '../../infra/banco/index.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const novo = async (chamar = empresa.como.CLIENTE, extra = {}) =>
  (await chamar('POST /tutor', { nome: unico('Tutora'), cpf: cpfUnico(), ...extra })).corpo

describe('clínica parceira', () => {
  it('cadastra sempre como sua, mande o que mandar', async () => {
    const alheio = await amb.db
      .insertInto('parceiro')
      .values({ cliente: empresa.cliente, nome: 'Outra', razao_social: 'Outra', documento: unico('doc') })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const ficha = await novo(empresa.como.PARCEIRO, { parceiro: alheio.codigo })
    expect(ficha.parceiro?.codigo).toBe(empresa.parceiro)
    expect(ficha.permissoes).toEqual({ editar: true, excluir: true, verHistorico: false })
  })

  it('não vê, não abre e não descobre o nome dos tutores dos outros', async () => {
    const alheio = await novo()
    expect((await empresa.como.PARCEIRO('GET /tutor/:codigo', { codigo: alheio.codigo })).status).toBe(404)
    expect((await empresa.como.PARCEIRO('GET /tutor', { busca: alheio.nome })).corpo.itens).toEqual([])
    expect(
      (await empresa.como.PARCEIRO('PUT /tutor/:codigo', { ...alheio, cidade: null, parceiro: null })).status,
    ).toBe(404)
    const recusa = await empresa.como.PARCEIRO('POST /tutor', { nome: 'Mesma pessoa', cpf: alheio.cpf })
    expect(recusa.status).toBe(409)
    expect(recusa.bytes.toString()).not.toContain(alheio.nome)
    expect(recusa.bytes.toString()).not.toContain(alheio.codigo)
  })

  it('abre o tutor cujo animal mandou examinar, sem poder alterá-lo', async () => {
    const { tutor, animal } = await criarAnimal(amb, empresa.cliente)
    await amb.db
      .insertInto('atendimento')
      .values({
        cliente: empresa.cliente,
        numero: 900_001,
        origem: 'PARCEIRO',
        estado: 'ABERTO',
        animal,
        tutor,
        parceiro: empresa.parceiro,
        modo_cobranca: 'FATURADO',
        criado_em: '2026-11-01T12:00:00Z',
      })
      .execute()
    const { status, corpo } = await empresa.como.PARCEIRO('GET /tutor/:codigo', { codigo: tutor })
    expect(status).toBe(200)
    expect(corpo.permissoes.editar).toBe(false)
    expect(corpo.animais.map(({ codigo }) => codigo)).toEqual([animal])
    expect((await empresa.como.PARCEIRO('PUT /tutor/:codigo', { ...corpo, cidade: null, parceiro: null })).status).toBe(
      403,
    )
  })
})

describe('especialista', () => {
  it('lê só os tutores de quem examina', async () => {
    const { tutor, animal } = await criarAnimal(amb, empresa.cliente)
    const { tutor: alheio } = await criarAnimal(amb, empresa.cliente)
    await amb.db
      .insertInto('atendimento')
      .values({
        cliente: empresa.cliente,
        numero: 900_002,
        origem: 'EMPRESA',
        estado: 'ABERTO',
        animal,
        tutor,
        especialista: empresa.especialista,
        modo_cobranca: 'A_VISTA',
        criado_em: '2026-11-01T12:00:00Z',
      })
      .execute()
    expect((await empresa.como.ESPECIALISTA('GET /tutor')).corpo.itens.map(({ codigo }) => codigo)).toEqual([tutor])
    expect((await empresa.como.ESPECIALISTA('GET /tutor/:codigo', { codigo: tutor })).corpo.permissoes).toEqual({
      editar: false,
      excluir: false,
      verHistorico: true,
    })
    expect((await empresa.como.ESPECIALISTA('GET /tutor/:codigo', { codigo: alheio })).status).toBe(404)
  })
})

describe('separação das empresas no próprio banco', () => {
  it('uma consulta sem filtro de empresa não mostra nada alheio, nem pela função de busca', async () => {
    const { codigo, nome } = await novo()
    const [visiveis, achados] = await emTransacao(
      amb.dbApp,
      { papel: 'cliente', cliente: outra.cliente },
      async (tx) =>
        [
          await sql<{ cliente: string }>`select distinct cliente from tutor`.execute(tx),
          await sql`select busca.tutor(${empresa.cliente}::uuid, ${nome}, 10)`.execute(tx),
        ] as const,
    )
    expect(visiveis.rows.every(({ cliente }) => cliente === outra.cliente)).toBe(true)
    expect(achados.rows).toEqual([])
    const alterar = emTransacao(amb.dbApp, { papel: 'cliente', cliente: outra.cliente }, (tx) =>
      tx.updateTable('tutor').set({ nome: 'x' }).where('codigo', '=', codigo).executeTakeFirst(),
    )
    expect((await alterar).numUpdatedRows).toBe(0n)
  })
})
