import type { AnimalCompleto, DadosDoAnimal } from '@vetlume/dominio/animal'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { referencia, type Alcance } from '../cadastros/index.ts'
import { animaisAoAlcance, dentro, parceiroVisivel } from '../tutor/index.ts'

/** How a health plan is called: operator and plan. */
export const nomeDoPlano = sql`h.operadora || ' ' || h.nome`

export type FichaDoAnimal = Omit<AnimalCompleto, 'permissoes' | 'idade'>

/** The record of an animal, if it is at reach. */
export async function fichaDoAnimal(
  tx: Banco,
  cliente: string,
  alcance: Alcance,
  codigo: string,
): Promise<FichaDoAnimal | undefined> {
  const alcancado = dentro(sql`a.codigo`, animaisAoAlcance(alcance, cliente))
  const { rows } = await sql<FichaDoAnimal>`
    select a.codigo, a.nome, ${referencia('e')} as especie, ${referencia('r')} as raca, a.sexo, a.castrado, a.nascimento,
      a.nascimento_presumido as "nascimentoPresumido", a.pelagem, a.sinais, a.microchip, a.sinpatinhas, a.alerta,
      ${referencia('h', nomeDoPlano)} as "planoSaude", a.carteirinha,
      json_build_object('codigo', t.codigo, 'nome', t.nome, 'cpf', t.cpf, 'telefone', t.telefone, 'whatsapp', t.whatsapp, 'email', t.email) as tutor,
      ${parceiroVisivel(alcance, 'p')} as parceiro, a.peso_gramas as "pesoGramas",
      (select coalesce(json_agg(json_build_object('gramas', g.gramas, 'medidoEm', to_char(g.medido_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by g.medido_em desc, g.codigo desc), '[]')
        from (select * from animal_peso w where w.cliente = a.cliente and w.animal = a.codigo order by w.medido_em desc, w.codigo desc limit 50) g) as pesos,
      a.obito, a.ativo, a.criado_em as "criadoEm", a.versao
    from animal a join especie e on e.codigo = a.especie left join raca r on r.codigo = a.raca
      join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
      left join plano_saude h on h.codigo = a.plano_saude left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    where a.cliente = ${cliente} and a.codigo = ${codigo} ${alcancado === null ? sql`` : sql`and ${alcancado}`}`.execute(
    tx,
  )
  return rows[0]
}

/** Locks the row until commit, so that two changes take turns and the second sees the first. */
export async function travarAnimal(tx: Banco, cliente: string, codigo: string) {
  return tx
    .selectFrom('animal')
    .select('peso_gramas')
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .forNoKeyUpdate()
    .executeTakeFirst()
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

export async function animalAoAlcance(tx: Banco, cliente: string, alcance: Alcance, codigo: string): Promise<boolean> {
  const alcancado = dentro(sql`a.codigo`, animaisAoAlcance(alcance, cliente))
  const { rows } = await sql`select from animal a where a.cliente = ${cliente} and a.codigo = ${codigo}
    ${alcancado === null ? sql`` : sql`and ${alcancado}`}`.execute(tx)
  return rows.length > 0
}

const colunasDe = (dados: DadosDoAnimal) => ({
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
  tutor: dados.tutor,
  parceiro: dados.parceiro,
  peso_gramas: dados.pesoGramas,
  obito: dados.obito,
  ativo: dados.ativo,
})

/** Inserts, or answers undefined when another animal has the microchip. */
export async function inserirAnimal(
  tx: Banco,
  cliente: string,
  dados: DadosDoAnimal,
  agora: string,
): Promise<string | undefined> {
  const linha = await tx
    .insertInto('animal')
    .values({ cliente, ...colunasDe(dados), criado_em: agora })
    .onConflict((conflito) => conflito.constraint('animal_microchip_unico').doNothing())
    .returning('codigo')
    .executeTakeFirst()
  return linha?.codigo
}

export async function atualizarAnimal(tx: Banco, cliente: string, codigo: string, dados: DadosDoAnimal): Promise<void> {
  await tx
    .updateTable('animal')
    .set((e) => ({ ...colunasDe(dados), versao: e('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export async function atualizarPeso(tx: Banco, cliente: string, codigo: string, gramas: number): Promise<void> {
  await tx
    .updateTable('animal')
    .set((e) => ({ peso_gramas: gramas, versao: e('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export async function inserirPeso(
  tx: Banco,
  cliente: string,
  animal: string,
  gramas: number,
  medidoEm: string,
): Promise<void> {
  await tx.insertInto('animal_peso').values({ cliente, animal, gramas, medido_em: medidoEm }).execute()
}
