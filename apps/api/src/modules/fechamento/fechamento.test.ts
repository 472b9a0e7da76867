import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrir, agir, concluido, criarServico } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { aFechar, faturar, fecharTudo } from '../../../teste/fechamentos.ts'

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
const clinica = () => empresa.como.PARCEIRO
const fechar = async (mudanca: object = {}) =>
  dono()('POST /fechamento', { itens: (await aFechar(empresa)).map((item) => ({ ...item, ...mudanca })) })
const ver = async (codigo: string) => (await dono()('GET /fechamento/:codigo', { codigo })).corpo
const comissao = (comissao_bp: number) =>
  amb.db.updateTable('parceiro').set({ comissao_bp }).where('codigo', '=', empresa.parceiro).execute()
const dre = async () => {
  const { corpo } = await dono()('GET /demonstrativo-resultado', { ate: '2026-12' })
  const total = (linha: string) => corpo.linhas.find((uma) => uma.linha === linha && uma.grupo === null)?.total
  return { receita: total('RECEITA_BRUTA'), deducoes: total('DEDUCOES'), despesas: total('DESPESAS_OPERACIONAIS') }
}
const pagar = async (titulo: string, valorCentavos: number) => {
  const { corpo } = await dono()('GET /contas-receber/:codigo', { codigo: titulo })
  return dono()('POST /contas-receber/:codigo/baixa', {
    codigo: titulo,
    versao: corpo.versao,
    valorCentavos,
    pagoEm: '2026-11-20',
    metodo: 'PIX',
    contaFinanceira: (await dono()('GET /conta-financeira', {})).corpo.itens[0]?.codigo ?? '',
  })
}

describe('concluir para clínica faturada', () => {
  it('não cria conta a receber: o exame espera o fechamento, conta na receita do dia e diz isso antes', async () => {
    await faturar(amb, empresa, 0)
    const { codigo } = await abrir(amb, empresa, {
      itens: [{ servico: await criarServico(amb, empresa, { preco_centavos: 20_000 }) }],
    })
    await agir(dono(), codigo, 'iniciar')
    const previsto = await dono()('GET /atendimento/:codigo/cobranca', { codigo })
    expect(previsto.corpo.titulos).toMatchObject([{ aFaturar: true, valorCentavos: 20_000, vencimento: '2026-12-10' }])
    const [feito] = await faturar(amb, empresa)
    expect((await dono()('GET /contas-receber', {})).corpo.itens).toEqual([])
    expect((await clinica()('GET /contas-pagar', {})).corpo.itens).toEqual([])
    const esperam = await dono()('GET /fechamento/exames', {})
    expect(esperam.corpo.itens).toMatchObject([{ dia: '2026-11-19', centavos: 20_000, atendimento: { codigo: feito } }])
    expect((await clinica()('GET /fechamento/exames', {})).corpo.itens).toHaveLength(1)
    expect(await dre()).toMatchObject({ receita: 20_000 })
    const { corpo } = await dono()('GET /atendimento/:codigo', { codigo: feito ?? '' })
    expect(corpo.titulos).toMatchObject([{ estado: 'A_FATURAR', vencido: false, fechamento: null }])
  })

  it('o que espera é previsto no caixa, e leva ao atendimento', async () => {
    const [feito] = await faturar(amb, empresa)
    const { corpo } = await dono()('GET /lancamento', { regime: 'CAIXA', previsto: 'sim' })
    expect(corpo.itens).toMatchObject([
      { dia: '2026-12-10', centavos: 20_000, grupo: 'Atendimentos', conta: null, atendimento: { codigo: feito } },
    ])
  })

  it('desfazer a conclusão retira o que espera; dentro de um fechamento é recusado', async () => {
    const [feito = ''] = await faturar(amb, empresa)
    expect((await agir(dono(), feito, 'reabrir', 'Faltou uma imagem')).status).toBe(200)
    expect((await dono()('GET /fechamento/exames', {})).corpo.itens).toEqual([])
    const outro = await concluido(amb, empresa)
    await fecharTudo(empresa)
    const recusa = await agir(dono(), outro, 'reabrir', 'Faltou uma imagem')
    expect(recusa).toMatchObject({ status: 409, corpo: { mensagem: expect.stringContaining('reabra o fechamento') } })
  })

  it('à vista continua com título próprio', async () => {
    await concluido(amb, empresa)
    expect((await dono()('GET /contas-receber', {})).corpo.itens).toHaveLength(1)
  })
})

