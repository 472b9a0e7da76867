import { sql } from 'kysely'
import type { Banco } from '../../../infra/banco/index.ts'
import type { ChamadaDeEquipamento } from '../../../infra/http/equipamentos.ts'

/**
 * Writes down that a machine read studies: each at most once a day, since it asks image by image and list by list. Two requests at
 * once may write it twice, which says nothing wrong.
 */
export async function registrarLeitura(
  tx: Banco,
  { ctx, equipamento }: ChamadaDeEquipamento,
  uids: Iterable<string>,
): Promise<void> {
  const lidos = [...new Set(uids)]
  if (lidos.length === 0) return
  const { cliente, codigo } = equipamento
  const agora = ctx.agora.toString()
  await sql`insert into acesso_clinico (cliente, entidade, registro, equipamento, endereco, quando)
    select e.cliente, 'estudo', e.codigo, ${codigo}::uuid, ${ctx.endereco}, ${agora}::timestamptz from estudo_recebido e
    where e.cliente = ${cliente} and e.uid = any(${lidos}::text[]) and not exists (select from acesso_clinico x
      where x.cliente = e.cliente and x.entidade = 'estudo' and x.registro = e.codigo and x.equipamento = ${codigo}::uuid
        and x.quando > ${agora}::timestamptz - interval '1 day')`.execute(tx)
}
