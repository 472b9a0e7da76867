import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinar, corpo, escrever, lerComo } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

it.each([
  [true, 'ENTREGUE'],
  [false, 'ASSINADO'],
])('a clínica com entrega automática %s: assinado sem pedir entrega, fica %s', async (entrega_automatica, estado) => {
  await amb.db.updateTable('parceiro').set({ entrega_automatica }).where('codigo', '=', empresa.parceiro).execute()
  const escrito = await escrever(amb, empresa)
  corpo(await assinar(empresa, escrito, { entregar: false }))
  expect((await lerComo(empresa, 'CLIENTE', escrito.codigo)).estado).toBe(estado)
})