describe('prévia', () => {
  it('sem data, cada clínica até o próprio dia de fechamento; com data, todas até ela', async () => {
    await faturar(amb, empresa, 2)
    const propria = (await dono()('GET /fechamento/previa', {})).corpo
    expect(propria.clinicas).toMatchObject([
      { ate: '2026-10-30', exames: 0, totalCentavos: 0, recusa: expect.stringContaining('Nenhum exame') },
    ])
    const { corpo } = await dono()('GET /fechamento/previa', { ate: '2026-11-20' })
    expect(corpo).toMatchObject({ hoje: '2026-11-20', semPix: null })
    expect(corpo.clinicas).toMatchObject([
      { exames: 2, brutoCentavos: 40_000, totalCentavos: 40_000, vencimento: '2026-12-10', recusa: null },
    ])
  })

  it('diz o que ficaria de fora e por quê', async () => {
    await faturar(amb, empresa)
    const { codigo } = await abrir(amb, empresa)
    await agir(dono(), codigo, 'iniciar')
    await amb.db
      .updateTable('atendimento')
      .set({ realizado_em: '2026-11-19T15:00:00Z' })
      .where('codigo', '=', codigo)
      .execute()
    const { corpo } = await dono()('GET /fechamento/previa', { ate: '2026-11-20' })
    expect(corpo.clinicas[0]).toMatchObject({ naoConcluidos: 1 })
    expect(corpo.clinicas[0]?.pendencias).toEqual([
      '1 exame feito e ainda não concluído fica para o próximo.',
      'Sem e-mail no cadastro: a clínica só vê o extrato na área dela.',
    ])
    expect((await dono()('GET /fechamento/previa', { ate: '2026-11-18' })).corpo.clinicas[0]).toMatchObject({
      naoConcluidos: 0,
    })
  })
})

