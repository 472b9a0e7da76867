import {
  alvoDoBalancete,
  faltaDoTitulo,
  PLANO_DE_CONTAS,
  totalDoBalancete,
  type LinhaDoDre,
} from '@vetlume/dominio/financeiro'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { ATOS, viverTodas, type Historia, type Roteiro } from '../../../teste/razao/historias.ts'

const QUANTAS = 3_000
/** What each kind of fact came to be at least, so that the statements have enough of all. */
const BASTANTES = QUANTAS / 20
/** As many as a statement of the product has time for, on a machine that does something else. */
const LOTE = 250
const ABERTURA = [123_456, 70_000] as const

let amb: Ambiente
let empresa: Empresa
let historias: Historia[]
let contas: { codigo: string; nome: string }[]
let linhaDoTipo: string[]

/** So many exams of one company, each as the first: what the histories charge. */
async function copiarExames(quantos: number): Promise<string[]> {
  const { codigo } = await abrir(amb, empresa)
  const { rows } = await sql<{ codigo: string }>`
    insert into atendimento (cliente, numero, origem, estado, animal, tutor, parceiro, modo_cobranca, total_centavos, criado_em)
    select cliente, 1000 + n, origem, estado, animal, tutor, parceiro, modo_cobranca, 0, criado_em
    from atendimento, generate_series(1, ${quantos}) as n where codigo = ${codigo} returning codigo`.execute(amb.db)
  return rows.map((linha) => linha.codigo)
}

const roteiro: fc.Arbitrary<Roteiro> = fc.record({
  tipo: fc.constantFrom('RECEBER', 'PAGAR', 'EXAME'),
  valor: fc.integer({ min: 2, max: 500_000 }),
  dia: fc.integer({ min: 0, max: 200 }),
  atos: fc.array(fc.record({ ato: fc.constantFrom(...ATOS), a: fc.nat(999), b: fc.nat(999) }), { maxLength: 10 }),
})

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  const { cliente } = empresa
  contas = await amb.db
    .selectFrom('conta_financeira')
    .select(['codigo', 'nome'])
    .where('cliente', '=', cliente)
    .orderBy('codigo')
    .execute()
  for (const [i, { codigo }] of contas.entries())
    await amb.db
      .updateTable('conta_financeira')
      .set({ saldo_inicial_centavos: ABERTURA[i] ?? 0, saldo_em: '2026-01-01' })
      .where('codigo', '=', codigo)
      .execute()
  const tipos = await amb.db
    .selectFrom('tipo_despesa')
    .innerJoin('grupo_despesa', 'grupo_despesa.codigo', 'tipo_despesa.grupo')
    .select(['tipo_despesa.codigo', 'grupo_despesa.linha_dre as linha'])
    .where('grupo_despesa.linha_dre', '<>', 'DEPRECIACAO')
    .execute()
  linhaDoTipo = tipos.map(({ linha }) => linha)
  const roteiros = fc.sample(roteiro, { numRuns: QUANTAS, seed: 23_112_026 })
  const exames = await copiarExames(roteiros.filter(({ tipo }) => tipo === 'EXAME').length)
  let numero = 100_000
  const onde = {
    empresa,
    contas: contas.map(({ codigo }) => codigo),
    tipos: tipos.map(({ codigo }) => codigo),
    numero: () => ++numero,
  }
  historias = []
  for (let i = 0; i < QUANTAS; i += LOTE)
    historias.push(...(await viverTodas(amb, roteiros.slice(i, i + LOTE), onde, exames)))
}, 300_000)
afterAll(() => amb.fechar())

const somar = <T>(itens: readonly T[], valor: (item: T) => number) =>
  itens.reduce((soma, item) => soma + valor(item), 0)
const vidas = () => historias.flatMap((historia) => historia.vidas)
const valem = () => vidas().filter(({ estado }) => estado !== 'CANCELADO')
const pagamentos = () => vidas().flatMap((vida) => vida.pagamentos.map((pago) => ({ ...pago, vida })))
const transferidas = () => historias.flatMap((historia) => historia.transferidas)
const fechados = () => historias.flatMap((historia) => historia.fechados).filter(({ reaberto }) => !reaberto)
const linhaDe = ({ tipo }: { tipo: number | null }) =>
  tipo === null ? 'DESPESAS_OPERACIONAIS' : linhaDoTipo[tipo % linhaDoTipo.length]
