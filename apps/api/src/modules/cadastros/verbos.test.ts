import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let especie: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  ;({ codigo: especie } = await amb.db
    .insertInto('especie')
    .values({ nome: unico('Espécie') })
    .returning('codigo')
    .executeTakeFirstOrThrow())
})
afterAll(() => amb.fechar())

const criar = async (nome = unico('Raça')) => (await empresa.como.ADMIN('POST /raca', { nome, especie })).corpo
const trilha = async (registro: string) =>
  (await empresa.como.ADMIN('GET /historico', { entidade: 'raca', registro })).corpo.itens

describe('verbos de um cadastro', () => {
  it('cria, mostra, altera, desativa e exclui, e cada passo fica na trilha', async () => {
    const criada = await criar("D'Ávila ção 🐶")
    expect(criada).toMatchObject({
      nome: "D'Ávila ção 🐶",
      ativo: true,
      versao: 1,
      permissoes: { editar: true, excluir: true, verHistorico: true },
    })
    const { codigo } = criada
    const alterada = await empresa.como.ADMIN('PUT /raca/:codigo', {
      codigo,
      versao: 1,
      nome: 'Outra',
      especie,
      sinonimo: 'Other',
    })
    expect(alterada.corpo).toMatchObject({ nome: 'Outra', sinonimo: 'Other', versao: 2 })
    const inativa = await empresa.como.ADMIN('PUT /raca/:codigo/situacao', { codigo, versao: 2, ativo: false })
    expect(inativa.corpo).toMatchObject({ ativo: false, versao: 3 })
    expect((await empresa.como.ADMIN('DELETE /raca/:codigo', { codigo })).status).toBe(204)
    expect((await empresa.como.ADMIN('GET /raca/:codigo', { codigo })).status).toBe(404)
    expect((await trilha(codigo)).map(({ acao, mudancas }) => [acao, Object.keys(mudancas).sort()])).toEqual([
      ['EXCLUIR', ['ativo', 'especie', 'nome', 'sinonimo']],
      ['DESATIVAR', ['ativo']],
      ['ALTERAR', ['nome', 'sinonimo']],
      ['CRIAR', ['ativo', 'especie', 'nome']],
    ])
  })

  it('desativar o que já está inativo não conta versão nem deixa trilha', async () => {
    const { codigo } = await criar()
    const mudar = (versao: number) => empresa.como.ADMIN('PUT /raca/:codigo/situacao', { codigo, versao, ativo: false })
    await mudar(1)
    expect((await mudar(2)).corpo.versao).toBe(2)
    expect(await trilha(codigo)).toHaveLength(2)
  })

  it('a segunda gravação da mesma versão é recusada com quem mudou e o que há agora', async () => {
    const { codigo } = await criar()
    const salvar = (nome: string) => empresa.como.ADMIN('PUT /raca/:codigo', { codigo, versao: 1, nome, especie })
    const respostas = await Promise.all([salvar(unico('Uma')), salvar(unico('Duas'))])
    expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const recusa = respostas.find(({ status }) => status === 409)?.corpo as unknown as {
      codigo: string
      mensagem: string
      detalhes: { atual: { nome: string; versao: number }; por: string; quando: string }
    }
    const salva = respostas.find(({ status }) => status === 200)?.corpo
    expect(recusa.codigo).toBe('CONFLITO_DE_VERSAO')
    expect(recusa.mensagem).toContain(empresa.usuarios.ADMIN.nome)
    expect(recusa.detalhes).toMatchObject({ atual: { nome: salva?.nome, versao: 2 }, por: empresa.usuarios.ADMIN.nome })
  })

  it('o que está em uso não é excluído, e a recusa diz por que', async () => {
    const { codigo } = await criar()
    const { codigo: daEspecie } = await criar()
    const { animal } = await criarAnimal(amb, empresa.cliente)
    await amb.db.updateTable('animal').set({ especie, raca: codigo }).where('codigo', '=', animal).execute()
    const recusa = await empresa.como.ADMIN('DELETE /raca/:codigo', { codigo })
    expect(recusa).toMatchObject({ status: 409, corpo: { codigo: 'EM_USO' } })
    expect(recusa.corpo).toMatchObject({ mensagem: expect.stringContaining('pacientes') as string })
    expect((await empresa.como.ADMIN('DELETE /raca/:codigo', { codigo: daEspecie })).status).toBe(204)
  })

  it('nome repetido na espécie: 409 no campo; espécie que não existe: 422 no campo', async () => {
    const { nome, codigo } = await criar()
    expect(await empresa.como.ADMIN('POST /raca', { nome, especie })).toMatchObject({
      status: 409,
      corpo: { codigo: 'JA_EXISTE', campos: { nome: expect.any(String) as string } },
    })
    expect(await empresa.como.ADMIN('POST /raca', { nome: unico('Raça'), especie: codigo })).toMatchObject({
      status: 422,
      corpo: { campos: { especie: expect.any(String) as string } },
    })
  })
})
