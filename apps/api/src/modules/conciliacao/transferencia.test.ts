import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { contasDe, lancada } from '../../../teste/contas.ts'
import { conferirSemExtrato, importar, pendentes, type LinhaDoExtrato } from '../../../teste/extratos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let a: string
let b: string

beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterEach(() => conferirSemExtrato(amb, empresa))
afterAll(() => amb.fechar())
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  a = (await contasDe(empresa)).banco
  b = (await dono()('POST /conta-financeira', { nome: 'Banco B', tipo: 'BANCO', saldoEm: '2026-11-01' })).corpo.codigo
  await amb.db
    .updateTable('conta_financeira')
    .set({ saldo_em: '2026-11-01' })
    .where('cliente', '=', empresa.cliente)
    .execute()
})

const dono = () => empresa.como.CLIENTE
let extratos = 0
const trazer = (conta: string, ...linhas: LinhaDoExtrato[]) =>
  importar(empresa, conta, {
    linhas: linhas.map((linha) => ({ fitid: `X${++extratos}`, ...linha })),
    conta: conta === a ? '1' : '2',
  })
const unico = async (conta: string) => {
  const esperam = await pendentes(empresa, conta)
  expect(esperam).toHaveLength(1)
  return esperam[0]!
}
type Movimento = Awaited<ReturnType<typeof unico>>
const da = ({ codigo, versao }: { codigo: string; versao: number }) => ({ codigo, versao })
const conciliar = (...movimentos: Movimento[]) =>
  dono()('POST /movimento-bancario/conciliacoes', {
    itens: movimentos.map((um) => ({
      ...da(um),
      pagamentos: um.sugestao?.pagamentos ?? [],
      titulos: um.sugestao?.titulos ?? [],
      outro: um.sugestao?.outro ?? null,
      metodo: 'PIX' as const,
    })),
  })
const transferir = (um: Movimento, mais: { taxaCentavos?: number; outraConta?: string } = {}) =>
  dono()('POST /movimento-bancario/:codigo/transferencia', { ...da(um), outraConta: b, ...mais })
const transferencias = async () => (await dono()('GET /transferencia')).corpo.itens
const saldos = async () => {
  const { itens } = (await dono()('GET /conta-financeira')).corpo
  return [a, b].map((conta) => itens.find(({ codigo }) => codigo === conta)?.saldoCentavos)
}
const semExtrato = async (conta: string) =>
  (await dono()('GET /pagamento-sem-extrato', { contaFinanceira: conta })).corpo.itens
const provado = async (conta: string) => {
  const {
    livrosCentavos,
    pendentes: p,
    semExtrato: s,
  } = (await dono()('GET /conciliacao', { contaFinanceira: conta })).corpo
  return [livrosCentavos, p.centavos, s.centavos]
}

const SAIU = { dia: '2026-11-10', valor: '-500.00', memo: 'TED ENVIADA' }
const ENTROU = { dia: '2026-11-12', valor: '500.00', memo: 'TED RECEBIDA' }