describe('fechar', () => {
  it('uma conta a receber pela soma, menos desconto e comissão; a DRE conta cada coisa uma vez', async () => {
    await comissao(1_000)
    await faturar(amb, empresa, 3)
    const itens = await aFechar(empresa)
    expect(itens).toMatchObject([{ exames: 3, totalCentavos: 54_000 }])
    const { status, corpo } = await dono()('POST /fechamento', {
      itens: itens.map((item) => ({
        ...item,
        descontoCentavos: 5_001,
        descontoMotivo: 'Volume do mês',
        // 60 000 less 5 001, less 10 % of that.
        totalCentavos: 49_499,
      })),
    })
    expect({ status, corpo }).toMatchObject({ status: 201, corpo: { centavos: 49_499, fechados: [{ numero: 1 }] } })
    const fechamento = await ver(corpo.fechados[0]?.codigo ?? '')
    expect(fechamento).toMatchObject({
      estado: 'ABERTO',
      exames: 3,
      brutoCentavos: 60_000,
      descontoCentavos: 5_001,
      comissaoCentavos: 5_500,
      totalCentavos: 49_499,
      saldoCentavos: 49_499,
      vencimento: '2026-12-10',
      pix: { valorCentavos: 49_499 },
      permissoes: { reabrir: true, contestar: false },
    })
    expect(fechamento.itens).toHaveLength(3)
    const faturado = await dono()('GET /atendimento/:codigo', { codigo: fechamento.itens[0]?.atendimento.codigo ?? '' })
    expect(faturado.corpo).toMatchObject({
      estado: 'FATURADO',
      titulos: [{ estado: 'FATURADO', fechamento: { numero: 1 } }],
    })
    expect(fechamento.itens[0]).toMatchObject({ dia: '2026-11-19', centavos: 20_000, itens: [{ centavos: 20_000 }] })
    expect(await dre()).toEqual({ receita: 60_000, deducoes: -5_001, despesas: -5_500 })
    const { corpo: contas } = await dono()('GET /contas-receber', {})
    expect(contas.itens).toMatchObject([
      { valorCentavos: 49_499, fechamento: { codigo: fechamento.codigo, numero: 1 } },
    ])
    expect((await clinica()('GET /contas-pagar', {})).corpo.itens).toMatchObject([{ valorCentavos: 49_499 }])
    expect((await pagar(fechamento.titulo.codigo, 49_499)).status).toBe(201)
    expect(await ver(fechamento.codigo)).toMatchObject({
      estado: 'PAGO',
      saldoCentavos: 0,
      permissoes: { reabrir: false },
    })
    const { corpo: caixa } = await dono()('GET /lancamento', { regime: 'CAIXA' })
    expect(caixa.itens).toMatchObject([{ grupo: 'Atendimentos', linha: 'RECEITA_BRUTA', centavos: 49_499 }])
  })

  it('avisa a clínica na área dela e por e-mail, uma vez', async () => {
    await amb.db
      .updateTable('parceiro')
      .set({ email: 'financeiro@clinica.vet' })
      .where('codigo', '=', empresa.parceiro)
      .execute()
    await faturar(amb, empresa)
    const codigo = await fecharTudo(empresa)
    await amb.tarefas.esvaziar()
    const avisos = (await clinica()('GET /notificacao', {})).corpo.itens
    // That the exam was concluded is told at the same instant, before or after.
    expect(avisos.filter(({ tipo }) => tipo === 'fechamento.enviado')).toMatchObject([
      { rota: `/financeiro/fechamento?codigo=${codigo}` },
    ])
    const cartas = await amb.db
      .selectFrom('mensagem')
      .select(['para', 'assunto'])
      .where('cliente', '=', empresa.cliente)
      .where('modelo', '=', 'fechamento-enviado')
      .execute()
    expect(cartas).toEqual([
      { para: 'financeiro@clinica.vet', assunto: expect.stringMatching(/^Fechamento nº 1 de .*200,00$/) },
    ])
  })

  it.each([
    ['itens.0.ate', { ate: '2026-11-21' }],
    ['itens.0.descontoMotivo', { descontoCentavos: 100, totalCentavos: 19_900 }],
  ])('recusa %s', async (campo, mudanca) => {
    await faturar(amb, empresa)
    const { status, corpo } = await fechar(mudanca)
    expect({ status, campos: Object.keys((corpo as unknown as { campos: object }).campos) }).toEqual({
      status: 422,
      campos: [campo],
    })
  })

  it('o que mudou desde que a pessoa viu é dito, e nada se fecha', async () => {
    await faturar(amb, empresa)
    const itens = await aFechar(empresa)
    await concluido(amb, empresa)
    expect(await dono()('POST /fechamento', { itens })).toMatchObject({
      status: 409,
      corpo: { codigo: 'CONFLITO_DE_VERSAO', mensagem: expect.stringContaining('2 exames') },
    })
    expect((await dono()('GET /fechamento', {})).corpo.itens).toEqual([])
  })

  it('um desconto que leva tudo é recusado', async () => {
    await faturar(amb, empresa)
    const tudo = { descontoCentavos: 20_000, descontoMotivo: 'Cortesia', totalCentavos: 0 }
    expect(await fechar(tudo)).toMatchObject({
      status: 409,
      corpo: { mensagem: expect.stringContaining('O desconto') },
    })
  })

  it('de duas pessoas ao mesmo tempo, exatamente uma fecha', async () => {
    await faturar(amb, empresa, 2)
    const itens = await aFechar(empresa)
    const respostas = await Promise.all(Array.from({ length: 8 }, () => dono()('POST /fechamento', { itens })))
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ])
    expect((await dono()('GET /fechamento', {})).corpo.itens).toHaveLength(1)
  })

  it('repetido com a mesma chave responde o mesmo', async () => {
    await faturar(amb, empresa)
    const itens = await aFechar(empresa)
    const idempotencia = randomUUID()
    const primeira = await dono()('POST /fechamento', { itens }, { idempotencia })
    expect(await dono()('POST /fechamento', { itens }, { idempotencia })).toMatchObject({
      status: 201,
      corpo: primeira.corpo,
    })
  })
})

