import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
/** A row as it is in its table, by column, with the lists of its form. */
export type LinhaGuardada = Readonly<Record<string, unknown>> & { codigo: string; versao: number }

const guardadas = async (tx: Banco, consulta: ReturnType<typeof sql<{ linha: LinhaGuardada }>>) =>
  (await consulta.execute(tx)).rows.map(({ linha }) => linha)

/** Two lookups and not one `or`: thousands of values are joined, never compared one by one. Oldest first. */
function semRepetir(...achadas: readonly (readonly LinhaGuardada[])[]): LinhaGuardada[] {
  const porCodigo = new Map(achadas.flat().map((linha) => [linha.codigo, linha]))
  return [...porCodigo.values()].toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1))
}

/** Tutors that the lines may be of: by CPF, or by name. Merged ones are not there for anybody. */
export async function tutoresParecidos(
  tx: Banco,
  cliente: string,
  cpfs: readonly string[],
  nomes: readonly string[],
): Promise<LinhaGuardada[]> {
  const seus = sql`select to_jsonb(t) as linha from tutor t where t.cliente = ${cliente} and t.unido_a is null`
  return semRepetir(
    await guardadas(tx, sql`${seus} and t.cpf in (select unnest(${cpfs}::text[]))`),
    await guardadas(tx, sql`${seus} and t.nome_busca in (select normalizar(n) from unnest(${nomes}::text[]) n)`),
  )
}

/** Animals that the lines may be of: those of their tutors, and those of their microchips. */
export async function animaisParecidos(
  tx: Banco,
  cliente: string,
  tutores: readonly string[],
  microchips: readonly string[],
): Promise<LinhaGuardada[]> {
  const seus = sql`select to_jsonb(a) || jsonb_build_object('outros_tutores', (select coalesce(jsonb_agg(o.codigo order by o.nome_busca, o.codigo), '[]')
    from animal_tutor c join tutor o on o.cliente = c.cliente and o.codigo = c.tutor
    where c.cliente = a.cliente and c.animal = a.codigo)) as linha from animal a where a.cliente = ${cliente} and a.unido_a is null`
  return semRepetir(
    await guardadas(tx, sql`${seus} and a.tutor in (select unnest(${tutores}::uuid[]))`),
    await guardadas(tx, sql`${seus} and a.microchip in (select unnest(${microchips}::text[]))`),
  )
}

/** Names of tutors by their keys, for the trail. */
export async function nomesDosTutores(
  tx: Banco,
  cliente: string,
  codigos: readonly string[],
): Promise<{ codigo: string; nome: string }[]> {
  const { rows } = await sql<{ codigo: string; nome: string }>`select codigo, nome from tutor
    where cliente = ${cliente} and codigo in (select unnest(${codigos}::uuid[]))`.execute(tx)
  return rows
}

export const parceirosComDocumento = (tx: Banco, cliente: string, documentos: readonly string[]) =>
  guardadas(
    tx,
    sql`select to_jsonb(p) || jsonb_build_object(
      'contatos', (select coalesce(jsonb_agg(jsonb_build_object('nome', c.nome, 'papel', c.papel, 'telefone', c.telefone, 'email', c.email,
          'recebeLaudos', c.recebe_laudos, 'recebeCobrancas', c.recebe_cobrancas) order by c.ordem), '[]')
        from parceiro_contato c where c.cliente = p.cliente and c.parceiro = p.codigo),
      'precos', (select coalesce(jsonb_agg(jsonb_build_object('servico', v.servico, 'centavos', v.centavos) order by normalizar(s.nome), s.codigo), '[]')
        from parceiro_preco v join servico s on s.cliente = v.cliente and s.codigo = v.servico
        where v.cliente = p.cliente and v.parceiro = p.codigo)) as linha
      from parceiro p where p.cliente = ${cliente} and p.documento in (select unnest(${documentos}::text[]))`,
  )

