import type { DadosDaEspera, EstadoDaEspera, ItemDaEspera } from '@vetlume/dominio/agenda'
import { TOTAL_MAXIMO } from '@vetlume/dominio/contrato'
import { sql, type Insertable, type Updateable } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import type { ListaEspera } from '../../infra/banco/tipos.ts'
import { contem, referencia, regravarPartes, type ColunasDe } from '../cadastros/index.ts'
export type LinhaDaEspera = Omit<ItemDaEspera, 'permissoes'>

const campos = sql`w.codigo, w.versao, w.estado, w.contato, w.prioridade, w.desde, w.ate, w.periodo, w.observacoes, w.motivo,
  w.agendamento, w.criado_em as "criadoEm", ${referencia('a')} as animal, ${referencia('p')} as parceiro, ${referencia('e')} as especialista,
  case when t.codigo is not null then json_build_object('nome', t.nome, 'telefone', coalesce(t.whatsapp, t.telefone)) end as tutor,
  (select coalesce(json_agg(json_build_object('codigo', s.codigo, 'nome', s.nome, 'duracaoMinutos',
      coalesce((select sum(q.duracao_minutos)::int from servico_composicao c join servico q on q.cliente = c.cliente and q.codigo = c.servico
        where c.cliente = s.cliente and c.pacote = s.codigo), s.duracao_minutos)) order by normalizar(s.nome), s.codigo), '[]')
    from lista_espera_servico i join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where i.cliente = w.cliente and i.espera = w.codigo) as servicos`

const juncoes = sql`
  left join animal a on a.cliente = w.cliente and a.codigo = w.animal
  left join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
  left join parceiro p on p.cliente = w.cliente and p.codigo = w.parceiro
  left join especialista e on e.cliente = w.cliente and e.codigo = w.especialista`

/** The urgent first, then by arrival. */
const vez = sql`(case w.prioridade when 'URGENTE' then '0' else '1' end) || to_char(w.criado_em at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`

interface FiltroDaEspera {
  busca?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
  estado?: EstadoDaEspera | undefined
  prioridade?: string | undefined
  especialista?: string | undefined
  parceiro?: string | undefined
  dia?: string | undefined
}

export function listarEsperas(tx: Banco, cliente: string, filtro: FiltroDaEspera) {
  const { busca, estado, prioridade, especialista, parceiro, dia } = filtro
  return listar<LinhaDaEspera>(tx, filtro, {
    campos,
    origem: sql`from lista_espera w`,
    alias: 'w',
    juncoes,
    chave: sql`w.codigo`,
    colunas: {
      prioridade: { expressao: vez, tipo: 'text' },
      criadoEm: { expressao: sql`w.criado_em`, tipo: 'timestamptz' },
      desde: { expressao: sql`w.desde`, tipo: 'date' },
    },
    filtros: [
      sql`w.cliente = ${cliente}`,
      estado !== undefined && sql`w.estado = ${estado}`,
      prioridade !== undefined && sql`w.prioridade = ${prioridade}`,
      // Who accepts anyone may go to this specialist too.
      especialista !== undefined && sql`coalesce(w.especialista, ${especialista}::uuid) = ${especialista}::uuid`,
      parceiro !== undefined && sql`w.parceiro = ${parceiro}`,
      dia !== undefined && sql`w.desde <= ${dia}::date and coalesce(w.ate, 'infinity'::date) >= ${dia}::date`,
      // Few people wait: those without a patient are looked through.
      busca !== undefined &&
        busca !== '' &&
        sql`(w.animal in (select busca.animal(${cliente}, ${busca}, ${TOTAL_MAXIMO}))
          or w.animal is null and ${contem(sql`normalizar(w.contato)`, busca)})`,
    ],
  })
}

export async function lerEspera(tx: Banco, cliente: string, codigo: string): Promise<LinhaDaEspera | undefined> {
  const { rows } = await sql<LinhaDaEspera>`select ${campos} from lista_espera w ${juncoes}
    where w.cliente = ${cliente} and w.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

export async function travarEspera(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await sql`select from lista_espera where cliente = ${cliente} and codigo = ${codigo} for no key update`.execute(tx)
}

export const colunasDaEspera = (dados: DadosDaEspera) =>
  ({
    animal: dados.animal,
    contato: dados.contato,
    parceiro: dados.parceiro,
    especialista: dados.especialista,
    prioridade: dados.prioridade,
    desde: dados.desde,
    ate: dados.ate,
    periodo: dados.periodo,
    observacoes: dados.observacoes,
  }) satisfies ColunasDe<DadosDaEspera>

export async function inserirEspera(
  tx: Banco,
  cliente: string,
  linha: Omit<Insertable<ListaEspera>, 'cliente'>,
): Promise<string> {
  const { codigo } = await tx
    .insertInto('lista_espera')
    .values({ cliente, ...linha })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** Writes the columns and counts one version more. */
export async function alterarEspera(
  tx: Banco,
  cliente: string,
  codigo: string,
  colunas: Updateable<ListaEspera>,
): Promise<void> {
  await tx
    .updateTable('lista_espera')
    .set((eb) => ({ ...colunas, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export async function gravarServicosDaEspera(
  tx: Banco,
  cliente: string,
  codigo: string,
  servicos: readonly string[],
): Promise<void> {
  const linhas = servicos.map((servico) => ({ servico }))
  await regravarPartes(tx, cliente, 'lista_espera_servico', ['espera', codigo], linhas)
}
