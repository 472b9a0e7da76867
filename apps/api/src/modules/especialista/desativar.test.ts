import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, SENHA } from '../../../teste/fabricas.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

describe('desativar um especialista', () => {
  it('encerra em até 5 s o acesso de quem trabalha como ele, e a renovação não o devolve', async () => {
    const nova = await criarEmpresa(amb)
    const { codigo, email } = nova.usuarios.ESPECIALISTA
    const entrada = await amb.semToken('POST /auth/login', { identificador: email, senha: SENHA })
    const cookie = String(entrada.cabecalhos['set-cookie']).split(';')[0] ?? ''
    expect((await nova.como.ESPECIALISTA('GET /especialista')).status).toBe(200)
    const ficha = await nova.como.CLIENTE('GET /especialista/:codigo', { codigo: nova.especialista })
    const { versao } = ficha.corpo
    await nova.como.CLIENTE('PUT /especialista/:codigo/situacao', { codigo: nova.especialista, versao, ativo: false })

    // A token is checked against the database at most every 4 s: this one was checked a moment ago, a new session was not.
    const { versao_sessao } = await amb.db
      .selectFrom('usuario')
      .select('versao_sessao')
      .where('codigo', '=', codigo)
      .executeTakeFirstOrThrow()
    expect(versao_sessao).toBe(2)
    const antiga = await amb.como({
      usuario: codigo,
      perfis: ['ESPECIALISTA'],
      cliente: nova.cliente,
      especialista: nova.especialista,
      versao: 1,
    })
    expect((await antiga('GET /especialista')).status).toBe(401)

    const renovada = await amb.semToken('POST /auth/renovar', {}, { cabecalhos: { cookie } })
    expect(renovada.status).toBe(200)
    const token = renovada.corpo.token
    const comToken = { cabecalhos: { authorization: `Bearer ${token}` } }
    expect((await amb.semToken('GET /especialista', {}, comToken)).status).toBe(403)
    expect((await amb.semToken('POST /auth/contexto', { codigoCliente: nova.cliente }, comToken)).status).toBe(404)

    await nova.como.CLIENTE('PUT /especialista/:codigo/situacao', {
      codigo: nova.especialista,
      versao: versao + 1,
      ativo: true,
    })
    expect((await amb.semToken('POST /auth/contexto', { codigoCliente: nova.cliente }, comToken)).status).toBe(200)
  })

  it('não alcança pessoas de outra empresa', async () => {
    const [empresa, outra] = [await criarEmpresa(amb), await criarEmpresa(amb)]
    await amb.db.transaction().execute(async (tx) => {
      await sql`set local role vetlume_inquilino`.execute(tx)
      await sql`select set_config('app.cliente', ${empresa.cliente}, true)`.execute(tx)
      const { rows } = await sql<{
        propria: number
        alheia: number
        sem: number
      }>`select busca.encerrar_acessos(${empresa.cliente}, ${outra.especialista}) as propria,
        busca.encerrar_acessos(${outra.cliente}, ${outra.especialista}) as alheia,
        busca.encerrar_acessos(${empresa.cliente}, ${randomUUID()}) as sem`.execute(tx)
      expect(rows).toEqual([{ propria: 0, alheia: 0, sem: 0 }])
    })
  })
})
