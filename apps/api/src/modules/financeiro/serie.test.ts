import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { contasDe } from '../../../teste/contas.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const ALUGUEL = {
  contraparte: 'Imobiliária',
  competencia: '2026-11-01',
  emissao: '2026-11-01',
  vencimento: '2026-12-05',
  valorCentavos: 350_000,
}

/** Six months of rent, the first of which is told. */
async function aluguel() {
  const { CLIENTE } = empresa.como
  const descricao = unico('Aluguel')
  const novo = { ...ALUGUEL, descricao, repeticao: 'MENSAL', vezes: 6, diaDeBanco: true } as const
  const { itens } = (await CLIENTE('POST /contas-pagar', novo)).corpo
  const abrir = async (n: number) =>
    (await CLIENTE('GET /contas-pagar/:codigo', { codigo: itens[n]?.codigo ?? '' })).corpo
  return { descricao, abrir, serie: (await abrir(0)).serie?.codigo ?? '' }
}

const daSerie = async (serie: string) =>
  (await empresa.como.CLIENTE('GET /contas-pagar', { serie, ordem: 'vencimento' })).corpo.itens

describe('conta que se repete', () => {
  it('uma por mês, cada uma na sua competência, no dia em que o banco abre; cada uma sabe das outras', async () => {
    const { descricao, abrir, serie } = await aluguel()
    const contas = await daSerie(serie)
    expect(contas.map((um) => [um.descricao, um.vencimento, um.competencia, um.valorCentavos])).toEqual([
      [descricao, '2026-12-07', '2026-11-01', 350_000],
      [descricao, '2027-01-05', '2026-12-01', 350_000],
      [descricao, '2027-02-05', '2027-01-01', 350_000],
      [descricao, '2027-03-05', '2027-02-01', 350_000],
      [descricao, '2027-04-05', '2027-03-01', 350_000],
      [descricao, '2027-05-05', '2027-04-01', 350_000],
    ])
    expect((await abrir(0)).serie).toMatchObject({ contas: 6, seguintes: 5 })
    expect((await abrir(4)).serie).toMatchObject({ contas: 6, seguintes: 1 })
    const { PARCEIRO, CLIENTE } = empresa.como
    const { contraparte: _, ...mensalidade } = { ...ALUGUEL, descricao, repeticao: 'MENSAL', vezes: 2 } as const
    const daClinica = { ...mensalidade, parceiro: empresa.parceiro }
    const { codigo: mensal } = (await CLIENTE('POST /contas-receber', daClinica)).corpo
    expect((await CLIENTE('GET /contas-receber/:codigo', { codigo: mensal })).corpo.serie?.contas).toBe(2)
    expect(await PARCEIRO('GET /contas-pagar/:codigo', { codigo: mensal })).toMatchObject({
      status: 200,
      corpo: { serie: null },
    })
    const aVista = { ...ALUGUEL, descricao, repeticao: 'MENSAL', vezes: 1 } as const
    const { codigo } = (await empresa.como.CLIENTE('POST /contas-pagar', aVista)).corpo
    expect((await empresa.como.CLIENTE('GET /contas-pagar/:codigo', { codigo })).corpo.serie).toBeNull()
  })

  it('muda só esta, ou esta e as seguintes, que ficam nos seus dias; o que já foi pago não muda', async () => {
    const { CLIENTE } = empresa.como
    const { descricao, abrir, serie } = await aluguel()
    const { banco } = await contasDe(empresa)
    const paga = await abrir(3)
    const baixa = {
      codigo: paga.codigo,
      versao: paga.versao,
      valorCentavos: 1,
      pagoEm: '2026-11-20',
      metodo: 'PIX',
      contaFinanceira: banco,
    } as const
    expect((await CLIENTE('POST /contas-pagar/:codigo/baixa', baixa)).status).toBe(201)
    const mudar = async (n: number, valorCentavos: number, seguintes?: boolean) => {
      const { codigo, versao, vencimento, competencia } = await abrir(n)
      const dados = { ...ALUGUEL, descricao, codigo, versao, vencimento: vencimento ?? '', competencia, valorCentavos }
      return (await CLIENTE('PUT /contas-pagar/:codigo', seguintes === undefined ? dados : { ...dados, seguintes }))
        .status
    }
    expect(await mudar(0, 340_000)).toBe(200)
    expect(await mudar(1, 400_000, true)).toBe(200)
    const contas = await daSerie(serie)
    expect(contas.map(({ valorCentavos }) => valorCentavos)).toEqual([
      340_000, 400_000, 400_000, 350_000, 400_000, 400_000,
    ])
    expect(contas.map(({ vencimento }) => vencimento?.slice(0, 7))).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
    ])
    const { corpo } = await CLIENTE('GET /historico', { entidade: 'titulo', registro: (await abrir(5)).codigo })
    expect(corpo.itens[0]).toMatchObject({ acao: 'ALTERAR', mudancas: { valorCentavos: [350_000, 400_000] } })
  })

  it('cancela esta e as seguintes, com o motivo, menos as que têm pagamento; a anterior fica', async () => {
    const { CLIENTE } = empresa.como
    const { abrir, serie } = await aluguel()
    const { codigo, versao } = await abrir(2)
    const pedido = { codigo, versao, seguintes: true, motivo: 'Mudamos de endereço' }
    expect((await CLIENTE('POST /contas-pagar/:codigo/cancelamento', pedido)).status).toBe(201)
    expect((await daSerie(serie)).map(({ estado }) => estado)).toEqual([
      'ABERTO',
      'ABERTO',
      'CANCELADO',
      'CANCELADO',
      'CANCELADO',
      'CANCELADO',
    ])
    expect(await abrir(5)).toMatchObject({ motivo: 'Mudamos de endereço', serie: { contas: 6, seguintes: 0 } })
  })
})

describe('o contrato da clínica', () => {
  it('diz a multa e os juros da conta dela; sem contrato valem os de lei', async () => {
    const { CLIENTE } = empresa.como
    await amb.db
      .updateTable('parceiro')
      .set({ multa_bp: 1_000, juros_mes_bp: 0 })
      .where('codigo', '=', empresa.parceiro)
      .execute()
    const lancar = async (quem: { parceiro: string } | { contraparte: string }) => {
      const { contraparte: _contraparte, ...conta } = ALUGUEL
      const { codigo } = (await CLIENTE('POST /contas-receber', { ...conta, descricao: 'Aula', ...quem })).corpo
      return (await CLIENTE('GET /contas-receber/:codigo', { codigo })).corpo.encargos
    }
    expect(await lancar({ parceiro: empresa.parceiro })).toEqual({ multaBp: 1_000, jurosMesBp: 0 })
    expect(await lancar({ contraparte: 'Alguém' })).toEqual({ multaBp: 200, jurosMesBp: 100 })
  })
})