describe('contestar', () => {
  const contestar = async (codigo: string) => {
    const { corpo } = await clinica()('GET /fechamento/:codigo', { codigo })
    return clinica()('POST /fechamento/:codigo/contestacao', {
      codigo,
      exame: corpo.itens[0]?.codigo ?? '',
      comentario: 'Este exame foi repetido por falha do aparelho.',
    })
  }
  const responder = async (codigo: string, aceita: boolean) => {
    const { versao, itens } = await ver(codigo)
    const contestacao = itens.find((exame) => exame.contestacao?.aceita === null)?.contestacao?.codigo ?? ''
    return dono()('POST /fechamento/:codigo/resposta', { codigo, versao, contestacao, aceita, resposta: 'Conferido.' })
  }

  it('aceita, o exame sai, a cobrança e a comissão diminuem, e ele espera o próximo', async () => {
    await comissao(1_000)
    await faturar(amb, empresa, 2)
    const codigo = await fecharTudo(empresa)
    expect((await contestar(codigo)).corpo).toMatchObject({ contestados: 1 })
    expect((await contestar(codigo)).status).toBe(409)
    expect((await dono()('GET /fechamento', { contestado: 'sim' })).corpo.itens).toHaveLength(1)
    expect(await responder(codigo, true)).toMatchObject({
      status: 200,
      corpo: {
        exames: 1,
        totalCentavos: 18_000,
        comissaoCentavos: 2_000,
        contestados: 0,
        retirados: [{ centavos: 20_000 }],
      },
    })
    const [devolvido] = (await dono()('GET /fechamento/exames', {})).corpo.itens
    const { corpo: atendimento } = await dono()('GET /atendimento/:codigo', {
      codigo: devolvido?.atendimento.codigo ?? '',
    })
    expect(atendimento).toMatchObject({ estado: 'CONCLUIDO', permissoes: { faturar: false } })
    expect(atendimento.linhaDoTempo.map(({ texto }) => texto)).toContain('Saiu do fechamento nº 1 da clínica')
    expect(await dre()).toEqual({ receita: 40_000, deducoes: 0, despesas: -2_000 })
    await amb.tarefas.esvaziar()
    const { corpo: avisos } = await clinica()('GET /notificacao', {})
    expect(avisos.itens.filter(({ tipo }) => tipo === 'fechamento.respondido')).toHaveLength(1)
  })

  it('recusada, fica, com o motivo; o único exame não sai: reabre-se', async () => {
    await faturar(amb, empresa)
    const codigo = await fecharTudo(empresa)
    await contestar(codigo)
    expect(await responder(codigo, true)).toMatchObject({
      status: 409,
      corpo: { mensagem: expect.stringContaining('único exame') },
    })
    const { corpo } = await responder(codigo, false)
    expect(corpo).toMatchObject({
      exames: 1,
      totalCentavos: 20_000,
      itens: [{ contestacao: { aceita: false, resposta: 'Conferido.' } }],
    })
  })

  it('o que foi pago não se contesta, nem se reabre', async () => {
    await faturar(amb, empresa)
    const codigo = await fecharTudo(empresa)
    const { titulo, versao } = await ver(codigo)
    await pagar(titulo.codigo, 1_000)
    expect((await contestar(codigo)).status).toBe(409)
    const recusa = await dono()('POST /fechamento/:codigo/reabertura', { codigo, versao, motivo: 'Preço errado' })
    expect(recusa).toMatchObject({ status: 409, corpo: { codigo: 'JA_PAGO' } })
  })

  it('um exame de outro fechamento não se contesta', async () => {
    await faturar(amb, empresa)
    const codigo = await fecharTudo(empresa)
    await concluido(amb, empresa)
    const depois = await fecharTudo(empresa)
    const alheio = (await ver(depois)).itens[0]?.codigo ?? ''
    const { status } = await clinica()('POST /fechamento/:codigo/contestacao', {
      codigo,
      exame: alheio,
      comentario: 'Não é meu.',
    })
    expect(status).toBe(404)
  })
})