/** A bundle says of itself what it takes from its services, as every list and sheet shows it. */
export const servicosComNome = (tx: Banco, cliente: string, nomes: readonly string[]) =>
  guardadas(
    tx,
    sql`select to_jsonb(s) || jsonb_build_object(
      'equipamentos', (select coalesce(jsonb_agg(q.codigo order by normalizar(q.nome), q.codigo), '[]')
        from servico_equipamento u join equipamento q on q.cliente = u.cliente and q.codigo = u.equipamento
        where u.cliente = s.cliente and u.servico = s.codigo),
      'precos_dos_planos', (select coalesce(jsonb_agg(jsonb_build_object('planoSaude', h.codigo, 'centavos', u.centavos) order by h.operadora, h.nome), '[]')
        from plano_saude_preco u join plano_saude h on h.codigo = u.plano_saude
        where u.cliente = s.cliente and u.servico = s.codigo),
      'composicao', '[]'::jsonb) || coalesce(k.conteudo, '{}') as linha
      from servico s left join lateral (select jsonb_build_object('composicao', jsonb_agg(c.servico order by c.ordem),
          'duracao_minutos', sum(i.duracao_minutos), 'custo_centavos', sum(i.custo_centavos), 'prazo_rotina_horas', max(i.prazo_rotina_horas),
          'prazo_urgente_horas', max(i.prazo_urgente_horas), 'exige_laudo', bool_or(i.exige_laudo), 'exige_revisao', bool_or(i.exige_revisao)) as conteudo
        from servico_composicao c join servico i on i.cliente = c.cliente and i.codigo = c.servico
        where c.cliente = s.cliente and c.pacote = s.codigo) k on s.pacote
      where s.cliente = ${cliente} and normalizar(s.nome) in (select normalizar(n) from unnest(${nomes}::text[]) n)`,
  )

/** Of registries that go by their name alone. */
export const comEsteNome =
  (tabela: 'especialidade' | 'equipamento') => (tx: Banco, cliente: string, nomes: readonly string[]) =>
    guardadas(
      tx,
      sql`select to_jsonb(t) as linha from ${sql.table(tabela)} t
        where t.cliente = ${cliente} and normalizar(t.nome) in (select normalizar(n) from unnest(${nomes}::text[]) n)`,
    )

export const tabelasComNome = (tx: Banco, cliente: string, nomes: readonly string[]) =>
  guardadas(
    tx,
    sql`select to_jsonb(t) || jsonb_build_object(
      'itens', (select coalesce(jsonb_agg(jsonb_build_object('servico', i.servico, 'centavos', i.centavos) order by normalizar(s.nome), s.codigo), '[]')
        from tabela_preco_item i join servico s on s.cliente = i.cliente and s.codigo = i.servico
        where i.cliente = t.cliente and i.tabela = t.codigo)) as linha
      from tabela_preco t
      where t.cliente = ${cliente} and normalizar(t.nome) in (select normalizar(n) from unnest(${nomes}::text[]) n)`,
  )

/** Active bundles that hold one of these services, service by service. */
export async function pacotesAtivosCom(
  tx: Banco,
  cliente: string,
  servicos: readonly string[],
): Promise<{ servico: string; pacote: string; nome: string }[]> {
  const { rows } = await sql<{ servico: string; pacote: string; nome: string }>`select c.servico, c.pacote, s.nome
    from servico_composicao c join servico s on s.cliente = c.cliente and s.codigo = c.pacote
    where c.cliente = ${cliente} and s.ativo and c.servico in (select unnest(${servicos}::uuid[])) order by s.nome`.execute(
    tx,
  )
  return rows
}

/** Which of these services are bundles. */
export async function pacotesEntre(tx: Banco, cliente: string, servicos: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ codigo: string }>`select codigo from servico
    where cliente = ${cliente} and pacote and codigo in (select unnest(${servicos}::uuid[]))`.execute(tx)
  return rows.map(({ codigo }) => codigo)
}
