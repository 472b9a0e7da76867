import type { LaudoAAssinar } from '@vetlume/dominio/laudo'
import { verificarLaudo } from '@vetlume/dominio/laudo/verificacao'
import type { CtxCliente } from '../../context.ts'
import { paraVerificar } from './apresentar.ts'
import { laudosAAssinar } from './queries-a-assinar.ts'
import { laudoInteiro } from './laudo-inteiro.ts'

async function conferencia({ tx, cliente }: CtxCliente, codigo: string) {
  const pendencias = verificarLaudo(paraVerificar(await laudoInteiro(tx, cliente, codigo)))
  const erros = pendencias.filter(({ gravidade }) => gravidade === 'ERRO').length
  return { erros, avisos: pendencias.length - erros }
}

/** What the person may sign now, checked as the signature itself will check it. Nobody who is no specialist signs anything. */
export async function listarAAssinar({ ctx }: { ctx: CtxCliente }): Promise<{ itens: LaudoAAssinar[]; total: number }> {
  const { tx, cliente, ator } = ctx
  const { usuario, especialista } = ator
  if (especialista === null) return { itens: [], total: 0 }
  const { itens, total } = await laudosAAssinar(tx, cliente, { usuario, especialista })
  const conferidos: LaudoAAssinar[] = []
  // One connection: they would wait for one another all the same.
  for (const item of itens) conferidos.push({ ...item, ...(await conferencia(ctx, item.codigo)) })
  return { itens: conferidos, total }
}
