import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

interface ContaCompleta {
  codigo: string
  nome: string
  email: string
  cpf: string | null
  telefone: string | null
  perfis: string[]
  criadoEm: string
  versao: number
  ativadoEm: string | null
  codigosRestantes: number
}

export async function contaCompleta(tx: Banco, usuario: string): Promise<ContaCompleta | undefined> {
  const { rows } = await sql<ContaCompleta>`
    select u.codigo, p.nome, u.email, u.cpf, p.telefone, u.perfis, u.criado_em as "criadoEm", u.versao,
      f.ativado_em as "ativadoEm", (select count(*)::int from codigo_de_recuperacao r
        where r.usuario = u.codigo and r.usado_em is null) as "codigosRestantes"
    from usuario u join pessoa p on p.codigo = u.pessoa left join segundo_fator f on f.usuario = u.codigo
    where u.codigo = ${usuario}`.execute(tx)
  return rows[0]
}

export async function gravarMeusDados(
  tx: Banco,
  usuario: string,
  { nome, telefone }: { nome: string; telefone: string | null },
): Promise<void> {
  await sql`update pessoa set nome = ${nome}, telefone = ${telefone}
    where codigo = (select u.pessoa from usuario u where u.codigo = ${usuario})`.execute(tx)
  await sql`update usuario set versao = versao + 1 where codigo = ${usuario}`.execute(tx)
}
