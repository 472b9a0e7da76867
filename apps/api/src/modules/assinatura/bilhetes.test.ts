import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cartao, criarPlano, emTeste } from '../../../teste/assinaturas.ts'
import { SENHA } from '../../../teste/fabricas.ts'
import { comPapel } from '../../../teste/papeis.ts'

let amb: Ambiente
let plano: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  plano = await criarPlano(amb, 10_000)
})
afterAll(() => amb.fechar())

const bilhetesDe = async (identificador: string) =>
  (await amb.semToken('POST /assinatura/publica/bilhete', { identificador, senha: SENHA })).corpo.empresas
const pagar = (bilhete: string) =>
  amb.semToken('POST /assinatura/publica/pagamento', {
    bilhete,
    codigo: randomUUID(),
    plano,
    ciclo: 'MENSAL',
    meio: 'CARTAO',
    token: cartao(),
  })

describe('o bilhete de quem não responde pela assinatura', () => {
  it.each([
    ['RECEPCAO', 0],
    ['FINANCEIRO', 0],
    ['LEITURA', 0],
    [['assinatura:ler'], 0],
    [['assinatura:escrever'], 1],
    ['GESTOR', 1],
  ] as const)('com o papel %s são %i', async (papel, quantos) => {
    const { email } = await comPapel(amb, await emTeste(amb), papel)
    expect(await bilhetesDe(email)).toHaveLength(quantos)
  })

  it('não é dado por outro perfil da mesma pessoa, e vale só para a empresa pela qual ela responde', async () => {
    const [daqui, de] = [await emTeste(amb), await emTeste(amb)]
    const pessoa = await comPapel(amb, daqui, 'RECEPCAO', ['ESPECIALISTA'])
    expect(await bilhetesDe(pessoa.email)).toEqual([])
    await amb.db
      .insertInto('vinculo')
      .values({ usuario: pessoa.codigo, cliente: de.cliente, perfil: 'CLIENTE' })
      .execute()
    const [bilhete, ...resto] = await bilhetesDe(pessoa.email)
    expect(resto).toEqual([])
    expect(await pagar(bilhete?.bilhete ?? '')).toMatchObject({ status: 201, corpo: { estado: 'PAGA' } })
    expect((await de.como.CLIENTE('GET /assinatura')).corpo).toMatchObject({ estado: 'ATIVO' })
    expect((await daqui.como.CLIENTE('GET /assinatura')).corpo).toMatchObject({ estado: 'TESTE' })
  })

  it('o que já foi dado deixa de valer com a mudança de papel, e quem é do plano grátis o tem', async () => {
    const empresa = await emTeste(amb)
    const gestora = await comPapel(amb, empresa, 'GESTOR')
    const [dado] = await bilhetesDe(gestora.email)
    await amb.db.updateTable('vinculo').set({ papel: 'RECEPCAO' }).where('codigo', '=', gestora.vinculo).execute()
    expect(await pagar(dado?.bilhete ?? '')).toMatchObject({ status: 410, corpo: { codigo: 'LINK_EXPIRADO' } })
    const [daBase] = await bilhetesDe(empresa.usuarios.CLIENTE_BASE.email)
    expect((await pagar(daBase?.bilhete ?? '')).status).toBe(201)
  })
})
