import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { abrir } from './atendimentos.ts'
import { contaDoBanco, importar } from './extratos.ts'
import { criarEmpresa, type Empresa } from './fabricas.ts'
import { rodadasDa } from './instrucoes.ts'
import { assinado } from './laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** The second time: what is kept in memory was read by the first, and what was written before has nothing left to be done for it. */
async function rodadasDepoisDaPrimeira(ler: () => Promise<{ status: number }>): Promise<number> {
  expect((await ler()).status).toBe(200)
  await amb.tarefas.esvaziar()
  return rodadasDa(empresa.cliente, ler)
}

// The last of each is the commit, with what is written of the reading.
it('um laudo se lê em duas idas ao banco', async () => {
  const { codigo } = await assinado(amb, empresa)
  expect(await rodadasDepoisDaPrimeira(() => empresa.como.CLIENTE('GET /laudo/:codigo', { codigo }))).toBe(3)
})

it('um atendimento se lê em uma', async () => {
  const { codigo } = await abrir(amb, empresa)
  expect(await rodadasDepoisDaPrimeira(() => empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo }))).toBe(2)
})

it('o saldo do banco se confere com o dos livros em duas idas', async () => {
  const contaFinanceira = await contaDoBanco(empresa)
  const linhas = [{ dia: '2026-11-10', valor: '100.00' }]
  await importar(empresa, contaFinanceira, { linhas, saldo: { valor: '100.00', dia: '2026-11-20' } })
  expect(await rodadasDepoisDaPrimeira(() => empresa.como.CLIENTE('GET /conciliacao', { contaFinanceira }))).toBe(3)
})
