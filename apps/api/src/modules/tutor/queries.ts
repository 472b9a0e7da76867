import { TOTAL_MAXIMO } from '@vetlume/dominio/contrato'
import type { contratoTutor, DadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { alcanceDo, contem, listaDeCadastro, nomeDaCidade, soAtivos, type Alcance } from '../cadastros/index.ts'
import { animaisAoAlcance, dentro, parceiroVisivel, tutoresAoAlcance } from './alcance.ts'

export const listarTutores = listaDeCadastro<(typeof contratoTutor)['GET /tutor']>(({ ctx, input }) => {
  const { cliente } = ctx
  const alcance = alcanceDo(ctx.ator)
  const seus = dentro(sql`a.codigo`, animaisAoAlcance(alcance, cliente))
  return {
    // Related names are subqueries, not joins: they are looked up for the rows of the page, after sorting and counting.
    campos: sql`t.codigo, t.nome, t.cpf, t.estrangeiro, t.telefone, t.whatsapp, t.email, t.ativo, t.criado_em as "criadoEm", t.versao,
      (select ${nomeDaCidade('m')} from cidade m where m.ibge = t.cidade) as cidade,
      (select ${parceiroVisivel(alcance, 'p')} from parceiro p where p.cliente = t.cliente and p.codigo = t.parceiro) as parceiro,
      array(select a.nome from animal a where a.cliente = t.cliente and a.tutor = t.codigo and a.ativo ${seus === null ? sql`` : sql`and ${seus}`}
        order by a.nome_busca limit 5) as animais`,
    origem: sql`from tutor t`,
    chave: sql`t.codigo`,
    nome: sql`t.nome_busca`,
    busca: (termo) =>
      // The trigram index serves who searches the whole company; the others search among their own.
      alcance.de === 'EMPRESA'
        ? sql`t.codigo in (select busca.tutor(${cliente}, ${termo}, ${TOTAL_MAXIMO + 1}))`
        : contem(sql`t.busca`, termo),
    colunas: {
      nome: { expressao: sql`t.nome_busca`, tipo: 'text' },
      criadoEm: { expressao: sql`t.criado_em`, tipo: 'timestamptz' },
    },
    filtros: [
      sql`t.cliente = ${cliente}`,
      dentro(sql`t.codigo`, tutoresAoAlcance(alcance, cliente)),
      soAtivos('t', input.ativo),
      input.parceiro !== undefined && sql`t.parceiro = ${input.parceiro}`,
      input.cidade !== undefined && sql`t.cidade = ${input.cidade}::int`,
    ],
  }
})

export type FichaDoTutor = Omit<TutorCompleto, 'permissoes'>

/** The record of a tutor, if it is at reach. */
export async function fichaDoTutor(
  tx: Banco,
  cliente: string,
  alcance: Alcance,
  codigo: string,
): Promise<FichaDoTutor | undefined> {
  const seus = dentro(sql`a.codigo`, animaisAoAlcance(alcance, cliente))
  const alcancado = dentro(sql`t.codigo`, tutoresAoAlcance(alcance, cliente))
  const { rows } = await sql<FichaDoTutor>`
    select t.codigo, t.nome, t.estrangeiro, t.cpf, t.telefone, t.whatsapp, t.email, t.cep, t.logradouro, t.numero, t.complemento, t.bairro,
      case when m.ibge is not null then json_build_object('codigo', m.ibge::text, 'nome', m.nome, 'uf', m.uf) end as cidade,
      ${parceiroVisivel(alcance, 'p')} as parceiro, t.ativo, t.criado_em as "criadoEm", t.versao,
      (select coalesce(json_agg(json_build_object('codigo', a.codigo, 'nome', a.nome, 'especie', e.nome, 'raca', r.nome, 'ativo', a.ativo)
          order by a.nome_busca), '[]')
        from animal a join especie e on e.codigo = a.especie left join raca r on r.codigo = a.raca
        where a.cliente = t.cliente and a.tutor = t.codigo ${seus === null ? sql`` : sql`and ${seus}`}) as animais
    from tutor t left join cidade m on m.ibge = t.cidade left join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro
    where t.cliente = ${cliente} and t.codigo = ${codigo} ${alcancado === null ? sql`` : sql`and ${alcancado}`}`.execute(
    tx,
  )
  return rows[0]
}

/** Locks the row until commit, so that two changes take turns and the second sees the first. */
export async function travarTutor(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await tx
    .selectFrom('tutor')
    .select('codigo')
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .forNoKeyUpdate()
    .execute()
}

/**
 * Holds a tutor against changes until commit. To be called before the animal's row is locked: a change of the tutor takes
 * its row first and then those of its animals, and the other order would be a deadlock.
 */
export async function segurarTutor(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await sql`select from tutor where cliente = ${cliente} and codigo = ${codigo} for share`.execute(tx)
}

/** Whether `codigo` is a tutor that `alcance` may choose. */
export async function tutorAoAlcance(tx: Banco, cliente: string, alcance: Alcance, codigo: string): Promise<boolean> {
  const alcancado = dentro(sql`t.codigo`, tutoresAoAlcance(alcance, cliente))
  const { rows } = await sql`select from tutor t where t.cliente = ${cliente} and t.codigo = ${codigo}
    ${alcancado === null ? sql`` : sql`and ${alcancado}`}`.execute(tx)
  return rows.length > 0
}

export async function tutorPorCpf(tx: Banco, cliente: string, cpf: string) {
  return tx
    .selectFrom('tutor')
    .select(['codigo', 'nome', 'ativo'])
    .where('cliente', '=', cliente)
    .where('cpf', '=', cpf)
    .executeTakeFirst()
}

const colunasDe = ({ cidade, ...dados }: DadosDoTutor) => ({
  nome: dados.nome,
  estrangeiro: dados.estrangeiro,
  cpf: dados.cpf,
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
  ativo: dados.ativo,
})

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

export async function atualizarTutor(tx: Banco, cliente: string, codigo: string, dados: DadosDoTutor): Promise<void> {
  await tx
    .updateTable('tutor')
    .set((e) => ({ ...colunasDe(dados), versao: e('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}