describe('dois movimentos, um de cada conta', () => {
  it('sugerem um ao outro; aceitos, são uma transferência do dia da saída, que os dois provam', async () => {
    await trazer(a, SAIU)
    await trazer(b, ENTROU)
    const [saida, entrada] = [await unico(a), await unico(b)]
    expect(saida.sugestao).toMatchObject({
      certeza: 'PROVAVEL',
      porque: 'O mesmo valor entrou em Banco B',
      outro: da(entrada),
      pares: [{ conta: null, contraparte: 'Banco B', dia: '2026-11-12', centavos: -50_000, descricao: 'TED RECEBIDA' }],
    })
    expect(entrada.sugestao).toMatchObject({ outro: da(saida), pares: [{ contraparte: 'Conta bancária' }] })
    expect(await conciliar(entrada)).toMatchObject({ status: 200, corpo: { quantidade: 1 } })
    expect(await pendentes(empresa, a)).toEqual([])
    expect(await pendentes(empresa, b)).toEqual([])
    const [feita, ...outras] = await transferencias()
    expect([feita, outras]).toMatchObject([
      {
        dia: '2026-11-10',
        valorCentavos: 50_000,
        taxaCentavos: 0,
        de: { codigo: a },
        para: { codigo: b },
        conciliada: true,
      },
      [],
    ])
    expect(await saldos()).toEqual([-50_000, 50_000])
    const { itens } = (await dono()('GET /movimento-bancario', { contaFinanceira: b })).corpo
    expect(itens).toMatchObject([
      {
        estado: 'CONCILIADO',
        pares: [{ transferencia: feita?.codigo, descricao: 'Transferência de Conta bancária', centavos: 50_000 }],
      },
    ])
    expect(await provado(a)).toEqual([-50_000, 0, 0])
  })

  it('longe, da mesma conta ou de outro valor não se sugerem; e à força são recusados', async () => {
    await trazer(a, SAIU)
    await trazer(b, { ...ENTROU, dia: '2026-11-14' }, { ...ENTROU, valor: '499.99' })
    const saida = await unico(a)
    expect(saida.sugestao).toBeNull()
    const outro = (await pendentes(empresa, b)).find(({ centavos }) => centavos === 49_999)!
    const item = { ...da(saida), metodo: 'PIX' as const }
    for (const forcado of [outro, saida]) {
      const { status } = await dono()('POST /movimento-bancario/conciliacoes', {
        itens: [{ ...item, outro: da(forcado) }],
      })
      expect(status).toBe(409)
    }
    const velho = { codigo: outro.codigo, versao: 9 }
    expect((await dono()('POST /movimento-bancario/conciliacoes', { itens: [{ ...item, outro: velho }] })).status).toBe(
      409,
    )
    expect(await transferencias()).toEqual([])
  })

  it('vinte pessoas, dos dois lados: uma transferência', async () => {
    await trazer(a, SAIU)
    await trazer(b, ENTROU)
    const [saida, entrada] = [await unico(a), await unico(b)]
    const respostas = await Promise.all(Array.from({ length: 20 }, (_, i) => conciliar(i % 2 ? saida : entrada)))
    expect(respostas.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect(await transferencias()).toHaveLength(1)
  })

  it('os dois no mesmo pedido: o segundo já foi, e nada fica pela metade', async () => {
    await trazer(a, SAIU)
    await trazer(b, ENTROU)
    expect((await conciliar(await unico(a), await unico(b))).status).toBe(409)
    expect(await transferencias()).toEqual([])
    expect(await pendentes(empresa, a)).toHaveLength(1)
  })
})

describe('um movimento sozinho', () => {
  it('vira transferência; o da outra conta, quando vem, é dela e não outra', async () => {
    await trazer(a, SAIU)
    expect(await transferir(await unico(a))).toMatchObject({ status: 200, corpo: { quantidade: 1 } })
    expect(await saldos()).toEqual([-50_000, 50_000])
    expect(await semExtrato(a)).toEqual([])
    expect(await semExtrato(b)).toMatchObject([
      { centavos: 50_000, descricao: 'Transferência de Conta bancária', conta: null },
    ])
    await trazer(b, ENTROU)
    const entrada = await unico(b)
    expect(entrada.sugestao).toMatchObject({ certeza: 'CERTA', outro: null })
    expect(entrada.sugestao?.pagamentos).toHaveLength(1)
    const repetida = await transferir(entrada, { outraConta: a })
    expect([repetida.status, JSON.stringify(repetida.corpo)]).toEqual([
      409,
      expect.stringContaining('já têm uma transferência'),
    ])
    const { corpo } = await dono()('GET /movimento-bancario/:codigo/candidatos', {
      codigo: entrada.codigo,
      busca: 'bancária',
    })
    expect(corpo.itens).toMatchObject([
      { tipo: 'PAGAMENTO', codigo: entrada.sugestao?.pagamentos[0], centavos: 50_000 },
    ])
    expect((await conciliar(entrada)).status).toBe(200)
    expect(await transferencias()).toHaveLength(1)
    expect(await saldos()).toEqual([-50_000, 50_000])
    expect(await semExtrato(b)).toEqual([])
  })

  it('o que saiu com taxa chega com menos; o que entrou com taxa saiu com mais', async () => {
    await trazer(a, SAIU)
    await trazer(b, { ...ENTROU, valor: '97.00' })
    expect((await transferir(await unico(a), { taxaCentavos: 1_000 })).status).toBe(200)
    expect((await transferir(await unico(b), { outraConta: a, taxaCentavos: 300 })).status).toBe(200)
    expect(await saldos()).toEqual([-50_000 - 10_000, 49_000 + 9_700])
    expect(await provado(b)).toEqual([58_700, 0, 49_000])
  })

  it('duas pessoas escrevem os dois lados ao mesmo tempo: uma transferência', async () => {
    await trazer(a, SAIU)
    await trazer(b, ENTROU)
    const [saida, entrada] = [await unico(a), await unico(b)]
    const respostas = await Promise.all([transferir(saida), transferir(entrada, { outraConta: a })])
    expect(respostas.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    expect(await transferencias()).toHaveLength(1)
    // The one that was refused is suggested what the other wrote.
    const [resta] = [...(await pendentes(empresa, a)), ...(await pendentes(empresa, b))]
    expect(resta?.sugestao).toMatchObject({ certeza: 'CERTA', outro: null })
  })

  it('a mesma conta, uma desativada, de outra empresa, taxa demais: recusado no campo, e o movimento espera', async () => {
    await trazer(a, SAIU)
    const saida = await unico(a)
    const alheia = (await contasDe(await criarEmpresa(amb))).banco
    await dono()('PUT /conta-financeira/:codigo/situacao', { codigo: b, versao: 1, ativo: false })
    for (const [mais, campo] of [
      [{ outraConta: a }, 'outraConta'],
      [{}, 'outraConta'],
      [{ outraConta: alheia }, 'outraConta'],
    ] as const)
      expect(await transferir(saida, mais)).toMatchObject({
        status: 422,
        corpo: { campos: { [campo]: expect.any(String) as string } },
      })
    await dono()('PUT /conta-financeira/:codigo/situacao', { codigo: b, versao: 2, ativo: true })
    expect((await transferir(saida, { taxaCentavos: 50_000 })).status).toBe(422)
    expect((await transferir({ ...saida, versao: 7 })).status).toBe(409)
    expect(await transferencias()).toEqual([])
    expect(await unico(a)).toEqual(saida)
  })
})

describe('o que os livros já têm', () => {
  const doLivro = async (dia = '2026-11-10') =>
    (await dono()('POST /transferencia', { de: a, para: b, dia, valorCentavos: 50_000, taxaCentavos: 500 })).corpo

  it('é provado de cada lado pelo que se moveu ali; provado, não se estorna; desfeito, espera e se estorna', async () => {
    const feita = await doLivro()
    await trazer(a, SAIU)
    await trazer(b, { ...ENTROU, valor: '495.00' })
    expect((await conciliar(await unico(a))).status).toBe(200)
    expect((await conciliar(await unico(b))).status).toBe(200)
    expect(await transferencias()).toHaveLength(1)
    const estornar = async (versao: number) =>
      dono()('POST /transferencia/:codigo/estorno', { codigo: feita.codigo, versao, motivo: 'Engano' })
    expect(await estornar(1)).toMatchObject({
      status: 409,
      corpo: { mensagem: expect.stringContaining('conciliação') as string },
    })
    for (const conta of [a, b]) {
      const [feito] = (await dono()('GET /movimento-bancario', { contaFinanceira: conta })).corpo.itens
      expect((await dono()('POST /movimento-bancario/:codigo/desfeito', da(feito!))).status).toBe(200)
    }
    expect(await estornar(1)).toMatchObject({ status: 409, corpo: { codigo: 'CONFLITO_DE_VERSAO' } })
    const [agora] = await transferencias()
    expect((await estornar(agora!.versao)).status).toBe(201)
    expect(await saldos()).toEqual([0, 0])
    // What was reversed is suggested to no line any more.
    expect((await unico(a)).sugestao).toBeNull()
  })

  it('dois movimentos iguais disputam a mesma: um fica com ela', async () => {
    await doLivro()
    await trazer(a, SAIU, { ...SAIU, dia: '2026-11-11' })
    const dois = await pendentes(empresa, a)
    const pagamentos = dois.flatMap(({ sugestao }) => sugestao?.pagamentos ?? [])
    expect(pagamentos).toHaveLength(1)
    const respostas = await Promise.all(
      dois.map((um) =>
        dono()('POST /movimento-bancario/conciliacoes', { itens: [{ ...da(um), pagamentos, metodo: 'PIX' }] }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    expect(await pendentes(empresa, a)).toHaveLength(1)
  })

  it('um movimento prova um pagamento e uma transferência juntos, se somam o valor dele', async () => {
    await doLivro()
    const { codigo, versao } = await lancada(empresa, 'contas-pagar', { valorCentavos: 1_000 })
    const baixa = { valorCentavos: 1_000, pagoEm: '2026-11-10', metodo: 'PIX', contaFinanceira: a } as const
    await dono()('POST /contas-pagar/:codigo/baixa', { codigo, versao, ...baixa })
    await trazer(a, { ...SAIU, valor: '-510.00' })
    const um = await unico(a)
    const pagamentos = (await semExtrato(a)).map((sem) => sem.codigo)
    expect(pagamentos).toHaveLength(2)
    const { status } = await dono()('POST /movimento-bancario/conciliacoes', {
      itens: [{ ...da(um), pagamentos, metodo: 'PIX' }],
    })
    expect(status).toBe(200)
    expect(await semExtrato(a)).toEqual([])
  })

  it('a lista do que falta provar passa por todas, de todas as contas, página a página', async () => {
    for (let i = 0; i < 4; i++) await doLivro()
    const vistos: string[] = []
    let cursor: string | undefined
    do {
      const { corpo } = await dono()('GET /pagamento-sem-extrato', { limite: 3, ...(cursor ? { cursor } : {}) })
      vistos.push(...corpo.itens.map(({ codigo }) => codigo))
      cursor = corpo.proximo ?? undefined
    } while (cursor !== undefined)
    expect([vistos.length, new Set(vistos).size]).toEqual([8, 8])
  })
})
