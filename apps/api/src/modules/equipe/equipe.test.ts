import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { comPapel } from '../../../teste/papeis.ts'
import { abrirPorta } from '../../../teste/porta.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let porta: ReturnType<typeof abrirPorta>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  porta = abrirPorta(amb, empresa)
})
afterAll(() => amb.fechar())

const gestor = () => empresa.como.CLIENTE
const fichaDe = async (codigo: string) => (await gestor()('GET /equipe/:codigo', { codigo })).corpo

/** Signed in through the door, at work in a company. */
async function trabalhando(email: string, contexto: object) {
  const { corpo } = await porta.entrar(email, SENHA)
  const { corpo: la } = await amb.comToken(corpo.token)('POST /auth/contexto', contexto as never)
  return amb.comToken(la.token)
}

describe('GET /equipe', () => {
  it('a gente da empresa e das suas clínicas, cada uma com o que é, e ninguém de outra', async () => {
    const { itens } = (await gestor()('GET /equipe')).corpo
    expect(itens.map(({ perfil }) => perfil).toSorted()).toEqual(['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'])
    expect(itens.find(({ perfil }) => perfil === 'PARCEIRO')?.alvo?.codigo).toBe(empresa.parceiro)
    expect(itens.find(({ eu }) => eu)).toMatchObject({ papel: { valor: 'GESTOR', nome: 'Gestor' }, estado: 'ATIVO' })
    const texto = JSON.stringify((await gestor()('GET /equipe', { limite: 200 })).corpo)
    for (const { email } of Object.values(outra.usuarios)) expect(texto).not.toContain(email)
  })

  it('busca, filtros e páginas', async () => {
    const { nome, vinculo } = await comPapel(amb, empresa, 'LEITURA')
    const codigos = async (pedido: object) =>
      (await gestor()('GET /equipe', pedido)).corpo.itens.map(({ codigo }) => codigo)
    expect(await codigos({ busca: nome })).toEqual([vinculo])
    expect(await codigos({ busca: nome, perfil: 'PARCEIRO' })).toEqual([])
    expect(await codigos({ busca: nome, estado: 'INATIVO' })).toEqual([])
    expect(await codigos({ busca: nome, segundoFator: 'true' })).toEqual([])
    expect((await gestor()('GET /equipe', { limite: 1, ordem: '-ultimoAcesso' })).corpo.proximo).not.toBeNull()
    expect((await gestor()('GET /equipe', { ordem: 'senha' })).status).toBe(422)
  })
})

describe('desativar', () => {
  it('tira a pessoa desta empresa em segundos, com as sessões daqui; a conta e as outras empresas ficam', async () => {
    const pessoa = await comPapel(amb, empresa, 'RECEPCAO')
    await amb.db
      .insertInto('vinculo')
      .values({ usuario: pessoa.codigo, cliente: outra.cliente, perfil: 'CLIENTE' })
      .execute()
    const aqui = await trabalhando(pessoa.email, { codigoCliente: empresa.cliente })
    const la = await trabalhando(pessoa.email, { codigoCliente: outra.cliente })
    expect(await fichaDe(pessoa.vinculo)).toMatchObject({ sessoes: 1, sessoesAbertas: [{ atual: false }] })
    const { corpo } = await gestor()('PUT /equipe/:codigo/ativo', { codigo: pessoa.vinculo, versao: 1, ativo: false })
    expect(corpo).toMatchObject({ estado: 'INATIVO', sessoes: 0, acoes: { mudarPapel: false, mudarSituacao: true } })
    expect((await aqui('GET /tutor')).corpo).toMatchObject({ codigo: 'ACESSO_ENCERRADO' })
    expect((await la('GET /tutor')).status).toBe(200)
    const { corpo: entrou } = await porta.entrar(pessoa.email, SENHA)
    expect((await amb.comToken(entrou.token)('POST /auth/contexto', { codigoCliente: empresa.cliente })).status).toBe(
      404,
    )
    const volta = await gestor()('PUT /equipe/:codigo/ativo', { codigo: pessoa.vinculo, versao: 2, ativo: true })
    expect(volta.corpo).toMatchObject({ estado: 'ATIVO', papel: { valor: 'RECEPCAO' } })
    expect((await (await trabalhando(pessoa.email, { codigoCliente: empresa.cliente }))('GET /tutor')).status).toBe(200)
  })

  it('ninguém a si mesmo, nem sobre uma versão antiga, nem de outra empresa', async () => {
    const pessoa = await comPapel(amb, empresa, 'GESTOR')
    const pedido = { codigo: pessoa.vinculo, versao: 1, ativo: false }
    expect((await pessoa.chamar('PUT /equipe/:codigo/ativo', pedido)).corpo).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
    })
    expect((await gestor()('PUT /equipe/:codigo/ativo', { ...pedido, versao: 5 })).status).toBe(409)
    expect((await outra.como.CLIENTE('PUT /equipe/:codigo/ativo', pedido)).status).toBe(404)
  })
})

it('encerrar as sessões daqui deixa as de outra empresa, e fica na trilha', async () => {
  const pessoa = await comPapel(amb, empresa, 'RECEPCAO')
  await amb.db
    .insertInto('vinculo')
    .values({ usuario: pessoa.codigo, cliente: outra.cliente, perfil: 'CLIENTE' })
    .execute()
  const aqui = await trabalhando(pessoa.email, { codigoCliente: empresa.cliente })
  const la = await trabalhando(pessoa.email, { codigoCliente: outra.cliente })
  expect((await gestor()('DELETE /equipe/:codigo/sessoes', { codigo: pessoa.vinculo })).status).toBe(204)
  expect((await aqui('GET /tutor')).status).toBe(401)
  expect((await la('GET /tutor')).status).toBe(200)
  const { itens } = (await gestor()('GET /historico', { entidade: 'vinculo', registro: pessoa.vinculo })).corpo
  expect(itens[0]?.acao).toBe('ENCERRAR_SESSOES')
})

it('o ADMIN que salva a pessoa não perde o papel dela', async () => {
  const pessoa = await comPapel(amb, empresa, 'RECEPCAO')
  const { nome, email, versao } = (await empresa.como.ADMIN('GET /usuario/:codigo', { codigo: pessoa.codigo })).corpo
  const vinculos = [{ perfil: 'CLIENTE' as const, cliente: empresa.cliente }]
  const dados = { codigo: pessoa.codigo, versao, nome, email, perfis: ['CLIENTE' as const], vinculos }
  expect((await empresa.como.ADMIN('PUT /usuario/:codigo', dados)).status).toBe(200)
  expect((await fichaDe(pessoa.vinculo)).papel).toMatchObject({ valor: 'RECEPCAO' })
})
