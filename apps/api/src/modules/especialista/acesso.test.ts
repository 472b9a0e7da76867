import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, crmvUnico, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const novo = async ({ como: { CLIENTE } }: Empresa) => {
  const { status, corpo } = await CLIENTE('POST /especialista', {
    nome: unico('Dra.'),
    crmvUf: 'SP',
    crmvNumero: crmvUnico(),
  })
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo
}
/** Somebody of the company, linked as the product links who signs up. */
async function dona(): Promise<{ codigo: string; como: Empresa['como']['CLIENTE'] }> {
  const { codigo } = await criarUsuario(amb, ['CLIENTE'])
  await amb.db.insertInto('vinculo').values({ usuario: codigo, cliente: empresa.cliente, perfil: 'CLIENTE' }).execute()
  return { codigo, como: await amb.como({ usuario: codigo, perfis: ['CLIENTE'], cliente: empresa.cliente }) }
}

describe('quem assina por um especialista', () => {
  it('quem é dono e especialista diz que é, e o próximo acesso já assina', async () => {
    const { codigo } = await novo(empresa)
    const eu = await dona()
    expect((await eu.como('GET /especialista/:codigo/acesso', { codigo })).corpo).toEqual({
      pessoas: [],
      permissoes: { assumir: true },
    })
    const assumido = await eu.como('POST /especialista/:codigo/assumir', { codigo })
    expect(assumido).toMatchObject({
      status: 200,
      corpo: { pessoas: [{ codigo: eu.codigo }], permissoes: { assumir: false } },
    })
    const outraVez = await eu.como('POST /especialista/:codigo/assumir', { codigo })
    expect(outraVez.corpo).toEqual(assumido.corpo)
    const { corpo: contexto } = await eu.como('POST /auth/contexto', { codigoCliente: empresa.cliente })
    expect(contexto.sessao).toMatchObject({ perfis: ['CLIENTE', 'ESPECIALISTA'], codigoEspecialista: codigo })
    const { corpo: historico } = await eu.como('GET /historico', { entidade: 'especialista', registro: codigo })
    expect(historico.itens.filter(({ mudancas }) => 'assinaPor' in (mudancas ?? {}))).toHaveLength(1)
  })

  it('um especialista é de uma pessoa só, e uma pessoa é um só por empresa', async () => {
    const [um, dois] = [await novo(empresa), await novo(empresa)]
    const [eu, ela] = [await dona(), await dona()]
    const respostas = await Promise.all(
      [eu, ela].map(({ como }) => como('POST /especialista/:codigo/assumir', { codigo: um.codigo })),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const dono = respostas[0]?.status === 200 ? eu : ela
    const recusa = await dono.como('POST /especialista/:codigo/assumir', { codigo: dois.codigo })
    expect(recusa).toMatchObject({ status: 409, corpo: { mensagem: 'Você já é outro especialista desta empresa.' } })
  })

  it('inativo não se assume; de outra empresa, ou que não existe, não há; e só a empresa diz', async () => {
    const { codigo, versao } = await novo(empresa)
    await empresa.como.CLIENTE('PUT /especialista/:codigo/situacao', { codigo, versao, ativo: false })
    const eu = await dona()
    expect((await eu.como('POST /especialista/:codigo/assumir', { codigo })).status).toBe(409)
    const alheia = await criarEmpresa(amb)
    const outro = await novo(alheia)
    for (const qual of [outro.codigo, randomUUID()]) {
      expect((await eu.como('POST /especialista/:codigo/assumir', { codigo: qual })).status).toBe(404)
      expect((await eu.como('GET /especialista/:codigo/acesso', { codigo: qual })).status).toBe(404)
    }
    expect((await empresa.como.ESPECIALISTA('POST /especialista/:codigo/assumir', { codigo })).status).toBe(403)
    const ligados = await amb.db.selectFrom('vinculo').select('usuario').where('especialista', '=', codigo).execute()
    expect(ligados).toEqual([])
  })
})
