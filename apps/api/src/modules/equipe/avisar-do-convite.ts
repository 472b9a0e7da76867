import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { dentroDoCliente, emTransacao, type Banco } from '../../infra/banco/index.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { avisar } from '../notificacao/index.ts'
import { comoEmPalavras } from './convidar.ts'
import { convitesVencidos, type Convite } from './queries-convite.ts'

const DESFECHOS = {
  recusado: {
    tipo: 'equipe.convite-recusado',
    dizer: (quem: string, como: string) => `${quem} recusou o convite: ${como}`,
  },
  vencido: {
    tipo: 'equipe.convite-vencido',
    dizer: (quem: string, como: string) => `${quem} não respondeu ao convite, que venceu: ${como}`,
  },
} as const

interface Onde {
  tx: Banco
  agora: Temporal.Instant
}

/** Tells who looks after the people of the company, and the clinic whose people they are: either may have invited. */
export async function avisarDoConvite(
  { tx, agora }: Onde,
  convite: Convite,
  desfecho: keyof typeof DESFECHOS,
): Promise<void> {
  const { cliente, nome, email, parceiro } = convite
  const { tipo, dizer } = DESFECHOS[desfecho]
  const aviso = {
    tipo,
    titulo: dizer(nome ?? email ?? 'Quem recebeu o link', comoEmPalavras(convite)),
    rota: '/empresa/equipe',
  }
  const causa = { codigo: randomUUIDv7(), cliente, quando: agora.toString() }
  await dentroDoCliente(tx, cliente, (dentro) =>
    avisar(dentro, causa, [aviso, ...(parceiro === null ? [] : [{ ...aviso, parceiro }])]),
  )
}

const LOTE = 200

/** Each is told once for each time that it ran out: sent again, it may run out again. */
export const avisarConvitesVencidos: Rotina = ({ db, agora }) =>
  emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    for (const convite of await convitesVencidos(tx, LOTE, agora)) {
      await avisarDoConvite({ tx, agora }, convite, 'vencido')
      await sql`update convite set vencimento_avisado = true
        where cliente = ${convite.cliente} and codigo = ${convite.codigo}`.execute(tx)
    }
  })
