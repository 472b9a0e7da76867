import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { agir, concluido, criarServico, dinheiroDe } from '../../../teste/atendimentos.ts'
import { contasDe } from '../../../teste/contas.ts'
import { cnpjUnico, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

const NOVEMBRO = { de: '2026-11-01', ate: '2026-11-30' }

let amb: Ambiente
let empresa: Empresa
let alheia: Empresa
let comPrecoProprio: string
let tabela: string

async function criarTabela({ cliente, servico }: Empresa, centavos = 18_000): Promise<string> {
  const { codigo } = await amb.db
    .insertInto('tabela_preco')
    .values({ cliente, nome: unico('Tabela') })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await amb.db.insertInto('tabela_preco_item').values({ cliente, tabela: codigo, servico, centavos }).execute()
  return codigo
}

/** A clinic that agreed on R$ 150,00 for the exam, and whose specialist has 40 % of the net. */
async function criarClinica({ cliente, servico, especialista }: Empresa): Promise<string> {
  const nome = unico('Clínica Y')
  const { codigo: parceiro } = await amb.db
    .insertInto('parceiro')
    .values({ cliente, nome, razao_social: nome, documento: cnpjUnico(), modo_cobranca: 'A_VISTA' })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await amb.db.insertInto('parceiro_preco').values({ cliente, parceiro, servico, centavos: 15_000 }).execute()
  const regra = { tipo: 'PERCENTUAL', percentual_bp: 4_000, base: 'LIQUIDO', vigente_de: '2026-01-01' }
  await amb.db
    .insertInto('repasse_regra')
    .values({ cliente, especialista, parceiro, ...regra })
    .execute()
  return parceiro
}

async function pagarNoCartao(atendimento: string, taxaCentavos: number) {
  const titulo = (await dinheiroDe(amb, atendimento)).titulos[0]
  const { banco: contaFinanceira } = await contasDe(empresa)
  const baixa = { codigo: titulo?.codigo ?? '', versao: 1, valorCentavos: titulo?.valor_centavos ?? 0, taxaCentavos }
  const como = { pagoEm: '2026-11-20', metodo: 'CARTAO_CREDITO', contaFinanceira } as const
  expect((await empresa.como.CLIENTE('POST /contas-receber/:codigo/baixa', { ...baixa, ...como })).status).toBe(201)
}

beforeAll(async () => {
  amb = await abrirAmbiente()
  amb.relogio.fixar('2026-11-20T15:00:00Z')
  empresa = await criarEmpresa(amb)
  alheia = await criarEmpresa(amb)
  const { cliente, servico } = empresa
  await amb.db
    .updateTable('cliente')
    .set({ taxa_credito_bp: 349, imposto_bp: 1_000 })
    .where('codigo', '=', cliente)
    .execute()
  comPrecoProprio = await criarClinica(empresa)
  tabela = await criarTabela(empresa)
  await pagarNoCartao(await concluido(amb, empresa), 698)
  await pagarNoCartao(await concluido(amb, empresa), 698)
  await pagarNoCartao(await concluido(amb, empresa, { parceiro: comPrecoProprio, itens: [{ servico }] }), 524)
  const avulso = await criarServico(amb, empresa, { preco_centavos: 10_001 })
  await pagarNoCartao(await concluido(amb, empresa, { parceiro: null, itens: [{ servico: avulso }] }), 349)
  // What was concluded by mistake gave nothing.
  await agir(empresa.como.CLIENTE, await concluido(amb, empresa), 'reabrir', 'Engano')
})
afterAll(() => amb.fechar())

const pedir = async (entrada: object, quem = empresa.como.CLIENTE) => quem('GET /simulador/laboratorio', entrada)
const valores = (receita: number, taxas: number, impostos: number, repasse: number, sobra: number) => ({
  receitaCentavos: receita,
  taxasCentavos: taxas,
  impostosCentavos: impostos,
  repasseCentavos: repasse,
  sobraCentavos: sobra,
})
// A fee of 3,49 % was paid to receive each exam, and 10 % of tax; half of it to the specialist, or 40 % of what fees and taxes left of the 150,00.
const REAL = {
  clinica: valores(40_000, 1_396, 4_000, 20_000, 14_604),
  propria: valores(15_000, 524, 1_500, 5_190, 7_786),
  avulso: valores(10_001, 349, 1_000, 5_001, 3_651),
  total: valores(65_001, 2_269, 6_500, 30_191, 26_041),
}

describe('figuras, conta a conta', () => {
  it('com reajuste, outro repasse e outra taxa, de quem mais ganha a quem menos ganha', async () => {
    const { status, corpo } = await pedir({ ...NOVEMBRO, reajusteBp: 1_000, repasseBp: 4_000, taxaBp: 200 })
    expect(status).toBe(200)
    expect(corpo).toEqual({
      ...NOVEMBRO,
      impostoBp: 1_000,
      linhas: [
        {
          parceiro: { codigo: empresa.parceiro, nome: expect.any(String) },
          exames: 2,
          real: REAL.clinica,
          simulado: valores(44_000, 880, 4_400, 17_600, 21_120),
          diferencaCentavos: 6_516,
          diferencaBp: 4_462,
        },
        {
          parceiro: null,
          exames: 1,
          real: REAL.avulso,
          simulado: valores(11_001, 220, 1_100, 4_400, 5_281),
          diferencaCentavos: 1_630,
          diferencaBp: 4_465,
        },
        {
          parceiro: { codigo: comPrecoProprio, nome: expect.any(String) },
          exames: 1,
          real: REAL.propria,
          simulado: valores(16_500, 330, 1_650, 5_808, 8_712),
          diferencaCentavos: 926,
          diferencaBp: 1_189,
        },
      ],
      total: {
        exames: 4,
        real: REAL.total,
        simulado: valores(71_501, 1_430, 7_150, 27_808, 35_113),
        diferencaCentavos: 9_072,
        diferencaBp: 3_484,
      },
      foraDaTabela: 0,
      semRegra: 0,
    })
  })

  it('com outra tabela, quem tem preço próprio e quem não tem clínica ficam como estavam', async () => {
    const { corpo } = await pedir({ ...NOVEMBRO, tabela })
    expect(corpo.linhas.map(({ parceiro, diferencaCentavos }) => [parceiro?.codigo, diferencaCentavos])).toEqual([
      [comPrecoProprio, 0],
      [undefined, 0],
      [empresa.parceiro, -1_460],
    ])
    // 180,00 − 6,28 − 18,00 − 90,00 = 65,72, twice.
    expect(corpo.linhas[2]?.simulado).toEqual(valores(36_000, 1_256, 3_600, 18_000, 13_144))
    expect(corpo).toMatchObject({ total: { diferencaCentavos: -1_460 }, foraDaTabela: 2 })
  })

  it('sem mudar nada, o simulado é o real, e nada é gravado', async () => {
    const trilha = () =>
      amb.db.selectFrom('auditoria').select('sequencia').where('cliente', '=', empresa.cliente).execute()
    const antes = await trilha()
    const { corpo } = await pedir(NOVEMBRO)
    expect(corpo.total).toEqual({
      exames: 4,
      real: REAL.total,
      simulado: REAL.total,
      diferencaCentavos: 0,
      diferencaBp: 0,
    })
    for (const { real, simulado } of corpo.linhas) expect(simulado).toEqual(real)
    expect(await trilha()).toEqual(antes)
  })

  it('a taxa que a empresa cadastra depois não muda a que os pagamentos tiveram', async () => {
    const mudar = (taxa_credito_bp: number) =>
      amb.db.updateTable('cliente').set({ taxa_credito_bp }).where('codigo', '=', empresa.cliente).execute()
    await mudar(0)
    const { linhas } = (await pedir(NOVEMBRO)).corpo
    await mudar(349)
    expect(linhas.find(({ parceiro }) => parceiro?.codigo === comPrecoProprio)?.real).toEqual(REAL.propria)
  })
})

it('os exames de um pacote repartem o preço dele na outra tabela', async () => {
  const nova = await criarEmpresa(amb)
  const { cliente } = nova
  const servicos = [
    await criarServico(amb, nova, { preco_centavos: 22_000 }),
    await criarServico(amb, nova, { preco_centavos: 18_001 }),
  ]
  const { codigo: pacote } = await amb.db
    .insertInto('servico')
    .values({
      cliente,
      nome: unico('Pacote'),
      modalidade: 'PROCEDIMENTO',
      duracao_minutos: 30,
      preco_centavos: 36_000,
      pacote: true,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await amb.db
    .insertInto('servico_composicao')
    .values(servicos.map((servico, ordem) => ({ cliente, pacote, servico, ordem })))
    .execute()
  await concluido(amb, nova, { itens: servicos.map((servico) => ({ servico, pacote })) })
  const outra = await criarTabela({ ...nova, servico: pacote }, 30_001)
  const { corpo } = await pedir({ ...NOVEMBRO, tabela: outra }, nova.como.CLIENTE)
  // 198,00 and 162,00 of the 360,00; then 165,01 and 135,00, half of each to the specialist.
  expect(corpo).toMatchObject({
    linhas: [{ exames: 2, diferencaCentavos: -3_000 }],
    total: { real: valores(36_000, 0, 0, 18_000, 18_000), simulado: valores(30_001, 0, 0, 15_001, 15_000) },
    foraDaTabela: 0,
  })
})

describe('período', () => {
  it('sem dizer, são os três últimos meses inteiros, no dia da empresa', async () => {
    const nova = await criarEmpresa(amb)
    // Still the last day of October in São Paulo.
    amb.relogio.fixar('2026-11-01T02:30:00Z')
    await concluido(amb, nova)
    amb.relogio.fixar('2026-11-20T15:00:00Z')
    await concluido(amb, nova)
    const { corpo } = await pedir({}, nova.como.CLIENTE)
    expect(corpo).toMatchObject({ de: '2026-08-01', ate: '2026-10-31', total: { exames: 1 } })
  })

  it('o dia do exame decide', async () => {
    expect((await pedir({ de: '2026-11-19', ate: '2026-11-19' })).corpo.total.exames).toBe(4)
    expect((await pedir({ de: '2026-11-20', ate: '2026-11-30' })).corpo.total.exames).toBe(0)
  })
})

describe('recusas', () => {
  it.each([
    ['reajusteBp', { reajusteBp: 50_001 }],
    ['repasseBp', { repasseBp: -1 }],
    ['taxaBp', { taxaBp: 10_001 }],
    ['tabela', { tabela: randomUUID() }],
    ['ate', { de: '2026-05-01', ate: '2026-11-01' }],
    ['ate', { de: '2026-05-01' }],
  ])('%s: %j é 422', async (campo, entrada) => {
    const { status, corpo } = await pedir(entrada)
    expect(status).toBe(422)
    expect(Object.keys((corpo as unknown as { campos: object }).campos)).toEqual([campo])
  })

  it('um reajuste ou uma tabela, não os dois', async () => {
    expect((await pedir({ tabela, reajusteBp: 100 })).status).toBe(422)
  })

  it('só a empresa entra, e só nos próprios exames e tabelas', async () => {
    for (const perfil of ['ADMIN', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'] as const)
      expect((await pedir(NOVEMBRO, empresa.como[perfil])).status).toBe(403)
    expect((await pedir(NOVEMBRO, amb.semToken)).status).toBe(401)
    expect((await pedir(NOVEMBRO, alheia.como.CLIENTE)).corpo).toMatchObject({ linhas: [], total: { exames: 0 } })
    expect((await pedir({ ...NOVEMBRO, tabela }, alheia.como.CLIENTE)).status).toBe(422)
  })
})
