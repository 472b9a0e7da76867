import {
  AGRUPAMENTOS,
  alvoDaContaFinanceira,
  alvoDoDre,
  alvoDoMenorSaldo,
  alvosDoPeriodo,
  mesesDo,
  REGIMES,
} from '@vetlume/dominio/financeiro'
import { somarCentavos } from '@vetlume/dominio/dinheiro'
import { contratoLaudo } from '@vetlume/dominio/laudo'
import { PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { ROTAS_DA_CASCA } from '@vetlume/dominio/rotas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { acharFiguras, conferirFigura, linhasDe, somar } from '../../../teste/dashboard/figuras.ts'
import { criarFronteiras } from '../../../teste/dashboard/fronteiras.ts'
import { AGORA, painelDe } from '../../../teste/dashboard/painel.ts'
import { figurasDe } from '../../infra/figura.ts'
import { somarDiasMudados } from '../../infra/somas/index.ts'
import { SOMAS } from '../../somas.ts'
import { criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: AGORA })
  empresa = await criarEmpresa(amb)
  await criarFronteiras(amb, empresa)
  await somarDiasMudados(amb.dbApp, SOMAS)
  // Half of the days are read as they are kept, and half as their rows are now: a figure has both.
  await sql`insert into dia_mudado (cliente, soma, dia) select distinct cliente, case when soma in ('LIQUIDADO', 'REPASSE', 'EXAME') then soma else 'RAZAO' end, dia
    from soma_do_dia where extract(day from dia)::int % 2 = 0`.execute(amb.db)
})
afterAll(() => amb.fechar())

/** Somebody of the company who has asked nothing yet: reading every cell of a statement is more than a minute's requests. */
async function alguem(): Promise<Chamar> {
  const { codigo: usuario } = await criarUsuario(amb, ['CLIENTE'])
  return amb.como({ usuario, perfis: ['CLIENTE'], cliente: empresa.cliente })
}

/** Numbers of a panel that count nothing: those of the rows that it shows, prices of plans, and working hours. */
const NAO_CONTAM: Readonly<Record<Perfil, readonly string[]>> = {
  CLIENTE: [
    '.laudos.devidos[].numero',
    '.criticos.itens[].numero',
    '.pedidos[].numero',
    '.ocupacao.especialistas[].minutosDisponiveis',
  ],
  ESPECIALISTA: ['.laudos.devidos[].numero'],
  PARCEIRO: ['.pedidos.recentes[].numero', '.laudosNovos.itens[].numero', '.criticos.itens[].numero'],
  CLIENTE_BASE: [
    '.simulacoes.recentes[].custoCentavos',
    '.simulacoes.recentes[].precoCentavos',
    '.simulacoes.recentes[].margemBp',
    '.planos[].mensalCentavos',
    '.planos[].anualCentavos',
    '.planos[].diasTeste',
    '.planos[].limiteGb',
    '.planos[].limiteLaudosMes',
    '.planos[].limiteParceiros',
    '.planos[].limiteUsuarios',
  ],
  ADMIN: [],
}

describe.each(PERFIS)('painel de %s', (perfil) => {
  it('cada número é o total da lista que abre, e cada soma a soma dela', async () => {
    const { figuras } = acharFiguras(await painelDe(empresa, perfil))
    expect(figuras.length).toBeGreaterThan(0)
    for (const figura of figuras) {
      expect(ROTAS_DA_CASCA).toContain(figura.alvo.rota)
      await conferirFigura(empresa.como[perfil], figura)
    }
  })

  it('nenhum número fica sem a sua lista', async () => {
    const { soltos } = acharFiguras(await painelDe(empresa, perfil))
    expect(soltos.filter((caminho) => !NAO_CONTAM[perfil].includes(caminho))).toEqual([])
  })
})

it('nada é contado à toa: toda figura tem o que contar, menos onde a empresa não tem', async () => {
  const vazias = await Promise.all(
    PERFIS.map(async (perfil) =>
      acharFiguras(await painelDe(empresa, perfil))
        .figuras.filter(({ quantidade, caminho }) => quantidade === 0 && !/^\.(meses|novos|coortes)\[\]/.test(caminho))
        .map(({ caminho }) => `${perfil}${caminho}`),
    ),
  )
  expect(vazias.flat()).toEqual([])
})

