import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('GET /cliente', () => {
  it('ADMIN vê os assinantes, com quantas pessoas cada um tem, e não a operadora', async () => {
    const clientes = await percorrer(empresa.como.ADMIN, 'GET /cliente', { limite: 200 })
    const proprio = clientes.find(({ codigo }) => codigo === empresa.cliente)
    expect(proprio).toMatchObject({ estado: 'ATIVO', usuarios: 4, plano: null })
    expect(clientes.map(({ codigo }) => codigo)).toContain(outra.cliente)
    const operadora = await amb.db
      .selectFrom('cliente')
      .select('codigo')
      .where('operadora', '=', true)
      .executeTakeFirstOrThrow()
    expect(clientes.map(({ codigo }) => codigo)).not.toContain(operadora.codigo)
  })

  it.each(['CLIENTE', 'CLIENTE_BASE'] as const)('%s vê só a própria empresa, sem as pessoas', async (perfil) => {
    const { corpo } = await empresa.como[perfil]('GET /cliente')
    expect(corpo.itens.map(({ codigo, usuarios }) => ({ codigo, usuarios }))).toEqual([
      { codigo: empresa.cliente, usuarios: null },
    ])
    expect(corpo.total).toBe(1)
  })

  it('busca por razão social e CNPJ, filtra por estado', async () => {
    const { razao_social: razao, documento } = await amb.db
      .selectFrom('cliente')
      .selectAll()
      .where('codigo', '=', outra.cliente)
      .executeTakeFirstOrThrow()
    for (const busca of [razao.toUpperCase(), documento]) {
      const { corpo } = await empresa.como.ADMIN('GET /cliente', { busca })
      expect(corpo.itens.map(({ codigo }) => codigo)).toEqual([outra.cliente])
    }
    const teste = await empresa.como.ADMIN('GET /cliente', { estado: 'TESTE', limite: 200 })
    expect(teste.corpo.itens.every(({ estado }) => estado === 'TESTE')).toBe(true)
  })

  it('sem contexto escolhido, a empresa ainda não existe: 403', async () => {
    const { codigo } = await criarUsuario(amb, ['CLIENTE'])
    const semContexto = await amb.como({ usuario: codigo, perfis: ['CLIENTE'] })
    expect(await semContexto('GET /cliente')).toMatchObject({ status: 403, corpo: { codigo: 'CONTEXTO_NECESSARIO' } })
  })
})
