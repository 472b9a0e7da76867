import type { ContratoDaApi } from '@vetlume/dominio/api'
import type { EntradaDe } from '@vetlume/dominio/contrato'
import {
  alvoDaContribuicao,
  diasDosMeses,
  DIMENSOES,
  PARCELAS,
  RECORTES_DA_CONTRIBUICAO,
  type Contribuicao,
  type Dimensao,
  type RecorteDaContribuicao,
  type ValoresDaContribuicao,
} from '@vetlume/dominio/financeiro'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acertarTudo } from '../../../teste/acertos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir, agir, criarServico, darLaudos, dinheiroDe, pagar } from '../../../teste/atendimentos.ts'
import { contasDe } from '../../../teste/contas.ts'
import { linhasDe, somar } from '../../../teste/dashboard/figuras.ts'
import { criarEmpresa, criarUsuario, unico, type Empresa } from '../../../teste/fabricas.ts'
import { faturar, fecharTudo } from '../../../teste/fechamentos.ts'

let amb: Ambiente

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

const MESES = { de: '2026-10', ate: '2026-11' }

async function ler(empresa: Empresa, dimensao: Dimensao, meses: Record<string, string> = MESES): Promise<Contribuicao> {
  const { status, corpo } = await empresa.como.CLIENTE('GET /contribuicao', { dimensao, ...meses })
  expect(status).toBe(200)
  return corpo
}

const colega = async ({ como }: Empresa) =>
  (await como.CLIENTE('POST /especialista', { nome: 'Colega', crmvUf: 'SP', crmvNumero: '9' })).corpo.codigo

async function concluir(
  empresa: Empresa,
  itens: EntradaDe<ContratoDaApi['POST /atendimento']>['itens'],
  dados: Omit<EntradaDe<ContratoDaApi['POST /atendimento']>, 'animal' | 'itens'> = {},
): Promise<string> {
  const { codigo } = await abrir(amb, empresa, { itens, ...dados })
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  await darLaudos(amb, empresa, codigo, 'ENTREGUE')
  const { status, corpo } = await agir(empresa.como.CLIENTE, codigo, 'concluir')
  expect({ status, corpo }).toMatchObject({ status: 200 })
  return codigo
}

/** A manual title of either book, on a day of November. */
async function lancar(empresa: Empresa, rota: 'POST /contas-receber' | 'POST /contas-pagar', dados: object) {
  const { status, corpo } = await empresa.como.CLIENTE(rota, {
    descricao: 'Lançada',
    competencia: '2026-11-03',
    emissao: '2026-11-03',
    vencimento: '2026-11-30',
    valorCentavos: 1_000,
    ...dados,
  })
  expect({ status, corpo }).toMatchObject({ status: 201 })
}

async function tipoDe(linha: string): Promise<string> {
  const { codigo } = await amb.db
    .selectFrom('tipo_despesa')
    .innerJoin('grupo_despesa', 'grupo_despesa.codigo', 'tipo_despesa.grupo')
    .select('tipo_despesa.codigo')
    .where('grupo_despesa.linha_dre', '=', linha)
    .where('grupo_despesa.nome', '<>', 'Repasses')
    .limit(1)
    .executeTakeFirstOrThrow()
  return codigo
}

/** A plan that leaves a third of the price to the tutor. */
async function criarPlano(): Promise<string> {
  const plano = { operadora: unico('PetVida'), nome: 'Total', tipo: 'CREDENCIADO', coparticipacao_bp: 3_333 }
  const { codigo } = await amb.db.insertInto('plano_saude').values(plano).returning('codigo').executeTakeFirstOrThrow()
  return codigo
}

