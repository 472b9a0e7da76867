import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cobrada, contasDe, lancada } from '../../../teste/contas.ts'
import { criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let contas: Awaited<ReturnType<typeof contasDe>>

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  contas = await contasDe(empresa)
})
afterAll(() => amb.fechar())

const HOJE = '2026-11-20'
const paga = () => ({ pagoEm: HOJE, metodo: 'PIX' as const, contaFinanceira: contas.banco })
const da = ({ codigo, versao }: { codigo: string; versao: number }) => ({ codigo, versao })
const pagamentosDe = (titulo: string) =>
  amb.db.selectFrom('pagamento').selectAll().where('titulo', '=', titulo).orderBy('criado_em').execute()

describe('receber', () => {
  it('parte, o resto com desconto, e o que se lê é o que foi feito', async () => {
    const { CLIENTE } = empresa.como
    const conta = await cobrada(amb, empresa)
    expect(conta.permissoes).toMatchObject({ baixar: true, estornar: true, editar: false, cancelar: false })
    const parte = await CLIENTE('POST /contas-receber/:codigo/baixa', {
      ...da(conta),
      ...paga(),
      valorCentavos: 5_000,
      taxaCentavos: 150,
    })
    expect(parte).toMatchObject({
      status: 201,
      corpo: { estado: 'PARCIAL', saldoCentavos: 15_000, pagoCentavos: 5_000 },
    })
    const resto = await CLIENTE('POST /contas-receber/:codigo/baixa', {
      ...da(parte.corpo),
      ...paga(),
      metodo: 'DINHEIRO',
      contaFinanceira: contas.caixa,
      descontoCentavos: 1_000,
      valorCentavos: 14_000,
    })
    expect(resto).toMatchObject({
      status: 201,
      corpo: {
        estado: 'PAGO',
        saldoCentavos: 0,
        descontoCentavos: 1_000,
        permissoes: { baixar: false },
        semBaixa: 'Esta conta já foi paga por inteiro.',
        pagamentos: [
          { valorCentavos: 5_000, taxaCentavos: 150, metodo: 'PIX', contaFinanceira: { nome: 'Conta bancária' } },
          { valorCentavos: 14_000, descontoCentavos: 1_000, contaFinanceira: { nome: 'Caixa' }, estornado: false },
        ],
      },
    })
    expect(resto.corpo.pagamentos[0]?.autor).toBe(empresa.usuarios.CLIENTE.nome)
    const trilha = await CLIENTE('GET /historico', { entidade: 'titulo', registro: conta.codigo })
    expect(trilha.corpo.itens.map(({ acao }) => acao)).toEqual(['RECEBER', 'RECEBER'])
    expect(trilha.corpo.itens[0]?.mudancas).toMatchObject({ estado: ['PARCIAL', 'PAGO'], descontoCentavos: [0, 1_000] })
  })

  it('com multa e juros, o total é o que faltava e mais eles', async () => {
    const { CLIENTE } = empresa.como
    const conta = await lancada(empresa, 'contas-receber', { vencimento: '2026-11-05' })
    const { corpo } = await CLIENTE('POST /contas-receber/:codigo/baixa', {
      ...da(conta),
      ...paga(),
      acrescimoCentavos: 250,
      valorCentavos: 10_250,
    })
    expect(corpo).toMatchObject({ estado: 'PAGO', acrescimoCentavos: 250, pagoCentavos: 10_250 })
  })

  it('a clínica vê que pagou, e não onde o dinheiro está, o que custou nem quem registrou', async () => {
    const conta = await cobrada(amb, empresa)
    const { CLIENTE, PARCEIRO } = empresa.como
    await CLIENTE('POST /contas-receber/:codigo/baixa', {
      ...da(conta),
      ...paga(),
      valorCentavos: 1_000,
      taxaCentavos: 30,
    })
    const { corpo } = await PARCEIRO('GET /contas-pagar/:codigo', { codigo: conta.codigo })
    expect(corpo.pagamentos).toMatchObject([
      { valorCentavos: 1_000, taxaCentavos: 0, contaFinanceira: null, autor: null, motivo: null },
    ])
    const pode = Object.entries(corpo.permissoes).filter(([, sim]) => sim)
    expect(pode).toEqual([['imprimir', true]])
    expect(corpo.semBaixa).toBeNull()
  })

  it('o que não cabe é recusado no seu campo, e nada é escrito', async () => {
    const conta = await lancada(empresa, 'contas-receber')
    const { CLIENTE } = empresa.como
    const tentar = (mudanca: object) =>
      CLIENTE('POST /contas-receber/:codigo/baixa', { ...da(conta), ...paga(), valorCentavos: 10_000, ...mudanca })
    const casos: [object, number, string][] = [
      [{ valorCentavos: 10_001 }, 422, 'valorCentavos'],
      [{ descontoCentavos: 10_001, valorCentavos: 1 }, 422, 'descontoCentavos'],
      [{ descontoCentavos: 1 }, 422, 'valorCentavos'],
      [{ acrescimoCentavos: 10_001 }, 422, 'acrescimoCentavos'],
      [{ taxaCentavos: 10_001 }, 422, 'taxaCentavos'],
      [{ pagoEm: '2026-11-21' }, 422, 'pagoEm'],
      [{ pagoEm: '2025-10-31' }, 422, 'pagoEm'],
      [{ contaFinanceira: conta.codigo }, 422, 'contaFinanceira'],
      [{ metodo: 'CORTESIA' }, 422, 'metodo'],
      [{ valorCentavos: 0 }, 422, 'valorCentavos'],
    ]
    for (const [mudanca, status, campo] of casos) {
      const recusado = await tentar(mudanca)
      expect([mudanca, recusado.status]).toEqual([mudanca, status])
      expect((recusado.corpo as unknown as { campos: object }).campos).toHaveProperty(campo)
    }
    const alheia = await contasDe(outra)
    expect((await tentar({ contaFinanceira: alheia.banco })).status).toBe(422)
    expect(await pagamentosDe(conta.codigo)).toEqual([])
  })

  it('conta desativada não recebe; desativar não mexe no que já recebeu', async () => {
    const { CLIENTE } = empresa.como
    const { codigo } = (
      await CLIENTE('POST /conta-financeira', { nome: 'Maquininha', tipo: 'CARTAO', saldoEm: '2026-11-01' })
    ).corpo
    await CLIENTE('PUT /conta-financeira/:codigo/situacao', { codigo, versao: 1, ativo: false })
    const conta = await lancada(empresa, 'contas-receber')
    const pedido = { ...da(conta), ...paga(), contaFinanceira: codigo, valorCentavos: 1 }
    expect(await CLIENTE('POST /contas-receber/:codigo/baixa', pedido)).toMatchObject({
      status: 422,
      corpo: { campos: { contaFinanceira: 'Esta conta está desativada. Escolha outra.' } },
    })
  })

  it.each(['PREVISTO', 'CANCELADO', 'ESTORNADO'] as const)('%s: recusa com o porquê', async (estado) => {
    const conta = await lancada(empresa, 'contas-receber')
    await amb.db
      .updateTable('titulo')
      .set({ estado: aForca(estado) })
      .where('codigo', '=', conta.codigo)
      .execute()
    const { CLIENTE } = empresa.como
    const { semBaixa } = (await CLIENTE('GET /contas-receber/:codigo', { codigo: conta.codigo })).corpo
    expect(
      await CLIENTE('POST /contas-receber/:codigo/baixa', { ...da(conta), ...paga(), valorCentavos: 1 }),
    ).toMatchObject({
      status: 409,
      corpo: { codigo: 'TRANSICAO_INVALIDA', mensagem: semBaixa },
    })
  })

  it('o que não se paga, como a depreciação, é recusado', async () => {
    const conta = await lancada(empresa, 'contas-pagar')
    const { codigo } = await amb.db
      .selectFrom('tipo_despesa')
      .innerJoin('grupo_despesa', 'grupo_despesa.codigo', 'tipo_despesa.grupo')
      .where('linha_dre', '=', 'DEPRECIACAO')
      .select('tipo_despesa.codigo')
      .executeTakeFirstOrThrow()
    await amb.db.updateTable('titulo').set({ tipo_despesa: codigo }).where('codigo', '=', conta.codigo).execute()
    expect(
      await empresa.como.CLIENTE('POST /contas-pagar/:codigo/baixa', { ...da(conta), ...paga(), valorCentavos: 1 }),
    ).toMatchObject({ status: 409, corpo: { mensagem: expect.stringContaining('não se paga') as string } })
  })

  it('de outra empresa, ou do outro livro, é 404; quem não escreve, 403; sem token, 401', async () => {
    const conta = await lancada(empresa, 'contas-receber')
    const pedido = { ...da(conta), ...paga(), valorCentavos: 1 }
    expect((await outra.como.CLIENTE('POST /contas-receber/:codigo/baixa', pedido)).status).toBe(404)
    expect((await empresa.como.CLIENTE('POST /contas-pagar/:codigo/baixa', pedido)).status).toBe(404)
    expect((await empresa.como.PARCEIRO('POST /contas-receber/:codigo/baixa', pedido)).status).toBe(403)
    expect((await amb.semToken('POST /contas-receber/:codigo/baixa', pedido)).status).toBe(401)
  })
})

