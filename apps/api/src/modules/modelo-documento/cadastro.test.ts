import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { modelosDaEmpresa, type ModelosDaEmpresa } from '../../../teste/modelo-documento/modelos-da-empresa.ts'

let amb: Ambiente
let empresa: Empresa
let daEmpresa: ModelosDaEmpresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  daEmpresa = modelosDaEmpresa(empresa)
})
afterAll(() => amb.fechar())

describe('cadastro', () => {
  it('um modelo novo vem com o rascunho do seu tipo', async () => {
    const codigo = await daEmpresa.novo({ tipo: 'RECEITA', modalidade: null })
    const [versao] = await daEmpresa.versoes(codigo)
    expect(versao).toMatchObject({
      numero: 1,
      estado: 'RASCUNHO',
      criadaPor: empresa.usuarios.CLIENTE.nome,
      emUso: false,
    })
    const { corpo } = await empresa.como.ESPECIALISTA('GET /modelo-documento/:codigo/versoes/:versao', {
      codigo,
      versao: versao!.codigo,
    })
    expect(corpo).toMatchObject({ laudo: null, texto: { lista: 'PRODUTOS', titulo: '' }, revisao: 1 })
    const ficha = await empresa.como.ESPECIALISTA('GET /modelo-documento/:codigo', { codigo })
    expect(ficha.corpo).toMatchObject({ publicada: null, temRascunho: true, permissoes: { editar: false } })
  })

  it.each([
    [{ nome: '' }, 'nome'],
    [{ tipo: 'RECIBO', sexo: 'MACHO' }, 'tipo'],
    [{ especie: '019a0000-0000-7000-8000-000000000001' }, 'especie'],
  ])('recusa %j', async (dados, campo) => {
    const { status, corpo } = await empresa.como.CLIENTE('POST /modelo-documento', {
      nome: unico('Ruim'),
      tipo: 'LAUDO',
      ...dados,
    } as never)
    expect(status).toBe(422)
    expect(Object.keys((corpo as unknown as { campos: object }).campos)).toContain(campo)
  })

  it('aceita nomes difíceis, e recusa o repetido', async () => {
    const nome = `D'Ávila 🐾 ${'ção '.repeat(27)}`.slice(0, 119).trim()
    const { status, corpo } = await empresa.como.CLIENTE('POST /modelo-documento', { nome, tipo: 'TERMO' })
    expect([status, corpo.nome]).toEqual([201, nome])
    const repetido = await empresa.como.CLIENTE('POST /modelo-documento', { nome, tipo: 'TERMO' })
    expect([repetido.status, repetido.corpo]).toMatchObject([
      409,
      { campos: { nome: 'Já existe um modelo com este nome.' } },
    ])
  })

  it('não muda de tipo, nem exclui o que foi usado', async () => {
    const { codigo, versao } = await daEmpresa.publicado()
    const ficha = (await empresa.como.CLIENTE('GET /modelo-documento/:codigo', { codigo })).corpo
    const mudanca = await empresa.como.CLIENTE('PUT /modelo-documento/:codigo', {
      codigo,
      versao: ficha.versao,
      nome: ficha.nome,
      tipo: 'RECIBO',
    })
    expect([mudanca.status, mudanca.corpo]).toMatchObject([422, { campos: { tipo: /não muda/ } }])
    await amb.db.updateTable('servico').set({ modelo: codigo }).where('codigo', '=', empresa.servico).execute()
    const recusa = await empresa.como.CLIENTE('DELETE /modelo-documento/:codigo', { codigo })
    expect([recusa.status, recusa.corpo]).toMatchObject([
      409,
      { codigo: 'EM_USO', mensagem: expect.stringContaining('1 serviço') },
    ])
    await amb.db.updateTable('servico').set({ modelo: null }).where('codigo', '=', empresa.servico).execute()
    expect((await empresa.como.CLIENTE('DELETE /modelo-documento/:codigo', { codigo })).status).toBe(204)
    const sobrou = await amb.db
      .selectFrom('modelo_documento_versao')
      .select('codigo')
      .where('codigo', '=', versao)
      .execute()
    expect(sobrou).toEqual([])
  })
})
