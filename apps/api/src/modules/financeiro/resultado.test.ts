import type { LinhaDoDre } from '@vetlume/dominio/financeiro'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agir, abrir, concluido, criarServico, dinheiroDe, pagar } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'
import { contasDe } from '../../../teste/contas.ts'
import { contaBancaria, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

let numero = 1_000
async function despesa(
  { cliente }: Empresa,
  grupo: string | null,
  valor: number,
  dados: { estado?: string; competencia?: string; vencimento?: string } = {},
) {
  const tipo =
    grupo === null
      ? null
      : await amb.db
          .selectFrom('tipo_despesa')
          .innerJoin('grupo_despesa', 'grupo_despesa.codigo', 'tipo_despesa.grupo')
          .select('tipo_despesa.codigo')
          .where('grupo_despesa.nome', '=', grupo)
          .limit(1)
          .executeTakeFirstOrThrow()
  return amb.db
    .insertInto('titulo')
    .values({
      cliente,
      numero: numero++,
      natureza: 'PAGAR',
      estado: 'ABERTO',
      descricao: 'Despesa',
      contraparte: 'Fornecedor',
      tipo_despesa: tipo?.codigo ?? null,
      competencia: '2026-11-05',
      emissao: '2026-11-05',
      vencimento: '2026-11-25',
      valor_centavos: valor,
      criado_em: amb.relogio.agora().toString(),
      ...dados,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const dre = async (empresa: Empresa, regime: 'COMPETENCIA' | 'CAIXA') => {
  const { status, corpo } = await empresa.como.CLIENTE('GET /demonstrativo-resultado', {
    de: '2026-01',
    ate: '2026-12',
    regime,
  })
  expect(status).toBe(200)
  return {
    linhas: corpo.linhas,
    novembro: (linha: LinhaDoDre) => corpo.linhas.find((l) => l.linha === linha && l.grupo === null)?.meses[10],
    grupo: (linha: LinhaDoDre, nome: string) => corpo.linhas.find((l) => l.linha === linha && l.grupo === nome)?.total,
  }
}

/** Two exams of R$ 200,00 and one of R$ 100,00 less 10 %; rent and taxes. */
async function montarMes() {
  const empresa = await criarEmpresa(amb)
  await concluido(amb, empresa)
  const pagoEmParte = await concluido(amb, empresa)
  const servico = await criarServico(amb, empresa)
  const comDesconto = await abrir(amb, empresa, {
    parceiro: null,
    itens: [{ servico, desconto: { tipo: 'PERCENTUAL', basisPoints: 1_000, motivo: 'Retorno' } }],
  })
  await agir(empresa.como.CLIENTE, comDesconto.codigo, 'iniciar')
  await agir(empresa.como.CLIENTE, comDesconto.codigo, 'concluir')
  await despesa(empresa, 'Ocupação', 12_000)
  await despesa(empresa, 'Impostos', 3_000)
  await despesa(empresa, null, 700)
  await despesa(empresa, 'Ocupação', 99_000, { estado: 'CANCELADO' })
  await despesa(empresa, 'Ocupação', 99_000, { competencia: '2025-12-31' })
  return { empresa, pagoEmParte }
}

describe('DRE', () => {
  it('por competência, linha a linha', async () => {
    const { empresa } = await montarMes()
    const { novembro, grupo, linhas } = await dre(empresa, 'COMPETENCIA')
    expect(novembro('RECEITA_BRUTA')).toBe(50_000)
    expect(novembro('DEDUCOES')).toBe(-4_000)
    expect(grupo('DEDUCOES', 'Descontos concedidos')).toBe(-1_000)
    expect(novembro('RECEITA_LIQUIDA')).toBe(46_000)
    expect(grupo('CUSTOS_SERVICOS', 'Repasses')).toBe(-24_500)
    expect(novembro('DESPESAS_OPERACIONAIS')).toBe(-12_700)
    expect(grupo('DESPESAS_OPERACIONAIS', 'Sem classificação')).toBe(-700)
    expect(novembro('LUCRO_LIQUIDO')).toBe(46_000 - 24_500 - 12_700)
    expect(linhas.every(({ meses }) => meses.every((valor, mes) => mes === 10 || valor === 0))).toBe(true)
  })

  it('por caixa só entra o que foi pago, com as taxas no resultado financeiro', async () => {
    const { empresa, pagoEmParte } = await montarMes()
    const [titulo] = (await dinheiroDe(amb, pagoEmParte)).titulos
    await pagar(amb, titulo!, 15_000, 150)
    const aluguel = await despesa(empresa, 'Ocupação', 5_000)
    await pagar(amb, aluguel)
    const { novembro, grupo } = await dre(empresa, 'CAIXA')
    expect(novembro('RECEITA_BRUTA')).toBe(15_000)
    expect(grupo('DESPESAS_OPERACIONAIS', 'Ocupação')).toBe(-5_000)
    expect(grupo('RESULTADO_FINANCEIRO', 'Taxas de cartão e de banco')).toBe(-150)
    expect(novembro('LUCRO_LIQUIDO')).toBe(9_850)
  })

  it('o repasse consolidado num título não é contado duas vezes', async () => {
    const empresa = await criarEmpresa(amb)
    const atendimento = await concluido(amb, empresa)
    const antes = (await dre(empresa, 'COMPETENCIA')).novembro('LUCRO_LIQUIDO')
    const titulo = await despesa(empresa, 'Repasses', 10_000)
    await amb.db
      .updateTable('repasse')
      .set({ estado: aForca('CONSOLIDADO'), titulo: titulo.codigo })
      .where('atendimento', '=', atendimento)
      .execute()
    expect((await dre(empresa, 'COMPETENCIA')).novembro('LUCRO_LIQUIDO')).toBe(antes)
    await pagar(amb, titulo)
    expect((await dre(empresa, 'CAIXA')).grupo('CUSTOS_SERVICOS', 'Repasses')).toBe(-10_000)
  })

  it('desfeita a conclusão, o mês volta ao que era', async () => {
    const empresa = await criarEmpresa(amb)
    const codigo = await concluido(amb, empresa)
    await agir(empresa.como.CLIENTE, codigo, 'reabrir', 'Engano')
    expect((await dre(empresa, 'COMPETENCIA')).linhas.every(({ total }) => total === 0)).toBe(true)
  })

  it('é da empresa de quem pergunta; ano absurdo é 422', async () => {
    const { empresa } = await montarMes()
    const outra = await criarEmpresa(amb)
    expect((await dre(outra, 'COMPETENCIA')).linhas.every(({ total }) => total === 0)).toBe(true)
    expect(
      (await empresa.como.PARCEIRO('GET /demonstrativo-resultado', { de: '2026-01', ate: '2026-12' })).status,
    ).toBe(403)
    expect((await empresa.como.CLIENTE('GET /demonstrativo-resultado', { de: '20' })).status).toBe(422)
    expect((await empresa.como.ADMIN('GET /demonstrativo-resultado', { de: '2026-01', ate: '2026-12' })).status).toBe(
      200,
    )
  })
})

describe('período da DRE', () => {
  const pedir = async (empresa: Empresa, entrada: Record<string, string>) => {
    const { status, corpo } = await empresa.como.CLIENTE('GET /demonstrativo-resultado', entrada)
    expect(status).toBe(200)
    return corpo
  }
  const linhaDe = (corpo: Awaited<ReturnType<typeof pedir>>, linha: LinhaDoDre, grupo: string | null = null) =>
    corpo.linhas.find((l) => l.linha === linha && l.grupo === grupo)

  it('sem pedir, começa no primeiro mês que tem algo, e nunca antes de doze', async () => {
    const empresa = await criarEmpresa(amb)
    expect(await pedir(empresa, {})).toMatchObject({
      de: '2025-12',
      ate: '2026-11',
      primeiroMes: null,
      mesAtual: '2026-11',
      comparado: null,
    })
    await despesa(empresa, 'Ocupação', 3_000, { competencia: '2026-09-30' })
    const nova = await pedir(empresa, {})
    expect([nova.de, nova.ate, nova.primeiroMes]).toEqual(['2026-09', '2026-11', '2026-09'])
    expect(linhaDe(nova, 'LUCRO_LIQUIDO')?.meses).toEqual([-3_000, 0, 0])
    // Nothing was paid yet.
    expect(await pedir(empresa, { regime: 'CAIXA' })).toMatchObject({ de: '2025-12', primeiroMes: null })
    await despesa(empresa, 'Ocupação', 100, { competencia: '2024-02-01' })
    expect(await pedir(empresa, {})).toMatchObject({ de: '2025-12', ate: '2026-11', primeiroMes: '2024-02' })
  })

  it('ao lado do período anterior e do ano anterior, com o grupo que só um deles tem', async () => {
    const empresa = await criarEmpresa(amb)
    await despesa(empresa, 'Ocupação', 3_000, { competencia: '2026-11-10' })
    await despesa(empresa, 'Ocupação', 2_500, { competencia: '2026-09-30' })
    await despesa(empresa, 'Pessoal', 900, { competencia: '2026-08-01' })
    await despesa(empresa, 'Pessoal', 70, { competencia: '2025-10-01' })
    await despesa(empresa, 'Pessoal', 99_000, { competencia: '2026-07-31' })
    const bimestre = { de: '2026-10', ate: '2026-11' }
    const anterior = await pedir(empresa, { ...bimestre, comparar: 'PERIODO_ANTERIOR' })
    expect(anterior.comparado).toEqual({ de: '2026-08', ate: '2026-09' })
    expect(linhaDe(anterior, 'LUCRO_LIQUIDO')).toMatchObject({ total: -3_000, comparado: -3_400, meses: [0, -3_000] })
    expect(linhaDe(anterior, 'DESPESAS_OPERACIONAIS', 'Pessoal')).toMatchObject({ total: 0, comparado: -900 })
    const ano = await pedir(empresa, { ...bimestre, comparar: 'ANO_ANTERIOR' })
    expect(ano.comparado).toEqual({ de: '2025-10', ate: '2025-11' })
    expect(linhaDe(ano, 'LUCRO_LIQUIDO')?.comparado).toBe(-70)
    expect(linhaDe(await pedir(empresa, bimestre), 'LUCRO_LIQUIDO')?.comparado).toBeNull()
  })

  it('recusa o período invertido, o longo demais e a comparação que não há', async () => {
    const empresa = await criarEmpresa(amb)
    const recusada = async (entrada: Record<string, string>) =>
      (await empresa.como.CLIENTE('GET /demonstrativo-resultado', entrada)).status
    expect(await recusada({ de: '2026-11', ate: '2026-10' })).toBe(422)
    expect(await recusada({ de: '2024-11', ate: '2026-11' })).toBe(422)
    expect(await recusada({ de: '2026-13' })).toBe(422)
    expect(await recusada({ comparar: 'SEMPRE' })).toBe(422)
    expect(await recusada({ de: '2024-12', ate: '2026-11' })).toBe(200)
    expect((await amb.semToken('GET /demonstrativo-resultado')).status).toBe(401)
  })
})

describe('fluxo de caixa', () => {
  it('abertura, entradas, saídas, fechamento, e o que se espera dos títulos em aberto', async () => {
    const empresa = await criarEmpresa(amb)
    const contas = () => amb.db.updateTable('conta_financeira').where('cliente', '=', empresa.cliente)
    await contas().set({ saldo_em: '2026-01-01' }).execute()
    await contas().set({ saldo_inicial_centavos: 700 }).where('tipo', '=', 'CAIXA').execute()
    const {
      titulos: [antigo],
    } = await dinheiroDe(amb, await concluido(amb, empresa))
    await pagar(amb, antigo!, 20_000, 200)
    await amb.db.updateTable('pagamento').set({ pago_em: '2026-10-31' }).where('titulo', '=', antigo!.codigo).execute()
    const {
      titulos: [atual],
    } = await dinheiroDe(amb, await concluido(amb, empresa))
    await pagar(amb, atual!, 5_000)
    const conta = await despesa(empresa, 'Ocupação', 4_000)
    await pagar(amb, conta, 1_000)
    await amb.db.updateTable('titulo').set({ vencimento: '2026-11-01' }).where('codigo', '=', atual!.codigo).execute()
    const { corpo } = await empresa.como.CLIENTE('GET /fluxo-caixa', {
      de: '2026-11-01',
      ate: '2026-12-31',
      agrupar: 'MES',
    })
    expect(corpo.hoje).toBe('2026-11-20')
    expect(corpo.periodos).toEqual([
      {
        inicio: '2026-11-01',
        fim: '2026-11-30',
        abertura: 20_500,
        entradas: 5_000,
        saidas: 1_000,
        fechamento: 24_500,
        entradasPrevistas: 15_000,
        saidasPrevistas: 3_000,
        fechamentoPrevisto: 36_500,
      },
      {
        inicio: '2026-12-01',
        fim: '2026-12-31',
        abertura: 24_500,
        entradas: 0,
        saidas: 0,
        fechamento: 24_500,
        entradasPrevistas: 0,
        saidasPrevistas: 0,
        fechamentoPrevisto: 36_500,
      },
    ])
    // What is overdue comes in today; the 25th pays: all that the figure opens comes to it.
    expect(corpo.menorSaldo).toEqual({ dia: '2026-11-25', centavos: 36_500 })
    const { itens } = (await empresa.como.CLIENTE('GET /lancamento', { regime: 'CAIXA', ate: '2026-11-25' })).corpo
    expect(itens.reduce((soma, { centavos }) => soma + centavos, 0)).toBe(36_500)
    const porDia = (await empresa.como.CLIENTE('GET /fluxo-caixa', { de: '2026-11-01', ate: '2026-12-31' })).corpo
      .periodos
    expect(porDia).toHaveLength(61)
    expect(porDia.at(-1)).toMatchObject({ fechamento: 24_500, fechamentoPrevisto: 36_500 })
    expect(porDia.find(({ inicio }) => inicio === '2026-11-20')).toMatchObject({
      entradas: 5_000,
      saidas: 1_000,
      entradasPrevistas: 15_000,
    })
  })

  it('o estorno sai de onde entrou', async () => {
    const empresa = await criarEmpresa(amb)
    const {
      titulos: [titulo],
    } = await dinheiroDe(amb, await concluido(amb, empresa))
    await pagar(amb, titulo!)
    await amb.db
      .updateTable('conta_financeira')
      .set({ saldo_em: '2026-11-01' })
      .where('cliente', '=', empresa.cliente)
      .execute()
    const original = await amb.db
      .updateTable('pagamento')
      .set({ pago_em: '2026-11-19' })
      .where('titulo', '=', titulo!.codigo)
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db
      .insertInto('pagamento')
      .values({
        cliente: empresa.cliente,
        titulo: titulo!.codigo,
        valor_centavos: -20_000,
        metodo: 'PIX',
        conta_financeira: contaBancaria(empresa.cliente),
        pago_em: '2026-11-20',
        estorna: original.codigo,
        criado_em: amb.relogio.agora().toString(),
      })
      .execute()
    const { periodos } = (await empresa.como.CLIENTE('GET /fluxo-caixa', { de: '2026-11-19', ate: '2026-11-20' })).corpo
    expect(periodos.map(({ entradas, saidas, fechamento }) => [entradas, saidas, fechamento])).toEqual([
      [20_000, 0, 20_000],
      [0, 20_000, 0],
    ])
    expect((await dre(empresa, 'CAIXA')).novembro('RECEITA_BRUTA')).toBe(0)
  })

  it('o menor saldo tem o dia certo, mesmo por mês', async () => {
    const empresa = await criarEmpresa(amb)
    await despesa(empresa, 'Ocupação', 6_000, { vencimento: '2026-11-23' })
    await concluido(amb, empresa)
    await amb.db
      .updateTable('titulo')
      .set({ vencimento: '2026-11-27' })
      .where('cliente', '=', empresa.cliente)
      .where('natureza', '=', 'RECEBER')
      .execute()
    for (const agrupar of ['DIA', 'SEMANA', 'MES'] as const) {
      const { corpo } = await empresa.como.CLIENTE('GET /fluxo-caixa', { de: '2026-11-01', ate: '2026-11-30', agrupar })
      expect(corpo.menorSaldo).toEqual({ dia: '2026-11-23', centavos: -6_000 })
    }
    const passado = await empresa.como.CLIENTE('GET /fluxo-caixa', { de: '2026-10-01', ate: '2026-10-31' })
    expect(passado.corpo.menorSaldo).toBeNull()
  })

  it('de uma conta que não é da empresa não há fluxo; de uma desativada, há', async () => {
    const [empresa, outra] = [await criarEmpresa(amb), await criarEmpresa(amb)]
    const { banco } = await contasDe(empresa)
    const pedir = async (quem: Empresa, contaFinanceira: string) =>
      (await quem.como.CLIENTE('GET /fluxo-caixa', { de: '2026-11-01', ate: '2026-11-30', contaFinanceira })).status
    await amb.db.updateTable('conta_financeira').set({ ativo: false }).where('codigo', '=', banco).execute()
    expect([await pedir(empresa, banco), await pedir(outra, banco)]).toEqual([200, 404])
  })

  it('recusa período invertido ou longo demais', async () => {
    const empresa = await criarEmpresa(amb)
    for (const ate of ['2026-10-31', '2030-01-01']) {
      const { status, corpo } = await empresa.como.CLIENTE('GET /fluxo-caixa', { de: '2026-11-01', ate })
      expect([status, corpo]).toMatchObject([422, { campos: { ate: expect.any(String) } }])
    }
  })
})

it('o que a lista de contas soma é o que a DRE mostra como receita', async () => {
  const empresa = await criarEmpresa(amb)
  for (let i = 0; i < 3; i++) await concluido(amb, empresa)
  await abrir(amb, empresa)
  const { itens } = (await empresa.como.CLIENTE('GET /contas-receber', { competencia: '2026-11', valendo: 'sim' }))
    .corpo
  expect(itens.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0)).toBe(
    (await dre(empresa, 'COMPETENCIA')).novembro('RECEITA_BRUTA'),
  )
})

describe('depreciação', () => {
  it('está no resultado por competência; não é caixa, nem saldo, nem conta vencida', async () => {
    const empresa = await criarEmpresa(amb)
    const { codigo } = await despesa(empresa, 'Investimentos', 7_000, { vencimento: '2026-11-10' })
    await pagar(amb, await despesa(empresa, 'Investimentos', 1_000))
    await despesa(empresa, 'Ocupação', 500, { vencimento: '2026-11-10' })
    expect((await dre(empresa, 'COMPETENCIA')).novembro('DEPRECIACAO')).toBe(-8_000)
    expect((await dre(empresa, 'CAIXA')).linhas.every(({ total }) => total === 0)).toBe(true)
    const { CLIENTE } = empresa.como
    const { periodos } = (await CLIENTE('GET /fluxo-caixa', { de: '2026-11-01', ate: '2026-11-30', agrupar: 'MES' }))
      .corpo
    expect(periodos).toMatchObject([{ saidas: 0, saidasPrevistas: 500, fechamentoPrevisto: -500 }])
    expect((await CLIENTE('GET /contas-pagar/resumo', {})).corpo).toMatchObject({
      vencido: { quantidade: 1, centavos: 500 },
      falta: { quantidade: 1, centavos: 500 },
      liquidado: { quantidade: 0, centavos: 0 },
    })
    expect((await CLIENTE('GET /contas-pagar/:codigo', { codigo })).corpo).toMatchObject({
      semCaixa: true,
      vencido: false,
      saldoCentavos: 0,
      pix: null,
    })
  })
})