describe('ao mesmo tempo', () => {
  it('200 recebem o mesmo título: um recebe, os outros são recusados com o porquê', async () => {
    const conta = await lancada(empresa, 'contas-receber')
    const { codigo: usuario } = await criarUsuario(amb, ['CLIENTE'])
    const eu = await amb.como({ usuario, perfis: ['CLIENTE'], cliente: empresa.cliente })
    const respostas = await Promise.all(
      Array.from({ length: 200 }, () =>
        eu('POST /contas-receber/:codigo/baixa', { ...da(conta), ...paga(), valorCentavos: 10_000 }),
      ),
    )
    const recusadas = respostas.filter(({ status }) => status !== 201)
    expect(respostas.length - recusadas.length).toBe(1)
    for (const { status, corpo } of recusadas)
      expect({ status, corpo }).toMatchObject({
        status: 409,
        corpo: { codigo: 'JA_PAGO', mensagem: 'Esta conta já foi paga por inteiro.' },
      })
    expect(await pagamentosDe(conta.codigo)).toMatchObject([{ valor_centavos: 10_000 }])
  })

  it('quem paga uma parte sobre o que outro já mudou é avisado de quanto falta agora', async () => {
    const conta = await lancada(empresa, 'contas-receber')
    const { CLIENTE } = empresa.como
    const partes = await Promise.all(
      [3_000, 3_000].map((valorCentavos) =>
        CLIENTE('POST /contas-receber/:codigo/baixa', { ...da(conta), ...paga(), valorCentavos }),
      ),
    )
    expect(partes.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
    expect(partes.find(({ status }) => status === 409)?.corpo).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      mensagem: expect.stringContaining('faltam R$\u00a070,00') as string,
    })
  })

  it('o mesmo envio repetido paga uma vez', async () => {
    const conta = await lancada(empresa, 'contas-pagar')
    const pedido = { ...da(conta), ...paga(), valorCentavos: 4_000 }
    const enviar = () =>
      empresa.como.CLIENTE('POST /contas-pagar/:codigo/baixa', pedido, { idempotencia: 'um-clique-duplo-de-teste' })
    const [primeira, segunda] = [await enviar(), await enviar()]
    expect([primeira.status, segunda.status]).toEqual([201, 201])
    expect(await pagamentosDe(conta.codigo)).toHaveLength(1)
  })
})

