import type { AnimalCompleto, DadosDoAnimal } from '@vetlume/dominio/animal'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { referencia, type Visao, type ColunasDe } from '../cadastros/index.ts'
import { animaisDaVisao, dentro, dentroOuUnido, parceiroVisivel } from '../tutor/index.ts'
import { vacinasDoAnimal, type VacinaGuardada } from './queries-vacina.ts'

/** How a health plan is called: operator and plan. */
export const nomeDoPlano = sql`h.operadora || ' ' || h.nome`

export type FichaDoAnimal = Omit<AnimalCompleto, 'permissoes' | 'idade' | 'vacinas'> & { vacinas: VacinaGuardada[] }

const MAXIMO_DE_PESOS = 200

/** The record of an animal, if it is at reach; one that was merged too, to lead to the one that was kept. */
export async function fichaDoAnimal(
  tx: Banco,
  cliente: string,
  visao: Visao,
  codigo: string,
): Promise<FichaDoAnimal | undefined> {
  const { rows } = await sql<FichaDoAnimal>`
    select a.codigo, a.nome, ${referencia('e')} as especie, ${referencia('r')} as raca, a.sexo, a.castrado, a.nascimento,
      a.nascimento_presumido as "nascimentoPresumido", a.pelagem, a.sinais, a.microchip, a.sinpatinhas, a.alerta,
      ${referencia('h', nomeDoPlano)} as "planoSaude", a.carteirinha, a.plano_desde as "planoDesde",
      json_build_object('codigo', t.codigo, 'nome', t.nome, 'cpf', t.cpf, 'telefone', t.telefone, 'whatsapp', t.whatsapp, 'email', t.email) as tutor,
      (select coalesce(json_agg(json_build_object('codigo', o.codigo, 'nome', o.nome, 'telefone', o.telefone, 'whatsapp', o.whatsapp)
          order by o.nome_busca), '[]')
        from animal_tutor c join tutor o on o.cliente = c.cliente and o.codigo = c.tutor
        where c.cliente = a.cliente and c.animal = a.codigo) as "outrosTutores",
      ${parceiroVisivel(visao, 'p')} as parceiro, a.peso_gramas as "pesoGramas",
      (select coalesce(json_agg(json_build_object('codigo', g.codigo, 'gramas', g.gramas, 'versao', g.versao,
          'medidoEm', to_char(g.medido_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by g.medido_em desc, g.codigo desc), '[]')
        from (select * from animal_peso w where w.cliente = a.cliente and w.animal = a.codigo
          order by w.medido_em desc, w.codigo desc limit ${MAXIMO_DE_PESOS}) g) as pesos, ${vacinasDoAnimal} as vacinas,
      left(a.foto, 16) as foto, a.obito, a.obito_motivo as "obitoMotivo", a.ativo, a.criado_em as "criadoEm", a.versao,
      ${referencia('k')} as "unidoA"
    from animal a join especie e on e.codigo = a.especie left join raca r on r.codigo = a.raca
      join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
      left join plano_saude h on h.codigo = a.plano_saude left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
      left join animal k on k.cliente = a.cliente and k.codigo = a.unido_a
    where a.cliente = ${cliente} and a.codigo = ${codigo} and ${dentroOuUnido('a', animaisDaVisao(visao, cliente))}`.execute(
    tx,
  )
  return rows[0]
}

