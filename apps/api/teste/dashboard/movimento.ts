import { randomUUID } from 'node:crypto'
import type { Ambiente } from '../ambiente.ts'
import { criarAnimal, type Empresa } from '../fabricas.ts'

export interface Movimento {
  proxima: string
  aUltima: string
  atrasado: string
  emRisco: string
  itemEmRisco: string
  folgado: string
  /** Given to the specialist, not begun, without an appointment. */
  semAgenda: string
  rascunho: string
  critico: string
  examesDoMes: number
  receitaDoMes: number
  minutosDaSemana: number
}

interface NovoAtendimento {
  estado: string
  realizado_em?: string
  prazo_em?: string
  motivo_cancelamento?: string
  parceiro?: string | null
  especialista?: string | null
  prioridade?: string
  modo_cobranca?: string
}

interface NovoTitulo {
  estado?: string
  pago_centavos?: number
  desconto_centavos?: number
}

type Exame = { codigo: string; item: string }

const criado_em = '2026-10-20T12:00:00Z'

/** Writes what happened in a company straight to the tables: the panels only read. */
export async function cronista(
  amb: Ambiente,
  { cliente, especialista, parceiro, servico, usuarios }: Empresa,
  desde = 0,
) {
  const { db } = amb
  const { animal, tutor } = await criarAnimal(amb, cliente, { parceiro })
  const comum = { cliente, especialista, criado_em }
  let numero = desde
  return {
    async agendar(
      estado: string,
      inicio: string,
      minutes = 60,
      outro: { especialista?: string; animal?: string } = {},
    ): Promise<string> {
      const fim = Temporal.Instant.from(inicio).add({ minutes }).toString()
      const motivo = ['CANCELADO', 'FALTOU'].includes(estado) ? 'Chuva' : null
      const linha = { ...comum, parceiro, animal, estado, inicio, fim, motivo, ...outro }
      const { codigo } = await db.insertInto('agendamento').values(linha).returning('codigo').executeTakeFirstOrThrow()
      await db
        .insertInto('agendamento_servico')
        .values({ cliente, agendamento: codigo, servico, ordem: 0, duracao_minutos: minutes })
        .execute()
      return codigo
    },
    async atender(dados: NovoAtendimento): Promise<Exame> {
      const concluido_em = dados.estado === 'CONCLUIDO' ? (dados.realizado_em ?? null) : null
      const fixos = { ...comum, origem: 'PARCEIRO', animal, tutor, parceiro, modo_cobranca: 'FATURADO', concluido_em }
      const { codigo } = await db
        .insertInto('atendimento')
        .values({ ...fixos, numero: ++numero, ...dados })
        .returning('codigo')
        .executeTakeFirstOrThrow()
      const { codigo: item } = await db
        .insertInto('atendimento_item')
        .values({ cliente, atendimento: codigo, servico, ordem: 1, preco_centavos: 20_000, explicacao: '{}' })
        .returning('codigo')
        .executeTakeFirstOrThrow()
      return { codigo, item }
    },
    /** One more exam of an atendimento. */
    async acrescentar(exame: Exame, extra: { servico?: string; cancelado?: boolean; desconto_centavos?: number } = {}) {
      const linha = { cliente, atendimento: exame.codigo, servico, ordem: 2, preco_centavos: 15_000, explicacao: '{}' }
      const { codigo: item } = await db
        .insertInto('atendimento_item')
        .values({ ...linha, ...extra })
        .returning('codigo')
        .executeTakeFirstOrThrow()
      return { codigo: exame.codigo, item }
    },
    async laudar(
      exame: Exame,
      estado: string,
      extra: {
        critico?: boolean
        critico_confirmado_em?: string
        prazo_em?: string
        retifica?: string
        motivo?: string
        entregue_em?: null
        especialista?: string
        revisor?: string
      } = {},
    ): Promise<string> {
      const quando = '2026-11-18T12:00:00Z'
      const assinatura = {
        assinado_em: quando,
        entregue_em: quando,
        documento: '{}',
        documento_sha256: 'a',
        pdf_sha256: 'b',
        codigo_verificacao: randomUUID(),
        assinado_por: usuarios.ESPECIALISTA.codigo,
      }
      const fixos = {
        ...comum,
        titulo: 'Ultrassom abdominal',
        modalidade: 'ULTRASSONOGRAFIA',
        conteudo: '{}',
        alterado_em: criado_em,
      }
      const linha = {
        ...fixos,
        numero: ++numero,
        atendimento: exame.codigo,
        item: exame.item,
        estado,
        ...(['RASCUNHO', 'EM_REVISAO', 'CANCELADO'].includes(estado) ? {} : assinatura),
        ...extra,
      }
      return (await db.insertInto('laudo').values(linha).returning('codigo').executeTakeFirstOrThrow()).codigo
    },
    async cobrar(vencimento: string, valor_centavos: number, extra: NovoTitulo = {}): Promise<void> {
      const fixos = {
        natureza: 'RECEBER',
        estado: 'ABERTO',
        descricao: 'Exames',
        contraparte: 'Clínica X',
        competencia: '2026-11-10',
        emissao: '2026-11-10',
      }
      await db
        .insertInto('titulo')
        .values({ cliente, parceiro, criado_em, ...fixos, numero: ++numero, vencimento, valor_centavos, ...extra })
        .execute()
    },
    async repassar({ codigo: atendimento, item }: Exame, competencia: string, valor_centavos: number): Promise<void> {
      const linha = {
        ...comum,
        item,
        atendimento,
        competencia,
        valor_centavos,
        bruto_centavos: 20_000,
        base_centavos: 20_000,
        explicacao: '{}',
        estado: 'PENDENTE',
      }
      await db.insertInto('repasse').values(linha).execute()
    },
  }
}

