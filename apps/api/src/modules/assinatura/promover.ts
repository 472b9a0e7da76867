import { sql } from 'kysely'
import type { Lugar } from './contexto.ts'

/**
 * Who used the company for free works in it whole, with what was done before. Their sessions stay: a token of before goes on serving what
 * it served, and the next one carries the new profile.
 */
export async function promoverPessoas({ tx, auditar }: Lugar, cliente: string): Promise<void> {
  const { rows } = await sql<{ usuario: string }>`
    update vinculo v set perfil = 'CLIENTE' where v.cliente = ${cliente} and v.perfil = 'CLIENTE_BASE'
      and not exists (select from vinculo o where o.usuario = v.usuario and o.cliente = v.cliente and o.perfil = 'CLIENTE')
    returning v.usuario`.execute(tx)
  for (const { usuario } of rows) {
    await sql`update usuario u set versao = versao + 1, perfis = case
        when 'CLIENTE' = any (u.perfis) and base.ainda then u.perfis
        when 'CLIENTE' = any (u.perfis) then array_remove(u.perfis, 'CLIENTE_BASE')
        when base.ainda then array_append(u.perfis, 'CLIENTE')
        else array_replace(u.perfis, 'CLIENTE_BASE', 'CLIENTE') end
      from (select exists (select from vinculo v where v.usuario = ${usuario} and v.perfil = 'CLIENTE_BASE') as ainda) base
      where u.codigo = ${usuario}`.execute(tx)
    auditar({
      acao: 'PROMOVER',
      entidade: 'usuario',
      registro: usuario,
      mudancas: { perfil: ['CLIENTE_BASE', 'CLIENTE'] },
    })
  }
}