const dre = async (regime: 'COMPETENCIA' | 'CAIXA') => {
  const { corpo } = await empresa.como.CLIENTE('GET /demonstrativo-resultado', {
    de: '2026-01',
    ate: '2026-12',
    regime,
  })
  return (linha: LinhaDoDre) => corpo.linhas.find((uma) => uma.linha === linha && uma.grupo === null)?.total
}
const balancete = async () => {
  const { corpo } = await empresa.como.CLIENTE('GET /balancete', { de: '2026-03-01', ate: '2026-12-31' })
  return corpo.contas
}
const saldoDe = async (conta: string) => (await balancete()).find((uma) => uma.conta === conta)?.saldoCentavos

describe(`${QUANTAS} histórias de receber, estornar, mudar, cancelar, fechar, reabrir, renegociar e transferir`, () => {
  it('o que aconteceu é variado', () => {
    expect(pagamentos().length).toBeGreaterThan(QUANTAS / 2)
    expect(pagamentos().filter(({ valorCentavos }) => valorCentavos < 0).length).toBeGreaterThan(BASTANTES)
    expect(fechados().length).toBeGreaterThan(BASTANTES)
    expect(
      vidas().filter(({ renegociacao, estado }) => renegociacao !== null && estado === 'PAGO').length,
    ).toBeGreaterThan(QUANTAS / 100)
    expect(
      vidas().filter(({ renegociacao, estado }) => renegociacao !== null && estado === 'CANCELADO').length,
    ).toBeGreaterThan(QUANTAS / 100)
    expect(transferidas().filter(({ taxa }) => taxa > 0).length).toBeGreaterThan(BASTANTES)
    expect(transferidas().filter(({ estorna }) => estorna !== null).length).toBeGreaterThan(BASTANTES)
    const estados = new Set(vidas().map(({ estado }) => estado))
    expect(estados).toEqual(new Set(['A_FATURAR', 'ABERTO', 'CANCELADO', 'FATURADO', 'PAGO', 'PARCIAL', 'RENEGOCIADO']))
  })

  it('cada lançamento soma zero, e nada é estornado duas vezes', async () => {
    const { rows } = await sql`select lancamento from partida where cliente = ${empresa.cliente}
      group by lancamento having sum(centavos) <> 0`.execute(amb.db)
    expect(rows).toEqual([])
    const { rows: tortas } =
      await sql`select e.codigo from partida e join partida p on p.cliente = e.cliente and p.codigo = e.estorna
      where e.cliente = ${empresa.cliente} and (e.centavos + p.centavos, e.conta, e.dia, e.documento, p.estorna)
        is distinct from (0, p.conta, p.dia, p.documento, null)`.execute(amb.db)
    expect(tortas).toEqual([])
  })

  it('o saldo de cada conta é o inicial e o que se moveu nela', async () => {
    const { corpo } = await empresa.como.CLIENTE('GET /conta-financeira')
    for (const [i, { codigo }] of contas.entries()) {
      const movido = somar(pagamentos(), ({ conta, valorCentavos, taxaCentavos, vida }) =>
        conta === i ? (vida.natureza === 'RECEBER' ? valorCentavos : -valorCentavos) - taxaCentavos : 0,
      )
      const transferido = somar(transferidas(), ({ de, valor, taxa }) => (de === i ? -valor : valor - taxa))
      expect(corpo.itens.find((conta) => conta.codigo === codigo)?.saldoCentavos).toBe(
        (ABERTURA[i] ?? 0) + movido + transferido,
      )
    }
  })

  it('a DRE por caixa é o que entrou e saiu, linha por linha', async () => {
    const total = await dre('CAIXA')
    const deReceber = pagamentos().filter(({ vida }) => vida.natureza === 'RECEBER')
    expect(total('RECEITA_BRUTA')).toBe(somar(deReceber, ({ valorCentavos }) => valorCentavos))
    for (const linha of ['DESPESAS_OPERACIONAIS', 'CUSTOS_SERVICOS', 'IMPOSTO_RENDA'] as const) {
      const dela = pagamentos().filter(({ vida }) => vida.natureza === 'PAGAR' && linhaDe(vida) === linha)
      expect([linha, total(linha)]).toEqual([linha, -somar(dela, ({ valorCentavos }) => valorCentavos) || 0])
    }
    // Of what went between accounts, only the fee is a result and moves the cash of the company.
    const taxas = somar(pagamentos(), ({ taxaCentavos }) => taxaCentavos) + somar(transferidas(), ({ taxa }) => taxa)
    const deJuros = pagamentos().filter(
      ({ vida }) => vida.natureza === 'PAGAR' && linhaDe(vida) === 'RESULTADO_FINANCEIRO',
    )
    expect(total('RESULTADO_FINANCEIRO')).toBe(-taxas - somar(deJuros, ({ valorCentavos }) => valorCentavos))
    const { corpo: ano } = await empresa.como.CLIENTE('GET /fluxo-caixa', {
      de: '2026-01-01',
      ate: '2026-12-31',
      agrupar: 'MES',
    })
    const movido = somar(pagamentos(), ({ valorCentavos, vida }) =>
      vida.natureza === 'RECEBER' ? valorCentavos : -valorCentavos,
    )
    expect(somar(ano.periodos, ({ entradas, saidas }) => entradas - saidas)).toBe(movido - taxas)
    const { corpo } = await empresa.como.CLIENTE('GET /fluxo-caixa', {
      de: '2027-01-01',
      ate: '2027-01-31',
      agrupar: 'MES',
    })
    const saldos = (await empresa.como.CLIENTE('GET /conta-financeira')).corpo.itens
    expect(corpo.periodos[0]?.abertura).toBe(somar(saldos, ({ saldoCentavos }) => saldoCentavos))
  })

  it('a DRE por competência é o que foi cobrado, descontado e acrescido', async () => {
    const total = await dre('COMPETENCIA')
    const deReceber = valem().filter(({ natureza }) => natureza === 'RECEBER')
    // An agreement carries on what was earned or spent already.
    const cobrados = deReceber.filter(
      ({ fechamento, atendimento, renegociacao }) =>
        renegociacao === null && (fechamento === null || atendimento !== null),
    )
    expect(total('RECEITA_BRUTA')).toBe(somar(cobrados, ({ valorCentavos }) => valorCentavos))
    const pagas = (linha: string) =>
      somar(
        valem().filter((vida) => vida.natureza === 'PAGAR' && vida.renegociacao === null && linhaDe(vida) === linha),
        ({ valorCentavos }) => valorCentavos,
      )
    const descontos = somar(deReceber, ({ descontoCentavos }) => descontoCentavos)
    expect(total('DEDUCOES')).toBe(-descontos - somar(fechados(), ({ desconto }) => desconto) - pagas('DEDUCOES'))
    const comissoes = somar(fechados(), ({ comissao }) => comissao)
    expect(total('DESPESAS_OPERACIONAIS')).toBe(-comissoes - pagas('DESPESAS_OPERACIONAIS'))
  })

  it('o que falta receber e pagar é o saldo das contas do balancete', async () => {
    const contasDoBalancete = await balancete()
    const total = totalDoBalancete(contasDoBalancete)
    expect([total.anteriorCentavos, total.saldoCentavos]).toEqual([0, 0])
    expect(total.debitosCentavos).toBe(total.creditosCentavos)
    for (const conta of contasDoBalancete)
      expect(conta.saldoCentavos).toBe(conta.anteriorCentavos + conta.debitosCentavos - conta.creditosCentavos)
    const falta = (natureza: string) =>
      somar(
        valem().filter(
          (vida) => vida.natureza === natureza && !['A_FATURAR', 'FATURADO', 'RENEGOCIADO'].includes(vida.estado),
        ),
        faltaDoTitulo,
      )
    expect(await saldoDe('1.2')).toBe(falta('RECEBER'))
    expect(await saldoDe('2.1')).toBe(-falta('PAGAR'))
    const aFaturar = vidas().filter(({ estado }) => estado === 'A_FATURAR')
    expect(await saldoDe('1.3')).toBe(somar(aFaturar, ({ valorCentavos }) => valorCentavos))
    expect(await saldoDe('3.1')).toBe(-ABERTURA[0] - ABERTURA[1])
  })
})

