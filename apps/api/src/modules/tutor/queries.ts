import type { Consentimento, contratoTutor, DadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import {
  visaoDosCadastros,
  contem,
  listaDeCadastro,
  nomeDaCidade,
  referencia,
  soAtivos,
  type Visao,
  type ColunasDe,
} from '../cadastros/index.ts'
import { animaisDaVisao, dentro, dentroOuUnido, deParceiro, parceiroVisivel, tutoresDaVisao } from './visao.ts'

/** Keys of the animals of a tutor `t`, those of whom somebody else is the main tutor too. */
const animaisDoTutor = sql`
  select m.codigo, true as principal from animal m where m.cliente = t.cliente and m.tutor = t.codigo and m.unido_a is null
  union all select c.animal, false from animal_tutor c where c.cliente = t.cliente and c.tutor = t.codigo`

const doFormulario = sql`, json_build_object('outroTelefone', t.outro_telefone, 'cep', t.cep, 'logradouro', t.logradouro,
  'numero', t.numero, 'complemento', t.complemento, 'bairro', t.bairro) as "doFormulario"`

export const listarTutores = listaDeCadastro<(typeof contratoTutor)['GET /tutor']>(({ ctx, input }) => {
  const { cliente } = ctx
  const visao = visaoDosCadastros(ctx.ator)
  const seus = dentro(sql`a.codigo`, animaisDaVisao(visao, cliente))
  return {
    // Related names are subqueries, not joins: they are looked up for the rows of the page, after sorting and counting.
    campos: sql`t.codigo, t.nome, t.cpf, t.estrangeiro, t.documento, t.telefone, t.whatsapp, t.email, t.ativo, t.criado_em as "criadoEm", t.versao,
      (select ${nomeDaCidade('m')} from cidade m where m.ibge = t.cidade) as cidade,
      (select ${parceiroVisivel(visao, 'p')} from parceiro p where p.cliente = t.cliente and p.codigo = t.parceiro) as parceiro,
      array(select a.nome from (${animaisDoTutor}) d join animal a on a.cliente = t.cliente and a.codigo = d.codigo
        where a.ativo ${seus === null ? sql`` : sql`and ${seus}`} order by a.nome_busca limit 5) as animais
      ${input.inteiros === true ? doFormulario : sql``}`,
    origem: sql`from tutor t`,
    alias: 't',
    chave: sql`t.codigo`,
    nome: sql`t.nome_busca`,
    busca: (termo, maximo) =>
      // The trigram index serves who searches the whole company; the others search among their own.
      visao.tipo === 'EMPRESA'
        ? sql`t.codigo in (select busca.tutor(${cliente}, ${termo}, ${maximo}))`
        : contem(sql`t.busca`, termo),
    colunas: {
      nome: { expressao: sql`t.nome_busca`, tipo: 'text' },
      criadoEm: { expressao: sql`t.criado_em`, tipo: 'timestamptz' },
    },
    filtros: [
      sql`t.cliente = ${cliente}`,
      sql`t.unido_a is null`,
      dentro(sql`t.codigo`, tutoresDaVisao(visao, cliente)),
      soAtivos('t', input.ativo),
      deParceiro(visao, 't', input.parceiro),
      input.cidade !== undefined && sql`t.cidade = ${input.cidade}::int`,
      input.cpf === 'sem' && sql`t.cpf is null and not t.estrangeiro`,
      input.cpf === 'com' && sql`t.cpf is not null`,
    ],
  }
})

export type FichaDoTutor = Omit<TutorCompleto, 'permissoes'>

/** Of the records that were merged into this one too. A clinic is not told who wrote them: it may be of another one. */
const consentimentos = ({ tipo }: Visao) => sql`
  (select coalesce(json_agg(json_build_object('finalidade', c.finalidade, 'concedido', c.concedido, 'versaoTexto', c.versao_texto,
      'quando', to_char(c.quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'por', ${tipo === 'PARCEIRO' ? sql`null::text` : sql`c.nome_usuario`})
      order by c.quando desc, c.codigo desc), '[]')
    from tutor_consentimento c where c.cliente = t.cliente
      and c.tutor in (select t.codigo union all select u.codigo from tutor u where u.cliente = t.cliente and u.unido_a = t.codigo))`

/** The record of a tutor, if it is at reach; one that was merged too, to lead to the one that was kept. */
export async function fichaDoTutor(
  tx: Banco,
  cliente: string,
  visao: Visao,
  codigo: string,
): Promise<FichaDoTutor | undefined> {
  const seus = dentro(sql`a.codigo`, animaisDaVisao(visao, cliente))
  const { rows } = await sql<FichaDoTutor>`
    select t.codigo, t.nome, t.estrangeiro, t.cpf, t.documento, t.telefone, t.outro_telefone as "outroTelefone", t.whatsapp, t.email, t.cep,
      t.logradouro, t.numero, t.complemento, t.bairro,
      case when m.ibge is not null then json_build_object('codigo', m.ibge::text, 'nome', m.nome, 'uf', m.uf) end as cidade,
      ${parceiroVisivel(visao, 'p')} as parceiro, t.ativo, t.criado_em as "criadoEm", t.versao,
      (select coalesce(json_agg(json_build_object('codigo', a.codigo, 'nome', a.nome, 'especie', e.nome, 'raca', r.nome, 'ativo', a.ativo,
          'obito', a.obito, 'principal', d.principal) order by a.nome_busca), '[]')
        from (${animaisDoTutor}) d join animal a on a.cliente = t.cliente and a.codigo = d.codigo
          join especie e on e.codigo = a.especie left join raca r on r.codigo = a.raca
        where ${seus ?? sql`true`}) as animais,
      ${consentimentos(visao)} as consentimentos, ${referencia('k')} as "unidoA"
    from tutor t left join cidade m on m.ibge = t.cidade left join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro
      left join tutor k on k.cliente = t.cliente and k.codigo = t.unido_a
    where t.cliente = ${cliente} and t.codigo = ${codigo} and ${dentroOuUnido('t', tutoresDaVisao(visao, cliente))}`.execute(
    tx,
  )
  return rows[0]
}

/**
 * Holds tutors against changes until commit. To be called before the animal's row is locked: a change of the tutor takes
 * its row first and then those of its animals, and the other order would be a deadlock. In order of their keys, for the same
 * reason.
 */
export async function segurarTutores(tx: Banco, cliente: string, tutores: readonly string[]): Promise<void> {
  await sql`select from tutor where cliente = ${cliente} and codigo = any(${tutores}::uuid[]) order by codigo for share`.execute(
    tx,
  )
}

export const segurarTutor = (tx: Banco, cliente: string, codigo: string): Promise<void> =>
  segurarTutores(tx, cliente, [codigo])

/** Those of `codigos` that are tutors whom `visao` may choose. */
export async function tutoresDisponiveis(
  tx: Banco,
  cliente: string,
  visao: Visao,
  codigos: readonly string[],
): Promise<ReadonlySet<string>> {
  const alcancado = dentro(sql`t.codigo`, tutoresDaVisao(visao, cliente)) ?? sql`true`
  const { rows } = await sql<{ codigo: string }>`select t.codigo from tutor t
    where t.cliente = ${cliente} and t.codigo = any(${codigos}::uuid[]) and t.unido_a is null and ${alcancado}`.execute(
    tx,
  )
  return new Set(rows.map(({ codigo }) => codigo))
}

/** Whether `codigo` is a tutor that `visao` may choose. */
export async function tutorNaVisao(tx: Banco, cliente: string, visao: Visao, codigo: string): Promise<boolean> {
  return (await tutoresDisponiveis(tx, cliente, visao, [codigo])).has(codigo)
}

export async function tutorPorCpf(tx: Banco, cliente: string, cpf: string) {
  return tx
    .selectFrom('tutor')
    .select(['codigo', 'nome', 'ativo'])
    .where('cliente', '=', cliente)
    .where('cpf', '=', cpf)
    .executeTakeFirst()
}

export const colunasDe = ({ cidade, ...dados }: DadosDoTutor) =>
  ({
    nome: dados.nome,
    estrangeiro: dados.estrangeiro,
    cpf: dados.cpf,
    documento: dados.documento,
    outro_telefone: dados.outroTelefone,
    telefone: dados.telefone,
    whatsapp: dados.whatsapp,
    email: dados.email,
    cep: dados.cep,
    logradouro: dados.logradouro,
    numero: dados.numero,
    complemento: dados.complemento,
    bairro: dados.bairro,
    cidade: cidade === null ? null : Number(cidade),
    parceiro: dados.parceiro,
  }) satisfies ColunasDe<DadosDoTutor>

/** Inserts, or answers undefined when the CPF already has a tutor: it waits for whoever is registering it right now. */
export async function inserirTutor(
  tx: Banco,
  cliente: string,
  dados: DadosDoTutor,
  agora: string,
): Promise<string | undefined> {
  const linha = await tx
    .insertInto('tutor')
    .values({ cliente, ...colunasDe(dados), criado_em: agora })
    .onConflict((conflito) => conflito.constraint('tutor_cpf_unico').doNothing())
    .returning('codigo')
    .executeTakeFirst()
  return linha?.codigo
}

/** Locks the row until commit, so that two changes take turns and the second sees the first. */
export async function travarTutor(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await sql`select from tutor where cliente = ${cliente} and codigo = ${codigo} for no key update`.execute(tx)
}

export async function inserirConsentimento(
  tx: Banco,
  cliente: string,
  tutor: string,
  { finalidade, concedido, versaoTexto, quando, por }: Consentimento,
  usuario: string,
): Promise<void> {
  await tx
    .insertInto('tutor_consentimento')
    .values({
      cliente,
      tutor,
      finalidade,
      concedido,
      versao_texto: versaoTexto,
      quando,
      usuario,
      nome_usuario: por,
    })
    .execute()
}