describe('estornar', () => {
  const pagar = async (mudanca: object = {}) => {
    const conta = await lancada(empresa, 'contas-receber')
    const { corpo } = await empresa.como.CLIENTE('POST /contas-receber/:codigo/baixa', {
      ...da(conta),
      ...paga(),
      pagoEm: '2026-11-18',
      valorCentavos: 10_000,
      ...mudanca,
    })
    return corpo
  }
  const motivo = 'Pagamento de outra clínica.'

  it('devolve o saldo, o desconto e o acréscimo, com o motivo, e o que foi escrito fica', async () => {
    const { CLIENTE } = empresa.como
    const paga1 = await pagar({ descontoCentavos: 500, acrescimoCentavos: 200, valorCentavos: 9_700, taxaCentavos: 90 })
    expect(paga1.estado).toBe('PAGO')
    const pedido = { ...da(paga1), pagamento: paga1.pagamentos[0]?.codigo ?? '', motivo }
    const { status, corpo } = await CLIENTE('POST /contas-receber/:codigo/estorno', pedido)
    expect(status).toBe(201)
    expect(corpo).toMatchObject({
      estado: 'ABERTO',
      saldoCentavos: 10_000,
      descontoCentavos: 0,
      acrescimoCentavos: 0,
      pagoCentavos: 0,
      pagamentos: [
        { valorCentavos: 9_700, estorno: false, estornado: true },
        { valorCentavos: -9_700, taxaCentavos: -90, estorno: true, motivo, pagoEm: HOJE },
      ],
    })
    const trilha = await CLIENTE('GET /historico', { entidade: 'titulo', registro: paga1.codigo })
    expect(trilha.corpo.itens[0]).toMatchObject({ acao: 'ESTORNAR', mudancas: { motivo: [null, motivo] } })
    expect(await CLIENTE('POST /contas-receber/:codigo/estorno', { ...pedido, versao: corpo.versao })).toMatchObject({
      status: 409,
      corpo: { mensagem: 'Este pagamento já foi estornado.' },
    })
    // A reversal is no payment that could be reversed.
    const doEstorno = { ...pedido, versao: corpo.versao, pagamento: corpo.pagamentos[1]?.codigo ?? '' }
    expect((await CLIENTE('POST /contas-receber/:codigo/estorno', doEstorno)).status).toBe(404)
    expect(
      await CLIENTE('POST /contas-receber/:codigo/baixa', { ...da(corpo), ...paga(), valorCentavos: 10_000 }),
    ).toMatchObject({
      status: 201,
      corpo: { estado: 'PAGO' },
    })
  })

  it('de um de dois pagamentos, volta a PARCIAL', async () => {
    const { CLIENTE } = empresa.como
    const parte = await pagar({ valorCentavos: 4_000 })
    const { corpo: inteira } = await CLIENTE('POST /contas-receber/:codigo/baixa', {
      ...da(parte),
      ...paga(),
      valorCentavos: 6_000,
    })
    const pedido = { ...da(inteira), pagamento: inteira.pagamentos[0]?.codigo ?? '', motivo }
    expect((await CLIENTE('POST /contas-receber/:codigo/estorno', pedido)).corpo).toMatchObject({
      estado: 'PARCIAL',
      pagoCentavos: 6_000,
      saldoCentavos: 4_000,
    })
  })

  it('cinquenta ao mesmo tempo: um estorna', async () => {
    const conta = await pagar()
    const pedido = { ...da(conta), pagamento: conta.pagamentos[0]?.codigo ?? '', motivo }
    const respostas = await Promise.all(
      Array.from({ length: 50 }, () => empresa.como.CLIENTE('POST /contas-receber/:codigo/estorno', pedido)),
    )
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await pagamentosDe(conta.codigo)).toHaveLength(2)
  })

  it('sem motivo é 422; de outra empresa, 404; o que trouxe a multa que outro pagou, depois do outro', async () => {
    const { CLIENTE } = empresa.como
    const parte = await pagar({ valorCentavos: 100, acrescimoCentavos: 5_000 })
    const primeiro = parte.pagamentos[0]?.codigo ?? ''
    const { corpo: inteira } = await CLIENTE('POST /contas-receber/:codigo/baixa', {
      ...da(parte),
      ...paga(),
      valorCentavos: 14_900,
    })
    const pedido = { ...da(inteira), pagamento: primeiro, motivo }
    expect((await CLIENTE('POST /contas-receber/:codigo/estorno', { ...pedido, motivo: ' ' })).status).toBe(422)
    expect((await outra.como.CLIENTE('POST /contas-receber/:codigo/estorno', pedido)).status).toBe(404)
    expect(await CLIENTE('POST /contas-receber/:codigo/estorno', pedido)).toMatchObject({
      status: 409,
      corpo: { mensagem: expect.stringContaining('estorne-os antes') as string },
    })
  })
})

