import type { contratoUsuario } from '@vetlume/dominio/usuario'
import { sql } from 'kysely'
import { contem, listaDeCadastro, soAtivos } from '../cadastros/index.ts'

const nome = sql`normalizar(p.nome)`
const estado = sql`case when not u.ativo then 'INATIVO' when u.senha_hash is null then 'CONVIDADO' else 'ATIVO' end`
const ultimoAcesso = sql`(select max(s.usada_em) from sessao s where s.usuario = u.codigo)`

/** Columns of a person that the list and the record share. */
export const PESSOA = sql`u.codigo, p.nome, u.email, u.cpf, u.perfis, u.criado_em as "criadoEm", u.ativo, u.versao,
  ${estado} as estado, ${ultimoAcesso} as "ultimoAcesso",
  exists (select from segundo_fator f where f.usuario = u.codigo and f.segredo is not null) as "segundoFator"`

export const listarUsuarios = listaDeCadastro<(typeof contratoUsuario)['GET /usuario']>(({ input }) => ({
  campos: sql`${PESSOA}, array(select distinct c.nome_fantasia from vinculo v join cliente c on c.codigo = v.cliente
      where v.usuario = u.codigo order by 1) as empresas`,
  origem: sql`from usuario u join pessoa p on p.codigo = u.pessoa`,
  chave: sql`u.codigo`,
  nome,
  busca: (termo) => contem(sql`normalizar(p.nome || ' ' || u.email || ' ' || coalesce(u.cpf, ''))`, termo),
  colunas: {
    nome: { expressao: nome, tipo: 'text' },
    email: { expressao: sql`u.email`, tipo: 'text' },
    criadoEm: { expressao: sql`u.criado_em`, tipo: 'timestamptz' },
    ultimoAcesso: { expressao: ultimoAcesso, tipo: 'timestamptz', nulo: '-infinity' },
  },
  filtros: [
    soAtivos('u', input.ativo),
    input.estado !== undefined && sql`${estado} = ${input.estado}`,
    input.perfil !== undefined && sql`u.perfis @> array[${input.perfil}]::text[]`,
    input.cliente !== undefined &&
      sql`exists (select from vinculo v where v.usuario = u.codigo and v.cliente = ${input.cliente})`,
  ],
}))