/** Exams of two specialists and three services, alone and together, with discounts, a closing, an agreement, a plan, fees, costs and what has no exam. */
async function montarEmpresa() {
  const empresa = await criarEmpresa(amb)
  const outro = await colega(empresa)
  const [a, b] = [
    await criarServico(amb, empresa, { preco_centavos: 10_001 }),
    await criarServico(amb, empresa, { preco_centavos: 3_333 }),
  ]
  const junto = await concluir(empresa, [
    { servico: a, desconto: { tipo: 'PERCENTUAL', basisPoints: 1_000, motivo: 'Retorno' } },
    { servico: b },
    { servico: empresa.servico },
  ])
  await pagar(amb, (await dinheiroDe(amb, junto)).titulos[0]!, 5_000, 101)
  await concluir(empresa, [{ servico: b }, { servico: b }], { especialista: outro, parceiro: null })
  await amb.db.updateTable('parceiro').set({ comissao_bp: 777 }).where('codigo', '=', empresa.parceiro).execute()
  await faturar(amb, empresa, 1)
  await concluir(empresa, [{ servico: a }, { servico: b }], { especialista: outro })
  const fechamento = await fecharTudo(empresa)
  const cobrado = await amb.db
    .selectFrom('titulo')
    .selectAll()
    .where('fechamento', '=', fechamento)
    .where('atendimento', 'is', null)
    .executeTakeFirstOrThrow()
  await pagar(amb, cobrado, 10_000, 333)
  await acertarTudo(empresa)
  const renegociado = (await dinheiroDe(amb, await concluir(empresa, [{ servico: a }], { modoCobranca: 'A_VISTA' })))
    .titulos[0]
  const acordo = await empresa.como.CLIENTE('POST /contas-receber/renegociacao', {
    itens: [{ codigo: renegociado?.codigo ?? '', versao: renegociado?.versao ?? 0 }],
    vezes: 2,
    descontoCentavos: 300,
    acrescimoCentavos: 50,
    vencimento: '2026-12-10',
    motivo: 'Combinado',
  })
  expect(acordo.status).toBe(201)
  await concluir(
    empresa,
    [{ servico: a, desconto: { tipo: 'VALOR', centavos: 1_000, motivo: 'Retorno' } }, { servico: b }],
    { parceiro: null, planoSaude: await criarPlano(), modoCobranca: 'PLANO' },
  )
  await lancar(empresa, 'POST /contas-receber', { valorCentavos: 777, parceiro: empresa.parceiro })
  await lancar(empresa, 'POST /contas-receber', { valorCentavos: 555, contraparte: 'Alguém' })
  for (const [i, linha] of ['CUSTOS_SERVICOS', 'DEDUCOES', 'DESPESAS_OPERACIONAIS'].entries())
    await lancar(empresa, 'POST /contas-pagar', {
      contraparte: 'Alguém',
      valorCentavos: 1_000 + i,
      tipoDespesa: await tipoDe(linha),
    })
  const { caixa, banco } = await contasDe(empresa)
  const transferida = { de: caixa, para: banco, dia: '2026-11-18', valorCentavos: 9_000, taxaCentavos: 123 }
  expect((await empresa.como.CLIENTE('POST /transferencia', transferida)).status).toBe(201)
  return { empresa, outro, a, b }
}

const figuraDe = (valores: ValoresDaContribuicao, recorte: RecorteDaContribuicao) =>
  recorte === 'CONTRIBUICAO'
    ? valores.contribuicaoCentavos
    : recorte === 'EXAMES'
      ? valores.exames
      : valores.parcelas[recorte]

