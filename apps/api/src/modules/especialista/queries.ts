import type { contratoEspecialista, Especialista } from '@vetlume/dominio/especialista'
import { permite } from '@vetlume/dominio/permissoes'
import { sql, type RawBuilder } from 'kysely'
import {
  visaoDosCadastros,
  contem,
  listaDeCadastro,
  referencia,
  soAtivos,
  type Visao,
  type SemPermissoes,
} from '../cadastros/index.ts'
import { vePartes, leituraDa } from './policy.ts'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'

const nome = sql`normalizar(s.nome)`

/** `CRMV-SP 12345`, with `-S` at the end when it is a secondary registration, as `formatarCrmv` writes it. */
export const crmvEmSql = (alias: string): RawBuilder<string> => {
  const coluna = (qual: string) => sql.ref(`${alias}.${qual}`)
  return sql<string>`'CRMV-' || ${coluna('crmv_uf')} || ' ' || ${coluna('crmv_numero')}
    || case when ${coluna('crmv_secundaria')} then '-S' else '' end`
}

const outras = sql`(select coalesce(json_agg(json_build_object('codigo', o.codigo, 'nome', o.nome) order by normalizar(o.nome)), '[]')
  from especialista_especialidade l join especialidade o on o.cliente = l.cliente and o.codigo = l.especialidade
  where l.cliente = s.cliente and l.especialista = s.codigo)`

const cidades = sql`(select coalesce(json_agg(json_build_object('codigo', m.ibge::text, 'nome', m.nome, 'uf', m.uf) order by m.busca), '[]')
  from especialista_cidade l join cidade m on m.ibge = l.cidade where l.cliente = s.cliente and l.especialista = s.codigo)`

const cidadeDaPartida = sql`(select json_build_object('codigo', m.ibge::text, 'nome', m.nome, 'uf', m.uf) from cidade m where m.ibge = s.partida_cidade)`

/** Who may read the personal data of a row: the company, and the specialist about itself. */
function dadosPessoais(visao: Visao): RawBuilder<unknown> {
  if (visao.tipo === 'EMPRESA') return sql`true`
  return visao.tipo === 'ESPECIALISTA' ? sql`s.codigo = ${visao.especialista}` : sql`false`
}

const origem = sql`from especialista s left join especialidade e on e.cliente = s.cliente and e.codigo = s.especialidade`

export const listarEspecialistas = listaDeCadastro<(typeof contratoEspecialista)['GET /especialista']>(
  ({ ctx, input }) => {
    const visao = visaoDosCadastros(ctx.ator)
    const pessoal = dadosPessoais(visao)
    return {
      campos: sql`s.codigo, s.nome, ${crmvEmSql('s')} as crmv, ${referencia('e')} as especialidade,
      ${outras} as "outrasEspecialidades",
      case when ${pessoal} then s.cpf end as cpf, case when ${pessoal} then s.telefone end as telefone,
      case when ${pessoal} then s.email end as email, s.ativo, s.versao`,
      origem,
      chave: sql`s.codigo`,
      nome,
      busca: (termo) => contem(sql`s.busca`, termo),
      colunas: {
        nome: { expressao: nome, tipo: 'text' },
        especialidade: { expressao: sql`normalizar(coalesce(e.nome, '') || ' ' || s.nome)`, tipo: 'text' },
      },
      filtros: [
        sql`s.cliente = ${ctx.cliente}`,
        visao.tipo === 'PARCEIRO' && sql`s.ativo`,
        soAtivos('s', input.ativo),
        input.especialidade !== undefined &&
          sql`(s.especialidade = ${input.especialidade} or exists (select from especialista_especialidade l
            where l.cliente = s.cliente and l.especialista = s.codigo and l.especialidade = ${input.especialidade}))`,
        // A filter on what the reader does not see would tell it.
        input.cidade !== undefined &&
          (leituraDa(visao) === 'PUBLICO'
            ? sql`false`
            : sql`exists (select from especialista_cidade l
                where l.cliente = s.cliente and l.especialista = s.codigo and l.cidade = ${input.cidade}::int)`),
      ],
    }
  },
)

/** The record as its reader may know it: what is not for the reader is null, and a clinic finds only who is active. */
export async function lerEspecialista(
  tx: Banco,
  cliente: string,
  codigo: string,
  ator: Ator,
): Promise<SemPermissoes<Especialista> | undefined> {
  const visao = visaoDosCadastros(ator)
  const leitura = leituraDa(visao)
  const pessoal = dadosPessoais(visao)
  const interno = leitura === 'PUBLICO' ? sql`false` : sql`true`
  const { rows } = await sql<SemPermissoes<Especialista>>`
    select s.codigo, s.nome, ${crmvEmSql('s')} as crmv, s.crmv_uf as "crmvUf", s.crmv_numero as "crmvNumero",
      case when s.crmv_secundaria then 'SECUNDARIA' else 'PRIMARIA' end as "crmvTipo",
      ${referencia('e')} as especialidade, ${outras} as "outrasEspecialidades",
      case when ${interno} then ${cidades} else '[]' end as cidades,
      case when ${interno} then s.fuso end as fuso, case when ${interno} then s.cor end as cor,
      case when ${pessoal} then s.cpf end as cpf, case when ${pessoal} then s.telefone end as telefone,
      case when ${pessoal} then s.email end as email, case when ${pessoal} then s.endereco end as endereco,
      case when ${pessoal} then s.chave_pix end as "chavePix", case when ${pessoal} then s.velocidade_kmh end as "velocidadeKmh",
      case when ${pessoal} then s.partida_endereco end as "partidaEndereco", case when ${pessoal} then ${cidadeDaPartida} end as "partidaCidade",
      case when ${pessoal} then s.partida_latitude end as "partidaLatitude", case when ${pessoal} then s.partida_longitude end as "partidaLongitude",
      case when ${pessoal} then s.partida_volta end as "partidaVolta",
      case when ${pessoal} then s.km_centavos end as "kmCentavos", case when ${pessoal} then s.franquia_km end as "franquiaKm",
      case when ${pessoal} then s.observacoes end as observacoes,
      s.ativo, s.versao
    ${origem}
    where s.cliente = ${cliente} and s.codigo = ${codigo} and (${leitura !== 'PUBLICO'} or s.ativo)`.execute(tx)
  const linha = rows[0]
  return (
    linha && {
      ...linha,
      verPartes: vePartes(visao, codigo) && permite(ator, 'especialista:partes'),
      verTrabalho: permite(ator, 'trabalho:transferir'),
    }
  )
}

/** What the parts of a record need to know of it. */
export interface DonoDasPartes {
  codigo: string
  nome: string
  cpf: string | null
  fuso: string
  horariosVersao: number
}

/** Reads, or locks until commit, the specialist whose parts are asked for. */
export async function donoDasPartes(
  tx: Banco,
  cliente: string,
  codigo: string,
  { travar }: { travar: boolean },
): Promise<DonoDasPartes | undefined> {
  const { rows } = await sql<DonoDasPartes>`
    select codigo, nome, cpf, fuso, horarios_versao as "horariosVersao" from especialista
    where cliente = ${cliente} and codigo = ${codigo} ${travar ? sql`for no key update` : sql``}`.execute(tx)
  return rows[0]
}
