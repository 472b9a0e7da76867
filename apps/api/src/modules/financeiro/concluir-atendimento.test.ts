import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir, agir, concluido, criarServico, darLaudos, dinheiroDe } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const versaoDe = async (codigo: string) =>
  (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo.versao

async function pronto(itens?: { servico: string }[], parceiro?: null): Promise<string> {
  const { codigo } = await abrir(amb, empresa, {
    itens: itens ?? [{ servico: await criarServico(amb, empresa) }],
    ...(parceiro === null ? { parceiro } : {}),
  })
  await agir(empresa.como.CLIENTE, codigo, 'iniciar')
  return codigo
}

describe('concluir', () => {
  it('grava um título com o total e um repasse explicado por exame, na mesma transação', async () => {
    const codigo = await pronto([
      { servico: await criarServico(amb, empresa, { preco_centavos: 10_001 }) },
      { servico: await criarServico(amb, empresa) },
    ])
    const { status, corpo } = await agir(empresa.como.CLIENTE, codigo, 'concluir')
    expect([status, corpo.estado]).toEqual([200, 'CONCLUIDO'])
    const { titulos, repasses } = await dinheiroDe(amb, codigo)
    expect(titulos).toMatchObject([
      {
        natureza: 'RECEBER',
        estado: 'ABERTO',
        valor_centavos: 20_001,
        parceiro: empresa.parceiro,
        tutor: null,
        competencia: '2026-11-19',
        emissao: '2026-11-20',
        vencimento: '2026-11-20',
        txid: expect.stringMatching(/^VL[0-9A-F]{20}$/),
        descricao: expect.stringMatching(/^Atendimento nº \d+, Mel/),
      },
    ])
    expect(
      repasses.map((r) => [r.bruto_centavos, r.valor_centavos, r.estado] as const).sort(([a], [b]) => a - b),
    ).toEqual([
      [10_000, 5_000, 'PENDENTE'],
      [10_001, 5_001, 'PENDENTE'],
    ])
    expect(repasses[0]?.explicacao).toMatchObject({
      texto: expect.stringContaining('Repasse de 50% do bruto'),
      regra: expect.any(String),
    })
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select(['acao', 'mudancas'])
      .where('registro', '=', codigo)
      .orderBy('sequencia', 'desc')
      .limit(1)
      .execute()
    expect(trilha).toEqual([{ acao: 'CONCLUIR', mudancas: { estado: ['EM_ANDAMENTO', 'CONCLUIDO'] } }])
  })

  it('sem regra o repasse é gravado mesmo assim, zerado e dizendo por quê', async () => {
    const nova = await criarEmpresa(amb)
    await amb.db.deleteFrom('repasse_regra').where('cliente', '=', nova.cliente).execute()
    const codigo = await concluido(amb, nova)
    expect((await dinheiroDe(amb, codigo)).repasses).toMatchObject([
      {
        valor_centavos: 0,
        bruto_centavos: 20_000,
        explicacao: { regra: null, texto: expect.stringContaining('Nenhuma regra de repasse') },
      },
    ])
  })

  it('a regra mais específica vence, e o líquido desconta os impostos', async () => {
    const nova = await criarEmpresa(amb)
    await amb.db
      .updateTable('cliente')
      .set({ taxa_credito_bp: 500, imposto_bp: 1_000 })
      .where('codigo', '=', nova.cliente)
      .execute()
    await amb.db
      .insertInto('repasse_regra')
      .values({
        cliente: nova.cliente,
        especialista: nova.especialista,
        servico: nova.servico,
        parceiro: nova.parceiro,
        tipo: 'PERCENTUAL',
        percentual_bp: 4_000,
        base: 'LIQUIDO',
        vigente_de: '2026-01-01',
      })
      .execute()
    const { repasses } = await dinheiroDe(amb, await concluido(amb, nova))
    // How it will be paid is not known yet: no fee is taken.
    expect(repasses).toMatchObject([{ bruto_centavos: 20_000, base_centavos: 18_000, valor_centavos: 7_200 }])
  })

  it('à vista sem clínica: o tutor paga hoje, no dia da empresa', async () => {
    amb.relogio.fixar('2026-11-20T15:05:00Z')
    const codigo = await pronto(undefined, null)
    await agir(empresa.como.CLIENTE, codigo, 'concluir')
    const { titulos } = await dinheiroDe(amb, codigo)
    expect(titulos).toMatchObject([
      {
        vencimento: '2026-11-20',
        parceiro: null,
        tutor: expect.any(String),
        contraparte: expect.stringContaining('Tutora'),
      },
    ])
  })

  it('plano credenciado paga nos dias dele, e só com autorização quando a exige', async () => {
    const { codigo: planoSaude } = await amb.db
      .insertInto('plano_saude')
      .values({
        operadora: unico('PetVida'),
        nome: 'Total',
        tipo: 'CREDENCIADO',
        exige_autorizacao: true,
        prazo_pagamento_dias: 45,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const servico = await criarServico(amb, empresa)
    const { codigo, animal } = await abrir(amb, empresa, { itens: [{ servico }] })
    const editar = async (autorizacao: string | null) => {
      const { corpo } = await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })
      return empresa.como.CLIENTE('PUT /atendimento/:codigo', {
        codigo,
        versao: corpo.versao,
        parceiro: empresa.parceiro,
        especialista: empresa.especialista,
        planoSaude,
        modoCobranca: 'PLANO',
        autorizacao,
        itens: corpo.itens.map((item) => ({ codigo: item.codigo, servico })),
      })
    }
    await editar(null)
    await agir(empresa.como.CLIENTE, codigo, 'iniciar')
    const recusa = await agir(empresa.como.CLIENTE, codigo, 'concluir')
    expect([recusa.status, recusa.corpo]).toMatchObject([
      409,
      { codigo: 'TRANSICAO_INVALIDA', mensagem: expect.stringContaining('autorização') },
    ])
    expect(animal).not.toBe('')
    await editar('AUT-1')
    expect((await agir(empresa.como.CLIENTE, codigo, 'concluir')).status).toBe(200)
    expect((await dinheiroDe(amb, codigo)).titulos).toMatchObject([
      { vencimento: '2027-01-04', parceiro: null, tutor: null, contraparte: expect.stringContaining('PetVida') },
    ])
  })

  it('cortesia de valor zero não deve nada, e ainda assim tem o repasse explicado', async () => {
    const codigo = await pronto([{ servico: await criarServico(amb, empresa, { preco_centavos: 0 }) }])
    expect((await agir(empresa.como.CLIENTE, codigo, 'concluir')).status).toBe(200)
    const { titulos, repasses } = await dinheiroDe(amb, codigo)
    expect([titulos, repasses.length]).toEqual([[], 1])
  })

  it('falta de laudo assinado é recusada dizendo de qual exame', async () => {
    const { codigo } = await abrir(amb, empresa)
    await agir(empresa.como.CLIENTE, codigo, 'iniciar')
    await darLaudos(amb, empresa, codigo, 'RASCUNHO')
    const { status, corpo } = await agir(empresa.como.CLIENTE, codigo, 'concluir')
    expect([status, corpo]).toMatchObject([
      409,
      {
        codigo: 'TRANSICAO_INVALIDA',
        mensagem: expect.stringMatching(/^Falta laudo assinado de: Ultrassom/),
        detalhes: { itens: [{ nome: expect.any(String) }] },
      },
    ])
    expect((await dinheiroDe(amb, codigo)).titulos).toEqual([])
  })

  it('vinte ao mesmo tempo cobram uma vez', async () => {
    const codigo = await pronto()
    const versao = await versaoDe(codigo)
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () =>
        empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', { codigo, versao, acao: 'concluir' }),
      ),
    )
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(respostas.filter(({ status }) => status === 409)).toHaveLength(19)
    const { titulos, repasses } = await dinheiroDe(amb, codigo)
    expect([titulos.length, repasses.length]).toEqual([1, 1])
  })

  it('o mesmo envio repetido devolve a mesma resposta e não cobra de novo', async () => {
    const codigo = await pronto()
    const versao = await versaoDe(codigo)
    const enviar = () =>
      empresa.como.CLIENTE(
        'POST /atendimento/:codigo/transicao',
        { codigo, versao, acao: 'concluir' },
        { idempotencia: `concluir-${codigo}` },
      )
    const respostas = await Promise.all([enviar(), enviar(), enviar()])
    for (const { status, corpo } of respostas)
      expect([status, corpo]).toEqual([200, { versao: versao + 1, estado: 'CONCLUIDO' }])
    expect((await dinheiroDe(amb, codigo)).titulos).toHaveLength(1)
  })

  it('concluir e cancelar ao mesmo tempo: um acontece inteiro, o outro nada', async () => {
    for (let vez = 0; vez < 5; vez++) {
      const codigo = await pronto()
      const versao = await versaoDe(codigo)
      const [conclusao, cancelamento] = await Promise.all([
        empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', { codigo, versao, acao: 'concluir' }),
        empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', {
          codigo,
          versao,
          acao: 'cancelar',
          motivo: 'Desistiu',
        }),
      ])
      expect([conclusao.status, cancelamento.status].sort((a, b) => a - b)).toEqual([200, 409])
      expect((await dinheiroDe(amb, codigo)).titulos).toHaveLength(conclusao.status === 200 ? 1 : 0)
    }
  })

  it('muitos atendimentos concluídos juntos ganham números seguidos, sem buraco', async () => {
    const nova = await criarEmpresa(amb)
    const prontos = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { codigo } = await abrir(amb, nova, { itens: [{ servico: await criarServico(amb, nova) }] })
        await agir(nova.como.CLIENTE, codigo, 'iniciar')
        return codigo
      }),
    )
    await Promise.all(prontos.map((codigo) => agir(nova.como.CLIENTE, codigo, 'concluir')))
    const titulos = await amb.db
      .selectFrom('titulo')
      .select('numero')
      .where('cliente', '=', nova.cliente)
      .orderBy('numero')
      .execute()
    expect(titulos.map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