/** A company on Friday, 20 November 2026, at noon (15:00 UTC): every figure of the panels has something to count. */
export async function criarMovimento(amb: Ambiente, empresa: Empresa): Promise<Movimento> {
  const { agendar, atender, laudar, cobrar, repassar } = await cronista(amb, empresa)

  await agendar('REALIZADO', '2026-11-20T12:00:00Z')
  await agendar('CANCELADO', '2026-11-20T16:00:00Z')
  const proxima = await agendar('CONFIRMADO', '2026-11-20T16:00:00Z', 40)
  const aUltima = await agendar('AGENDADO', '2026-11-20T18:00:00Z', 40)
  await agendar('AGENDADO', '2026-11-21T12:00:00Z')
  await agendar('AGENDADO', '2026-11-21T14:00:00Z')
  await agendar('AGENDADO', '2026-11-23T14:00:00Z')

  const atrasado = await atender({
    estado: 'AGUARDANDO_LAUDO',
    realizado_em: '2026-11-18T14:00:00Z',
    prazo_em: '2026-11-20T14:00:00Z',
  })
  const emRisco = await atender({
    estado: 'AGUARDANDO_LAUDO',
    realizado_em: '2026-11-18T18:00:00Z',
    prazo_em: '2026-11-20T18:00:00Z',
  })
  const folgado = await atender({
    estado: 'EM_ANDAMENTO',
    realizado_em: '2026-11-20T14:00:00Z',
    prazo_em: '2026-11-22T14:00:00Z',
  })
  const semAgenda = await atender({ estado: 'ABERTO' })
  await atender({ estado: 'CANCELADO', realizado_em: '2026-11-19T15:00:00Z', motivo_cancelamento: 'Desistiu' })
  const confirmado = await atender({ estado: 'CONCLUIDO', realizado_em: '2026-11-02T15:00:00Z' })
  const entregue = await atender({ estado: 'CONCLUIDO', realizado_em: '2026-11-10T15:00:00Z' })
  const deOutubro = await atender({ estado: 'CONCLUIDO', realizado_em: '2026-11-01T02:00:00Z' })

  const rascunho = await laudar(atrasado, 'RASCUNHO', { prazo_em: '2026-11-20T14:00:00Z' })
  const critico = await laudar(entregue, 'ENTREGUE', { critico: true })
  await laudar(confirmado, 'VISUALIZADO', { critico: true, critico_confirmado_em: '2026-11-19T12:00:00Z' })
  await laudar(deOutubro, 'VISUALIZADO')

  await cobrar('2026-11-19', 20_000, { estado: 'PARCIAL', pago_centavos: 5_000 })
  await cobrar('2026-11-20', 30_000)
  await cobrar('2026-11-21', 40_000)
  await cobrar('2026-11-27', 31_000, { desconto_centavos: 1_000 })
  await cobrar('2026-11-10', 9_000, { estado: 'PAGO', pago_centavos: 9_000 })
  await cobrar('2026-11-12', 50_000, { estado: 'CANCELADO' })

  await repassar(confirmado, '2026-11-02', 10_000)
  await repassar(entregue, '2026-11-10', 11_000)
  await repassar(deOutubro, '2026-10-31', 8_000)

  return {
    proxima,
    aUltima,
    rascunho,
    critico,
    atrasado: atrasado.codigo,
    emRisco: emRisco.codigo,
    itemEmRisco: emRisco.item,
    folgado: folgado.codigo,
    semAgenda: semAgenda.codigo,
    examesDoMes: 5,
    // Gross: the discount of a title comes out further down the statement.
    receitaDoMes: 20_000 + 30_000 + 40_000 + 31_000 + 9_000,
    minutosDaSemana: 60 + 40 + 40 + 60 + 60,
  }
}
