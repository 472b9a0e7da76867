import { JANELA_DO_FEED } from '@vetlume/dominio/agenda-feed'
import { createHash } from 'node:crypto'
import type { CtxLivre } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { hashDoSegredo } from './publicar-feed.ts'
import { abrirFeed, compromissosDo, feedPorHash } from './queries.ts'

const ENDERECO = /^([\w-]{43})\.ics$/

/** The calendar of a secret address. Unknown, revoked, of who does not work there any more: there is nothing here. */
export async function lerFeed({ ctx, input }: { ctx: CtxLivre<null>; input: { segredo: string } }) {
  const segredo = exigir(ENDERECO.exec(input.segredo)?.[1])
  const { cliente, codigo } = exigir(await ctx.emPlataforma(({ tx }) => feedPorHash(tx, hashDoSegredo(segredo))))
  return ctx.emCliente(cliente, async (interno) => {
    const dono = exigir(await abrirFeed(interno.tx, interno.cliente, codigo, interno.agora))
    const hoje = interno.agora.toZonedDateTimeISO(dono.fuso).startOfDay()
    const dia = (dias: number) => hoje.add({ days: dias }).toInstant().toString()
    const periodo = { de: dia(-JANELA_DO_FEED.antes), ate: dia(JANELA_DO_FEED.depois + 1) }
    const compromissos = await compromissosDo(interno.tx, interno.cliente, dono.especialista, periodo)
    const { escreverCalendario } = await import('./calendario.ts')
    const bytes = Buffer.from(escreverCalendario(dono, compromissos, ctx.servicos.origem))
    // Each day another one comes into sight, without having changed.
    const alteradaEm = compromissos.reduce((maior, { alteradoEm }) => (alteradoEm > maior ? alteradoEm : maior), dia(0))
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
    return { bytes, tipo: 'text/calendar; charset=utf-8', edicao: { etag, alteradaEm } }
  })
}