describe('resumos de contas', () => {
  const filtros = [
    {},
    { de: '2026-11-20', ate: '2026-11-27' },
    { competencia: '2026-11' },
    { busca: 'alguém' },
  ] as const
  const livros = [
    ['CLIENTE', 'GET /contas-receber/resumo'],
    ['CLIENTE', 'GET /contas-pagar/resumo'],
    ['ESPECIALISTA', 'GET /contas-pagar/resumo'],
    ['PARCEIRO', 'GET /contas-pagar/resumo'],
  ] as const
  it.each(livros)('%s: %s', async (perfil, resumo) => {
    for (const filtro of filtros) {
      const { status, corpo } = await empresa.como[perfil](resumo, filtro)
      expect(status).toBe(200)
      const { figuras, soltos } = acharFiguras(corpo)
      expect([figuras.length, soltos]).toEqual([3, []])
      for (const figura of figuras) await conferirFigura(empresa.como[perfil], figura)
    }
  })
})

describe('demonstrativos', () => {
  it.each(REGIMES)('DRE por %s: cada célula é a soma dos lançamentos que abre', async (regime) => {
    const CLIENTE = await alguem()
    const periodo = { de: '2025-12', ate: '2026-11' }
    const { corpo } = await CLIENTE('GET /demonstrativo-resultado', {
      ...periodo,
      regime,
      comparar: 'PERIODO_ANTERIOR',
    })
    expect(corpo.linhas.some(({ total }) => total !== 0)).toBe(true)
    const comparado = corpo.comparado ?? periodo
    for (const linha of corpo.linhas) {
      const celulas = [
        [periodo, linha.total] as const,
        [comparado, linha.comparado] as const,
        ...mesesDo(periodo).map((mes, i) => [{ de: mes, ate: mes }, linha.meses[i]] as const),
      ]
      for (const [meses, centavos] of celulas) {
        const linhas = await linhasDe(CLIENTE, alvoDoDre(linha, { ...meses, regime }))
        expect([linha.linha, linha.grupo, meses, somar(linhas, 'centavos')]).toEqual([
          linha.linha,
          linha.grupo,
          meses,
          centavos,
        ])
      }
    }
  })

  it.each(AGRUPAMENTOS)('fluxo de caixa por %s: cada célula é a soma dos lançamentos que abre', async (agrupar) => {
    const CLIENTE = await alguem()
    // What the accounts opened with, in the middle of the period, is in every balance and in no movement.
    await amb.db
      .updateTable('conta_financeira')
      .set({ saldo_inicial_centavos: 4_321, saldo_em: '2026-11-18' })
      .where('cliente', '=', empresa.cliente)
      .execute()
    const contas = (await CLIENTE('GET /conta-financeira')).corpo.itens.map(({ codigo }) => codigo)
    await CLIENTE('POST /transferencia', {
      de: contas[0] ?? '',
      para: contas[1] ?? '',
      dia: '2026-11-17',
      valorCentavos: 3_000,
      taxaCentavos: 11,
    })
    const fechamentos = new Map<string | undefined, number[]>()
    for (const conta of [undefined, ...contas]) {
      const { corpo } = await CLIENTE('GET /fluxo-caixa', {
        de: '2026-11-09',
        ate: '2026-12-06',
        agrupar,
        ...(conta === undefined ? {} : { contaFinanceira: conta }),
      })
      fechamentos.set(
        conta,
        corpo.periodos.map(({ fechamento }) => fechamento),
      )
      if (conta !== undefined) expect(corpo.menorSaldo).toBeNull()
      for (const periodo of corpo.periodos) {
        const alvos = alvosDoPeriodo(periodo, conta)
        const { inicio, fim, ...celulas } = periodo
        expect(Object.keys(alvos).toSorted()).toEqual(Object.keys(celulas).toSorted())
        for (const [celula, alvo] of Object.entries(alvos)) {
          const linhas = await linhasDe(CLIENTE, alvo)
          const soma = somar(linhas, 'centavos')
          // What goes out is negative in the list, and positive under its heading.
          const valor = celula.startsWith('saidas') ? -soma || 0 : soma
          expect([conta, inicio, fim, celula, valor]).toEqual([
            conta,
            inicio,
            fim,
            celula,
            celulas[celula as keyof typeof celulas],
          ])
        }
      }
    }
    // All accounts together are the company: what went from one to another is in none of its movements.
    const todas = contas.map((conta) => fechamentos.get(conta) ?? [])
    expect(fechamentos.get(undefined)).toEqual(todas[0]?.map((_, n) => somarCentavos(todas.map((uma) => uma[n] ?? 0))))
  })

  it.each(AGRUPAMENTOS)('o menor saldo previsto, por %s, é a soma dos lançamentos que abre', async (agrupar) => {
    const CLIENTE = await alguem()
    const { corpo } = await CLIENTE('GET /fluxo-caixa', { de: '2026-11-09', ate: '2026-12-06', agrupar })
    const { dia, centavos } = corpo.menorSaldo ?? { dia: '', centavos: Number.NaN }
    expect(somar(await linhasDe(CLIENTE, alvoDoMenorSaldo(dia)), 'centavos')).toBe(centavos)
    const porDia = (await CLIENTE('GET /fluxo-caixa', { de: corpo.hoje, ate: '2026-12-06' })).corpo.periodos
    expect(Math.min(...porDia.map(({ fechamentoPrevisto }) => fechamentoPrevisto))).toBe(centavos)
  })

  it('a depreciação está no resultado, e nunca no caixa', async () => {
    const CLIENTE = await alguem()
    const dre = async (regime: (typeof REGIMES)[number]) =>
      (await CLIENTE('GET /demonstrativo-resultado', { de: '2026-01', ate: '2026-12', regime })).corpo.linhas.find(
        ({ linha, grupo }) => linha === 'DEPRECIACAO' && grupo === null,
      )?.total
    expect(await dre('COMPETENCIA')).toBeLessThan(0)
    expect(await dre('CAIXA')).toBe(0)
    const linhas = await linhasDe(CLIENTE, {
      rota: '/financeiro/lancamento',
      filtros: { regime: 'CAIXA', linha: 'DEPRECIACAO' },
    })
    expect(linhas).toEqual([])
    const contas = await linhasDe(CLIENTE, { rota: '/financeiro/contas-pagar', filtros: {} })
    const semCaixa = contas.filter((conta) => conta['semCaixa'] === true)
    expect(semCaixa.length).toBeGreaterThan(0)
    expect(semCaixa.every(({ saldoCentavos, vencido }) => saldoCentavos === 0 && vencido === false)).toBe(true)
  })
})

