import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aAcertar, acertarTudo, VENCIMENTO } from '../../../teste/acertos.ts'
import { agir, concluido } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  outra = await criarEmpresa(amb)
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const dono = () => empresa.como.CLIENTE
const especialista = () => empresa.como.ESPECIALISTA
const exames = async (quantos: number) => {
  const feitos: string[] = []
  for (let i = 0; i < quantos; i++) feitos.push(await concluido(amb, empresa))
  return feitos
}
const ver = async (codigo: string) => (await dono()('GET /acerto/:codigo', { codigo })).corpo
const aprovar = async (codigo: string, quem = especialista()) =>
  quem('POST /acerto/:codigo/aprovacao', { codigo, versao: (await ver(codigo)).versao })
const custos = async () => {
  const { corpo } = await dono()('GET /demonstrativo-resultado', {
    de: '2026-01',
    ate: '2026-12',
    regime: 'COMPETENCIA',
  })
  return corpo.linhas.find(({ linha, grupo }) => linha === 'CUSTOS_SERVICOS' && grupo === null)?.total
}
const pagar = async (titulo: string, valorCentavos: number) => {
  const { corpo } = await dono()('GET /contas-pagar/:codigo', { codigo: titulo })
  const contaFinanceira = (await dono()('GET /conta-financeira', {})).corpo.itens[0]?.codigo ?? ''
  const pagamento = { pagoEm: '2026-11-20', metodo: 'PIX', contaFinanceira, valorCentavos } as const
  return dono()('POST /contas-pagar/:codigo/baixa', { codigo: titulo, versao: corpo.versao, ...pagamento })
}
const desfazer = async (codigo: string) =>
  dono()('POST /acerto/:codigo/desfeito', { codigo, versao: (await ver(codigo)).versao, motivo: 'Regra errada' })

describe('acertar', () => {
  it('o especialista vê cada repasse, aprova, e nasce uma conta pela soma; paga, o acerto sabe', async () => {
    await exames(2)
    const codigo = await acertarTudo(empresa)
    expect((await dono()('GET /contas-pagar', {})).corpo.itens).toEqual([])
    const visto = (await especialista()('GET /acerto/:codigo', { codigo })).corpo
    expect(visto).toMatchObject({
      estado: 'A_APROVAR',
      repasses: 2,
      repassesCentavos: 20_000,
      totalCentavos: 20_000,
      titulo: null,
      permissoes: { aprovar: true, desfazer: false, verConta: false },
    })
    expect(visto.itens[0]).toMatchObject({ valorCentavos: 10_000, texto: expect.stringContaining('50%') })
    const { status, corpo } = await aprovar(codigo)
    expect({ status, corpo }).toMatchObject({
      status: 200,
      corpo: { estado: 'ABERTO', aprovadoPor: empresa.usuarios.ESPECIALISTA.nome, saldoCentavos: 20_000 },
    })
    expect((await dono()('GET /contas-pagar', {})).corpo.itens).toMatchObject([
      { valorCentavos: 20_000, vencimento: VENCIMENTO, descricao: 'Acerto nº 1, repasses até 20/11/2026' },
    ])
    expect((await pagar(corpo.titulo?.codigo ?? '', 20_000)).status).toBe(201)
    expect(await ver(codigo)).toMatchObject({ estado: 'PAGO', saldoCentavos: 0, permissoes: { desfazer: false } })
    expect((await especialista()('GET /contas-pagar', { estado: 'PAGO' })).corpo.itens).toHaveLength(2)
    expect(await custos()).toBe(-20_000)
  })

  it('o ajuste entra no total e no resultado, uma vez, com o motivo', async () => {
    await exames(2)
    const pedido = await aAcertar(empresa)
    const itens = pedido.itens.map((item) => ({
      ...item,
      ajusteCentavos: -1_501,
      ajusteMotivo: 'Adiantamento',
      totalCentavos: 18_499,
    }))
    const { corpo } = await dono()('POST /acerto', { ...pedido, itens })
    const codigo = corpo.acertados[0]?.codigo ?? ''
    expect(await custos()).toBe(-20_000)
    const aprovado = (await aprovar(codigo, dono())).corpo
    expect(aprovado).toMatchObject({
      totalCentavos: 18_499,
      repassesCentavos: 20_000,
      ajusteCentavos: -1_501,
      aprovadoPor: empresa.usuarios.CLIENTE.nome,
    })
    expect(await custos()).toBe(-18_499)
    const { corpo: lancamentos } = await dono()('GET /lancamento', { linha: 'CUSTOS_SERVICOS' })
    expect(lancamentos.itens.map(({ centavos }) => centavos).toSorted((a, b) => a - b)).toEqual([
      -10_000, -10_000, 1_501,
    ])
  })

  it.each([
    ['ate', { ate: '2026-11-21' }, {}],
    ['vencimento', { vencimento: '2026-11-19' }, {}],
    ['itens.0.ajusteMotivo', {}, { ajusteCentavos: 100, totalCentavos: 10_100 }],
  ])('recusa %s', async (campo, mudanca, doItem) => {
    await exames(1)
    const pedido = await aAcertar(empresa)
    const itens = pedido.itens.map((item) => ({ ...item, ...doItem }))
    const { status, corpo } = await dono()('POST /acerto', { ...pedido, ...mudanca, itens })
    expect({ status, campos: Object.keys((corpo as unknown as { campos: object }).campos) }).toEqual({
      status: 422,
      campos: [campo],
    })
  })

  it('o que mudou desde que se viu é dito; um ajuste que leva tudo é recusado; e nada se acerta', async () => {
    await exames(1)
    const pedido = await aAcertar(empresa)
    const tudo = { ajusteCentavos: -10_000, ajusteMotivo: 'Adiantamento', totalCentavos: 0 }
    const semNada = { ...pedido, itens: pedido.itens.map((item) => ({ ...item, ...tudo })) }
    expect((await dono()('POST /acerto', semNada)).status).toBe(409)
    await exames(1)
    expect(await dono()('POST /acerto', pedido)).toMatchObject({
      status: 409,
      corpo: { codigo: 'CONFLITO_DE_VERSAO', mensagem: expect.stringContaining('2 repasses') },
    })
    expect((await dono()('GET /acerto', {})).corpo.itens).toEqual([])
  })

  it('de oito pessoas ao mesmo tempo, uma acerta; de oito aprovações, uma conta', async () => {
    await exames(2)
    const pedido = await aAcertar(empresa)
    const respostas = await Promise.all(Array.from({ length: 8 }, () => dono()('POST /acerto', pedido)))
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(respostas.filter(({ status }) => status === 409)).toHaveLength(7)
    const codigo = respostas.find(({ status }) => status === 201)?.corpo.acertados[0]?.codigo ?? ''
    const aprovacoes = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        (i % 2 === 0 ? dono() : especialista())('POST /acerto/:codigo/aprovacao', { codigo, versao: 1 }),
      ),
    )
    expect(aprovacoes.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await dono()('GET /contas-pagar', {})).corpo.itens).toHaveLength(1)
  })

  it('avisa o especialista, e depois a empresa', async () => {
    await exames(1)
    const codigo = await acertarTudo(empresa)
    await amb.tarefas.esvaziar()
    const rota = `/financeiro/acerto?codigo=${codigo}`
    expect((await especialista()('GET /notificacao', {})).corpo.itens[0]).toMatchObject({
      tipo: 'acerto.enviado',
      rota,
    })
    await aprovar(codigo)
    await amb.tarefas.esvaziar()
    expect((await dono()('GET /notificacao', {})).corpo.itens[0]).toMatchObject({ tipo: 'acerto.aprovado', rota })
  })
})

