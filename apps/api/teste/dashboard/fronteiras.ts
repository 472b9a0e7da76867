import { randomUUID } from 'node:crypto'
import { ESTADOS_DO_AGENDAMENTO } from '@vetlume/dominio/agenda'
import type { Ambiente } from '../ambiente.ts'
import { pagar } from '../atendimentos.ts'
import { contaBancaria, criarAnimal, crmvUnico, cnpjUnico, unico, type Empresa } from '../fabricas.ts'
import { cronista, criarMovimento } from './movimento.ts'
import { AGORA } from './painel.ts'

const emHoras = (hours: number, seconds = 0) =>
  Temporal.Instant.from(AGORA).add({ hours }).add({ seconds }).toString({ smallestUnit: 'second' })

type Cronista = Awaited<ReturnType<typeof cronista>>

/** Every state today, and what crosses midnight on either side of the day and of the week; of a colleague, whose key it answers. */
async function escreverAgenda(amb: Ambiente, { cliente }: Empresa, { agendar }: Cronista): Promise<string> {
  const { codigo: colega } = await amb.db
    .insertInto('especialista')
    .values({ cliente, nome: unico('Dr. Colega'), crmv_uf: 'SP', crmv_numero: crmvUnico() })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { animal } = await criarAnimal(amb, cliente)
  for (const [i, estado] of ESTADOS_DO_AGENDAMENTO.entries())
    await agendar(estado, `2026-11-20T${String(11 + i).padStart(2, '0')}:00:00Z`, 30, { especialista: colega, animal })
  // 23:30 of the eve and of the day itself, in São Paulo; and the same around the week.
  for (const inicio of ['2026-11-20T02:30:00Z', '2026-11-21T02:30:00Z', '2026-11-16T02:30:00Z', '2026-11-23T02:30:00Z'])
    await agendar('AGENDADO', inicio, 60)
  return colega
}

