import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarColega } from '../../../teste/colega.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})

const publicar = async (perfil: 'CLIENTE' | 'ESPECIALISTA') => {
  const { status, corpo } = await empresa.como[perfil]('POST /especialista/:codigo/agenda-feed', {
    codigo: empresa.especialista,
  })
  expect(status).toBe(201)
  return corpo.url
}
const responde = async (url: string) => (await amb.app.inject({ method: 'GET', url: new URL(url).pathname })).statusCode
const ligacao = async () =>
  (
    await amb.db
      .selectFrom('vinculo')
      .select('codigo')
      .where('usuario', '=', empresa.usuarios.ESPECIALISTA.codigo)
      .executeTakeFirstOrThrow()
  ).codigo

describe.each(['CLIENTE', 'ESPECIALISTA'] as const)('o endereço que %s publicou', (quem) => {
  it('cala enquanto a pessoa está desativada na empresa, e a tela não o diz publicado', async () => {
    const url = await publicar(quem)
    expect(await responde(url)).toBe(200)
    const codigo = await ligacao()
    const mudar = (ativo: boolean, versao: number) =>
      empresa.como.CLIENTE('PUT /equipe/:codigo/ativo', { codigo, ativo, versao })
    expect((await mudar(false, 1)).status).toBe(200)
    expect(await responde(url)).toBe(404)
    const alvo = { codigo: empresa.especialista }
    expect((await empresa.como.CLIENTE('GET /especialista/:codigo/agenda-feed', alvo)).corpo.criadoEm).toBeNull()
    expect((await mudar(true, 2)).status).toBe(200)
    expect(await responde(url)).toBe(200)
  })

  it('cala quando o operador desativa a conta, e quando tira o vínculo', async () => {
    const url = await publicar(quem)
    const { codigo } = empresa.usuarios.ESPECIALISTA
    const admin = empresa.como.ADMIN
    const ler = async () => (await admin('GET /usuario/:codigo', { codigo })).corpo
    for (const ativo of [false, true]) {
      const { versao } = await ler()
      expect((await admin('PUT /usuario/:codigo/situacao', { codigo, versao, ativo })).status).toBe(200)
      expect(await responde(url)).toBe(ativo ? 200 : 404)
    }
    const { versao, nome, email } = await ler()
    const vinculos = [{ perfil: 'PARCEIRO' as const, cliente: empresa.cliente, parceiro: empresa.parceiro }]
    const dados = { codigo, versao, nome, email, perfis: ['PARCEIRO' as const], vinculos }
    expect((await admin('PUT /usuario/:codigo', dados)).status).toBe(200)
    expect(await responde(url)).toBe(404)
  })
})

it('de quem ninguém entra, a agenda não se publica, e o porquê é dito', async () => {
  const codigo = await criarColega(amb, empresa)
  expect(await empresa.como.CLIENTE('POST /especialista/:codigo/agenda-feed', { codigo })).toMatchObject({
    status: 409,
    corpo: { codigo: 'TRANSICAO_INVALIDA', mensagem: expect.stringContaining('Convide') as string },
  })
})
