import { ESTADOS_SUSPENSOS } from '@vetlume/dominio/cliente'
import type { EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import type { ConfiguracaoDoLembrete, LembreteDoAgendamento, RespostaAoLembrete } from '@vetlume/dominio/lembrete'
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Correio } from '../../infra/correio.ts'
const hashDoSegredo = (segredo: string): Buffer => createHash('sha256').update(segredo).digest()

export async function configuracaoDe(tx: Banco, cliente: string): Promise<ConfiguracaoDoLembrete> {
  const { rows } = await sql<ConfiguracaoDoLembrete>`
    select lembretes as ativo, left(lembrete_hora::text, 5) as hora from cliente where codigo = ${cliente}`.execute(tx)
  return rows[0] ?? { ativo: false, hora: '09:00' }
}

export async function gravarConfiguracao(
  tx: Banco,
  cliente: string,
  { ativo, hora }: ConfiguracaoDoLembrete,
): Promise<void> {
  await sql`update cliente set lembretes = ${ativo}, lembrete_hora = ${hora}::time where codigo = ${cliente}`.execute(
    tx,
  )
}

/** Companies whose hour of reminding has come today, on their own clock; as the platform role. */
export async function empresasNaHora(tx: Banco, agora: string): Promise<{ codigo: string; fuso: string }[]> {
  const { rows } = await sql<{ codigo: string; fuso: string }>`
    select codigo, fuso from cliente
    where ativo and not operadora and lembretes and estado <> all(${[...ESTADOS_SUSPENSOS]}::text[])
      and (${agora}::timestamptz at time zone fuso)::time >= lembrete_hora
    order by codigo`.execute(tx)
  return rows
}

/**
 * Appointments of a day that wait for a confirmation and whose reminder, for that time, did not go. One that waits and was
 * confirmed at that very time has been elsewhere since: it is asked again.
 */
export async function semLembrete(tx: Banco, cliente: string, de: string, ate: string): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`
    select g.codigo from agendamento g
    left join agendamento_lembrete l on l.cliente = g.cliente and l.agendamento = g.codigo and l.inicio = g.inicio
    where g.cliente = ${cliente} and g.inicio >= ${de}::timestamptz and g.inicio < ${ate}::timestamptz and g.estado = 'AGENDADO'
      and (l.resposta = 'CONFIRMADO' or (l.enviado_em is null and l.respondido_em is null))
    order by g.inicio, g.codigo`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}

/** The reminder of an appointment that waits, at the time it now has, made if there is none that still asks. Answers its key: the secret comes from it. */
export async function abrirLembrete(
  tx: Banco,
  cliente: string,
  { codigo: agendamento, inicio }: { codigo: string; inicio: string },
  agora: string,
  correio: Pick<Correio, 'segredoDoLink'>,
): Promise<string> {
  await sql`delete from agendamento_lembrete where cliente = ${cliente} and agendamento = ${agendamento}
    and inicio = ${inicio} and resposta = 'CONFIRMADO'`.execute(tx)
  const codigo = randomUUID()
  const segredo = hashDoSegredo(correio.segredoDoLink(codigo))
  const { rows } = await sql<{ codigo: string }>`
    insert into agendamento_lembrete (cliente, codigo, agendamento, inicio, segredo_hash, criado_em, expira_em)
    values (${cliente}, ${codigo}, ${agendamento}, ${inicio}, ${segredo}, ${agora}, ${inicio})
    on conflict on constraint agendamento_lembrete_uma_vez do update set expira_em = excluded.expira_em
    returning codigo`.execute(tx)
  return rows[0]?.codigo ?? codigo
}

/** Answers false when somebody sent it before. */
export async function marcarEnviado(tx: Banco, cliente: string, codigo: string, agora: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update agendamento_lembrete set enviado_em = ${agora}
    where cliente = ${cliente} and codigo = ${codigo} and enviado_em is null and respondido_em is null`.execute(tx)
  return numAffectedRows === 1n
}

const CAMPOS = sql`l.enviado_em as "enviadoEm", l.resposta, l.motivo, l.respondido_em as "respondidoEm"`

export async function lembreteDe(
  tx: Banco,
  cliente: string,
  { codigo, inicio }: { codigo: string; inicio: string },
): Promise<LembreteDoAgendamento | undefined> {
  const { rows } = await sql<LembreteDoAgendamento>`
    select ${CAMPOS} from agendamento_lembrete l
    where l.cliente = ${cliente} and l.agendamento = ${codigo} and l.inicio = ${inicio}`.execute(tx)
  return rows[0]
}

/** Tenant and key of a link, across tenants; as the platform role. */
export async function lembretePorSegredo(
  tx: Banco,
  segredo: string,
): Promise<{ cliente: string; codigo: string } | null> {
  const { rows } = await sql<{
    cliente: string | null
    codigo: string | null
  }>`select cliente, codigo from busca.lembrete(${hashDoSegredo(segredo)})`.execute(tx)
  const [{ cliente, codigo } = { cliente: null, codigo: null }] = rows
  return cliente === null || codigo === null ? null : { cliente, codigo }
}

export interface LembreteAberto {
  codigo: string
  agendamento: string
  inicio: string
  inicioAtual: string
  estado: EstadoDoAgendamento
  resposta: RespostaAoLembrete | null
  motivo: string | null
}

/** A reminder beside the appointment as it is; with `travar`, both are kept so until commit, the appointment first. */
export async function abrirPeloLink(
  tx: Banco,
  cliente: string,
  codigo: string,
  { travar = false } = {},
): Promise<LembreteAberto | undefined> {
  if (travar)
    await sql`select from agendamento g where g.cliente = ${cliente} and g.codigo =
      (select l.agendamento from agendamento_lembrete l where l.cliente = ${cliente} and l.codigo = ${codigo}) for no key update`.execute(
      tx,
    )
  const { rows } = await sql<LembreteAberto>`
    select l.codigo, l.agendamento, l.inicio, g.inicio as "inicioAtual", g.estado, l.resposta, l.motivo
    from agendamento_lembrete l join agendamento g on g.cliente = l.cliente and g.codigo = l.agendamento
    where l.cliente = ${cliente} and l.codigo = ${codigo} ${travar ? sql`for no key update of l` : sql``}`.execute(tx)
  return rows[0]
}

export async function gravarResposta(
  tx: Banco,
  cliente: string,
  codigo: string,
  { resposta, motivo, quando }: { resposta: RespostaAoLembrete; motivo: string | null; quando: string },
): Promise<void> {
  await sql`update agendamento_lembrete set resposta = ${resposta}, motivo = ${motivo}, respondido_em = ${quando}
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}
