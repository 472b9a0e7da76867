import type { Nivel } from '@vetlume/dominio/medidas'
import { GRUPOS_DO_PRONTUARIO, type Acontecimento, type GrupoDoProntuario } from '@vetlume/dominio/animal'
import type { MedidaPreenchida, SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { sql, type RawBuilder } from 'kysely'
import { listar, literais, type Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'
import { documentosDoEspecialista } from './documentos-do-especialista.ts'

// Atendimento and laudo stand above in the ladder: their tables are read here for the history of the patient.

/** What a reader may see of the exams of a patient it reaches, of each kind; null is nothing of it. */
export interface VisaoDoProntuario {
  atendimento: Visao | null
  laudo: Visao | null
  documento: Visao | null
}

/** A specialist sees its own, a clinic what it asked for and received. */
function dosAtendimentos(visao: Visao | null): RawBuilder<unknown> {
  if (visao === null) return sql`false`
  if (visao.tipo === 'EMPRESA') return sql`true`
  return visao.tipo === 'ESPECIALISTA'
    ? sql`x.especialista = ${visao.especialista}`
    : sql`x.parceiro = ${visao.parceiro}`
}

function dosLaudos(visao: Visao | null): RawBuilder<unknown> {
  if (visao === null) return sql`false`
  if (visao.tipo === 'EMPRESA') return sql`true`
  return visao.tipo === 'ESPECIALISTA'
    ? sql`${visao.especialista} in (l.especialista, l.revisor)`
    : sql`x.parceiro = ${visao.parceiro} and l.entregue_em is not null`
}

/** Documents are of the company and of the specialist whom they are of: a clinic opens none. */
function dosDocumentos(visao: Visao | null): RawBuilder<unknown> {
  if (visao === null || visao.tipo === 'PARCEIRO') return sql`false`
  return documentosDoEspecialista(visao.tipo === 'ESPECIALISTA' ? visao.especialista : null)
}

const VAZIOS = {
  alvo: sql`null::uuid`,
  numero: sql`null::bigint`,
  edicao: sql`null::int`,
  titulo: sql`null::text`,
  estado: sql`null::text`,
  documento: sql`null::text`,
  critico: sql`false`,
  especialista: sql`null::text`,
  parceiro: sql`null::text`,
  gramas: sql`null::int`,
  antes: sql`null::text`,
  depois: sql`null::text`,
  autor: sql`null::text`,
} as const
type Coluna = keyof typeof VAZIOS

/** One kind of line: every column, in the same order, blank where the kind does not have it. */
function linhas(
  tipo: string | RawBuilder<unknown>,
  codigo: RawBuilder<unknown>,
  quando: RawBuilder<unknown>,
  valores: Partial<Record<Coluna, RawBuilder<unknown>>>,
  resto: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const colunas = Object.entries({ ...VAZIOS, ...valores }).map(([nome, valor]) => sql`${valor} as ${sql.ref(nome)}`)
  const rotulo = typeof tipo === 'string' ? sql`${sql.lit(tipo)}::text` : tipo
  return sql`select ${rotulo} as tipo, ${codigo} as codigo, ${quando} as quando, ${sql.join(colunas)} ${resto}`
}

const nomeDe = (tabela: string, alias: string, chave: string) =>
  sql`(select ${sql.ref(`${alias}.nome`)} from ${sql.table(tabela)} ${sql.ref(alias)}
    where ${sql.ref(`${alias}.cliente`)} = x.cliente and ${sql.ref(`${alias}.codigo`)} = ${sql.ref(chave)})`

const nomeNaTrilha = (campo: string, lado: 0 | 1) => {
  const valor = sql`h.mudancas -> ${sql.lit(campo)} -> ${sql.lit(lado)}`
  return sql`coalesce(${valor} ->> 'nome', case when jsonb_typeof(${valor}) = 'string' then ${valor} #>> '{}' end)`
}

/** Lines of one change of the record, from its audit trail: the key is made of the line, since one change may be of two kinds. */
function daTrilha(tipo: string, campo: string, acoes: readonly string[], origem: RawBuilder<unknown>) {
  return linhas(
    tipo,
    sql`md5(h.sequencia::text || ${sql.lit(tipo)})::uuid`,
    sql`h.quando`,
    { antes: nomeNaTrilha(campo, 0), depois: nomeNaTrilha(campo, 1), autor: sql`h.nome_usuario` },
    sql`${origem} and h.acao in (${literais(acoes)}) and h.mudancas ? ${sql.lit(campo)}`,
  )
}

/** A day that nobody said the hour of is at its noon. */
const doDia = (dia: RawBuilder<unknown>, fuso: string) => sql`(${dia} + time '12:00') at time zone ${fuso}`

interface Paciente {
  cliente: string
  codigo: string
  visao: VisaoDoProntuario
  /** IANA zone: the day of a death is of it. */
  fuso: string
  /** Whether the changes of the record itself are for the reader to see. */
  comCadastro: boolean
}

function fontes({
  cliente,
  codigo,
  visao,
  fuso,
  comCadastro,
}: Paciente): Record<GrupoDoProntuario, RawBuilder<unknown>[]> {
  const doAnimal = sql`x.cliente = ${cliente} and x.animal = ${codigo}`
  // The trail of the records that were merged into this one is its history too.
  const trilha = sql`from auditoria h where h.cliente = ${cliente} and h.entidade = 'animal' and h.registro in (
    select ${codigo}::text union all select r.codigo::text from animal r where r.cliente = ${cliente} and r.unido_a = ${codigo})`
  return {
    atendimento: [
      linhas(
        'ATENDIMENTO',
        sql`x.codigo`,
        sql`coalesce(x.realizado_em, x.criado_em)`,
        {
          alvo: sql`x.codigo`,
          numero: sql`x.numero`,
          titulo: sql`(select string_agg(s.nome, ', ' order by i.ordem) from atendimento_item i join servico s on s.cliente = i.cliente
            and s.codigo = i.servico where i.cliente = x.cliente and i.atendimento = x.codigo and not i.cancelado)`,
          estado: sql`x.estado`,
          especialista: nomeDe('especialista', 'e', 'x.especialista'),
          parceiro: nomeDe('parceiro', 'p', 'x.parceiro'),
        },
        sql`from atendimento x where ${doAnimal} and ${dosAtendimentos(visao.atendimento)}`,
      ),
    ],
    laudo: [
      linhas(
        'LAUDO',
        sql`l.codigo`,
        sql`coalesce(l.assinado_em, l.criado_em)`,
        {
          alvo: sql`l.codigo`,
          numero: sql`l.numero`,
          edicao: sql`l.edicao`,
          titulo: sql`l.titulo`,
          estado: sql`l.estado`,
          critico: sql`l.critico`,
          especialista: nomeDe('especialista', 'e', 'l.especialista'),
          parceiro: nomeDe('parceiro', 'p', 'x.parceiro'),
        },
        sql`from atendimento x join laudo l on l.cliente = x.cliente and l.atendimento = x.codigo
          where ${doAnimal} and l.estado <> 'CANCELADO' and ${dosLaudos(visao.laudo)}`,
      ),
    ],
    documento: [
      linhas(
        'DOCUMENTO',
        sql`d.codigo`,
        sql`d.emitido_em`,
        {
          alvo: sql`d.codigo`,
          numero: sql`d.numero`,
          titulo: sql`d.titulo`,
          documento: sql`d.tipo`,
          autor: sql`d.emitido_por`,
        },
        sql`from documento_emitido d where d.cliente = ${cliente} and d.animal = ${codigo} and ${dosDocumentos(visao.documento)}`,
      ),
    ],
    peso: [
      linhas(
        'PESO',
        sql`x.codigo`,
        sql`x.medido_em`,
        { gramas: sql`x.gramas` },
        sql`from animal_peso x where ${doAnimal}`,
      ),
    ],
    vacina: [
      linhas(
        'VACINA',
        sql`x.codigo`,
        doDia(sql`x.dia`, fuso),
        { titulo: sql`x.vacina`, depois: sql`x.proxima::text`, autor: sql`x.aplicada_por` },
        sql`from animal_vacina x where ${doAnimal}`,
      ),
    ],
    cadastro: [
      linhas(
        'OBITO',
        sql`md5(x.codigo::text || 'OBITO')::uuid`,
        doDia(sql`x.obito`, fuso),
        { depois: sql`x.obito_motivo` },
        sql`from animal x where x.cliente = ${cliente} and x.codigo = ${codigo} and x.obito is not null`,
      ),
      linhas(
        'CADASTRO',
        sql`md5(x.codigo::text || 'CADASTRO')::uuid`,
        sql`x.criado_em`,
        {},
        sql`from animal x where x.cliente = ${cliente} and x.codigo = ${codigo}`,
      ),
      ...(comCadastro
        ? [
            daTrilha('TUTOR', 'tutor', ['ALTERAR'], trilha),
            daTrilha('PLANO', 'planoSaude', ['ALTERAR'], trilha),
            daTrilha('UNIAO', 'recebeu', ['UNIR'], trilha),
          ]
        : []),
    ],
  }
}

/** The history of a patient that is at reach, newest first: one query over all its sources, page by page. */
export function listarProntuario(
  tx: Banco,
  paciente: Paciente,
  { grupo, ...pedido }: Parameters<typeof listar>[1] & { grupo?: GrupoDoProntuario | undefined },
) {
  const todas = fontes(paciente)
  const grupos = grupo === undefined ? (Object.keys(GRUPOS_DO_PRONTUARIO) as GrupoDoProntuario[]) : [grupo]
  const uniao = sql.join(
    grupos.flatMap((nome) => todas[nome]),
    sql` union all `,
  )
  return listar<Acontecimento>(tx, pedido, {
    campos: sql`h.*`,
    origem: sql`from (${uniao}) h`,
    filtros: [],
    chave: sql`h.codigo`,
    colunas: { quando: { expressao: sql`h.quando`, tipo: 'timestamptz' } },
  })
}

const LAUDOS_COM_MEDIDAS = 30

export interface PontoDeMedida extends Pick<MedidaPreenchida, 'id' | 'rotulo' | 'lado' | 'unidade'> {
  secao: Pick<SecaoDoLaudo, 'id' | 'titulo' | 'orgao'>
  valor: number
  quando: string
  laudo: string
  numero: number
  nivel: Nivel | null
  situacao: 'DENTRO' | 'ABAIXO' | 'ACIMA' | null
  referencia: string | null
}

/**
 * Measures of the last signed laudos that the reader may see, oldest first; replaced editions do not count. What was said
 * of each is in the document, which prints those that have a value, in the same order.
 */
export async function medidasDosLaudos(
  tx: Banco,
  { cliente, codigo, visao }: Pick<Paciente, 'cliente' | 'codigo'> & { visao: Visao | null },
): Promise<PontoDeMedida[]> {
  const { rows } = await sql<PontoDeMedida>`
    select m.*, i.impressa ->> 'nivel' as nivel, i.impressa ->> 'situacao' as situacao, i.impressa ->> 'referencia' as referencia
    from (select m.valor ->> 'id' as id, m.valor ->> 'rotulo' as rotulo, m.valor ->> 'lado' as lado, m.valor ->> 'unidade' as unidade,
      json_build_object('id', s.secao ->> 'id', 'titulo', s.secao ->> 'titulo', 'orgao', s.secao ->> 'orgao') as secao,
      (m.valor ->> 'valor')::float8 as valor, l.quando, l.codigo as laudo, l.numero,
      l.documento -> 'secoes' -> (s.ordem - 1)::int -> 'medidas' as impressas,
      (row_number() over (partition by l.codigo, s.ordem order by m.ordem) - 1)::int as lugar
    from (
      select l.codigo, l.numero, l.conteudo, l.documento, coalesce(x.realizado_em, l.assinado_em) as quando
      from atendimento x join laudo l on l.cliente = x.cliente and l.atendimento = x.codigo
      where x.cliente = ${cliente} and x.animal = ${codigo} and l.estado in ('ASSINADO', 'ENTREGUE', 'VISUALIZADO')
        and ${dosLaudos(visao)}
      order by l.assinado_em desc limit ${LAUDOS_COM_MEDIDAS}) as l
    cross join lateral jsonb_array_elements(l.conteudo -> 'secoes') with ordinality as s (secao, ordem)
    cross join lateral jsonb_array_elements(s.secao -> 'medidas') with ordinality as m (valor, ordem)
    where jsonb_typeof(m.valor -> 'valor') = 'number') as m
    cross join lateral (select m.impressas -> m.lugar as impressa) as i
    where m.id <> ''
    order by m.quando, m.laudo, m.lugar`.execute(tx)
  return rows
}
