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
})
afterAll(() => amb.fechar())

const criar = async (nome = unico('Ultrassom portátil')) =>
  (await empresa.como.CLIENTE('POST /equipamento', { nome })).corpo

it('criado, usado por um serviço, desativado; em uso não é excluído', async () => {
  const { CLIENTE } = empresa.como
  const { codigo } = await criar()
  const servico = await CLIENTE('POST /servico', {
    nome: unico('Eco'),
    modalidade: 'ECOCARDIOGRAFIA',
    precoCentavos: 1,
    equipamentos: [codigo],
  })
  expect(servico.corpo.equipamentos).toMatchObject([{ codigo }])
  expect((await CLIENTE('GET /equipamento', { codigo })).corpo.itens).toMatchObject([{ codigo, servicos: 1 }])
  expect((await CLIENTE('GET /servico', { equipamento: codigo })).corpo.itens).toMatchObject([
    { codigo: servico.corpo.codigo },
  ])
  const inativo = await CLIENTE('PUT /equipamento/:codigo/situacao', { codigo, versao: 1, ativo: false })
  expect(inativo.corpo).toMatchObject({ ativo: false, versao: 2, servicos: 1 })
  expect(await CLIENTE('DELETE /equipamento/:codigo', { codigo })).toMatchObject({
    status: 409,
    corpo: { codigo: 'EM_USO', mensagem: expect.stringContaining('1 serviço') as string },
  })
})

it('o mesmo nome ao mesmo tempo: um só; e quem salva sobre outro é recusado', async () => {
  const { CLIENTE } = empresa.como
  const nome = unico('Raio-X')
  const respostas = await Promise.all(
    [nome, nome.toLowerCase()].map((escrito) => CLIENTE('POST /equipamento', { nome: escrito })),
  )
  expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
  const { codigo } = await criar()
  const salvas = await Promise.all(
    ['A', 'B'].map((prefixo) => CLIENTE('PUT /equipamento/:codigo', { codigo, versao: 1, nome: unico(prefixo) })),
  )
  expect(salvas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect((await CLIENTE('DELETE /equipamento/:codigo', { codigo })).status).toBe(204)
})

it('de outra empresa é 404, e não serve a um serviço desta', async () => {
  const { codigo } = await criar()
  const { CLIENTE } = outra.como
  expect((await CLIENTE('GET /equipamento/:codigo', { codigo })).status).toBe(404)
  expect((await CLIENTE('PUT /equipamento/:codigo', { codigo, versao: 1, nome: 'x' })).status).toBe(404)
  expect((await CLIENTE('DELETE /equipamento/:codigo', { codigo })).status).toBe(404)
  const dados = { nome: unico('Eco'), modalidade: 'ECOCARDIOGRAFIA' as const, precoCentavos: 1, equipamentos: [codigo] }
  expect(await CLIENTE('POST /servico', dados)).toMatchObject({
    status: 422,
    corpo: { campos: { equipamentos: 'Escolha equipamentos da lista.' } },
  })
})
