import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { faturar, fecharTudo } from '../../../teste/fechamentos.ts'
import { lerInteiro } from './abrir-fechamento.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

it('o Pix do fechamento vencido tem a multa e os juros até hoje, como o da conta dele; o papel, que não muda, o saldo', async () => {
  const { cliente, como } = empresa
  await faturar(amb, empresa)
  const codigo = await fecharTudo(empresa)
  const { titulo, saldoCentavos, pix } = (await como.CLIENTE('GET /fechamento/:codigo', { codigo })).corpo
  expect([saldoCentavos, pix?.valorCentavos]).toEqual([20_000, 20_000])
  await sql`update titulo set vencimento = '2026-10-30', emissao = '2026-10-01' where codigo = ${titulo.codigo}`.execute(
    amb.db,
  )
  // 2 % at once, and 1 % a month for 21 days.
  for (const quem of [como.CLIENTE, como.PARCEIRO])
    expect((await quem('GET /fechamento/:codigo', { codigo })).corpo).toMatchObject({
      saldoCentavos: 20_000,
      pix: { valorCentavos: 20_540 },
    })
  const conta = (await como.CLIENTE('GET /contas-receber/:codigo', { codigo: titulo.codigo })).corpo
  expect(conta.pix?.valorCentavos).toBe(20_540)
  const doPapel = await lerInteiro(amb.db, { cliente, clinica: null, hoje: '2026-11-20' }, codigo)
  expect(doPapel).toMatchObject({ pix: { valorCentavos: 20_000 } })
})
