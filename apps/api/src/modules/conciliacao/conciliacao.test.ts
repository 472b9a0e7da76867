import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { concluido } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import {
  conferirSemExtrato,
  contaDoBanco,
  fazerOfx,
  importar,
  pendentes,
  type LinhaDoExtrato,
} from '../../../teste/extratos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let banco: string

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterEach(() => conferirSemExtrato(amb, empresa))
afterAll(() => amb.fechar())
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  banco = await contaDoBanco(empresa)
  await amb.db
    .updateTable('conta_financeira')
    .set({ saldo_em: '2026-10-01' })
    .where('cliente', '=', empresa.cliente)
    .execute()
})

const dono = () => empresa.como.CLIENTE
const trazer = (...linhas: LinhaDoExtrato[]) => importar(empresa, banco, { linhas })
const esperando = () => pendentes(empresa, banco)
const umMovimento = async () => {
  const [um] = await esperando()
  if (um === undefined) throw new Error('nada espera')
  return um
}
const saldo = async () =>
  (await dono()('GET /conta-financeira', {})).corpo.itens.find(({ codigo }) => codigo === banco)?.saldoCentavos

let contas = 0
async function conta(
  natureza: 'receber' | 'pagar',
  valorCentavos: number,
  vencimento = '2026-11-10',
  nome = 'Ana Prado',
) {
  const { status, corpo } = await dono()(`POST /contas-${natureza}`, {
    descricao: `Conta ${++contas}`,
    contraparte: nome,
    competencia: '2026-11-01',
    emissao: '2026-11-01',
    vencimento,
    valorCentavos,
  })
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return corpo.codigo
}
const ler = async (codigo: string, natureza: 'receber' | 'pagar' = 'receber') =>
  (await dono()(`GET /contas-${natureza}/:codigo`, { codigo })).corpo

describe('importar', () => {
  it('o que já veio não vem outra vez, ainda que em outro arquivo; linhas iguais sem identificador são duas', async () => {
    const linhas = [
      { dia: '2026-11-03', valor: '100.00', fitid: 'A' },
      { dia: '2026-11-04', valor: '-20.00', fitid: 'B' },
    ]
    expect(await trazer(...linhas)).toMatchObject({ novos: 2, repetidos: 0, de: '2026-11-01', ate: '2026-11-20' })
    expect(await trazer(...linhas, { dia: '2026-11-05', valor: '1.00', fitid: 'C' })).toMatchObject({
      novos: 1,
      repetidos: 2,
    })
    const iguais = 'Data;Histórico;Valor\n06/11/2026;CAFE;-5,00\n06/11/2026;CAFE;-5,00\n'
    const csv = () =>
      dono()(
        'POST /extrato-bancario',
        { contaFinanceira: banco },
        { arquivo: { nome: 'e.csv', bytes: Buffer.from(iguais) } },
      )
    expect((await csv()).corpo).toMatchObject({ novos: 2, repetidos: 0 })
    expect((await csv()).corpo).toMatchObject({ novos: 0, repetidos: 2 })
    expect(await esperando()).toHaveLength(5)
  })

  it('dez importações do mesmo arquivo ao mesmo tempo trazem cada linha uma vez', async () => {
    const linhas = [{ dia: '2026-11-03', valor: '100.00' }]
    await Promise.all(Array.from({ length: 10 }, () => trazer(...linhas)))
    expect(await esperando()).toHaveLength(1)
  })

  it('a conta do banco que já foi para uma conta não vai para outra, e um arquivo de várias pede qual', async () => {
    await trazer({ dia: '2026-11-03', valor: '1.00' })
    const outra = (await dono()('POST /conta-financeira', { nome: 'Outra', tipo: 'BANCO', saldoEm: '2026-11-01' }))
      .corpo
    const enviar = (bytes: Uint8Array, extra: object = {}, contaFinanceira = outra.codigo) =>
      dono()('POST /extrato-bancario', { contaFinanceira, ...extra }, { arquivo: { nome: 'e.ofx', bytes } })
    const uma = fazerOfx({ linhas: [{ dia: '2026-11-04', valor: '2.00' }] })
    const recusada = await enviar(uma)
    expect(recusada.status).toBe(422)
    expect(JSON.stringify(recusada.corpo)).toContain('já vão para')
    const duas = Buffer.concat([
      uma.subarray(0, uma.length - '</OFX>'.length),
      fazerOfx({ conta: '777', linhas: [{ dia: '2026-11-04', valor: '3.00' }] }),
    ])
    const sem = await enviar(duas)
    expect(sem.status).toBe(422)
    expect(sem.corpo).toMatchObject({ detalhes: { contas: ['0341 / 1234 / 12345-6', '0341 / 1234 / 777'] } })
    expect((await enviar(duas, { contaDoArquivo: '0341 / 1234 / 777' })).corpo).toMatchObject({ novos: 1 })
    expect((await enviar(Buffer.from('nada'))).status).toBe(422)
    expect((await enviar(uma, {}, empresa.parceiro)).status).toBe(404)
  })
})