describe('desfazer', () => {
  it('devolve os repasses, cancela a conta, e o especialista deixa de ver', async () => {
    const [feito = ''] = await exames(1)
    const codigo = await acertarTudo(empresa)
    const titulo = (await aprovar(codigo)).corpo.titulo?.codigo ?? ''
    expect((await agir(dono(), feito, 'reabrir', 'Faltou imagem')).corpo).toMatchObject({ codigo: 'JA_PAGO' })
    expect((await desfazer(codigo)).corpo).toMatchObject({ estado: 'DESFEITO', motivo: 'Regra errada', repasses: 0 })
    expect((await dono()('GET /contas-pagar/:codigo', { codigo: titulo })).corpo.estado).toBe('CANCELADO')
    expect((await especialista()('GET /acerto/:codigo', { codigo })).status).toBe(404)
    expect((await aAcertar(empresa)).itens).toMatchObject([{ repasses: 1, totalCentavos: 10_000 }])
    expect(await custos()).toBe(-10_000)
    expect((await agir(dono(), feito, 'reabrir', 'Faltou imagem')).status).toBe(200)
  })

  it('depois de pago é recusado, e aprovar de novo também', async () => {
    await exames(1)
    const codigo = await acertarTudo(empresa)
    const titulo = (await aprovar(codigo)).corpo.titulo?.codigo ?? ''
    await pagar(titulo, 1_000)
    expect(await desfazer(codigo)).toMatchObject({ status: 409, corpo: { codigo: 'JA_PAGO' } })
    expect((await aprovar(codigo)).status).toBe(409)
  })
})

describe('quem vê', () => {
  it('o extrato é um PDF para a empresa e para o especialista; de outra empresa, nada existe', async () => {
    await exames(1)
    const codigo = await acertarTudo(empresa)
    for (const quem of [dono(), especialista()]) {
      const { status, bytes } = await quem('GET /acerto/:codigo/pdf', { codigo })
      expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
    for (const perfil of ['CLIENTE', 'ESPECIALISTA'] as const)
      expect((await outra.como[perfil]('GET /acerto/:codigo', { codigo })).status).toBe(404)
  })

  it('o especialista não vê o do colega', async () => {
    await exames(1)
    const codigo = await acertarTudo(empresa)
    const { corpo: colega } = await dono()('POST /especialista', { nome: 'Colega', crmvUf: 'SP', crmvNumero: '9' })
    const pessoa = await criarUsuario(amb, ['ESPECIALISTA'])
    const dele = await amb.como({
      usuario: pessoa.codigo,
      perfis: ['ESPECIALISTA'],
      cliente: empresa.cliente,
      especialista: colega.codigo,
    })
    expect((await dele('GET /acerto/:codigo', { codigo })).status).toBe(404)
    expect((await dele('GET /acerto', {})).corpo.itens).toEqual([])
    expect((await dele('POST /acerto/:codigo/aprovacao', { codigo, versao: 1 })).status).toBe(404)
  })
})
