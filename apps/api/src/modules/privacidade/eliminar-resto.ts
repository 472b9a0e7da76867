import { diaNaZona } from '@vetlume/dominio/tempo'
import { sql, type RawBuilder } from 'kysely'
import { gravarAuditoria, type RegistroDeAuditoria } from '../../infra/auditoria.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { ANONIMO } from './eliminar-tutor.ts'
import { contarDoTutor, guardaDe } from './mantidos.ts'
import type { Local } from './local.ts'
import { empresaEmUso } from './queries-pedido.ts'
import { animaisDe, tutoresDe } from './relatorio-do-tutor.ts'

interface Agendada {
  cliente: string
  codigo: string
  tutor: string
  parte: 'FISCAL' | 'PRONTUARIO'
}

/** The name in charges whose time is over, and in the lines of the bank that paid nothing but them. A signed note stays whole. */
async function tirarDoFiscal({ tx, cliente }: Local, tutor: string): Promise<void> {
  const dele = sql`cliente = ${cliente} and tutor in ${tutoresDe(cliente, tutor)}`
  const prova = (titulos: RawBuilder<unknown>) => sql`exists (select from conciliacao c
    join pagamento p on p.cliente = c.cliente and p.codigo = c.pagamento
    where c.cliente = ${cliente} and c.movimento = m.codigo and p.titulo ${titulos} (select codigo from titulo where ${dele}))`
  await sql`update movimento_bancario m set descricao = ${ANONIMO}, documento = null where m.cliente = ${cliente}
    and ${prova(sql`in`)} and not ${prova(sql`not in`)} and m.descricao <> ${ANONIMO}`.execute(tx)
  await sql`update titulo t set contraparte = ${ANONIMO}, descricao = replace(t.descricao, t.contraparte, ${ANONIMO}),
      numero_documento = null
    where ${dele} and contraparte <> ${ANONIMO}`.execute(tx)
}

/** The clinical story in the person's words; what was signed stays as it was signed. */
async function tirarDoProntuario({ tx, cliente }: Local, tutor: string): Promise<void> {
  const dele = sql`cliente = ${cliente} and animal in ${animaisDe(cliente, tutor)}`
  await sql`update atendimento set suspeita = null, historico = null where ${dele}
    and (suspeita is not null or historico is not null)`.execute(tx)
  await sql`update atendimento_comentario set texto = null, removido_em = coalesce(removido_em, now()) where cliente = ${cliente}
    and atendimento in (select codigo from atendimento where ${dele}) and texto is not null`.execute(tx)
}

/** Until when the law keeps it, seen on the day: an animal that was attended to again counts anew. Null when it may go. */
async function aindaGuardado(
  local: Local,
  { tutor, parte }: Agendada,
  agora: Temporal.Instant,
): Promise<string | null> {
  const { fuso } = await empresaEmUso(local.tx, local.cliente)
  const { prontuario, fiscal } = guardaDe(await contarDoTutor(local, tutor), diaNaZona(agora.toString(), fuso))
  return parte === 'FISCAL' ? fiscal : prontuario
}

async function fazer(local: Local, agendada: Agendada, agora: Temporal.Instant): Promise<RegistroDeAuditoria[]> {
  const { cliente, codigo, tutor, parte } = agendada
  const adiado = await aindaGuardado(local, agendada, agora)
  if (adiado !== null) {
    await sql`update eliminacao_agendada set quando = ${adiado} where cliente = ${cliente} and codigo = ${codigo}`.execute(
      local.tx,
    )
    return [{ acao: 'ADIAR_RESTO', entidade: 'tutor', registro: tutor, mudancas: { [parte]: [null, adiado] } }]
  }
  await (parte === 'FISCAL' ? tirarDoFiscal : tirarDoProntuario)(local, tutor)
  await sql`update eliminacao_agendada set feita_em = ${agora.toString()}
    where cliente = ${cliente} and codigo = ${codigo} and feita_em is null`.execute(local.tx)
  return [{ acao: 'ELIMINAR_RESTO', entidade: 'tutor', registro: tutor, mudancas: { parte: [parte, null] } }]
}

/** Takes out, on its day, what the law kept of somebody who asked to be erased. Each in a transaction of its own. */
export const eliminarOResto: Rotina = async ({ db, agora }) => {
  const hoje = agora.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const { rows } = await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    sql<Agendada>`select cliente, codigo, tutor, parte from eliminacao_agendada
      where feita_em is null and quando <= ${hoje} order by quando limit 200`.execute(tx),
  )
  for (const agendada of rows) {
    const { cliente, codigo } = agendada
    await emTransacao(db, { papel: 'cliente', cliente }, async (tx, noFim) => {
      const registros = await fazer({ tx, cliente }, agendada, agora)
      noFim.push(
        ...(await gravarAuditoria(tx, cliente, registros, { ator: null, requestId: codigo, endereco: null, agora })),
      )
    })
  }
}
