import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { assinar, criarCupom, criarPlano, emTeste, rodada } from '../../../teste/assinaturas.ts'
import { acharFiguras, conferirFigura } from '../../../teste/dashboard/figuras.ts'
import { AGORA, painelDe } from '../../../teste/dashboard/painel.ts'
import type { Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresas: Empresa[]
let cupom: string
const hoje = ({ cliente, usuarios }: Empresa) =>
  amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })

/** Came in September: one never paid, one pays, one cancelled in October, one was refused in October, one pays with a coupon. */
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2026-09-10T15:00:00Z' })
  const plano = await criarPlano(amb, 10_000)
  cupom = await criarCupom(amb)
  const usado = { plano, cupom } as const
  const [semPagar, paga, cancelada, recusada, comCupom] = (empresas = [
    await emTeste(amb, '2026-09-09'),
    await emTeste(amb, '2026-09-09'),
    await emTeste(amb, '2026-09-09'),
    await emTeste(amb, '2026-09-09'),
    await emTeste(amb, '2026-09-09'),
  ]) as [Empresa, Empresa, Empresa, Empresa, Empresa]
  await assinar(await hoje(semPagar), { ...usado, com: 'SALDO_INSUFICIENTE' })
  await assinar(await hoje(paga), { plano })
  await assinar(await hoje(comCupom), usado)
  await assinar(await hoje(recusada), { plano, com: 'RENOVA_RECUSADO' })
  await assinar(await hoje(cancelada), { plano })
  const { versao } = (await (await hoje(cancelada))('GET /assinatura')).corpo
  await (
    await hoje(cancelada)
  )('POST /assinatura/cancelamento', { motivo: null, versao })
  for (const dia of ['10-07', '10-10', '10-11', '10-18', '11-10', AGORA.slice(5, 10)]) {
    amb.relogio.fixar(`2026-${dia}T15:00:00Z`)
    await rodada(amb)
  }
  // What was charged goes to the books in a job of its own.
  await amb.tarefas.esvaziar()
  amb.relogio.fixar(AGORA)
})
afterAll(() => amb.fechar())

const painel = async () => {
  const [empresa] = empresas as [Empresa]
  const ADMIN = await amb.como({ usuario: empresa.usuarios.ADMIN.codigo, perfis: ['ADMIN'], ...empresa.lugares.ADMIN })
  return { ADMIN, lido: await painelDe({ ...empresa, como: { ...empresa.como, ADMIN } }, 'ADMIN') }
}
const contagens = (linha: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(linha).map(([nome, valor]) => [nome, (valor as { quantidade?: number }).quantidade ?? valor]),
  )

it('conta por mês quem entrou, testou, assinou e paga, e quem começou e terminou', async () => {
  const { lido } = await painel()
  const [setembro, outubro, novembro] = lido.novos.slice(-3).map(contagens)
  expect(setembro).toMatchObject({ mes: '2026-09-01', todos: 5, testaram: 5, assinaram: 4, pagam: 2 })
  expect([outubro, novembro]).toMatchObject([{ todos: 0 }, { todos: 0 }])
  expect(lido.meses.slice(-3).map(contagens)).toEqual([
    { mes: '2026-09-01', assinavam: 0, comecaram: 4, encerraram: 0 },
    { mes: '2026-10-01', assinavam: 4, comecaram: 0, encerraram: 2 },
    { mes: '2026-11-01', assinavam: 2, comecaram: 0, encerraram: 0 },
  ])
  const [coorte, ...depois] = lido.coortes.slice(-3)
  expect([coorte?.mes, coorte?.entraram.quantidade]).toEqual(['2026-09-01', 4])
  expect(coorte?.pagavam.map(({ quantidade }) => quantidade)).toEqual([4, 2, 2])
  expect(depois.map(({ entraram, pagavam }) => [entraram.quantidade, pagavam.length])).toEqual([
    [0, 2],
    [0, 1],
  ])
  expect(lido.recorrencia.centavos).toBe(20_000)
  expect(lido.cupons).toMatchObject([{ texto: cupom, quantidade: 1 }])
})

it('cada número abre as empresas que contou', async () => {
  const { ADMIN, lido } = await painel()
  const { figuras } = acharFiguras({
    cupons: lido.cupons,
    coortes: lido.coortes.slice(-3),
    novos: lido.novos.slice(-3),
    meses: lido.meses.slice(-3),
  })
  expect(figuras).toHaveLength(1 + 3 * 6 + 3 * 3 + 3 + (3 + 2 + 1))
  for (const figura of figuras) await conferirFigura(ADMIN, figura)
})

it('o que se recebeu no mês é o do livro da operadora, e o que foi recusado é de quem não pagou depois', async () => {
  amb.relogio.fixar('2026-10-10T15:00:00Z')
  const outubro = await painel()
  amb.relogio.fixar(AGORA)
  const novembro = await painel()
  // Two renewals went through in each month, one of them with a tenth off; one was refused in October, and nobody tried it in November.
  const noMes = ({ lido }: Awaited<ReturnType<typeof painel>>) => [
    lido.recebidoNoMes.centavos,
    lido.recusadas.quantidade,
  ]
  expect([noMes(outubro), noMes(novembro)]).toEqual([
    [19_000, 1],
    [19_000, 0],
  ])
  for (const { lido } of [outubro, novembro]) {
    const { figuras } = acharFiguras({ recebido: lido.recebidoNoMes, recusadas: lido.recusadas })
    expect(figuras).toHaveLength(2)
    for (const figura of figuras) await conferirFigura(novembro.ADMIN, figura)
  }
})