/** Locks the row until commit, so that two changes take turns and the second sees the first. */
export async function travarAnimal(tx: Banco, cliente: string, codigo: string) {
  return tx
    .selectFrom('animal')
    .select(['peso_gramas', 'foto'])
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Who answers for an animal now: its main tutor and the others. */
export async function tutoresDoAnimal(tx: Banco, cliente: string, codigo: string): Promise<string[]> {
  const { rows } = await sql<{ tutor: string }>`
    select tutor from animal where cliente = ${cliente} and codigo = ${codigo}
    union select tutor from animal_tutor where cliente = ${cliente} and animal = ${codigo}`.execute(tx)
  return rows.map(({ tutor }) => tutor)
}

/** Writes who else answers for an animal. Before its row is written: that is what gathers the words it is found by. */
export async function gravarOutrosTutores(
  tx: Banco,
  cliente: string,
  animal: string,
  outros: readonly string[],
): Promise<void> {
  await sql`delete from animal_tutor where cliente = ${cliente} and animal = ${animal} and not (tutor = any(${outros}::uuid[]))`.execute(
    tx,
  )
  await sql`insert into animal_tutor (cliente, animal, tutor)
    select ${cliente}::uuid, ${animal}::uuid, o from unnest(${outros}::uuid[]) as o on conflict do nothing`.execute(tx)
}

/** Gathers again the words that an animal is found by. */
export async function renovarBusca(tx: Banco, cliente: string, animal: string): Promise<void> {
  await sql`update animal set tutor = tutor where cliente = ${cliente} and codigo = ${animal}`.execute(tx)
}

export async function animalPorMicrochip(tx: Banco, cliente: string, microchip: string) {
  return tx
    .selectFrom('animal')
    .innerJoin('tutor', (juncao) =>
      juncao.onRef('tutor.cliente', '=', 'animal.cliente').onRef('tutor.codigo', '=', 'animal.tutor'),
    )
    .select(['animal.codigo', 'animal.nome', 'tutor.nome as tutor'])
    .where('animal.cliente', '=', cliente)
    .where('animal.microchip', '=', microchip)
    .executeTakeFirst()
}

export async function animalNaVisao(tx: Banco, cliente: string, visao: Visao, codigo: string): Promise<boolean> {
  const alcancado = dentro(sql`a.codigo`, animaisDaVisao(visao, cliente))
  const { rows } =
    await sql`select from animal a where a.cliente = ${cliente} and a.codigo = ${codigo} and a.unido_a is null
    ${alcancado === null ? sql`` : sql`and ${alcancado}`}`.execute(tx)
  return rows.length > 0
}

export const colunasDe = (dados: DadosDoAnimal) =>
  ({
    nome: dados.nome,
    especie: dados.especie,
    raca: dados.raca,
    sexo: dados.sexo,
    castrado: dados.castrado,
    nascimento: dados.nascimento,
    nascimento_presumido: dados.nascimentoPresumido,
    pelagem: dados.pelagem,
    sinais: dados.sinais,
    microchip: dados.microchip,
    sinpatinhas: dados.sinpatinhas,
    alerta: dados.alerta,
    plano_saude: dados.planoSaude,
    carteirinha: dados.carteirinha,
    plano_desde: dados.planoSaude === null ? null : dados.planoDesde,
    tutor: dados.tutor,
    parceiro: dados.parceiro,
    obito: dados.obito,
    obito_motivo: dados.obitoMotivo,
  }) satisfies ColunasDe<DadosDoAnimal, 'pesoGramas'>

/** Inserts, or answers undefined when another animal has the microchip. */
export async function inserirAnimal(
  tx: Banco,
  cliente: string,
  dados: DadosDoAnimal,
  agora: string,
): Promise<string | undefined> {
  const linha = await tx
    .insertInto('animal')
    .values({ cliente, ...colunasDe(dados), peso_gramas: dados.pesoGramas, criado_em: agora })
    .onConflict((conflito) => conflito.constraint('animal_microchip_unico').doNothing())
    .returning('codigo')
    .executeTakeFirst()
  return linha?.codigo
}

export async function atualizarAnimal(
  tx: Banco,
  cliente: string,
  codigo: string,
  colunas: Partial<ReturnType<typeof colunasDe>> & { foto?: string | null; foto_miniatura?: string | null },
): Promise<void> {
  await tx
    .updateTable('animal')
    .set((e) => ({ ...colunas, versao: e('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}
