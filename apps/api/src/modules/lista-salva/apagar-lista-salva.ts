import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { tirarListaSalva } from './queries.ts'

export async function apagarListaSalva({
  ctx,
  input: { codigo },
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<void> {
  const { tx, cliente, ator } = ctx
  const nome = await tirarListaSalva(tx, { cliente, usuario: ator.usuario }, codigo)
  if (nome === undefined) throw new ErroDeDominio('NAO_ENCONTRADO')
  ctx.auditar({ acao: 'excluir', entidade: 'lista-salva', registro: codigo, mudancas: { nome: [nome, null] } })
}