describe('contribuição', () => {
  let montada: Awaited<ReturnType<typeof montarEmpresa>>
  beforeAll(async () => {
    montada = await montarEmpresa()
  })

  it.each(DIMENSOES)('por %s: o total é a soma das linhas, e é o que a DRE diz', async (dimensao) => {
    const { empresa } = montada
    const { linhas, total } = await ler(empresa, dimensao)
    expect(linhas.length).toBeGreaterThan(1)
    for (const recorte of RECORTES_DA_CONTRIBUICAO)
      expect([recorte, linhas.reduce((soma, linha) => soma + figuraDe(linha, recorte), 0)]).toEqual([
        recorte,
        figuraDe(total, recorte),
      ])
    const dre = (await empresa.como.CLIENTE('GET /demonstrativo-resultado', MESES)).corpo.linhas
    for (const { parcela, linha, grupo, menos } of PARCELAS) {
      const doDre = (qual: string | null) => dre.find((l) => l.linha === linha && l.grupo === qual)?.total ?? 0
      expect([parcela, total.parcelas[parcela]]).toEqual([parcela, doDre(grupo) - (menos === null ? 0 : doDre(menos))])
      expect([parcela, total.parcelas[parcela] !== 0]).toEqual([parcela, true])
    }
  })

  it.each(DIMENSOES)('por %s: cada número é a soma do que ele abre', async (dimensao) => {
    const { empresa } = montada
    const pessoa = await criarUsuario(amb, ['CLIENTE'])
    const eu = await amb.como({ usuario: pessoa.codigo, perfis: ['CLIENTE'], cliente: empresa.cliente })
    const { linhas, total } = await ler(empresa, dimensao)
    const casos = [...linhas.map((linha) => [{ dimensao, chave: linha.chave }, linha] as const), [null, total] as const]
    for (const [qual, valores] of casos)
      for (const recorte of RECORTES_DA_CONTRIBUICAO) {
        const abertas = await linhasDe(eu, alvoDaContribuicao(qual, recorte, MESES))
        const visto = recorte === 'EXAMES' ? abertas.length : somar(abertas, 'centavos')
        expect([qual, recorte, visto]).toEqual([qual, recorte, figuraDe(valores, recorte)])
        expect(new Set(abertas.map(({ codigo }) => codigo)).size).toBe(abertas.length)
      }
  })

  it('ordena pelo que deixa, com o que não tem vínculo no fim', async () => {
    for (const dimensao of DIMENSOES) {
      const { linhas } = await ler(montada.empresa, dimensao)
      expect(linhas.at(-1)?.chave).toBeNull()
      const deixa = linhas.slice(0, -1).map(({ contribuicaoCentavos }) => contribuicaoCentavos)
      expect(deixa).toEqual(deixa.toSorted((x, y) => y - x))
    }
  })

  it('o que não tem exame não é de especialista nem de serviço; a clínica do título vale', async () => {
    const { empresa } = montada
    const semVinculo = (await ler(empresa, 'SERVICO')).linhas.at(-1)
    expect(semVinculo).toMatchObject({ exames: 0, nome: null })
    expect(semVinculo?.parcelas).toMatchObject({ RECEITA_BRUTA: 1_332, MATERIAL: -1_000, REPASSE: 0 })
    // Of the agreement too: it mixes what was owed.
    expect(semVinculo?.parcelas.DEDUCOES).toBe(-1_001 - 300)
    const semClinica = (await ler(empresa, 'CLINICA')).linhas.at(-1)
    expect(semClinica?.parcelas.RECEITA_BRUTA).toBe(555 + 2 * 3_333 + 10_001 + 3_333)
  })
})