describe('em lote', () => {
  it('cada título por inteiro, com um total', async () => {
    const { CLIENTE } = empresa.como
    const contasDoLote = [
      await lancada(empresa, 'contas-pagar'),
      await lancada(empresa, 'contas-pagar', { valorCentavos: 2_550 }),
    ]
    const { status, corpo } = await CLIENTE('POST /contas-pagar/baixas', { itens: contasDoLote.map(da), ...paga() })
    expect({ status, corpo }).toEqual({ status: 201, corpo: { quantidade: 2, centavos: 12_550 } })
    for (const { codigo } of contasDoLote)
      expect((await CLIENTE('GET /contas-pagar/:codigo', { codigo })).corpo).toMatchObject({
        estado: 'PAGO',
        pagamentos: [{ metodo: 'PIX', contaFinanceira: { nome: 'Conta bancária' } }],
      })
  })

  it('todas ou nenhuma, e diz quais não podem e por quê', async () => {
    const { CLIENTE } = empresa.como
    const boa = await lancada(empresa, 'contas-pagar')
    const cancelada = await lancada(empresa, 'contas-pagar')
    await CLIENTE('POST /contas-pagar/:codigo/cancelamento', { ...da(cancelada), motivo: 'Dobrada' })
    const { status, corpo } = await CLIENTE('POST /contas-pagar/baixas', { itens: [boa, cancelada].map(da), ...paga() })
    expect({ status, corpo }).toMatchObject({
      status: 409,
      corpo: {
        mensagem: `Nada foi registrado. Título nº ${cancelada.numero}: Esta conta foi cancelada.`,
        detalhes: { recusadas: [{ codigo: cancelada.codigo }] },
      },
    })
    expect(await pagamentosDe(boa.codigo)).toEqual([])
    const deOutra = await lancada(outra, 'contas-pagar')
    expect((await CLIENTE('POST /contas-pagar/baixas', { itens: [boa, deOutra].map(da), ...paga() })).status).toBe(404)
    expect((await CLIENTE('POST /contas-pagar/baixas', { itens: [boa, boa].map(da), ...paga() })).status).toBe(422)
    expect((await CLIENTE('POST /contas-pagar/baixas', { itens: [], ...paga() })).status).toBe(422)
  })

  it('dois lotes que se cruzam, em ordens contrárias: um paga, o outro é recusado, nenhum trava o outro', async () => {
    const { CLIENTE } = empresa.como
    const itens = [await lancada(empresa, 'contas-pagar'), await lancada(empresa, 'contas-pagar')].map(da)
    const respostas = await Promise.all(
      [itens, itens.toReversed()].map((lote) => CLIENTE('POST /contas-pagar/baixas', { itens: lote, ...paga() })),
    )
    expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
    for (const { codigo } of itens) expect(await pagamentosDe(codigo)).toHaveLength(1)
  })
})
