import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir, agir, criarServico, dinheiroDe } from '../../../teste/atendimentos.ts'
import { contasDe } from '../../../teste/contas.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

type Tipo = 'CREDENCIADO' | 'REEMBOLSO'

/** An exam of R$ 99,99 with R$ 9,99 off, under a plan, ready to be concluded in a company of its own. */
async function comPlano(coparticipacao_bp: number, tipo: Tipo = 'CREDENCIADO') {
  empresa = await criarEmpresa(amb)
  const { codigo: planoSaude } = await amb.db
    .insertInto('plano_saude')
    .values({ operadora: unico('PetVida'), nome: 'Total', tipo, prazo_pagamento_dias: 45, coparticipacao_bp })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const servico = await criarServico(amb, empresa, { preco_centavos: 9_999 })
  const desconto = { tipo: 'VALOR', centavos: 999, motivo: 'Cliente antigo' } as const
  const { codigo } = await abrir(amb, empresa, {
    parceiro: null,
    planoSaude,
    modoCobranca: 'PLANO',
    itens: [{ servico, desconto }],
  })
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  return codigo
}
const concluir = (codigo: string) => agir(empresa.como.CLIENTE, codigo, 'concluir')
async function dre(linha: string) {
  const { linhas } = (
    await empresa.como.CLIENTE('GET /demonstrativo-resultado', { de: '2026-01', ate: '2026-12', regime: 'COMPETENCIA' })
  ).corpo
  return linhas.find((uma) => uma.linha === linha && uma.grupo === null)?.total ?? 0
}

it('o plano paga a sua parte no prazo dele e o tutor a dele na hora, e os dois somam o total', async () => {
  const codigo = await comPlano(3_000)
  const { titulos: previstos } = (await empresa.como.CLIENTE('GET /atendimento/:codigo/cobranca', { codigo })).corpo
  expect(previstos).toMatchObject([
    { contraparte: expect.stringContaining('PetVida'), valorCentavos: 6_300, coparticipacao: false },
    { contraparte: expect.stringContaining('Tutora'), valorCentavos: 2_700, coparticipacao: true },
  ])
  expect((await concluir(codigo)).status).toBe(200)
  const { titulos, repasses } = await dinheiroDe(amb, codigo)
  expect(titulos).toMatchObject([
    { valor_centavos: 6_300, vencimento: '2027-01-04', tutor: null, coparticipacao: false, estado: 'ABERTO' },
    {
      valor_centavos: 2_700,
      vencimento: '2026-11-20',
      tutor: expect.any(String),
      coparticipacao: true,
      estado: 'ABERTO',
      descricao: expect.stringMatching(/^Coparticipação do atendimento nº \d+, /),
    },
  ])
  // The exam was done once: its specialist earns once, of the whole.
  expect(repasses.map(({ bruto_centavos }) => bruto_centavos)).toEqual([9_000])
  // The discount of the exam is told once.
  expect([await dre('RECEITA_BRUTA'), await dre('DEDUCOES')]).toEqual([9_999, -999])
  const doAtendimento = (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo.titulos
  expect(doAtendimento.map(({ contraparte }) => contraparte).toSorted()).toEqual(
    titulos.map(({ contraparte }) => contraparte).toSorted(),
  )
})

it('cada parte se paga por si; com uma paga, a conclusão não se desfaz, e estornada desfaz as duas', async () => {
  const codigo = await comPlano(5_000)
  await concluir(codigo)
  const doTutor = (await dinheiroDe(amb, codigo)).titulos.find(({ coparticipacao }) => coparticipacao)
  const { banco: contaFinanceira } = await contasDe(empresa)
  const { CLIENTE } = empresa.como
  const titulo = { codigo: doTutor?.codigo ?? '', versao: doTutor?.versao ?? 0 }
  const baixa = {
    ...titulo,
    valorCentavos: 4_500,
    pagoEm: '2026-11-20',
    metodo: 'CARTAO_DEBITO',
    contaFinanceira,
  } as const
  const paga = await CLIENTE('POST /contas-receber/:codigo/baixa', baixa)
  expect(paga.corpo).toMatchObject({ estado: 'PAGO' })
  const recusa = await agir(CLIENTE, codigo, 'reabrir', 'Engano')
  expect(recusa).toMatchObject({ status: 409, corpo: { codigo: 'JA_PAGO' } })
  const pagamento = paga.corpo.pagamentos[0]?.codigo ?? ''
  const estorno = { codigo: titulo.codigo, versao: paga.corpo.versao, pagamento, motivo: 'Engano' }
  expect((await CLIENTE('POST /contas-receber/:codigo/estorno', estorno)).status).toBe(201)
  expect((await agir(CLIENTE, codigo, 'reabrir', 'Engano')).status).toBe(200)
  expect((await dinheiroDe(amb, codigo)).vivos).toEqual([])
  expect((await concluir(codigo)).status).toBe(200)
  expect((await dinheiroDe(amb, codigo)).vivos).toHaveLength(2)
})

it.each<[number, Tipo, number[], boolean]>([
  [0, 'CREDENCIADO', [9_000], false],
  [10_000, 'CREDENCIADO', [9_000], true],
  [3_000, 'REEMBOLSO', [9_000], true],
])('com %i pontos num plano %s é um título só', async (bp, tipo, valores, doTutor) => {
  const codigo = await comPlano(bp, tipo)
  await concluir(codigo)
  const { titulos } = await dinheiroDe(amb, codigo)
  expect(titulos.map(({ valor_centavos }) => valor_centavos)).toEqual(valores)
  expect(titulos.map(({ tutor, coparticipacao }) => [tutor !== null, coparticipacao])).toEqual([[doTutor, false]])
  expect([await dre('RECEITA_BRUTA'), await dre('DEDUCOES')]).toEqual([9_999, -999])
})

it('vinte conclusões ao mesmo tempo cobram cada parte uma vez', async () => {
  const codigo = await comPlano(2_500)
  const respostas = await Promise.all(Array.from({ length: 20 }, () => concluir(codigo)))
  expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await dinheiroDe(amb, codigo)).titulos.map(({ valor_centavos }) => valor_centavos)).toEqual([6_750, 2_250])
})