describe('balancete e razão', () => {
  const abrirFigura = async (filtros: Record<string, string>) => {
    let soma = 0
    let cursor: string | undefined
    do {
      const { status, corpo } = await empresa.como.CLIENTE('GET /razao', {
        ...filtros,
        limite: 200,
        ...(cursor === undefined ? {} : { cursor }),
      })
      expect(status).toBe(200)
      soma += somar(corpo.itens, ({ centavos }) => centavos)
      cursor = corpo.proximo ?? undefined
    } while (cursor !== undefined)
    return soma
  }

  it('o plano de contas de cada empresa é o que a tela conhece', async () => {
    const { rows } =
      await sql`select codigo, nome, tipo from conta_contabil where cliente = ${empresa.cliente} order by codigo`.execute(
        amb.db,
      )
    expect(rows).toEqual(PLANO_DE_CONTAS)
  })

  it('cada número abre as partidas que soma', async () => {
    // A period in which little happened, so that every row is read.
    const periodo = { de: '2026-01-05', ate: '2026-01-06' }
    const { corpo } = await empresa.como.CLIENTE('GET /balancete', periodo)
    for (const { conta, partes, ...movimento } of corpo.contas)
      for (const [parte, figuras] of [[null, movimento] as const, ...partes.map((uma) => [uma.chave, uma] as const)]) {
        if (parte === null && figuras !== movimento) continue
        for (const figura of ['anteriorCentavos', 'debitosCentavos', 'creditosCentavos', 'saldoCentavos'] as const) {
          const { filtros } = alvoDoBalancete({ conta, parte }, figura, periodo)
          const soma = await abrirFigura(filtros)
          expect([conta, parte, figura, figura === 'creditosCentavos' ? -soma || 0 : soma]).toEqual([
            conta,
            parte,
            figura,
            figuras[figura],
          ])
        }
      }
  })

  it('uma busca acha as partidas cujo fato a diz, com os outros filtros e página por página', async () => {
    const ler = async (filtros: Record<string, string>, limite: number) => {
      const itens = []
      let cursor: string | undefined
      do {
        const pedido = { ...filtros, limite, ...(cursor === undefined ? {} : { cursor }) }
        const { corpo } = await empresa.como.CLIENTE('GET /razao', pedido)
        itens.push(...corpo.itens)
        cursor = corpo.proximo ?? undefined
      } while (cursor !== undefined)
      return itens
    }
    const { corpo } = await empresa.como.CLIENTE('GET /razao', { limite: 200 })
    // The last days, whole.
    const de = corpo.itens.map(({ dia }) => dia).find((dia, i, dias) => i > 100 && dia !== dias[i - 1]) ?? ''
    const todas = await ler({ de }, 200)
    expect(todas.length).toBeGreaterThan(100)
    const palavras = [...new Set(todas.map(({ contraparte }) => contraparte))].slice(0, 4)
    for (const busca of palavras) {
      const achadas = todas.filter(({ contraparte, descricao }) =>
        `${contraparte} ${descricao}`.toLowerCase().includes(busca.toLowerCase()),
      )
      expect(achadas).not.toEqual([])
      expect(await ler({ de, busca: busca.toUpperCase() }, 50)).toEqual(achadas)
      expect(await ler({ de, busca, lado: 'DEBITO' }, 50)).toEqual(achadas.filter(({ centavos }) => centavos > 0))
    }
    expect(await ler({ de, busca: 'nada com este nome' }, 50)).toEqual([])
  })

  it('um período ao contrário é recusado, e quem não vê o resultado não vê o razão', async () => {
    expect((await empresa.como.CLIENTE('GET /balancete', { de: '2026-02-01', ate: '2026-01-01' })).status).toBe(422)
    expect((await empresa.como.PARCEIRO('GET /razao', {})).status).toBe(403)
  })

  it('uma partida não se muda', async () => {
    await expect(
      sql`update partida set centavos = centavos + 1 where cliente = ${empresa.cliente}`.execute(amb.db),
    ).rejects.toThrow('imutável')
  })

  it('excluir uma conta que nada moveu estorna o seu saldo inicial', async () => {
    const dados = { nome: 'Cofre', tipo: 'CAIXA', saldoInicialCentavos: 500, saldoEm: '2026-01-01' } as const
    const { corpo } = await empresa.como.CLIENTE('POST /conta-financeira', dados)
    expect(await saldoDe('3.1')).toBe(-ABERTURA[0] - ABERTURA[1] - 500)
    expect((await empresa.como.CLIENTE('DELETE /conta-financeira/:codigo', { codigo: corpo.codigo })).status).toBe(204)
    expect(await saldoDe('3.1')).toBe(-ABERTURA[0] - ABERTURA[1])
  })

  it('os fatos de antes do razão são lançados como os de depois', async () => {
    const vivas = async () => {
      const { rows } =
        await sql`select origem, documento, parte, conta, regime, classe, grupo, tipo_despesa, parceiro, conta_financeira, dia, centavos
        from partida p where p.cliente = ${empresa.cliente} and p.estorna is null
          and not exists (select from partida e where e.cliente = p.cliente and e.estorna = p.codigo)
        order by documento, parte`.execute(amb.db)
      return rows
    }
    const antes = await vivas()
    await sql`delete from partida where cliente = ${empresa.cliente}`.execute(amb.db)
    await sql`call lancar_o_que_falta(${empresa.cliente})`.execute(amb.db)
    // Whoever counts tables may have come while this one was empty: the plan of an empty one looks at all of it for each fact.
    await sql`analyze partida`.execute(amb.db)
    expect(await vivas()).toEqual(antes)
    await sql`call lancar_o_que_falta(${empresa.cliente})`.execute(amb.db)
    expect((await vivas()).length).toBe(antes.length)
  })
})
