import { MAXIMO_DE_ABREVIATURAS } from '@vetlume/dominio/abreviatura'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { corpo, statusEmOrdem } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const ver = async (perfil: 'ESPECIALISTA' | 'CLIENTE' = 'ESPECIALISTA') =>
  corpo(await empresa.como[perfil]('GET /abreviatura', {}))
const salvar = (atalho: string, texto: string) =>
  empresa.como.ESPECIALISTA('PUT /abreviatura/:atalho', { atalho, texto })

describe('abreviaturas', () => {
  it('são de quem as escreveu, na empresa onde está: o colega e a outra empresa não as leem nem mudam', async () => {
    corpo(await salvar('fig', 'Fígado de {{animal.nome}}.\nSem ___.'))
    corpo(await salvar('BACO', ' Baço homogêneo. '))
    expect(await ver()).toEqual([
      { atalho: 'baco', texto: 'Baço homogêneo.' },
      { atalho: 'fig', texto: 'Fígado de {{animal.nome}}.\nSem ___.' },
    ])
    expect(await ver('CLIENTE')).toEqual([])
    expect((await empresa.como.CLIENTE('DELETE /abreviatura/:atalho', { atalho: 'fig' })).status).toBe(404)
    const outra = await criarEmpresa(amb)
    expect(corpo(await outra.como.ESPECIALISTA('GET /abreviatura', {}))).toEqual([])
    expect(await ver()).toHaveLength(2)
  })

  it('o mesmo atalho troca o texto; o mesmo texto não escreve nada', async () => {
    corpo(await salvar('fig', 'Um.'))
    corpo(await salvar('fig', 'Outro.'))
    corpo(await salvar('fig', 'Outro.'))
    expect(await ver()).toEqual([{ atalho: 'fig', texto: 'Outro.' }])
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select(['acao', 'mudancas'])
      .where('cliente', '=', empresa.cliente)
      .where('entidade', '=', 'abreviatura')
      .orderBy('sequencia')
      .execute()
    expect(trilha.map(({ acao }) => acao)).toEqual(['criar', 'alterar'])
    expect(JSON.stringify(trilha)).not.toContain('Outro')
  })

  it('apaga, e o que não existe é 404', async () => {
    corpo(await salvar('fig', 'Um.'))
    const apagar = () => empresa.como.ESPECIALISTA('DELETE /abreviatura/:atalho', { atalho: 'fig' })
    expect([(await apagar()).status, (await apagar()).status]).toEqual([204, 404])
    expect(await ver()).toEqual([])
  })

  it.each([
    ['com acento', 'fígado', 'x'],
    ['com espaço', 'f g', 'x'],
    ['longo demais', 'a'.repeat(21), 'x'],
    ['sem texto', 'fig', '  '],
    ['texto longo demais', 'fig', 'a'.repeat(4_001)],
  ])('recusa %s', async (_, atalho, texto) => {
    expect((await salvar(atalho, texto)).status).toBe(422)
  })

  it('no limite só troca; duas ao mesmo tempo não passam dele', async () => {
    const { usuario } = await amb.db
      .selectFrom('vinculo')
      .select('usuario')
      .where('cliente', '=', empresa.cliente)
      .where('perfil', '=', 'ESPECIALISTA')
      .executeTakeFirstOrThrow()
    await amb.db
      .insertInto('abreviatura')
      .values(
        Array.from({ length: MAXIMO_DE_ABREVIATURAS - 1 }, (_, i) => ({
          cliente: empresa.cliente,
          usuario,
          atalho: `a${i}`,
          texto: 'x',
          alterada_em: '2026-01-01T00:00:00Z',
        })),
      )
      .execute()
    const respostas = await Promise.all([salvar('b1', 'x'), salvar('b2', 'x'), salvar('b3', 'x')])
    expect(statusEmOrdem(respostas)).toEqual([200, 422, 422])
    expect((await salvar('a0', 'outro')).status).toBe(200)
    expect(await ver()).toHaveLength(MAXIMO_DE_ABREVIATURAS)
  })

  it('somem com a conta da pessoa', async () => {
    corpo(await salvar('fig', 'Um.'))
    const deQuem = amb.db.selectFrom('abreviatura').select('usuario').where('cliente', '=', empresa.cliente)
    const { usuario } = await deQuem.executeTakeFirstOrThrow()
    await amb.db
      .transaction()
      .execute(async (tx) => {
        // What else names the account is not what this is about.
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`delete from sessao where usuario = ${usuario}`.execute(tx)
        await sql`delete from aceite_de_termos where usuario = ${usuario}`.execute(tx)
        await sql`set local session_replication_role = origin`.execute(tx)
        await sql`delete from vinculo where usuario = ${usuario}`.execute(tx)
        await sql`delete from usuario where codigo = ${usuario}`.execute(tx)
        expect(await tx.selectFrom('abreviatura').select('atalho').where('usuario', '=', usuario).execute()).toEqual([])
        throw new Error('take it all back')
      })
      .catch((erro: Error) => expect(erro.message).toBe('take it all back'))
  })
})
