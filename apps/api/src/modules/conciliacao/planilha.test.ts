import type { MapaDoExtrato } from '@vetlume/dominio/conciliacao'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { contaDoBanco, pendentes } from '../../../teste/extratos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let banco: string

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  banco = await contaDoBanco(empresa)
})

const CSV =
  'Quando;Histórico da linha;R$;Saldo na hora\n03/11/2026;PIX ANA;100,00;1.100,00\n04/11/2026;CAFE;-5,00;1.095,00\n04/11/2026;CAFE;-5,00;1.090,00\n'
const MAPA: MapaDoExtrato = { colunas: { dia: 0, descricao: 1, valor: 2 }, formato: 'DMA', decimal: 'VIRGULA' }

const enviar = (texto = CSV, mapa?: unknown, contaFinanceira = banco) =>
  empresa.como.CLIENTE(
    'POST /extrato-bancario',
    {
      contaFinanceira,
      ...(mapa === undefined ? {} : { mapa: typeof mapa === 'string' ? mapa : JSON.stringify(mapa) }),
    },
    { arquivo: { nome: 'extrato.csv', bytes: Buffer.from(texto) } },
  )
const esperam = () => pendentes(empresa, banco)

describe('o extrato cujas colunas se dizem', () => {
  it('sem se dizer, mostra as primeiras linhas e o palpite, e nada é escrito', async () => {
    const { status, corpo } = await enviar()
    expect({ status, corpo }).toMatchObject({
      status: 422,
      corpo: {
        campos: { mapa: 'Diga o que é cada coluna deste arquivo.' },
        detalhes: {
          planilha: {
            titulos: ['Quando', 'Histórico da linha', 'R$', 'Saldo na hora'],
            linhas: [
              { numero: 2, celulas: ['03/11/2026', 'PIX ANA', '100,00', '1.100,00'] },
              { numero: 3 },
              { numero: 4 },
            ],
            total: 3,
            mapa: MAPA,
            lembrado: false,
          },
        },
      },
    })
    expect(await esperam()).toEqual([])
  })

  it('dito, importa; outra vez não vem, nem com outra descrição; e da próxima vez já vem dito, só para esta conta', async () => {
    expect((await enviar(CSV, MAPA)).corpo).toMatchObject({
      novos: 3,
      repetidos: 0,
      de: '2026-11-03',
      ate: '2026-11-04',
    })
    expect(await esperam()).toMatchObject([
      { descricao: 'PIX ANA', centavos: 10_000 },
      { descricao: 'CAFE', centavos: -500 },
      { descricao: 'CAFE', centavos: -500 },
    ])
    const outroSaldo = CSV.replace('1.100,00', '100,00').replace('1.095,00', '95,00')
    expect((await enviar(outroSaldo, MAPA)).corpo).toMatchObject({ novos: 0, repetidos: 3 })
    const semDescricao = { ...MAPA, colunas: { dia: 0, valor: 2, documento: 1 } }
    expect((await enviar(CSV, semDescricao)).corpo).toMatchObject({ novos: 0, repetidos: 3 })
    const outra = (
      await empresa.como.CLIENTE('POST /conta-financeira', { nome: 'Outra', tipo: 'BANCO', saldoEm: '2026-11-01' })
    ).corpo
    const planilhaDe = async (conta: string) => (await enviar(CSV, undefined, conta)).corpo
    expect(await planilhaDe(banco)).toMatchObject({ detalhes: { planilha: { lembrado: true, mapa: semDescricao } } })
    expect(await planilhaDe(outra.codigo)).toMatchObject({ detalhes: { planilha: { lembrado: false, mapa: MAPA } } })
    expect((await empresa.como.CLIENTE('DELETE /conta-financeira/:codigo', { codigo: outra.codigo })).status).toBe(204)
  })

  it('dez vezes ao mesmo tempo: cada linha uma vez', async () => {
    const respostas = await Promise.all(Array.from({ length: 10 }, () => enviar(CSV, MAPA)))
    expect(respostas.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(await esperam()).toHaveLength(3)
  })

  it('uma linha que não se lê recusa tudo e diz qual; o mapa errado não é lembrado', async () => {
    const { status, corpo } = await enviar(`${CSV}32/11/2026;X;1,00;\n`, MAPA)
    expect({ status, corpo }).toMatchObject({
      status: 422,
      corpo: {
        campos: { mapa: 'Nada foi importado: 1 linha não se lê assim.' },
        detalhes: { totalDeProblemas: 1, problemas: [{ linha: 5, coluna: 'Quando', valor: '32/11/2026' }] },
      },
    })
    expect(await esperam()).toEqual([])
    expect(await enviar()).toMatchObject({ corpo: { detalhes: { planilha: { lembrado: false } } } })
  })

  it('um mapa que não é, ou a que falta uma coluna, é recusado', async () => {
    for (const ruim of [
      '{',
      '{}',
      'null',
      { ...MAPA, formato: 'X' },
      { ...MAPA, colunas: { dia: -1 } },
      { ...MAPA, colunas: { dia: 'a' } },
    ])
      expect((await enviar(CSV, ruim)).status).toBe(422)
    expect(await enviar(CSV, { ...MAPA, colunas: { dia: 0, debito: 2 } })).toMatchObject({
      status: 422,
      corpo: { campos: { mapa: 'Falta dizer qual coluna é: Valor, ou Crédito e Débito.' } },
    })
    expect((await enviar(CSV, { ...MAPA, colunas: { dia: 0, valor: 60 } })).status).toBe(422)
    expect(await esperam()).toEqual([])
  })

  it('um arquivo reconhecido não pergunta nada', async () => {
    expect((await enviar('Data;Histórico;Valor\n06/11/2026;CAFE;-5,00\n')).corpo).toMatchObject({ novos: 1 })
  })
})
