import { faixasDoDia, janelasDoDia, type Janela } from '@vetlume/dominio/disponibilidade'
import type { BloqueioDoEspecialista, ExcecaoDoEspecialista, JanelaDoEspecialista } from '@vetlume/dominio/especialista'
import type { Dia } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { feriadosEm } from '../cadastros/index.ts'
import { cidadeDaEmpresa, semanaPadrao } from './queries-horarios.ts'

type Local = Pick<CtxCliente, 'tx' | 'cliente'>

export interface PeriodoDeDias {
  de: Dia
  ate: Dia
}

/** A specialist whose days are asked for; `fuso` is the zone that its hours are in. */
export interface DonoDaJornada {
  codigo: string
  fuso: string
}

/** A day as it is worked. What closes part of it comes in UTC too, so that it can be drawn. */
export interface DiaDaJornada {
  dia: Dia
  janelas: Janela[]
  /** Name of the holiday that closes the day, or would. */
  feriado: string | null
  excecoes: (Pick<ExcecaoDoEspecialista, 'codigo' | 'tipo' | 'motivo' | 'observacao'> & Janela)[]
  bloqueios: (Janela & { motivo: string })[]
}

type DoEspecialista<T> = T & { especialista: string }

const hora = (coluna: string) => sql`left(${sql.ref(coluna)}::text, 5)`

async function lerSemanas({ tx, cliente }: Local, codigos: readonly string[]) {
  const { rows: janelas } = await sql<DoEspecialista<JanelaDoEspecialista>>`
    select especialista, dia_semana as "diaSemana", ${hora('inicio')} as inicio, ${hora('fim')} as fim,
      ${hora('almoco_inicio')} as "almocoInicio", ${hora('almoco_fim')} as "almocoFim"
    from especialista_horario where cliente = ${cliente} and especialista = any(${codigos}::uuid[])`.execute(tx)
  const { rows: bloqueios } = await sql<DoEspecialista<BloqueioDoEspecialista>>`
    select especialista, dia_semana as "diaSemana", ${hora('inicio')} as inicio, ${hora('fim')} as fim, motivo, de, ate
    from especialista_bloqueio where cliente = ${cliente} and especialista = any(${codigos}::uuid[])`.execute(tx)
  return { janelas, bloqueios }
}

async function lerExcecoesDe({ tx, cliente }: Local, codigos: readonly string[], { de, ate }: PeriodoDeDias) {
  const { rows } = await sql<DoEspecialista<ExcecaoDoEspecialista>>`
    select especialista, codigo, tipo, motivo, de, ate, ${hora('inicio')} as inicio, ${hora('fim')} as fim, observacao, versao
    from especialista_excecao where cliente = ${cliente} and especialista = any(${codigos}::uuid[])
      and ate >= ${de} and de <= ${ate}
    order by de, inicio nulls first, codigo`.execute(tx)
  return rows
}

/** Every day of a period, both ends included. */
export function diasDo({ de, ate }: PeriodoDeDias): Dia[] {
  const primeiro = Temporal.PlainDate.from(de)
  const quantos = primeiro.until(ate).days + 1
  return Array.from({ length: Math.max(0, quantos) }, (_, i) => primeiro.add({ days: i }).toString())
}

/** Hours of one day on the clock of the place, as UTC windows: more than one only when the clock changes in between. */
function emUtc(dia: Dia, fuso: string, inicio: string | null, fim: string | null): Janela[] {
  const diaSemana = Temporal.PlainDate.from(dia).dayOfWeek % 7
  const faixa = { diaSemana, inicio: inicio ?? '00:00', fim: fim ?? '24:00' }
  return janelasDoDia({ dia, fuso, semana: { janelas: [faixa], bloqueios: [] }, excecoes: [], feriados: [] })
}

interface Regras {
  semana: { janelas: readonly JanelaDoEspecialista[]; bloqueios: readonly BloqueioDoEspecialista[] }
  excecoes: readonly ExcecaoDoEspecialista[]
  feriados: ReadonlyMap<Dia, string>
}

function diaTrabalhado(dia: Dia, fuso: string, { semana, excecoes, feriados }: Regras): DiaDaJornada {
  const diaSemana = Temporal.PlainDate.from(dia).dayOfWeek % 7
  const doDia = excecoes.filter(({ de, ate }) => de <= dia && dia <= ate)
  const bloqueios = semana.bloqueios.filter(
    (bloqueio) => bloqueio.diaSemana === diaSemana && (bloqueio.de ?? dia) <= dia && dia <= (bloqueio.ate ?? dia),
  )
  const pedido = { dia, semana, excecoes: doDia, feriados: feriados.has(dia) ? [dia] : [] }
  return {
    dia,
    janelas: faixasDoDia(pedido).length === 0 ? [] : janelasDoDia({ ...pedido, fuso }),
    feriado: feriados.get(dia) ?? null,
    excecoes: doDia.flatMap(({ codigo, tipo, motivo, observacao, inicio, fim }) =>
      emUtc(dia, fuso, inicio, fim).map((janela) => ({ codigo, tipo, motivo, observacao, ...janela })),
    ),
    bloqueios: bloqueios.flatMap(({ motivo, inicio, fim }) =>
      emUtc(dia, fuso, inicio, fim).map((janela) => ({ motivo, ...janela })),
    ),
  }
}

/**
 * How each specialist works, day by day, both ends included: own week or, without one, the company's; recurring blocks,
 * holidays of the company's city and exceptions applied. As many statements for one specialist as for all of them. The
 * caller has decided who may know.
 */
export async function jornadasDe(
  local: Local,
  donos: readonly DonoDaJornada[],
  periodo: PeriodoDeDias,
): Promise<ReadonlyMap<string, DiaDaJornada[]>> {
  if (donos.length === 0) return new Map()
  const codigos = donos.map(({ codigo }) => codigo)
  const { janelas, bloqueios } = await lerSemanas(local, codigos)
  const padrao = donos.every(({ codigo }) => janelas.some(({ especialista }) => especialista === codigo))
    ? []
    : await semanaPadrao(local)
  const excecoes = await lerExcecoesDe(local, codigos, periodo)
  const cadastrados = await feriadosEm(local.tx, { ...periodo, cidade: await cidadeDaEmpresa(local) })
  const fechados = cadastrados.filter(({ facultativo }) => !facultativo)
  const feriados = new Map(fechados.toReversed().map(({ dia, nome }) => [dia, nome]))
  const dias = diasDo(periodo)
  return new Map(
    donos.map(({ codigo, fuso }) => {
      const seus = <T extends { especialista: string }>(linhas: readonly T[]) =>
        linhas.filter(({ especialista }) => especialista === codigo)
      const proprias = seus(janelas)
      const semana = { janelas: proprias.length > 0 ? proprias : padrao, bloqueios: seus(bloqueios) }
      const regras = { semana, excecoes: seus(excecoes), feriados }
      return [codigo, dias.map((dia) => diaTrabalhado(dia, fuso, regras))]
    }),
  )
}