describe('reabrir', () => {
  it('cancela a cobrança, devolve os exames, e a clínica deixa de ver', async () => {
    await faturar(amb, empresa, 2)
    const codigo = await fecharTudo(empresa)
    const antes = await ver(codigo)
    const { status, corpo } = await dono()('POST /fechamento/:codigo/reabertura', {
      codigo,
      versao: antes.versao,
      motivo: 'Preço errado',
    })
    expect({ status, corpo }).toMatchObject({
      status: 200,
      corpo: { estado: 'REABERTO', motivo: 'Preço errado', exames: 0 },
    })
    expect((await dono()('GET /contas-receber/:codigo', { codigo: antes.titulo.codigo })).corpo.estado).toBe(
      'CANCELADO',
    )
    expect((await clinica()('GET /fechamento/:codigo', { codigo })).status).toBe(404)
    expect((await clinica()('GET /fechamento', {})).corpo.itens).toEqual([])
    expect(await dre()).toMatchObject({ receita: 40_000 })
    expect(await aFechar(empresa)).toMatchObject([{ exames: 2, totalCentavos: 40_000 }])
    await fecharTudo(empresa)
    expect(await dre()).toMatchObject({ receita: 40_000 })
  })

  it('a cobrança de um fechamento não se muda nem se cancela à mão', async () => {
    await faturar(amb, empresa)
    const { titulo } = await ver(await fecharTudo(empresa))
    const { corpo } = await dono()('GET /contas-receber/:codigo', { codigo: titulo.codigo })
    expect(corpo.permissoes).toMatchObject({ baixar: true, editar: false, cancelar: false })
    const { status } = await dono()('POST /contas-receber/:codigo/cancelamento', {
      codigo: titulo.codigo,
      versao: corpo.versao,
      motivo: 'À mão',
    })
    expect(status).toBe(409)
  })
})

describe('extrato', () => {
  it('é um PDF, para a empresa e para a clínica, e de mais ninguém', async () => {
    await faturar(amb, empresa)
    const codigo = await fecharTudo(empresa)
    for (const quem of [dono(), clinica()])
      expect(lerPdf((await quem('GET /fechamento/:codigo/pdf', { codigo })).bytes).metadados).toContain('nº 1')
    // Paid, it has no Pix to print; reopened, no exam.
    await pagar((await ver(codigo)).titulo.codigo, 20_000)
    expect((await dono()('GET /fechamento/:codigo/pdf', { codigo })).status).toBe(200)
    await concluido(amb, empresa)
    const outro = await fecharTudo(empresa)
    const reabertura = { codigo: outro, versao: (await ver(outro)).versao, motivo: 'Preço errado' }
    await dono()('POST /fechamento/:codigo/reabertura', reabertura)
    expect((await dono()('GET /fechamento/:codigo/pdf', { codigo: outro })).status).toBe(200)
    for (const perfil of ['CLIENTE', 'PARCEIRO'] as const) {
      expect((await outra.como[perfil]('GET /fechamento/:codigo/pdf', { codigo })).status).toBe(404)
      expect((await outra.como[perfil]('GET /fechamento/:codigo', { codigo })).status).toBe(404)
    }
  })
})