/** Deadlines on the limits, exams in every state, laudos in every state. */
async function escreverExames(
  amb: Ambiente,
  { cliente }: Empresa,
  { atender, acrescentar, laudar }: Cronista,
  revisor: string,
): Promise<void> {
  const semLaudo = await amb.db
    .insertInto('servico')
    .values({
      cliente,
      nome: unico('Pressão'),
      modalidade: 'PROCEDIMENTO',
      duracao_minutos: 15,
      preco_centavos: 1,
      exige_laudo: false,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  // A service gives 48 hours: these are due to the second now, a second ago, and on the limits of what is at risk.
  for (const [horas, segundos] of [
    [0, 0],
    [0, -1],
    [4, 0],
    [4, -1],
    [30, 0],
  ] as const) {
    const prazo_em = emHoras(horas, segundos)
    const realizado_em = emHoras(horas - 48, segundos)
    await atender({ estado: 'AGUARDANDO_LAUDO', realizado_em, prazo_em })
    const comecado = await atender({ estado: 'EM_ANDAMENTO', realizado_em, prazo_em, prioridade: 'URGENTE' })
    await laudar(comecado, 'RASCUNHO', { prazo_em })
  }
  const atrasado = { realizado_em: emHoras(-90), prazo_em: emHoras(-42) }
  const procedimento = await atender({ estado: 'AGUARDANDO_LAUDO', ...atrasado })
  await amb.db
    .updateTable('atendimento_item')
    .set({ servico: semLaudo.codigo })
    .where('codigo', '=', procedimento.item)
    .execute()
  const doisExames = await atender({ estado: 'AGUARDANDO_LAUDO', ...atrasado })
  await laudar(doisExames, 'ENTREGUE', { critico: true })
  await laudar(await acrescentar(doisExames), 'EM_REVISAO', { prazo_em: atrasado.prazo_em, revisor })
  await acrescentar(doisExames, { cancelado: true })
  const cancelado = await atender({ estado: 'CANCELADO', ...atrasado, motivo_cancelamento: 'Desistiu' })
  await laudar(cancelado, 'RASCUNHO', { prazo_em: atrasado.prazo_em })
  const recomecado = await atender({ estado: 'AGUARDANDO_LAUDO', ...atrasado })
  await laudar(recomecado, 'CANCELADO', { motivo: 'Modelo errado', prazo_em: atrasado.prazo_em })
  // Signed and not delivered: the clock stopped, although the deadline passed.
  const assinado = await atender({ estado: 'AGUARDANDO_LAUDO', ...atrasado })
  await laudar(assinado, 'ASSINADO', { entregue_em: null, critico: true, prazo_em: atrasado.prazo_em })
  const proprio = await atender({ estado: 'CONCLUIDO', ...atrasado, parceiro: null, modo_cobranca: 'A_VISTA' })
  const retificado = await laudar(proprio, 'ENTREGUE', { critico: true })
  await laudar(proprio, 'RASCUNHO', { retifica: retificado, motivo: 'Lado trocado' })
  await laudar(await atender({ estado: 'CONCLUIDO', realizado_em: '2026-11-01T02:59:59Z' }), 'VISUALIZADO', {
    critico: true,
  })
  await laudar(await atender({ estado: 'CONCLUIDO', realizado_em: '2026-11-01T03:00:00Z' }), 'ENTREGUE')
  // Not done yet: with a time, and without.
  await atender({ estado: 'ABERTO', realizado_em: emHoras(20), prazo_em: emHoras(-3) })
  await atender({ estado: 'ABERTO', prazo_em: emHoras(-3), especialista: null })
}

const DIAS = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28', '2025-11-19', '2025-11-20'] as const
const SITUACOES = [
  { estado: 'PREVISTO' },
  { estado: 'ABERTO', acrescimo_centavos: 7 },
  { estado: 'PARCIAL', pago_centavos: 111, desconto_centavos: 13 },
  { estado: 'PAGO', pago_centavos: 1_000 },
  { estado: 'CANCELADO' },
  { estado: 'ESTORNADO' },
] as const

/** Titles of both kinds, in every state and of every line of the statement, around every limit of days and months. */
async function escreverDinheiro(
  amb: Ambiente,
  { cliente, parceiro, especialista, servico }: Empresa,
  escrita: Cronista,
) {
  const { db } = amb
  const tipos = await db
    .selectFrom('tipo_despesa')
    .innerJoin('grupo_despesa', 'grupo_despesa.codigo', 'tipo_despesa.grupo')
    .select(['tipo_despesa.codigo', 'grupo_despesa.linha_dre as linha'])
    .execute()
  const umPorLinha = [...new Map(tipos.map(({ linha, codigo }) => [linha, codigo])).values(), null]
  let numero = 5_000
  const fixos = { cliente, descricao: 'Título', contraparte: 'Alguém', emissao: '2026-11-01', criado_em: AGORA }
  const titulo = async (dados: { natureza: string; vencimento: string; [campo: string]: unknown }) =>
    db
      .insertInto('titulo')
      .values({
        ...fixos,
        estado: 'ABERTO',
        competencia: dados.vencimento,
        valor_centavos: 1_000,
        numero: ++numero,
        ...dados,
      } as never)
      .returning(['codigo', 'estado'])
      .executeTakeFirstOrThrow()
  const pagamento = async (doTitulo: string, pago_em: string, valor_centavos: number, extra: object = {}) =>
    db
      .insertInto('pagamento')
      .values({
        cliente,
        titulo: doTitulo,
        valor_centavos,
        metodo: 'PIX',
        conta_financeira: contaBancaria(cliente),
        pago_em,
        criado_em: AGORA,
        ...extra,
      } as never)
      .returning('codigo')
      .executeTakeFirstOrThrow()

  for (const vencimento of DIAS)
    for (const situacao of SITUACOES) {
      const { codigo } = await titulo({
        natureza: 'RECEBER',
        vencimento,
        parceiro: situacao.estado === 'PAGO' ? null : parceiro,
        ...situacao,
      })
      if (situacao.estado === 'PAGO') await pagamento(codigo, vencimento, 1_000, { taxa_centavos: 31 })
      if (situacao.estado === 'PARCIAL') await pagamento(codigo, '2026-11-20', 111)
    }
  for (const [i, tipo_despesa] of umPorLinha.entries())
    for (const vencimento of ['2026-10-31', '2026-11-01', '2026-11-20', '2026-11-30', '2026-12-01'] as const) {
      const valor_centavos = 2_000 + i
      const base = { natureza: 'PAGAR', vencimento, tipo_despesa, valor_centavos }
      await titulo({ ...base, acrescimo_centavos: 3, desconto_centavos: 2 })
      const pago = await titulo({ ...base, estado: 'PAGO', pago_centavos: valor_centavos })
      await pagamento(pago.codigo, vencimento, valor_centavos)
    }
  // A reversal, and the fee that came back with it.
  const estornado = await titulo({ natureza: 'RECEBER', vencimento: '2026-11-10', estado: 'ESTORNADO' })
  const original = await pagamento(estornado.codigo, '2026-11-10', 1_000, { taxa_centavos: 20 })
  await pagamento(estornado.codigo, '2026-11-20', -1_000, { estorna: original.codigo, taxa_centavos: -20 })

  // Exams with a discount, charged; repasses in every state, one of them inside a payable and one worth nothing.
  const exame = await escrita.atender({ estado: 'CONCLUIDO', realizado_em: '2026-11-12T15:00:00Z' })
  await escrita.acrescentar(exame, { desconto_centavos: 1_500 })
  await titulo({
    natureza: 'RECEBER',
    vencimento: '2026-12-10',
    competencia: '2026-11-12',
    parceiro,
    atendimento: exame.codigo,
    valor_centavos: 33_500,
  })
  const consolidado = await titulo({ natureza: 'PAGAR', vencimento: '2026-11-25', especialista, valor_centavos: 4_000 })
  const repasses = [
    { estado: 'PENDENTE', valor_centavos: 4_001 },
    { estado: 'CONSOLIDADO', valor_centavos: 4_000, titulo: consolidado.codigo },
    { estado: 'CANCELADO', valor_centavos: 4_002 },
    { estado: 'PENDENTE', valor_centavos: 0 },
  ]
  for (const repasse of repasses) {
    const { item } = await escrita.acrescentar(exame, { servico })
    await db
      .insertInto('repasse')
      .values({
        cliente,
        item,
        atendimento: exame.codigo,
        especialista,
        competencia: '2026-11-12',
        bruto_centavos: 20_000,
        base_centavos: 20_000,
        explicacao: '{}',
        criado_em: AGORA,
        ...repasse,
      })
      .execute()
  }
}

/** Subscribers on the limits of trials and months, in every state, with plans paid by the month and by the year. */
async function escreverPlataforma({ db }: Ambiente, { cliente, usuarios }: Empresa): Promise<void> {
  const planos = await db.selectFrom('plano').select('codigo').execute()
  await db
    .updateTable('plano')
    .set({ anual_centavos: 100_003 })
    .where('codigo', '=', planos[0]?.codigo ?? '')
    .execute()
  const novas = [
    ...['2026-11-19', '2026-11-20', '2026-11-27', '2026-11-28'].map((teste_ate) => ({ estado: 'TESTE', teste_ate })),
    ...['GRATIS', 'ATIVO', 'CARENCIA', 'SOMENTE_LEITURA', 'CANCELADO'].flatMap((estado) =>
      planos.flatMap(({ codigo: plano }) => [
        { estado, plano, ciclo: 'MENSAL' },
        { estado, plano, ciclo: 'ANUAL', ativo: estado !== 'ATIVO' },
      ]),
    ),
  ]
  const nascimentos = ['2026-11-01T02:59:59Z', '2026-11-01T03:00:00Z', '2025-12-01T03:00:00Z', '2025-12-01T02:59:59Z']
  for (const [i, nova] of novas.entries())
    await db
      .insertInto('cliente')
      .values({
        razao_social: 'Assinante',
        nome_fantasia: unico('Assinante'),
        documento: cnpjUnico(),
        criado_em: nascimentos[i % 4] ?? AGORA,
        ...nova,
      })
      .execute()
  for (const estado of ['PENDENTE', 'ENVIANDO', 'ENVIADA', 'FALHOU', 'FALHOU'])
    await db
      .insertInto('mensagem')
      .values({
        cliente,
        chave: randomUUID(),
        para: 'a@b.vet',
        modelo: 'redefinir-senha',
        assunto: 'Senha',
        dados: '{}',
        estado,
        proxima_em: '2099-01-01T00:00:00Z',
        criada_em: AGORA,
        enviada_em: estado === 'ENVIADA' ? AGORA : null,
      })
      .execute()
  const simulacao = {
    cliente,
    nome: 'US',
    custo_centavos: 1,
    preco_centavos: 2,
    margem_bp: 3,
    entrada: '{}',
    criado_em: AGORA,
  }
  await db
    .insertInto('simulacao')
    .values([
      { ...simulacao, criado_por: usuarios.CLIENTE_BASE.codigo },
      { ...simulacao, criado_por: usuarios.CLIENTE.codigo },
    ])
    .execute()
}

/** In the books of the operator: charges paid without a note, open, cancelled, given back with one, and what is of no subscription. */
async function escreverCobrancas(amb: Ambiente, { cliente: assinante, lugares }: Empresa): Promise<void> {
  const { db } = amb
  const { cliente } = lugares.ADMIN
  const deste = { assinante, contraparte: 'Assinante' }
  const contas = [
    { ...deste, estado: 'PAGO', pago_centavos: 100 },
    { ...deste, estado: 'ABERTO' },
    { ...deste, estado: 'ABERTO' },
    { ...deste, estado: 'CANCELADO' },
    { ...deste, estado: 'ABERTO', a_cancelar: 'O pagamento foi devolvido.' },
    { contraparte: 'Alguém', estado: 'PAGO', pago_centavos: 100 },
  ]
  for (const [i, conta] of contas.entries())
    await db
      .insertInto('titulo')
      .values({
        cliente,
        numero: 7_001 + i,
        natureza: 'RECEBER',
        descricao: 'Assinatura',
        competencia: '2026-11-01',
        emissao: '2026-11-01',
        vencimento: '2026-11-10',
        valor_centavos: 100,
        criado_em: AGORA,
        ...conta,
      })
      .execute()
  const recebida = await db
    .selectFrom('titulo')
    .select(['cliente', 'codigo', 'valor_centavos'])
    .where('cliente', '=', cliente)
    .where('contraparte', '=', 'Assinante')
    .where('estado', '=', 'ABERTO')
    .where('a_cancelar', 'is', null)
    .executeTakeFirstOrThrow()
  await pagar(amb, recebida)
}

/** Payments refused when the month began, and just before. */
async function escreverRecusas({ db }: Ambiente, assinantes: readonly string[]): Promise<void> {
  const plano = await db.selectFrom('plano').select('codigo').executeTakeFirstOrThrow()
  const quando = ['2026-11-01T02:59:59Z', '2026-11-01T03:00:00Z']
  for (const [i, cliente] of assinantes.entries()) {
    const [cobranca, instante] = [randomUUID(), quando[i] ?? AGORA]
    const comuns = { cliente, meio: 'CARTAO', criada_em: instante, mudou_em: instante, valor_centavos: 100 }
    const periodo = { periodo_de: '2026-11-01', periodo_ate: '2026-12-01', vencimento: '2026-11-01' }
    const valores = { bruto_centavos: 100, desconto_centavos: 0, credito_centavos: 0 }
    await db
      .insertInto('cobranca_assinatura')
      .values({
        ...comuns,
        ...periodo,
        ...valores,
        codigo: cobranca,
        tipo: 'ASSINATURA',
        estado: 'RECUSADA',
        ciclo: 'MENSAL',
        plano: plano.codigo,
      })
      .execute()
    await db
      .insertInto('tentativa_pagamento')
      .values({
        ...comuns,
        codigo: randomUUID(),
        cobranca,
        provedor: 'SANDBOX',
        estado: 'RECUSADA',
        conferir_em: instante,
      })
      .execute()
  }
}

/** The movement of a company, and beside each figure what almost belongs to it. */
export async function criarFronteiras(amb: Ambiente, empresa: Empresa): Promise<void> {
  await criarMovimento(amb, empresa)
  await escreverCobrancas(amb, empresa)
  const escrita = await cronista(amb, empresa, 10_000)
  const colega = await escreverAgenda(amb, empresa, escrita)
  await escreverExames(amb, empresa, escrita, colega)
  await escreverDinheiro(amb, empresa, escrita)
  await escreverPlataforma(amb, empresa)
  const assinantes = await amb.db
    .selectFrom('cliente')
    .select('codigo')
    .where('nome_fantasia', 'like', 'Assinante%')
    .execute()
  await escreverRecusas(
    amb,
    assinantes.slice(0, 2).map(({ codigo }) => codigo),
  )
}
