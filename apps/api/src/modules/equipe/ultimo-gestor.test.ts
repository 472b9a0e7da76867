import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarEmpresa } from '../../../teste/fabricas.ts'
import { comPapel, type ComPapel } from '../../../teste/papeis.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

/** A company with exactly two managers. */
async function doisGestores() {
  const empresa = await criarEmpresa(amb)
  await amb.db.deleteFrom('vinculo').where('cliente', '=', empresa.cliente).where('perfil', '=', 'CLIENTE').execute()
  return { empresa, a: await comPapel(amb, empresa, 'GESTOR'), b: await comPapel(amb, empresa, 'GESTOR') }
}

const desativar = (quem: Chamar, { vinculo: codigo }: ComPapel) =>
  quem('PUT /equipe/:codigo/ativo', { codigo, versao: 1, ativo: false })
const rebaixar = (quem: Chamar, { vinculo: codigo }: ComPapel) =>
  quem('PUT /equipe/:codigo/papel', { codigo, versao: 1, papel: 'RECEPCAO' })
const gestores = async (cliente: string) =>
  (
    await amb.db
      .selectFrom('vinculo')
      .select('codigo')
      .where('cliente', '=', cliente)
      .where('perfil', '=', 'CLIENTE')
      .where('papel', 'is', null)
      .execute()
  ).length

it.each([
  ['desativam', desativar, desativar],
  ['rebaixam', rebaixar, rebaixar],
  ['um desativa e o outro rebaixa', desativar, rebaixar],
] as const)('os dois últimos se mudam ao mesmo tempo (%s): um consegue', async (_como, deA, deB) => {
  const { empresa, a, b } = await doisGestores()
  // Both sessions are known before: neither is refused at the door.
  await Promise.all([a.chamar('GET /equipe'), b.chamar('GET /equipe')])
  const respostas = await Promise.all([deA(a.chamar, b), deB(b.chamar, a)])
  expect(respostas.map(({ status }) => status).toSorted((um, outro) => um - outro)).toEqual([200, 409])
  expect(respostas.find(({ status }) => status === 409)?.corpo).toMatchObject({
    codigo: 'TRANSICAO_INVALIDA',
    mensagem: expect.stringContaining('último gestor') as string,
  })
  expect(await gestores(empresa.cliente)).toBe(1)
})

it('um gestor que ainda não confirmou o e-mail, ou cuja conta foi desligada, não conta', async () => {
  const { a, b } = await doisGestores()
  await amb.db.updateTable('usuario').set({ confirmacao_pendente: true }).where('codigo', '=', a.codigo).execute()
  // A is at work with an open session; alone, B cannot be let go.
  expect((await rebaixar(a.chamar, b)).corpo).toMatchObject({
    mensagem: expect.stringContaining('último gestor') as string,
  })
  await amb.db.updateTable('usuario').set({ confirmacao_pendente: false }).where('codigo', '=', a.codigo).execute()
  expect((await rebaixar(a.chamar, b)).status).toBe(200)
})
