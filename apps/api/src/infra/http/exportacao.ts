import { LIMITE_DE_TELA } from '@vetlume/dominio/contrato'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import type { RegistroDeAuditoria } from '../auditoria.ts'
import type { Ator } from '../token.ts'

const ehObjeto = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null

/** What goes with every page and narrows nothing. */
const DA_PAGINA = new Set(['limite', 'cursor', 'ordem'])

/** A list asked for in pages larger than any screen shows. */
export const levaEmbora = (chave: string, input: unknown): input is { limite: number } =>
  chave.startsWith('GET ') && ehObjeto(input) && typeof input['limite'] === 'number' && input['limite'] > LIMITE_DE_TELA

function exportacaoDe(chave: string, input: unknown, resposta: unknown): RegistroDeAuditoria | null {
  if (!levaEmbora(chave, input)) return null
  const itens = ehObjeto(resposta) ? resposta['itens'] : undefined
  if (!Array.isArray(itens)) return null
  const caminho = chave.slice('GET '.length)
  const filtros = Object.fromEntries(
    Object.entries(input).filter(([nome, valor]) => !DA_PAGINA.has(nome) && valor !== undefined),
  )
  return {
    acao: 'EXPORTAR',
    entidade: caminho.slice(1),
    registro: 'lista',
    mudancas: { caminho: [null, caminho], filtros: [null, filtros], linhas: [null, itens.length] },
  }
}

/**
 * A list asked for in pages larger than any screen shows is data that leaves the system: each page enters the trail of
 * the tenant, or of the platform, with its path, its filters and how many rows went. A verb that opens its own
 * transactions gets one more for it, before anything is answered.
 */
export async function auditarExportacao(
  ctx: CtxPlataforma<Ator | null> | CtxLivre,
  chave: string,
  input: unknown,
  resposta: unknown,
): Promise<void> {
  const registro = exportacaoDe(chave, input, resposta)
  if (registro === null) return
  if ('auditar' in ctx) return ctx.auditar(registro)
  const auditar = async (interno: Pick<CtxPlataforma, 'auditar'>) => interno.auditar(registro)
  const cliente = ctx.ator?.cliente ?? null
  await (cliente === null ? ctx.emPlataforma(auditar) : ctx.emCliente(cliente, auditar))
}
