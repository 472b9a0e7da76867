import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { tirarAbreviatura } from './queries.ts'

export async function apagarAbreviatura({
  ctx,
  input: { atalho },
}: {
  ctx: CtxCliente
  input: { atalho: string }
}): Promise<void> {
  const { tx, cliente, ator } = ctx
  if (!(await tirarAbreviatura(tx, { cliente, usuario: ator.usuario }, atalho)))
    throw new ErroDeDominio('NAO_ENCONTRADO')
  ctx.auditar({ acao: 'excluir', entidade: 'abreviatura', registro: atalho, mudancas: { atalho: [atalho, null] } })
}
