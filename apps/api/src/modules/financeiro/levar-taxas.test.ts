import type { DadosDaRegra } from '@vetlume/dominio/especialista'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acertarTudo } from '../../../teste/acertos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { concluido, criarServico, dinheiroDe } from '../../../teste/atendimentos.ts'
import { contasDe } from '../../../teste/contas.ts'
import { faturar, fecharTudo } from '../../../teste/fechamentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

/** A municipality that no other suite uses: its displacement is set here. */
const CIDADE = 5101837

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

/** A company with 10 % of tax whose specialist earns 40 % of what is left of each exam. */
async function comRegra(regra: Partial<DadosDaRegra> = {}) {
  empresa = await criarEmpresa(amb)
  const { cliente, especialista } = empresa
  await amb.db.updateTable('cliente').set({ imposto_bp: 1_000 }).where('codigo', '=', cliente).execute()
  await amb.db.deleteFrom('repasse_regra').where('cliente', '=', cliente).execute()
  const dados = { tipo: 'PERCENTUAL', percentualBp: 4_000, base: 'LIQUIDO', vigenteDe: '2026-01-01', ...regra } as const
  const criada = await empresa.como.CLIENTE('POST /especialista/:codigo/repasse', { codigo: especialista, ...dados })
  expect(criada.status).toBe(201)
}
beforeEach(() => comRegra())

const abrir = async (codigo: string) => (await empresa.como.CLIENTE('GET /contas-receber/:codigo', { codigo })).corpo
async function receber(
  codigo: string,
  valorCentavos: number,
  taxaCentavos: number,
  metodo = 'CARTAO_CREDITO' as const,
) {
  const { versao } = await abrir(codigo)
  const { banco: contaFinanceira } = await contasDe(empresa)
  const baixa = { codigo, versao, valorCentavos, taxaCentavos, pagoEm: '2026-11-20', metodo, contaFinanceira }
  const { status, corpo } = await empresa.como.CLIENTE('POST /contas-receber/:codigo/baixa', baixa)
  expect(status).toBe(201)
  return corpo
}
const repasses = async (atendimento: string) =>
  (await dinheiroDe(amb, atendimento)).repasses
    .map((r) => [r.bruto_centavos, r.taxa_centavos, r.valor_centavos] as const)
    .toSorted(([a], [b]) => b - a)
const titulosDe = async (atendimento: string) =>
  (await dinheiroDe(amb, atendimento)).titulos.map(({ codigo }) => codigo)
async function estornar(titulo: string) {
  const { versao, pagamentos } = await abrir(titulo)
  const [pagamento] = pagamentos
  const estorno = { codigo: titulo, versao, pagamento: pagamento?.codigo ?? '', motivo: 'Engano' }
  expect((await empresa.como.CLIENTE('POST /contas-receber/:codigo/estorno', estorno)).status).toBe(201)
}
async function desfazerAcerto(codigo: string) {
  const { versao } = (await empresa.como.CLIENTE('GET /acerto/:codigo', { codigo })).corpo
  const desfeito = await empresa.como.CLIENTE('POST /acerto/:codigo/desfeito', { codigo, versao, motivo: 'Engano' })
  expect(desfeito.status).toBe(200)
}
async function saldoDosRepasses() {
  const { contas } = (await empresa.como.CLIENTE('GET /balancete', { de: '2026-11-01', ate: '2026-11-30' })).corpo
  return -(contas.find(({ conta }) => conta === '2.2')?.saldoCentavos ?? 0)
}

