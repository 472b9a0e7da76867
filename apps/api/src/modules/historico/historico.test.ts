import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emTransacao } from '../../infra/banco/index.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
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

async function tutorAlterado(vezes: number) {
  const { corpo } = await empresa.como.CLIENTE('POST /tutor', { nome: unico('Tutora'), cpf: cpfUnico() })
  for (let versao = 1; versao <= vezes; versao++) {
    await empresa.como.CLIENTE('PUT /tutor/:codigo', {
      codigo: corpo.codigo,
      versao,
      cpf: corpo.cpf,
      nome: `Nome ${versao}`,
    })
  }
  return corpo
}

describe('GET /historico', () => {
  it('conta quem, quando, de onde e o que mudou, do mais novo ao mais antigo, página por página', async () => {
    const { codigo, nome } = await tutorAlterado(4)
    const linhas = await percorrer(empresa.como.CLIENTE, 'GET /historico', {
      entidade: 'tutor',
      registro: codigo,
      limite: 2,
    })
    expect(linhas.map(({ acao }) => acao)).toEqual(['ALTERAR', 'ALTERAR', 'ALTERAR', 'ALTERAR', 'CRIAR'])
    expect(linhas[0]).toMatchObject({
      usuario: empresa.usuarios.CLIENTE.nome,
      endereco: '127.0.0.1',
      quando: '2026-11-20T15:00:00.000Z',
      mudancas: { nome: ['Nome 3', 'Nome 4'] },
    })
    expect(linhas[4]?.mudancas['nome']).toEqual([null, nome])
  })

  it('nunca de outra empresa, nem para o ADMIN, que vê só o que é da plataforma', async () => {
    const { codigo } = await tutorAlterado(0)
    for (const chamar of [outra.como.CLIENTE, empresa.como.ADMIN]) {
      expect((await chamar('GET /historico', { entidade: 'tutor', registro: codigo })).corpo).toMatchObject({
        itens: [],
        total: 0,
      })
    }
  })

  it('da própria empresa, também o que o operador mudou, sem dizer quem nem de onde; e nada mais da trilha dele', async () => {
    const casa = await criarEmpresa(amb)
    const { cliente: codigo } = casa
    const documento = cpfUnico()
    const propria = async () => (await casa.como.CLIENTE('GET /cliente/proprio')).corpo
    const salvar = async (mudanca: object) => {
      const { nome, razaoSocial, versao } = await propria()
      const { status } = await casa.como.CLIENTE('PUT /cliente/proprio', {
        nome,
        razaoSocial,
        documento,
        versao,
        ...mudanca,
      })
      expect(status).toBe(200)
    }
    await salvar({ timbre: 'Primeiro' })
    amb.relogio.avancar({ minutes: 1 })
    const { nome, razaoSocial, versao } = await propria()
    const doAdmin = { codigo, nome, razaoSocial, documento, versao, estado: 'TESTE' as const, testeAte: '2026-12-31' }
    expect((await casa.como.ADMIN('PUT /cliente/:codigo', doAdmin)).status).toBe(200)
    amb.relogio.avancar({ minutes: 1 })
    await salvar({ timbre: 'Terceiro' })
    const pedido = { entidade: 'cliente', registro: codigo }
    const linhas = await percorrer(casa.como.CLIENTE, 'GET /historico', { ...pedido, limite: 1 })
    expect(linhas.map(({ usuario, endereco }) => [usuario, endereco])).toEqual([
      [casa.usuarios.CLIENTE.nome, '127.0.0.1'],
      ['Operador da plataforma', null],
      [casa.usuarios.CLIENTE.nome, '127.0.0.1'],
    ])
    expect(linhas[1]?.mudancas).toMatchObject({ estado: ['ATIVO', 'TESTE'] })
    expect(JSON.stringify(linhas)).not.toContain(casa.usuarios.ADMIN.nome)

    const { corpo: plano } = await casa.como.ADMIN('POST /plano', {
      nome: unico('Plano'),
      mensalCentavos: 1,
      anualCentavos: 1,
    })
    const alheios = [
      ['cliente', outra.cliente],
      ['plano', plano.codigo],
      ['usuario', casa.usuarios.CLIENTE.codigo],
    ] as const
    for (const [entidade, registro] of alheios)
      expect((await casa.como.CLIENTE('GET /historico', { entidade, registro })).corpo.itens).toEqual([])
    // The operator sees its own chain, as before: not what the company did.
    const doOperador = (await casa.como.ADMIN('GET /historico', pedido)).corpo.itens
    expect(doOperador.map(({ usuario }) => usuario)).toEqual([casa.usuarios.ADMIN.nome])
    amb.relogio.fixar('2026-11-20T15:00:00Z')
  })

  it('uma empresa só alcança, da trilha do operador, as linhas da sua própria ficha, nem pela função do banco', async () => {
    await empresa.como.ADMIN('PUT /cliente/:codigo/situacao', { codigo: outra.cliente, versao: 1, ativo: false })
    await empresa.como.ADMIN('PUT /cliente/:codigo/situacao', { codigo: outra.cliente, versao: 2, ativo: true })
    const ler = (consulta: ReturnType<typeof sql>) =>
      emTransacao(
        amb.dbApp,
        { papel: 'cliente', cliente: empresa.cliente },
        async (tx) => (await consulta.execute(tx)).rows,
      )
    expect(await ler(sql`select * from busca.mudancas_pela_operadora()`)).toEqual([])
    expect(await ler(sql`select * from auditoria where cliente <> ${empresa.cliente}`)).toEqual([])
    const dela = await emTransacao(
      amb.dbApp,
      { papel: 'cliente', cliente: outra.cliente },
      async (tx) =>
        (await sql<{ acao: string }>`select acao from busca.mudancas_pela_operadora() order by sequencia`.execute(tx))
          .rows,
    )
    expect(dela.map(({ acao }) => acao)).toEqual(['DESATIVAR', 'ATIVAR'])
  })

  it('o especialista só do que é seu trabalho', async () => {
    const { animal, tutor } = await criarAnimal(amb, empresa.cliente)
    const pedir = async (entidade: string, registro: string) =>
      (await empresa.como.ESPECIALISTA('GET /historico', { entidade, registro })).status
    expect([await pedir('animal', animal), await pedir('tutor', tutor)]).toEqual([404, 404])
    const { codigo } = await amb.db
      .insertInto('atendimento')
      .values({
        cliente: empresa.cliente,
        numero: 1,
        origem: 'EMPRESA',
        estado: 'ABERTO',
        modo_cobranca: 'A_VISTA',
        animal,
        tutor,
        especialista: empresa.especialista,
        criado_em: '2026-11-01T12:00:00Z',
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    expect([await pedir('animal', animal), await pedir('tutor', tutor), await pedir('atendimento', codigo)]).toEqual([
      200, 200, 200,
    ])
    expect([
      await pedir('titulo', codigo),
      await pedir('parceiro', empresa.parceiro),
      await pedir('animal', 'nao-e-uuid'),
      await pedir('constructor', animal),
    ]).toEqual([404, 404, 404, 404])
  })

  it('sem token, sem permissão, entrada fora do formato', async () => {
    const pedido = { entidade: 'tutor', registro: 'x' }
    expect((await amb.semToken('GET /historico', pedido)).status).toBe(401)
    expect((await empresa.como.PARCEIRO('GET /historico', pedido)).status).toBe(403)
    expect((await empresa.como.CLIENTE_BASE('GET /historico', pedido)).status).toBe(403)
    expect((await empresa.como.CLIENTE('GET /historico', { entidade: "t'; --", registro: 'x' })).status).toBe(422)
    expect((await empresa.como.CLIENTE('GET /historico', { entidade: 'tutor', registro: '' })).status).toBe(422)
    expect((await empresa.como.CLIENTE('GET /historico', { ...pedido, cursor: 'lixo' })).status).toBe(422)
  })
})
