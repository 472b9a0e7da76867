import type { Endpoint, EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { camposComErro } from './campos.ts'

const ehTronco = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null

const guardavel = (texto: string): string =>
  texto.includes('\u0000') || !texto.isWellFormed() ? texto.toWellFormed().replaceAll('\u0000', '') : texto

/**
 * Takes out of every text, in place, what the database cannot hold: NUL, and halves of surrogate pairs. Without recursion:
 * what a stranger sends may be nested as deep as its bytes allow.
 */
function limparTextos(raiz: Record<string, unknown>): void {
  const aVisitar = [raiz]
  for (let no = aVisitar.pop(); no !== undefined; no = aVisitar.pop()) {
    for (const [chave, valor] of Object.entries(no)) {
      if (typeof valor === 'string') no[chave] = guardavel(valor)
      else if (ehTronco(valor)) aVisitar.push(valor)
    }
  }
}

/** The flat input of an endpoint, from path, query and body (`campos`). Throws REQUISICAO_INVALIDA on a body that is no object, VALIDACAO. */
export function lerEntrada<E extends Endpoint>(definicao: E, request: FastifyRequest, campos: unknown): EntradaLida<E> {
  if (campos != null && (!ehTronco(campos) || Array.isArray(campos))) throw new ErroDeDominio('REQUISICAO_INVALIDA')
  const bruto = { ...(request.query as object), ...campos, ...(request.params as object) }
  limparTextos(bruto)
  const lido = z.safeParse(definicao.entrada, bruto)
  if (!lido.success) throw new ErroDeDominio('VALIDACAO', { campos: camposComErro(lido.error) })
  return lido.data as EntradaLida<E>
}