describe('a taxa do pagamento no repasse', () => {
  it('só a de como o exame foi pago, repartida entre os exames dele; o estorno a devolve', async () => {
    const itens = [
      { servico: await criarServico(amb, empresa, { preco_centavos: 10_000 }) },
      { servico: await criarServico(amb, empresa, { preco_centavos: 5_000 }) },
    ]
    const atendimento = await concluido(amb, empresa, { itens })
    const [titulo = ''] = await titulosDe(atendimento)
    const semTaxa = [
      [10_000, 0, 3_600],
      [5_000, 0, 1_800],
    ]
    expect(await repasses(atendimento)).toEqual(semTaxa)
    await receber(titulo, 5_000, 0)
    expect(await repasses(atendimento)).toEqual(semTaxa)
    const { pagamentos, versao } = await receber(titulo, 10_000, 400)
    // 4,00 in two parts of the prices: 2,67 and 1,33; then 40 % of what tax and fee left.
    const comTaxa = [
      [10_000, 267, 3_493],
      [5_000, 133, 1_747],
    ]
    expect(await repasses(atendimento)).toEqual(comTaxa)
    const explicado = (await dinheiroDe(amb, atendimento)).repasses.map(({ explicacao }) => explicacao)
    expect(JSON.stringify(explicado)).toContain('Taxa: Cartão de crédito')
    expect(await saldoDosRepasses()).toBe(3_493 + 1_747)
    const comTaxaPago = pagamentos.find(({ taxaCentavos }) => taxaCentavos > 0)?.codigo ?? ''
    const estorno = { codigo: titulo, versao, pagamento: comTaxaPago, motivo: 'Engano' }
    expect((await empresa.como.CLIENTE('POST /contas-receber/:codigo/estorno', estorno)).status).toBe(201)
    expect(await repasses(atendimento)).toEqual(semTaxa)
    expect(await saldoDosRepasses()).toBe(3_600 + 1_800)
  })

  it('a de um fechamento se reparte entre todos os exames dele', async () => {
    const exames = await faturar(amb, empresa, 3)
    const { titulo } = (await empresa.como.CLIENTE('GET /fechamento/:codigo', { codigo: await fecharTudo(empresa) }))
      .corpo
    await receber(titulo?.codigo ?? '', 60_000, 100)
    const taxas = (await Promise.all(exames.map(repasses))).flat().map(([, taxa]) => taxa)
    expect(taxas.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([33, 33, 34])
  })

  it('o repasse sobre o bruto não a desconta, mas guarda quanto foi', async () => {
    await comRegra({ base: 'BRUTO' })
    const atendimento = await concluido(amb, empresa)
    await receber((await titulosDe(atendimento))[0] ?? '', 20_000, 698)
    expect(await repasses(atendimento)).toEqual([[20_000, 698, 8_000]])
  })

  it('o que já foi acertado fica como o especialista o leu', async () => {
    const atendimento = await concluido(amb, empresa)
    await acertarTudo(empresa)
    await receber((await titulosDe(atendimento))[0] ?? '', 20_000, 698)
    expect(await repasses(atendimento)).toEqual([[20_000, 698, 7_200]])
  })

  it('o acerto desfeito devolve o repasse com a taxa que o pagamento tem então', async () => {
    const atendimento = await concluido(amb, empresa)
    const [titulo = ''] = await titulosDe(atendimento)
    await receber(titulo, 20_000, 500)
    expect(await repasses(atendimento)).toEqual([[20_000, 500, 7_000]])
    const acerto = await acertarTudo(empresa)
    await estornar(titulo)
    expect(await repasses(atendimento)).toEqual([[20_000, 0, 7_000]])
    await desfazerAcerto(acerto)
    await receber(titulo, 20_000, 0)
    expect(await repasses(atendimento)).toEqual([[20_000, 0, 7_200]])
    expect(await saldoDosRepasses()).toBe(7_200)
  })

  it('também a de um fechamento pago depois do acerto, só nos exames que voltaram', async () => {
    const [antigo = ''] = await faturar(amb, empresa, 1)
    await acertarTudo(empresa)
    const [voltou = ''] = await faturar(amb, empresa, 1)
    const acerto = await acertarTudo(empresa)
    const { titulo } = (await empresa.como.CLIENTE('GET /fechamento/:codigo', { codigo: await fecharTudo(empresa) }))
      .corpo
    await receber(titulo?.codigo ?? '', 40_000, 1_000)
    await desfazerAcerto(acerto)
    expect(await repasses(antigo)).toEqual([[20_000, 500, 7_200]])
    expect(await repasses(voltou)).toEqual([[20_000, 500, 7_000]])
    expect(await saldoDosRepasses()).toBe(7_200 + 7_000)
  })

  it('o deslocamento pode ficar com a empresa, com a taxa que caiu sobre ele', async () => {
    await comRegra({ semDeslocamento: true })
    await amb.db.updateTable('cidade').set({ deslocamento_centavos: 5_000 }).where('ibge', '=', CIDADE).execute()
    await amb.db.updateTable('parceiro').set({ cidade: CIDADE }).where('codigo', '=', empresa.parceiro).execute()
    const atendimento = await concluido(amb, empresa, { cobrarDeslocamento: true })
    expect(await repasses(atendimento)).toEqual([[25_000, 0, 7_200]])
    await receber((await titulosDe(atendimento))[0] ?? '', 25_000, 1_000)
    // 8,00 of the 10,00 fell on the 200,00 that are shared.
    expect(await repasses(atendimento)).toEqual([[25_000, 1_000, 6_880]])
  })
})
