import { txidDoTitulo, type ContaCompleta } from '@vetlume/dominio/financeiro'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { acertarTudo } from '../../../teste/acertos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { concluido } from '../../../teste/atendimentos.ts'
import { conferirSemExtrato, contaDoBanco, importar, pendentes } from '../../../teste/extratos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { faturar, fecharTudo } from '../../../teste/fechamentos.ts'

const ABERTURA = 500_000

let amb: Ambiente
let empresa: Empresa
let banco: string

const dono = () => empresa.como.CLIENTE
const somar = <T>(itens: readonly T[], valor: (item: T) => number) =>
  itens.reduce((soma, item) => soma + valor(item), 0)

/** Everything that a book exports, whole. */
async function livro(natureza: 'receber' | 'pagar'): Promise<ContaCompleta[]> {
  const { corpo } = await dono()(`GET /contas-${natureza}`, { limite: 200 })
  expect(corpo.proximo).toBeNull()
  return Promise.all(
    corpo.itens.map(async ({ codigo }) => (await dono()(`GET /contas-${natureza}/:codigo`, { codigo })).corpo),
  )
}
const pagos = (contas: readonly ContaCompleta[]) => contas.flatMap(({ pagamentos }) => pagamentos)
const emReais = (centavos: number) => (centavos / 100).toFixed(2)

let tarifa: string
let aluguel: string

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  banco = await contaDoBanco(empresa)
  await amb.db
    .updateTable('conta_financeira')
    .set({ saldo_inicial_centavos: ABERTURA, saldo_em: '2026-11-01' })
    .where('codigo', '=', banco)
    .execute()
  await amb.db.updateTable('parceiro').set({ comissao_bp: 500 }).where('codigo', '=', empresa.parceiro).execute()
  // One exam is paid at once; the others wait for the closing.
  await concluido(amb, empresa)
  await faturar(amb, empresa, 4)
  const tipo = await amb.db
    .selectFrom('tipo_despesa')
    .innerJoin('grupo_despesa', 'grupo_despesa.codigo', 'tipo_despesa.grupo')
    .select('tipo_despesa.codigo')
    .where('grupo_despesa.linha_dre', '=', 'DESPESAS_OPERACIONAIS')
    .limit(1)
    .executeTakeFirstOrThrow()
  tarifa = tipo.codigo
  const dados = { competencia: '2026-11-05', emissao: '2026-11-05', vencimento: '2026-11-10', tipoDespesa: tipo.codigo }
  const { corpo } = await dono()('POST /contas-pagar', {
    ...dados,
    descricao: 'Aluguel',
    contraparte: 'Imobiliária Centro',
    valorCentavos: 30_000,
  })
  aluguel = corpo.codigo
}, 60_000)
afterEach(() => conferirSemExtrato(amb, empresa))
afterAll(() => amb.fechar())

