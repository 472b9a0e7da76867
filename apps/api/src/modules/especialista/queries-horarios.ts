import type {
  BloqueioDoEspecialista,
  DadosDaExcecao,
  ExcecaoDoEspecialista,
  JanelaDoEspecialista,
  SemanaDoEspecialista,
} from '@vetlume/dominio/especialista'
import type { Dia } from '@vetlume/dominio/tempo'
import { sql, type RawBuilder } from 'kysely'
import { regravarPartes, type ColunasDe } from '../cadastros/index.ts'
import type { Banco } from '../../infra/banco/index.ts'
/** `08:30`; PostgreSQL writes the seconds too, and knows 24:00. */
const hora = (coluna: string): RawBuilder<unknown> => sql`left(${sql.ref(coluna)}::text, 5)`

type DoEspecialista<T> = T & { especialista: string }

const JANELA = sql`dia_semana as "diaSemana", ${hora('inicio')} as inicio, ${hora('fim')} as fim,
  ${hora('almoco_inicio')} as "almocoInicio", ${hora('almoco_fim')} as "almocoFim"`
const BLOQUEIO = sql`dia_semana as "diaSemana", ${hora('inicio')} as inicio, ${hora('fim')} as fim, motivo, de, ate`
const EXCECAO = sql`codigo, tipo, motivo, de, ate, ${hora('inicio')} as inicio, ${hora('fim')} as fim, observacao, versao`

export async function lerSemana(tx: Banco, cliente: string, especialista: string): Promise<SemanaDoEspecialista> {
  const { rows: janelas } = await sql<JanelaDoEspecialista>`select ${JANELA}
    from especialista_horario where cliente = ${cliente} and especialista = ${especialista}
    order by dia_semana, inicio`.execute(tx)
  const { rows: bloqueios } = await sql<BloqueioDoEspecialista>`select ${BLOQUEIO}
    from especialista_bloqueio where cliente = ${cliente} and especialista = ${especialista}
    order by dia_semana, inicio, de nulls first`.execute(tx)
  return { janelas, bloqueios }
}

/** The weeks of all of a company's specialists. */
export async function lerSemanas(tx: Banco, cliente: string) {
  const { rows: janelas } = await sql<DoEspecialista<JanelaDoEspecialista>>`
    select especialista, ${JANELA} from especialista_horario where cliente = ${cliente}`.execute(tx)
  const { rows: bloqueios } = await sql<DoEspecialista<BloqueioDoEspecialista>>`
    select especialista, ${BLOQUEIO} from especialista_bloqueio where cliente = ${cliente}`.execute(tx)
  return { janelas, bloqueios }
}

/** What changes days of a period, of all of a company's specialists. */
export async function lerExcecoesDaEmpresa(tx: Banco, cliente: string, { de, ate }: { de: Dia; ate: Dia }) {
  const { rows } = await sql<DoEspecialista<ExcecaoDoEspecialista>>`
    select especialista, ${EXCECAO} from especialista_excecao where cliente = ${cliente} and ate >= ${de} and de <= ${ate}
    order by de, inicio nulls first, codigo`.execute(tx)
  return rows
}

/** The company's windows: what a specialist without own ones works. */
export async function semanaPadrao(tx: Banco): Promise<JanelaDoEspecialista[]> {
  const { rows } = await sql<JanelaDoEspecialista>`
    select dia_semana as "diaSemana", ${hora('inicio')} as inicio, ${hora('fim')} as fim, null as "almocoInicio", null as "almocoFim"
    from horario_atendimento where ativo and tipo = 'NORMAL' order by dia_semana, inicio`.execute(tx)
  return rows
}

/** Writes the week whole. */
export async function gravarSemana(
  tx: Banco,
  cliente: string,
  especialista: string,
  { janelas, bloqueios }: SemanaDoEspecialista,
): Promise<void> {
  const dono = ['especialista', especialista] as const
  await regravarPartes(
    tx,
    cliente,
    'especialista_horario',
    dono,
    janelas.map(({ diaSemana, inicio, fim, almocoInicio, almocoFim }) => ({
      dia_semana: diaSemana,
      inicio,
      fim,
      almoco_inicio: almocoInicio,
      almoco_fim: almocoFim,
    })),
  )
  await regravarPartes(
    tx,
    cliente,
    'especialista_bloqueio',
    dono,
    bloqueios.map(({ diaSemana, ...bloqueio }) => ({ dia_semana: diaSemana, ...bloqueio })),
  )
}

/** One version more of the week: who opened the one before is told. */
export async function contarVersaoDaSemana(tx: Banco, cliente: string, especialista: string): Promise<void> {
  await sql`update especialista set horarios_versao = horarios_versao + 1
    where cliente = ${cliente} and codigo = ${especialista}`.execute(tx)
}

/** Exceptions that touch a period, in order; or one of them. */
export async function lerExcecoes(
  tx: Banco,
  cliente: string,
  especialista: string,
  { de, ate, codigo }: { de?: Dia; ate?: Dia; codigo?: string },
): Promise<ExcecaoDoEspecialista[]> {
  const { rows } = await sql<ExcecaoDoEspecialista>`
    select ${EXCECAO} from especialista_excecao where cliente = ${cliente} and especialista = ${especialista}
      ${de === undefined ? sql`` : sql`and ate >= ${de}`} ${ate === undefined ? sql`` : sql`and de <= ${ate}`}
      ${codigo === undefined ? sql`` : sql`and codigo = ${codigo}`}
    order by de, inicio nulls first, codigo`.execute(tx)
  return rows
}

const colunasDa = ({ tipo, motivo, de, ate, inicio, fim, observacao }: DadosDaExcecao) =>
  ({
    tipo,
    motivo,
    de,
    ate,
    inicio,
    fim,
    observacao,
  }) satisfies ColunasDe<DadosDaExcecao>

export async function inserirExcecao(
  tx: Banco,
  cliente: string,
  especialista: string,
  dados: DadosDaExcecao,
): Promise<string> {
  const { codigo } = await tx
    .insertInto('especialista_excecao')
    .values({ cliente, especialista, ...colunasDa(dados) })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

export async function alterarLinhaDeExcecao(
  tx: Banco,
  cliente: string,
  codigo: string,
  dados: DadosDaExcecao,
): Promise<void> {
  await tx
    .updateTable('especialista_excecao')
    .set((eb) => ({ ...colunasDa(dados), versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export async function apagarExcecao(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await tx.deleteFrom('especialista_excecao').where('cliente', '=', cliente).where('codigo', '=', codigo).execute()
}

/** Municipality of the company, by IBGE code: whose holidays close its days. */
export async function cidadeDaEmpresa(tx: Banco, cliente: string): Promise<string | null> {
  const linha = await tx.selectFrom('cliente').select('cidade').where('codigo', '=', cliente).executeTakeFirst()
  return linha?.cidade == null ? null : String(linha.cidade)
}
