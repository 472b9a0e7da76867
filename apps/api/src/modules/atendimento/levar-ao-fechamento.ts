import { TRANSICOES_DO_ATENDIMENTO, type EstadoDoAtendimento } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'

const { de: DE_ONDE, para: FATURADO } = TRANSICOES_DO_ATENDIMENTO.faturar
const [CONCLUIDO] = DE_ONDE

async function mover(
  ctx: CtxCliente,
  atendimentos: readonly string[],
  { de, para, tipo, texto }: { de: EstadoDoAtendimento; para: EstadoDoAtendimento; tipo: string; texto: string },
): Promise<void> {
  const { tx, cliente } = ctx
  const { rows } = await sql<{ codigo: string }>`
    update atendimento set estado = ${para}, versao = versao + 1
    where cliente = ${cliente} and codigo = any(${atendimentos}::uuid[]) and estado = ${de} returning codigo`.execute(
    tx,
  )
  await registrarNaLinhaDoTempo(
    ctx,
    rows.map(({ codigo }) => ({ atendimento: codigo, tipo, texto })),
  )
  for (const { codigo } of rows)
    ctx.auditar({ acao: tipo, entidade: 'atendimento', registro: codigo, mudancas: { estado: [de, para] } })
}

/** The closing of a clinic charges them: what was concluded is billed. */
export const levarAoFechamento = (ctx: CtxCliente, atendimentos: readonly string[], numero: number) =>
  mover(ctx, atendimentos, {
    de: CONCLUIDO,
    para: FATURADO,
    tipo: 'FATURAR',
    texto: `Faturado no fechamento nº ${numero} da clínica`,
  })

/** They left a closing: what was billed is concluded, and waits for the next. */
export const tirarDoFechamento = (ctx: CtxCliente, atendimentos: readonly string[], numero: number) =>
  mover(ctx, atendimentos, {
    de: FATURADO,
    para: CONCLUIDO,
    tipo: 'DEVOLVER',
    texto: `Saiu do fechamento nº ${numero} da clínica`,
  })