describe('um mês fechado do começo ao fim', () => {
  it('as clínicas são fechadas, os especialistas acertados e aprovados', async () => {
    const fechamento = await fecharTudo(empresa)
    const { corpo } = await dono()('GET /fechamento/:codigo', { codigo: fechamento })
    expect(corpo.totalCentavos).toBe(76_000)
    const acerto = await acertarTudo(empresa)
    const { status } = await empresa.como.ESPECIALISTA('POST /acerto/:codigo/aprovacao', { codigo: acerto, versao: 1 })
    expect(status).toBe(200)
  })

  it('o extrato do banco paga parte, com uma taxa, uma tarifa que faltava e o que se devia', async () => {
    const [aVista, doFechamento] = (await livro('receber')).toSorted((a, b) => a.valorCentavos - b.valorCentavos)
    const repasses = (await livro('pagar')).find(({ codigo }) => codigo !== aluguel)
    const linhas = [
      { dia: '2026-11-16', valor: '196.00', memo: 'STONE CREDITO' },
      { dia: '2026-11-17', valor: '500.00', memo: `PIX ${txidDoTitulo(doFechamento?.codigo ?? '')}` },
      { dia: '2026-11-17', valor: '-300.00', memo: 'PIX ENVIADO IMOBILIARIA CENTRO' },
      {
        dia: '2026-11-18',
        valor: `-${emReais(repasses?.valorCentavos ?? 0)}`,
        memo: `TED ${repasses?.contraparte ?? ''}`,
      },
      { dia: '2026-11-18', valor: '-29.90', memo: 'TARIFA' },
    ]
    const movido = 19_600 + 50_000 - 30_000 - (repasses?.valorCentavos ?? 0) - 2_990
    await importar(empresa, banco, { linhas, saldo: { valor: emReais(ABERTURA + movido), dia: '2026-11-18' } })

    const esperam = await pendentes(empresa, banco)
    const sugeridos = esperam.filter(({ sugestao }) => sugestao !== null && sugestao.diferenca !== 'TAXA')
    expect(sugeridos.map(({ sugestao }) => sugestao?.certeza)).toEqual(['PROVAVEL', 'CERTA', 'CERTA'])
    const [cartao, , , , daTarifa] = esperam
    const item = (um: (typeof esperam)[number] | undefined) => ({ codigo: um?.codigo ?? '', versao: 1 })
    const { status, corpo } = await dono()('POST /movimento-bancario/conciliacoes', {
      itens: [
        ...sugeridos.map((um) => ({
          ...item(um),
          titulos: um.sugestao?.titulos ?? [],
          diferenca: um.sugestao?.diferenca ?? null,
          metodo: 'PIX' as const,
        })),
        {
          ...item(cartao),
          titulos: [{ codigo: aVista?.codigo ?? '', versao: aVista?.versao ?? 0 }],
          diferenca: 'TAXA',
          metodo: 'CARTAO_CREDITO',
        },
      ],
    })
    expect([status, corpo]).toEqual([200, { quantidade: 4 }])
    const lancado = await dono()('POST /movimento-bancario/:codigo/lancamento', {
      ...item(daTarifa),
      descricao: 'Tarifa do pacote',
      contraparte: 'Banco',
      tipoDespesa: tarifa,
      metodo: 'PIX',
    })
    expect(lancado.status).toBe(200)
    expect(await pendentes(empresa, banco)).toEqual([])
  })

  it('o saldo do banco está provado', async () => {
    const { corpo } = await dono()('GET /conciliacao', { contaFinanceira: banco })
    expect(corpo).toMatchObject({
      bancoCentavos: corpo.livrosCentavos,
      pendentes: { quantidade: 0 },
      semExtrato: { quantidade: 0 },
      outrosCentavos: 0,
    })
  })

  it('DRE, fluxo de caixa e saldos são o que se calcula do que foi exportado', async () => {
    const [receber, pagar] = [await livro('receber'), await livro('pagar')]
    const entrou = pagos(receber)
    const saiu = pagos(pagar)
    const taxas = somar([...entrou, ...saiu], ({ taxaCentavos }) => taxaCentavos)
    const caixa = somar(entrou, (um) => um.valorCentavos) - somar(saiu, (um) => um.valorCentavos) - taxas
    expect(receber.map(({ estado }) => estado).toSorted()).toEqual(['PAGO', 'PARCIAL'])
    expect(taxas).toBe(400)

    const contas = (await dono()('GET /conta-financeira', {})).corpo.itens
    expect(somar(contas, ({ saldoCentavos }) => saldoCentavos)).toBe(ABERTURA + caixa)
    const { corpo: fluxo } = await dono()('GET /fluxo-caixa', { de: '2026-11-01', ate: '2026-11-30', agrupar: 'MES' })
    expect(fluxo.periodos[0]).toMatchObject({ abertura: ABERTURA, fechamento: ABERTURA + caixa })

    const dre = async (regime: 'CAIXA' | 'COMPETENCIA') => {
      const { corpo } = await dono()('GET /demonstrativo-resultado', { de: '2026-01', ate: '2026-12', regime })
      return (linha: string) => corpo.linhas.find((uma) => uma.linha === linha && uma.grupo === null)?.total
    }
    const porCaixa = await dre('CAIXA')
    expect(porCaixa('RECEITA_BRUTA')).toBe(somar(entrou, (um) => um.valorCentavos))
    expect(porCaixa('LUCRO_LIQUIDO')).toBe(caixa)

    // By competence, from the exams of the closing, the one that was paid at once, and what specialists earned.
    const fechamento = (await dono()('GET /fechamento', {})).corpo.itens[0]
    const { corpo: fechado } = await dono()('GET /fechamento/:codigo', { codigo: fechamento?.codigo ?? '' })
    const aVista = receber.filter(({ fechamento: dele }) => dele === null)
    const receita = somar(fechado.itens, ({ centavos }) => centavos) + somar(aVista, (um) => um.valorCentavos)
    const repasses = somar(
      pagar.filter((conta) => conta.repasses.length > 0),
      ({ valorCentavos }) => valorCentavos,
    )
    const despesas = somar(
      pagar.filter((conta) => conta.repasses.length === 0),
      ({ valorCentavos }) => valorCentavos,
    )
    const porCompetencia = await dre('COMPETENCIA')
    expect(porCompetencia('RECEITA_BRUTA')).toBe(receita)
    expect(porCompetencia('CUSTOS_SERVICOS')).toBe(-repasses)
    expect(porCompetencia('DESPESAS_OPERACIONAIS')).toBe(-despesas - fechado.comissaoCentavos)
    expect(porCompetencia('LUCRO_LIQUIDO')).toBe(receita - repasses - despesas - fechado.comissaoCentavos - taxas)
  })
})