it('cada saldo de conta financeira é o inicial mais a soma dos lançamentos que abre', async () => {
  const CLIENTE = await alguem()
  // What was paid before an account opened is in what it opened with.
  await amb.db
    .updateTable('conta_financeira')
    .set({ saldo_inicial_centavos: 777, saldo_em: '2026-11-15' })
    .where('cliente', '=', empresa.cliente)
    .execute()
  const { itens } = (await CLIENTE('GET /conta-financeira')).corpo
  expect(itens.some((conta) => conta.saldoCentavos !== conta.saldoInicialCentavos)).toBe(true)
  for (const conta of itens) {
    const linhas = await linhasDe(CLIENTE, alvoDaContaFinanceira(conta))
    expect([conta.nome, 777 + somar(linhas, 'centavos')]).toEqual([conta.nome, conta.saldoCentavos])
  }
})

it('um filtro que a lista não tem é recusado onde a figura é escrita', () => {
  const figura = figurasDe({
    rota: '/laudo',
    entrada: contratoLaudo['GET /laudo'].entrada,
    recortar: () => ({ origem: sql`from laudo`, filtros: [] }),
    medidas: {},
  })
  expect(figura(null, { aEscrever: 'sim' }).alvo).toEqual({ rota: '/laudo', filtros: { aEscrever: 'sim' } })
  expect(() => figura(null, { atrasado: 'sim' })).toThrow('atrasado')
})