describe('rateio', () => {
  it('cada exame tem o seu preço e o seu desconto; a taxa se divide pelo preço, sem perder centavo', async () => {
    const empresa = await criarEmpresa(amb)
    const [a, b] = [
      await criarServico(amb, empresa, { preco_centavos: 20_000 }),
      await criarServico(amb, empresa, { preco_centavos: 10_000 }),
    ]
    const codigo = await concluir(empresa, [
      { servico: a, desconto: { tipo: 'VALOR', centavos: 5_000, motivo: 'Retorno' } },
      { servico: b },
    ])
    await pagar(amb, (await dinheiroDe(amb, codigo)).titulos[0]!, 25_000, 100)
    const { linhas } = await ler(empresa, 'SERVICO')
    const de = (servico: string) => linhas.find(({ chave }) => chave === servico)
    expect(de(a)).toMatchObject({
      exames: 1,
      parcelas: { RECEITA_BRUTA: 20_000, DEDUCOES: -5_000, TAXAS: -60, REPASSE: -7_500 },
      liquidaCentavos: 15_000,
      contribuicaoCentavos: 7_440,
      margemBp: 4_960,
    })
    expect(de(b)).toMatchObject({ parcelas: { RECEITA_BRUTA: 10_000, DEDUCOES: 0, TAXAS: -40, REPASSE: -5_000 } })
    expect(linhas).toHaveLength(2)
  })

  it('o que o plano e o tutor pagam de um exame é dele, contado uma vez; o acordo não muda de quem foi a receita', async () => {
    const empresa = await criarEmpresa(amb)
    const [a, b] = [
      await criarServico(amb, empresa, { preco_centavos: 20_000 }),
      await criarServico(amb, empresa, { preco_centavos: 10_000 }),
    ]
    const codigo = await concluir(
      empresa,
      [{ servico: a, desconto: { tipo: 'VALOR', centavos: 5_000, motivo: 'Retorno' } }, { servico: b }],
      { parceiro: null, planoSaude: await criarPlano(), modoCobranca: 'PLANO' },
    )
    const { titulos } = await dinheiroDe(amb, codigo)
    expect(titulos).toHaveLength(2)
    const antes = [
      expect.objectContaining({ chave: a, exames: 1, liquidaCentavos: 15_000 }),
      expect.objectContaining({ chave: b, exames: 1, liquidaCentavos: 10_000 }),
    ]
    expect((await ler(empresa, 'SERVICO')).linhas).toEqual(antes)
    const doTutor = titulos.find(({ coparticipacao }) => coparticipacao)
    const acordo = await empresa.como.CLIENTE('POST /contas-receber/renegociacao', {
      itens: [{ codigo: doTutor?.codigo ?? '', versao: doTutor?.versao ?? 0 }],
      descontoCentavos: 333,
      vencimento: '2026-12-10',
      motivo: 'Combinado',
    })
    expect(acordo.status).toBe(201)
    const { linhas } = await ler(empresa, 'SERVICO')
    expect(linhas).toEqual([...antes, expect.objectContaining({ chave: null, exames: 0, liquidaCentavos: -333 })])
  })

  it('a comissão de um fechamento é dos exames que ele cobra', async () => {
    const empresa = await criarEmpresa(amb)
    const outro = await colega(empresa)
    await amb.db.updateTable('parceiro').set({ comissao_bp: 1_000 }).where('codigo', '=', empresa.parceiro).execute()
    await faturar(amb, empresa, 2)
    await concluir(empresa, [{ servico: await criarServico(amb, empresa) }], { especialista: outro })
    await fecharTudo(empresa)
    const { linhas } = await ler(empresa, 'ESPECIALISTA')
    const de = (especialista: string) => linhas.find(({ chave }) => chave === especialista)?.parcelas
    expect(de(empresa.especialista)).toMatchObject({ RECEITA_BRUTA: 40_000, COMISSAO: -4_000 })
    expect(de(outro)).toMatchObject({ RECEITA_BRUTA: 10_000, COMISSAO: -1_000 })
    expect(linhas).toHaveLength(2)
  })

  it('desfeita a conclusão, não há o que comparar', async () => {
    const empresa = await criarEmpresa(amb)
    const codigo = await concluir(empresa, [{ servico: empresa.servico }])
    expect((await ler(empresa, 'SERVICO')).total.exames).toBe(1)
    await agir(empresa.como.CLIENTE, codigo, 'reabrir', 'Engano')
    for (const dimensao of DIMENSOES) expect((await ler(empresa, dimensao)).linhas).toEqual([])
  })
})

describe('quem lê, e o quê', () => {
  it('só quem lê o resultado da empresa, e só o da sua', async () => {
    const empresa = await criarEmpresa(amb)
    await concluir(empresa, [{ servico: empresa.servico }])
    expect((await amb.semToken('GET /contribuicao')).status).toBe(401)
    for (const perfil of ['PARCEIRO', 'ESPECIALISTA', 'CLIENTE_BASE'] as const)
      expect((await empresa.como[perfil]('GET /contribuicao', {})).status).toBe(403)
    expect((await ler(await criarEmpresa(amb), 'CLINICA')).linhas).toEqual([])
    expect(await ler(empresa, 'CLINICA', {})).toMatchObject({ de: '2026-11', ate: '2026-11', primeiroMes: '2026-11' })
  })

  it('recusa período invertido ou longo, dimensão que não há, e exame por caixa', async () => {
    const { como } = await criarEmpresa(amb)
    const pedir = async (entrada: object) => (await como.CLIENTE('GET /contribuicao', entrada)).status
    expect(await pedir({ de: '2026-11', ate: '2026-10' })).toBe(422)
    expect(await pedir({ de: '2020-01', ate: '2026-10' })).toBe(422)
    expect(await pedir({ dimensao: 'CIDADE' })).toBe(422)
    for (const filtro of [{ parcela: 'TAXAS' }, { semVinculo: 'CLINICA' }] as const) {
      expect((await como.CLIENTE('GET /lancamento', { regime: 'CAIXA', ...filtro })).status).toBe(422)
      expect((await como.CLIENTE('GET /lancamento', { ...filtro, ...diasDosMeses(MESES) })).status).toBe(200)
    }
  })
})
