import type { EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import type { DadosDoEmail } from '@vetlume/dominio/email'
import { sql } from 'kysely'
import { planoGenerico, type Banco } from '../../infra/banco/index.ts'

export interface ResumoDoAgendamento {
  codigo: string
  estado: EstadoDoAgendamento
  origem: 'EMPRESA' | 'PARCEIRO'
  inicio: string
  /** It was confirmed for another time, and waits to be again. */
  reconfirmar: boolean
  propostoEm: string | null
  motivo: string | null
  /** In the words of the timeline: why the clinic gave back the time that was proposed. */
  devolucao: string | null
  especialista: string | null
  /** The clinic that is spoken of: where it happens, unless another one is asked for. */
  parceiro: string | null
  /** It happens at that clinic. */
  aindaAqui: boolean
  /** It became one that is told about by itself. */
  temAtendimento: boolean
  animal: string | null
  servicos: string[]
  /** `aceitaAvisos`: it did not ask to go without letters about the agenda. */
  clinica: { nome: string; email: string | null; telefone: string | null; aceitaAvisos: boolean } | null
  /** `aceita…`: null while the tutor was never asked. */
  tutor: {
    nome: string
    email: string | null
    telefone: string | null
    aceitaEmail: boolean | null
    aceitaWhatsapp: boolean | null
  } | null
  empresa: { nome: string; email: string | null; telefone: string | null; fuso: string }
}

const consentiu = (finalidade: string) => sql`(select k.concedido from tutor_consentimento k
  where k.cliente = t.cliente and k.tutor = t.codigo and k.finalidade = ${finalidade} order by k.quando desc, k.codigo desc limit 1)`

/** Mail of a clinic: its own or, without one, that of somebody who works there in the product. */
const emailDaClinica = sql`coalesce(p.email, (select u.email from busca.usuarios_do_parceiro(g.cliente, p.codigo) u where u.ativo limit 1))`

/** Of each appointment that is asked for, in no order; `clinicas`, one for each, says of which clinic each is spoken of. */
async function lerResumos(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
  clinicas: readonly (string | null)[] | null,
): Promise<(ResumoDoAgendamento & { lugar: number })[]> {
  const [pedidos, clinica] =
    clinicas === null
      ? [sql`unnest(${codigos}::uuid[]) with ordinality as q (agendamento, lugar)`, sql`g.parceiro`]
      : [
          sql`unnest(${codigos}::uuid[], ${clinicas}::uuid[]) with ordinality as q (agendamento, clinica, lugar)`,
          sql`q.clinica`,
        ]
  const consulta = sql<ResumoDoAgendamento & { lugar: number }>`
    select q.lugar, g.codigo, g.estado, g.origem, g.inicio, g.estado = 'AGENDADO' and g.confirmado_para is not null as reconfirmar,
      g.proposto_em as "propostoEm", g.motivo, g.especialista, p.codigo as parceiro,
      coalesce(p.codigo = g.parceiro, false) as "aindaAqui", a.nome as animal,
      (select v.texto from agendamento_evento v where v.cliente = g.cliente and v.agendamento = g.codigo and v.tipo = 'DEVOLVER'
        order by v.codigo desc limit 1) as devolucao,
      exists (select from atendimento x where x.cliente = g.cliente and x.agendamento = g.codigo) as "temAtendimento",
      array(select s.nome from agendamento_servico i join servico s on s.cliente = i.cliente and s.codigo = i.servico
        where i.cliente = g.cliente and i.agendamento = g.codigo order by i.ordem) as servicos,
      case when p.ativo then json_build_object('nome', p.nome, 'email', ${emailDaClinica}, 'telefone', p.telefone, 'aceitaAvisos', p.avisos_agenda) end as clinica,
      case when t.codigo is not null then json_build_object('nome', t.nome, 'email', t.email, 'telefone', coalesce(t.whatsapp, t.telefone),
        'aceitaEmail', ${consentiu('COMUNICACAO_EMAIL')}, 'aceitaWhatsapp', ${consentiu('COMUNICACAO_WHATSAPP')}) end as tutor,
      json_build_object('nome', c.nome_fantasia, 'email', c.email, 'telefone', c.telefone, 'fuso', c.fuso) as empresa
    from ${pedidos} join agendamento g on g.cliente = ${cliente} and g.codigo = q.agendamento
    join cliente c on c.codigo = g.cliente
    left join parceiro p on p.cliente = g.cliente and p.codigo = ${clinica}
    left join animal a on a.cliente = g.cliente and a.codigo = g.animal
    left join tutor t on t.cliente = a.cliente and t.codigo = a.tutor`
  const { rows } = await planoGenerico('rows by their keys, and a dozen tables to plan', consulta).execute(tx)
  return rows
}

/** What is said of an appointment to people, and where they are found. */
export async function resumoDoAgendamento(
  tx: Banco,
  cliente: string,
  codigo: string,
): Promise<ResumoDoAgendamento | undefined> {
  const [lido] = await lerResumos(tx, cliente, [codigo], null)
  return lido
}

/** The same of many, one for each that is asked for, speaking of a clinic where it need not happen any more. */
export async function resumosDosAgendamentos(
  tx: Banco,
  cliente: string,
  pedidos: readonly { agendamento: string; parceiro: string | null }[],
): Promise<(ResumoDoAgendamento | undefined)[]> {
  const lidos = await lerResumos(
    tx,
    cliente,
    pedidos.map(({ agendamento }) => agendamento),
    pedidos.map(({ parceiro }) => parceiro),
  )
  const porLugar = new Map(lidos.map((lido) => [lido.lugar, lido]))
  return pedidos.map((_, i) => porLugar.get(i + 1))
}

/** The words of a letter about it; `nome` is whom it greets. */
export const dadosDoExame = (
  { codigo, empresa, clinica, animal, servicos, inicio }: ResumoDoAgendamento,
  nome: string,
): DadosDoEmail<'pedido-aceito'> => ({
  nome,
  agendamento: codigo,
  empresa: empresa.nome,
  clinica: clinica?.nome ?? null,
  animal,
  servicos,
  inicio,
  fuso: empresa.fuso,
})