describe('sugerir e conciliar', () => {
  it('uma conta em aberto do mesmo valor e nome é paga no dia e na conta do banco', async () => {
    const codigo = await conta('receber', 15_000)
    await trazer({ dia: '2026-11-12', valor: '150.00', memo: 'PIX RECEBIDO ANA PRADO' })
    const movimento = await umMovimento()
    expect(movimento.sugestao).toMatchObject({
      certeza: 'CERTA',
      titulos: [{ codigo }],
      pares: [{ contraparte: 'Ana Prado', centavos: 15_000 }],
    })
    const { status } = await dono()('POST /movimento-bancario/conciliacoes', {
      itens: [
        {
          codigo: movimento.codigo,
          versao: movimento.versao,
          titulos: movimento.sugestao?.titulos ?? [],
          metodo: 'PIX',
        },
      ],
    })
    expect(status).toBe(200)
    expect(await ler(codigo)).toMatchObject({ estado: 'PAGO', pagamentos: [{ pagoEm: '2026-11-12', metodo: 'PIX' }] })
    expect(await saldo()).toBe(15_000)
    const { corpo } = await dono()('GET /movimento-bancario', { contaFinanceira: banco, estado: 'CONCILIADO' })
    expect(corpo.itens).toMatchObject([{ pares: [{ centavos: 15_000 }] }])
    expect((await dono()('GET /pagamento-sem-extrato', { contaFinanceira: banco })).corpo.itens).toEqual([])
  })

  it('o que já está nos livros é provado, sem pagar outra vez, e então não se estorna', async () => {
    const codigo = await conta('receber', 15_000)
    const { versao } = await ler(codigo)
    const baixa = { valorCentavos: 15_000, pagoEm: '2026-11-11', metodo: 'PIX', contaFinanceira: banco } as const
    await dono()('POST /contas-receber/:codigo/baixa', { codigo, versao, ...baixa })
    await trazer({ dia: '2026-11-12', valor: '150.00' })
    const movimento = await umMovimento()
    const pagamentos = movimento.sugestao?.pagamentos ?? []
    expect(pagamentos).toHaveLength(1)
    const item = { codigo: movimento.codigo, versao: movimento.versao, pagamentos, metodo: 'PIX' } as const
    expect((await dono()('POST /movimento-bancario/conciliacoes', { itens: [item] })).status).toBe(200)
    expect(await saldo()).toBe(15_000)
    const paga = await ler(codigo)
    const estorno = { codigo, versao: paga.versao, pagamento: pagamentos[0] ?? '', motivo: 'Engano' }
    const recusado = await dono()('POST /contas-receber/:codigo/estorno', estorno)
    expect([recusado.status, JSON.stringify(recusado.corpo)]).toEqual([409, expect.stringContaining('conciliação')])
    const feito = (await dono()('GET /movimento-bancario', { contaFinanceira: banco })).corpo.itens[0]
    expect(
      (await dono()('POST /movimento-bancario/:codigo/desfeito', { codigo: item.codigo, versao: feito?.versao ?? 0 }))
        .status,
    ).toBe(200)
    expect((await dono()('POST /contas-receber/:codigo/estorno', estorno)).status).toBe(201)
  })

  it('um movimento paga várias contas, com a diferença em taxa; muitos movimentos pagam uma', async () => {
    const [a, b] = [await conta('receber', 10_000), await conta('receber', 20_000)]
    const grande = await conta('pagar', 50_000)
    await trazer(
      { dia: '2026-11-12', valor: '295.00', memo: 'STONE' },
      { dia: '2026-11-13', valor: '-200.00', memo: 'PIX' },
      { dia: '2026-11-14', valor: '-300.00', memo: 'PIX' },
    )
    const [recebido, parte, resto] = await esperando()
    const versaoDe = async (codigo: string, natureza: 'receber' | 'pagar' = 'receber') =>
      (await ler(codigo, natureza)).versao
    const titulos = [
      { codigo: a, versao: await versaoDe(a) },
      { codigo: b, versao: await versaoDe(b) },
    ]
    const doMovimento = (um: typeof recebido) => ({ codigo: um?.codigo ?? '', versao: um?.versao ?? 0 })
    const semDizer = await dono()('POST /movimento-bancario/conciliacoes', {
      itens: [{ ...doMovimento(recebido), titulos, metodo: 'CARTAO_CREDITO' }],
    })
    expect([semDizer.status, JSON.stringify(semDizer.corpo)]).toEqual([
      409,
      expect.stringContaining('diga o que é a diferença'),
    ])
    const { status } = await dono()('POST /movimento-bancario/conciliacoes', {
      itens: [
        { ...doMovimento(recebido), titulos, diferenca: 'TAXA', metodo: 'CARTAO_CREDITO' },
        {
          ...doMovimento(parte),
          titulos: [{ codigo: grande, versao: await versaoDe(grande, 'pagar') }],
          diferenca: 'PARCIAL',
          metodo: 'PIX',
        },
      ],
    })
    expect(status).toBe(200)
    expect((await ler(a)).pagamentos).toMatchObject([{ valorCentavos: 10_000, taxaCentavos: 167 }])
    expect((await ler(b)).pagamentos).toMatchObject([{ valorCentavos: 20_000, taxaCentavos: 333 }])
    expect(await ler(grande, 'pagar')).toMatchObject({ estado: 'PARCIAL', saldoCentavos: 30_000 })
    const item = {
      ...doMovimento(resto),
      titulos: [{ codigo: grande, versao: await versaoDe(grande, 'pagar') }],
      metodo: 'PIX' as const,
    }
    expect((await dono()('POST /movimento-bancario/conciliacoes', { itens: [item] })).status).toBe(200)
    expect(await ler(grande, 'pagar')).toMatchObject({ estado: 'PAGO' })
    expect(await saldo()).toBe(29_500 - 50_000)
  })

  it('vinte pessoas conciliam o mesmo movimento: uma consegue, e a conta é paga uma vez', async () => {
    const codigo = await conta('receber', 15_000)
    await trazer({ dia: '2026-11-12', valor: '150.00', memo: 'ANA PRADO' })
    const movimento = await umMovimento()
    const item = { codigo: movimento.codigo, versao: 1, titulos: [{ codigo, versao: 1 }], metodo: 'PIX' as const }
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => dono()('POST /movimento-bancario/conciliacoes', { itens: [item] })),
    )
    expect(respostas.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect((await ler(codigo)).pagamentos).toHaveLength(1)
  })

  it('dois movimentos iguais disputam o mesmo pagamento: um fica com ele', async () => {
    const codigo = await conta('receber', 15_000)
    const baixa = { valorCentavos: 15_000, pagoEm: '2026-11-11', metodo: 'PIX', contaFinanceira: banco } as const
    await dono()('POST /contas-receber/:codigo/baixa', { codigo, versao: 1, ...baixa })
    await trazer({ dia: '2026-11-11', valor: '150.00' }, { dia: '2026-11-12', valor: '150.00' })
    const dois = await esperando()
    const pagamentos = dois.flatMap(({ sugestao }) => sugestao?.pagamentos ?? [])
    expect(pagamentos).toHaveLength(1)
    const respostas = await Promise.all(
      dois.map((um) =>
        dono()('POST /movimento-bancario/conciliacoes', {
          itens: [{ codigo: um.codigo, versao: 1, pagamentos, metodo: 'PIX' }],
        }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    expect(await esperando()).toHaveLength(1)
  })

  it('tudo ou nada: um que não pode deixa todos como estavam', async () => {
    const codigo = await conta('receber', 15_000)
    await trazer({ dia: '2026-11-12', valor: '150.00' }, { dia: '2026-11-13', valor: '999.00' })
    const [um, outro] = await esperando()
    const { status } = await dono()('POST /movimento-bancario/conciliacoes', {
      itens: [
        { codigo: um?.codigo ?? '', versao: 1, titulos: [{ codigo, versao: 1 }], metodo: 'PIX' },
        { codigo: outro?.codigo ?? '', versao: 1, titulos: [{ codigo, versao: 1 }], metodo: 'PIX' },
      ],
    })
    expect(status).toBe(409)
    expect(await ler(codigo)).toMatchObject({ estado: 'ABERTO', pagamentos: [] })
    expect(await esperando()).toHaveLength(2)
  })

  it('a conta de outra empresa não existe, nem o pagamento de outra conta serve', async () => {
    await trazer({ dia: '2026-11-12', valor: '150.00' })
    const movimento = await umMovimento()
    const alheia = await criarEmpresa(amb)
    const dela = await concluido(amb, alheia)
    const titulo = await amb.db
      .selectFrom('titulo')
      .select('codigo')
      .where('atendimento', '=', dela)
      .executeTakeFirstOrThrow()
    const item = (extra: object) => ({ codigo: movimento.codigo, versao: 1, metodo: 'PIX' as const, ...extra })
    const tentar = (extra: object) => dono()('POST /movimento-bancario/conciliacoes', { itens: [item(extra)] })
    expect((await tentar({ titulos: [{ codigo: titulo.codigo, versao: 1 }] })).status).toBe(404)
    expect((await tentar({ pagamentos: [titulo.codigo] })).status).toBe(409)
    expect((await tentar({})).status).toBe(409)
  })
})

describe('o que falta nos livros', () => {
  it('uma tarifa vira despesa paga, com o tipo; um rendimento, receita', async () => {
    const tipo = await amb.db.selectFrom('tipo_despesa').select('codigo').limit(1).executeTakeFirstOrThrow()
    await trazer(
      { dia: '2026-11-12', valor: '-29.90', memo: 'TARIFA' },
      { dia: '2026-11-13', valor: '1.10', memo: 'REND' },
    )
    const [tarifa, rendimento] = await esperando()
    const lancar = (um: typeof tarifa, extra: object) =>
      dono()('POST /movimento-bancario/:codigo/lancamento', {
        codigo: um?.codigo ?? '',
        versao: 1,
        descricao: 'Do banco',
        contraparte: 'Banco',
        metodo: 'PIX',
        ...extra,
      })
    expect((await lancar(tarifa, { tipoDespesa: tipo.codigo })).status).toBe(200)
    expect((await lancar(rendimento, {})).status).toBe(200)
    expect((await lancar(rendimento, {})).status).toBe(409)
    const { corpo } = await dono()('GET /contas-pagar', { estado: 'PAGO' })
    expect(corpo.itens).toMatchObject([{ descricao: 'Do banco', valorCentavos: 2_990, vencimento: '2026-11-12' }])
    expect(await saldo()).toBe(-2_880)
    expect(await esperando()).toEqual([])
  })

  it('um movimento que não é da empresa é ignorado com o motivo, e volta a esperar', async () => {
    await trazer({ dia: '2026-11-12', valor: '10.00' })
    const { codigo } = await umMovimento()
    expect((await dono()('POST /movimento-bancario/:codigo/ignorado', { codigo, versao: 1, motivo: '' })).status).toBe(
      422,
    )
    expect(
      (await dono()('POST /movimento-bancario/:codigo/ignorado', { codigo, versao: 1, motivo: 'Transferência minha' }))
        .status,
    ).toBe(200)
    expect(await esperando()).toEqual([])
    expect((await dono()('POST /movimento-bancario/:codigo/desfeito', { codigo, versao: 2 })).status).toBe(200)
    expect(await umMovimento()).toMatchObject({ codigo, motivo: null, versao: 3 })
    expect((await dono()('POST /movimento-bancario/:codigo/desfeito', { codigo, versao: 3 })).status).toBe(409)
  })

  it('os candidatos são as contas e os pagamentos do mesmo sentido, os de valor mais perto primeiro, e os que se procuram', async () => {
    const perto = await conta('receber', 15_100)
    await conta('receber', 90_000, '2026-11-10', 'Bruno Lima')
    await conta('pagar', 15_000)
    await trazer({ dia: '2026-11-12', valor: '150.00' })
    const { codigo } = await umMovimento()
    const { corpo } = await dono()('GET /movimento-bancario/:codigo/candidatos', { codigo })
    expect(corpo.itens.map(({ centavos }) => centavos)).toEqual([15_100, 90_000])
    expect(corpo.itens[0]).toMatchObject({ tipo: 'TITULO', codigo: perto })
    const procurados = await dono()('GET /movimento-bancario/:codigo/candidatos', { codigo, busca: 'bruno' })
    expect(procurados.corpo.itens.map(({ contraparte }) => contraparte)).toEqual(['Bruno Lima'])
  })
})

describe('a prova do saldo', () => {
  const situacao = async () => (await dono()('GET /conciliacao', { contaFinanceira: banco })).corpo

  it('o banco é os livros mais o que espera menos o que nenhum extrato prova, e o resto é dito', async () => {
    await amb.db
      .updateTable('conta_financeira')
      .set({ saldo_inicial_centavos: 100_000 })
      .where('codigo', '=', banco)
      .execute()
    const codigo = await conta('receber', 7_000)
    const { versao } = await ler(codigo)
    await dono()('POST /contas-receber/:codigo/baixa', {
      codigo,
      versao,
      valorCentavos: 7_000,
      pagoEm: '2026-11-15',
      metodo: 'PIX',
      contaFinanceira: banco,
    })
    await importar(empresa, banco, {
      linhas: [{ dia: '2026-11-12', valor: '150.00' }],
      saldo: { valor: '1150.00', dia: '2026-11-18' },
    })
    expect(await situacao()).toMatchObject({
      dia: '2026-11-18',
      bancoCentavos: 115_000,
      livrosCentavos: 107_000,
      pendentes: { quantidade: 1, centavos: 15_000 },
      semExtrato: { quantidade: 1, centavos: 7_000 },
      outrosCentavos: 0,
    })
    const { codigo: movimento } = await umMovimento()
    await dono()('POST /movimento-bancario/:codigo/ignorado', { codigo: movimento, versao: 1, motivo: 'Não é nosso' })
    expect(await situacao()).toMatchObject({ pendentes: { quantidade: 0 }, outrosCentavos: 15_000 })
  })

  it('sem saldo do banco, diz só o dos livros', async () => {
    expect(await situacao()).toMatchObject({ dia: null, bancoCentavos: null, livrosCentavos: 0, outrosCentavos: 0 })
  })
})
