import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  await amb.db
    .insertInto('especialidade')
    .values({ cliente: empresa.cliente, nome: 'Endoscopia', ativo: false })
    .execute()
})
afterAll(() => amb.fechar())

it('a empresa vê as suas, com quem as exerce; as de outra empresa não aparecem', async () => {
  const { corpo } = await empresa.como.CLIENTE('GET /especialidade')
  expect(corpo.itens).toMatchObject([
    { nome: 'Diagnóstico por imagem', especialistas: 1, servicos: 1, ativo: true },
    { nome: 'Endoscopia', especialistas: 0, servicos: 0, ativo: false },
  ])
  expect((await empresa.como.CLIENTE('GET /especialidade', { ativo: 'false' })).corpo.total).toBe(1)
  expect((await empresa.como.CLIENTE('GET /especialidade', { busca: 'IMAGEM diag' })).corpo.total).toBe(1)
})

it('a clínica parceira vê só as ativas, peça o que pedir', async () => {
  const { PARCEIRO } = empresa.como
  expect((await PARCEIRO('GET /especialidade')).corpo.itens.map(({ nome }) => nome)).toEqual(['Diagnóstico por imagem'])
  const { corpo } = await PARCEIRO('GET /especialidade', { ativo: 'false' })
  expect(corpo.itens).toEqual([])
  const [inativa] = (await empresa.como.CLIENTE('GET /especialidade', { ativo: 'false' })).corpo.itens
  expect((await PARCEIRO('GET /especialidade/:codigo', { codigo: inativa?.codigo ?? '' })).status).toBe(404)
})

it('criada, alterada e excluída; o histórico não conta quem a exerce', async () => {
  const { CLIENTE } = empresa.como
  const { status, corpo } = await CLIENTE('POST /especialidade', { nome: " D'Água & 🐾 ", descricao: 'Peixes' })
  expect([status, corpo]).toMatchObject([201, { nome: "D'Água & 🐾", descricao: 'Peixes', especialistas: 0 }])
  const { codigo } = corpo
  const alterada = await CLIENTE('PUT /especialidade/:codigo', { codigo, versao: 1, nome: 'Peixes', descricao: '' })
  expect(alterada.corpo).toMatchObject({ nome: 'Peixes', descricao: null, versao: 2 })
  const trilha = (await CLIENTE('GET /historico', { entidade: 'especialidade', registro: codigo })).corpo.itens
  expect(trilha.map(({ mudancas }) => Object.keys(mudancas).sort())).toEqual([
    ['descricao', 'nome'],
    ['ativo', 'descricao', 'nome'],
  ])
  expect((await CLIENTE('DELETE /especialidade/:codigo', { codigo })).status).toBe(204)
})

it('em uso não é excluída, e diz por quem é usada', async () => {
  const recusa = await empresa.como.CLIENTE('DELETE /especialidade/:codigo', { codigo: empresa.especialidade })
  expect(recusa).toMatchObject({
    status: 409,
    corpo: { codigo: 'EM_USO', mensagem: expect.stringContaining('1 especialista e 1 serviço') as string },
  })
})

it('o mesmo nome ao mesmo tempo, com outra caixa ou sem acento: uma só', async () => {
  const nome = unico('Oncologia')
  const respostas = await Promise.all(
    [nome, nome.toUpperCase(), nome.replace('Onco', 'Ônco')].map((escrito) =>
      empresa.como.CLIENTE('POST /especialidade', { nome: escrito }),
    ),
  )
  expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409])
  const recusa = respostas.find(({ status }) => status === 409)?.corpo
  expect(recusa).toMatchObject({ codigo: 'JA_EXISTE', campos: { nome: 'Já existe uma especialidade com este nome.' } })
  expect((await outra.como.CLIENTE('POST /especialidade', { nome })).status).toBe(201)
})

it('de outra empresa: 404 em tudo', async () => {
  const { CLIENTE } = outra.como
  const codigo = empresa.especialidade
  for (const { status } of [
    await CLIENTE('GET /especialidade/:codigo', { codigo }),
    await CLIENTE('PUT /especialidade/:codigo', { codigo, versao: 1, nome: 'Minha' }),
    await CLIENTE('PUT /especialidade/:codigo/situacao', { codigo, versao: 1, ativo: false }),
    await CLIENTE('DELETE /especialidade/:codigo', { codigo }),
    await CLIENTE('GET /especialidade/:codigo', { codigo: randomUUID() }),
  ])
    expect(status).toBe(404)
})

it.each([
  [{ nome: ' ' }, { nome: 'Informe este campo.' }],
  [{ nome: 'x'.repeat(81) }, { nome: 'No máximo 80 caracteres.' }],
  [{ nome: 'Ok', descricao: 'x'.repeat(501) }, { descricao: 'No máximo 500 caracteres.' }],
])('recusa %j', async (dados, campos) => {
  const { status, corpo } = await empresa.como.CLIENTE('POST /especialidade', dados)
  expect([status, corpo]).toMatchObject([422, { codigo: 'VALIDACAO', campos }])
})
