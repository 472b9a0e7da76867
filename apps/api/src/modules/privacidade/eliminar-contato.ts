import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { riscarDaTrilha } from './riscar-trilha.ts'

/** A contact of a clinic: nothing points at it, so it goes whole, with the letters that it got and what the trail says of it. */
export async function eliminarContato(
  ctx: Pick<CtxCliente<null>, 'tx' | 'cliente' | 'auditar'>,
  { registro, nome }: { registro: string; nome: string },
): Promise<void> {
  const { tx, cliente } = ctx
  const { rows } = await sql<{ parceiro: string; email: string | null; telefone: string | null }>`
    delete from parceiro_contato where cliente = ${cliente} and codigo = ${registro} returning parceiro, email, telefone`.execute(
    tx,
  )
  const [contato] = rows
  if (contato === undefined) return
  const { parceiro, email, telefone } = contato
  if (email !== null)
    await sql`delete from mensagem where cliente = ${cliente} and lower(para) = lower(${email})
      and chave not like 'titular-eliminado:%'`.execute(tx)
  await sql`select busca.esquecer_respostas()`.execute(tx)
  const valores = [email, telefone].flatMap((valor) => (valor === null ? [] : [JSON.stringify(valor).slice(1, -1)]))
  await riscarDaTrilha(ctx, {
    inteiros: [],
    ligados: [parceiro],
    valores,
    nomes: [JSON.stringify(nome).slice(1, -1)],
  })
  ctx.auditar({
    acao: 'ELIMINAR_CONTATO',
    entidade: 'parceiro',
    registro: parceiro,
    mudancas: { contato: [registro, null] },
  })
}
