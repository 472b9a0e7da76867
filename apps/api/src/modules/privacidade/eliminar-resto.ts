import { sql } from 'kysely'
import { gravarAuditoria, type RegistroDeAuditoria } from '../../infra/auditoria.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { ANONIMO } from './eliminar-tutor.ts'
import type { Local } from './queries-pedido.ts'
import { animaisDe, tutoresDe } from './relatorio-do-tutor.ts'

interface Agendada {
  cliente: string
  codigo: string
  tutor: string
  parte: 'FISCAL' | 'PRONTUARIO'
}

/** The name in charges whose time is over. What was issued in another time is of the titles of that time. */
const tirarDoFiscal = ({ tx, cliente }: Local, tutor: string) =>
  sql`update titulo set contraparte = ${ANONIMO} where cliente = ${cliente} and tutor in ${tutoresDe(cliente, tutor)}
    and contraparte <> ${ANONIMO}`.execute(tx)

/** The clinical story in the person's words; what was signed stays as it was signed. */
async function tirarDoProntuario({ tx, cliente }: Local, tutor: string): Promise<void> {
  const dele = sql`cliente = ${cliente} and animal in ${animaisDe(cliente, tutor)}`
  await sql`update atendimento set suspeita = null, historico = null where ${dele}
    and (suspeita is not null or historico is not null)`.execute(tx)
  await sql`update atendimento_comentario set texto = null, removido_em = coalesce(removido_em, now()) where cliente = ${cliente}
    and atendimento in (select codigo from atendimento where ${dele}) and texto is not null`.execute(tx)
}

/** Takes out, on its day, what the law kept of somebody who asked to be erased. Each in a transaction of its own. */
export const eliminarOResto: Rotina = async ({ db, agora }) => {
  const hoje = agora.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const { rows } = await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    sql<Agendada>`select cliente, codigo, tutor, parte from eliminacao_agendada
      where feita_em is null and quando <= ${hoje} order by quando limit 200`.execute(tx),
  )
  for (const { cliente, codigo, tutor, parte } of rows)
    await emTransacao(db, { papel: 'cliente', cliente }, async (tx, noFim) => {
      await (parte === 'FISCAL' ? tirarDoFiscal : tirarDoProntuario)({ tx, cliente }, tutor)
      await sql`update eliminacao_agendada set feita_em = ${agora.toString()}
        where cliente = ${cliente} and codigo = ${codigo} and feita_em is null`.execute(tx)
      const registros: RegistroDeAuditoria[] = [
        { acao: 'ELIMINAR_RESTO', entidade: 'tutor', registro: tutor, mudancas: { parte: [parte, null] } },
      ]
      noFim.push(
        ...(await gravarAuditoria(tx, cliente, registros, { ator: null, requestId: codigo, endereco: null, agora })),
      )
    })
}
