import { alvoDaContaFinanceira } from '@vetlume/dominio/financeiro'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { lancada } from '../../../teste/contas.ts'
import { linhasDe, somar } from '../../../teste/dashboard/figuras.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { somarDiasMudados } from '../../infra/somas/index.ts'
import { SOMAS } from '../../somas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const listar = async () => (await empresa.como.CLIENTE('GET /conta-financeira')).corpo.itens
const achar = async (nome: string) => (await listar()).find((conta) => conta.nome === nome)!

/** Pays or receives the whole of a title written by hand. */
async function mover(
  livro: 'contas-pagar' | 'contas-receber',
  valorCentavos: number,
  contaFinanceira: string,
  mais: object = {},
) {
  const { codigo, versao } = await lancada(empresa, livro, { valorCentavos })
  const { status, corpo } = await empresa.como.CLIENTE(`POST /${livro}/:codigo/baixa`, {
    codigo,
    versao,
    valorCentavos,
    pagoEm: '2026-11-20',
    metodo: 'PIX',
    contaFinanceira,
    ...mais,
  })
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return corpo
}

describe('contas financeiras', () => {
  it('toda empresa nasce com um caixa e uma conta bancária, vazios', async () => {
    expect(await listar()).toMatchObject([
      { nome: 'Caixa', tipo: 'CAIXA', saldoInicialCentavos: 0, saldoCentavos: 0, saldoEm: '2026-11-20', ativo: true },
      { nome: 'Conta bancária', tipo: 'BANCO', saldoCentavos: 0 },
    ])
  })

  it('o saldo é o inicial mais o que se recebeu, menos o que se pagou, taxas e estornos, somado ou não', async () => {
    const { CLIENTE } = empresa.como
    const { codigo, versao } = await achar('Conta bancária')
    const dados = { codigo, nome: 'Banco', tipo: 'BANCO', saldoEm: '2026-11-01' } as const
    await CLIENTE('PUT /conta-financeira/:codigo', { ...dados, versao, saldoInicialCentavos: -1_000 })
    await mover('contas-receber', 20_000, codigo, { taxaCentavos: 300 })
    await mover('contas-pagar', 5_000, codigo)
    await mover('contas-receber', 7_000, (await achar('Caixa')).codigo)
    const desfeito = await mover('contas-receber', 900, codigo, { taxaCentavos: 10 })
    await CLIENTE('POST /contas-receber/:codigo/estorno', {
      codigo: desfeito.codigo,
      versao: desfeito.versao,
      pagamento: desfeito.pagamentos[0]?.codigo ?? '',
      motivo: 'Outra conta',
    })
    const SALDO = -1_000 + 20_000 - 300 - 5_000
    for (const somar_ of [false, true]) {
      if (somar_) await somarDiasMudados(amb.dbApp, SOMAS)
      const banco = await achar('Banco')
      expect(banco.saldoCentavos).toBe(SALDO)
      expect((await achar('Caixa')).saldoCentavos).toBe(7_000)
      // A figure is its list.
      const linhas = await linhasDe(CLIENTE, alvoDaContaFinanceira(banco))
      expect(banco.saldoInicialCentavos + somar(linhas, 'centavos')).toBe(banco.saldoCentavos)
    }
  })

  it('o que foi pago antes do dia do saldo inicial já está nele', async () => {
    const { CLIENTE } = empresa.como
    const { codigo, versao } = await achar('Caixa')
    await mover('contas-receber', 20_000, codigo, { pagoEm: '2026-11-18' })
    expect((await achar('Caixa')).saldoCentavos).toBe(0)
    const dados = { codigo, versao, nome: 'Caixa', tipo: 'CAIXA' } as const
    await CLIENTE('PUT /conta-financeira/:codigo', { ...dados, saldoEm: '2026-11-18' })
    expect((await achar('Caixa')).saldoCentavos).toBe(20_000)
    expect(
      await CLIENTE('PUT /conta-financeira/:codigo', { ...dados, versao: versao + 1, saldoEm: '2026-11-21' }),
    ).toMatchObject({ status: 422, corpo: { campos: { saldoEm: 'A data não pode estar no futuro.' } } })
  })

  it('o nome é um só; usada, não é excluída; a de outra empresa é 404; quem não é dos livros, 403', async () => {
    const { CLIENTE, PARCEIRO } = empresa.como
    const nova = { nome: 'CAIXA', tipo: 'CAIXA', saldoEm: '2026-11-01' } as const
    expect(await CLIENTE('POST /conta-financeira', nova)).toMatchObject({
      status: 409,
      corpo: { campos: { nome: 'Já existe uma conta com este nome.' } },
    })
    const { codigo } = await achar('Caixa')
    await mover('contas-receber', 1_000, codigo)
    expect(await CLIENTE('DELETE /conta-financeira/:codigo', { codigo })).toMatchObject({
      status: 409,
      corpo: { codigo: 'EM_USO', mensagem: expect.stringContaining('1 pagamento') as string },
    })
    const outra = await criarEmpresa(amb)
    expect((await outra.como.CLIENTE('GET /conta-financeira/:codigo', { codigo })).status).toBe(404)
    expect((await PARCEIRO('GET /conta-financeira')).status).toBe(403)
  })

  it('o fluxo de caixa, a DRE por caixa e o resumo seguem o pagamento na hora', async () => {
    const { CLIENTE } = empresa.como
    const hoje = async () =>
      (await CLIENTE('GET /fluxo-caixa', { de: '2026-11-20', ate: '2026-11-20' })).corpo.periodos[0]
    const receita = async () =>
      (await CLIENTE('GET /demonstrativo-resultado', { de: '2026-01', ate: '2026-12', regime: 'CAIXA' })).corpo
        .linhas[0]?.total
    const resumo = async () => (await CLIENTE('GET /contas-receber/resumo')).corpo
    expect(await hoje()).toMatchObject({ entradas: 0, saidas: 0 })
    const paga = await mover('contas-receber', 8_000, (await achar('Conta bancária')).codigo)
    expect(await hoje()).toMatchObject({ entradas: 8_000, fechamento: 8_000 })
    expect(await receita()).toBe(8_000)
    expect(await resumo()).toMatchObject({ falta: { centavos: 0 }, liquidado: { centavos: 8_000, quantidade: 1 } })
    await CLIENTE('POST /contas-receber/:codigo/estorno', {
      codigo: paga.codigo,
      versao: paga.versao,
      pagamento: paga.pagamentos[0]?.codigo ?? '',
      motivo: 'Engano',
    })
    expect(await hoje()).toMatchObject({ entradas: 8_000, saidas: 8_000, fechamento: 0 })
    expect(await receita()).toBe(0)
    expect(await resumo()).toMatchObject({ falta: { centavos: 8_000, quantidade: 1 }, liquidado: { quantidade: 0 } })
  })
})
