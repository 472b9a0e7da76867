import type { Partida } from '@vetlume/dominio/deslocamento'
import type { Dia } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { criarMemoria } from '../../infra/memoria.ts'
import { feriadosEm } from '../feriado/index.ts'
import {
  diasDo,
  jornadaDe,
  type DiaDaJornada,
  type DonoDaJornada,
  type PeriodoDeDias,
  type RegrasDaEmpresa,
} from './jornadas.ts'
import { lerExcecoesDaEmpresa, lerSemanas, semanaPadrao, cidadeDaEmpresa } from './queries-horarios.ts'

type Local = Pick<CtxCliente, 'tx' | 'cliente'>

export interface EspecialistaDoCalendario extends DonoDaJornada {
  nome: string
  cor: string
  ativo: boolean
  velocidadeKmh: number | null
  partida: Partida | null
}

interface Empresa extends Pick<RegrasDaEmpresa, 'janelas' | 'bloqueios' | 'padrao'> {
  /** All of them, by name. */
  especialistas: ReadonlyMap<string, EspecialistaDoCalendario>
  cidade: string | null
}

interface Periodo {
  regras: Pick<RegrasDaEmpresa, 'excecoes' | 'feriados'>
  dias: readonly Dia[]
  /** Made when somebody first asks for them. */
  jornadas: Map<string, readonly DiaDaJornada[]>
}

/** Who works when, in a period of days. */
export interface Calendario {
  /** Of what is kept of the company; another number is another calendar. */
  versao: number
  /** Every specialist of the company, by name. */
  especialistas: ReadonlyMap<string, EspecialistaDoCalendario>
  /** The days of one of them. The caller has decided who may know. */
  jornada(especialista: string): readonly DiaDaJornada[]
}

// Weighed in days of a specialist, half a kilobyte each: at most some 20 MB in a process.
const empresas = criarMemoria<Empresa>(20_000)
const periodos = criarMemoria<Periodo>(20_000)
/** What the week of a specialist weighs beside one of its days. */
const PESO_DO_ESPECIALISTA = 5

/** The number that says whether what a process keeps of the company's calendar still holds; read with what is drawn on it. */
export const versaoDoCalendario = (cliente: string) =>
  sql<{ versao: number }>`select versao from calendario_versao where cliente = ${cliente}`

/** Where the day of a specialist `e` begins, of the municipality when nobody typed coordinates. */
export const partida = sql`(select json_build_object('volta', e.partida_volta, 'lugar', json_build_object('chave', 'e:' || e.codigo,
    'nome', coalesce(e.partida_endereco, em.nome, 'ponto de partida'), 'latitude', coalesce(e.partida_latitude, em.latitude),
    'longitude', coalesce(e.partida_longitude, em.longitude), 'aproximado', e.partida_latitude is null))
  from (select) aqui left join cidade em on em.ibge = e.partida_cidade
  where e.partida_latitude is not null or e.partida_cidade is not null)`

async function lerEspecialistas({ tx, cliente }: Local): Promise<Empresa['especialistas']> {
  const { rows } = await sql<EspecialistaDoCalendario>`
    select e.codigo, e.nome, e.cor, e.fuso, e.ativo, e.velocidade_kmh as "velocidadeKmh", ${partida} as partida
    from especialista e where e.cliente = ${cliente} order by normalizar(e.nome), e.codigo`.execute(tx)
  return new Map(rows.map((linha) => [linha.codigo, linha]))
}

async function empresaDe(local: Local, versao: number): Promise<Empresa> {
  const guardada = empresas.ler(local.cliente, versao)
  if (guardada !== undefined) return guardada
  const especialistas = await lerEspecialistas(local)
  const { janelas, bloqueios } = await lerSemanas(local.tx, local.cliente)
  const empresa = {
    especialistas,
    janelas,
    bloqueios,
    padrao: await semanaPadrao(local.tx),
    cidade: await cidadeDaEmpresa(local.tx, local.cliente),
  }
  return empresas.guardar(local.cliente, versao, empresa, (especialistas.size + 1) * PESO_DO_ESPECIALISTA)
}

async function periodoDe(local: Local, versao: number, empresa: Empresa, { de, ate }: PeriodoDeDias): Promise<Periodo> {
  const chave = `${local.cliente} ${de} ${ate}`
  const guardado = periodos.ler(chave, versao)
  if (guardado !== undefined) return guardado
  const excecoes = await lerExcecoesDaEmpresa(local.tx, local.cliente, { de, ate })
  const feriados = await feriadosEm(local.tx, { de, ate, cidade: empresa.cidade })
  const fechados = feriados.filter(({ facultativo }) => !facultativo)
  const regras = { excecoes, feriados: new Map(fechados.toReversed().map(({ dia, nome }) => [dia, nome])) }
  const dias = diasDo({ de, ate })
  const peso = (empresa.especialistas.size + 1) * dias.length
  return periodos.guardar(chave, versao, { regras, dias, jornadas: new Map() }, peso)
}

/**
 * Own weeks or the company's, recurring blocks, holidays of the company's city and exceptions, read once and kept by every
 * process until somebody changes one of them. `versao` is for who read it already, in this transaction.
 */
export async function calendarioDe(local: Local, periodo: PeriodoDeDias, versao?: number): Promise<Calendario> {
  const atual = versao ?? (await versaoDoCalendario(local.cliente).execute(local.tx)).rows[0]?.versao ?? Number.NaN
  const empresa = await empresaDe(local, atual)
  const { regras, dias, jornadas } = await periodoDe(local, atual, empresa, periodo)
  return {
    versao: atual,
    especialistas: empresa.especialistas,
    jornada(codigo) {
      const dono = empresa.especialistas.get(codigo)
      if (dono === undefined) return []
      const feita = jornadas.get(codigo) ?? jornadaDe(dono, dias, { ...empresa, ...regras })
      jornadas.set(codigo, feita)
      return feita
    },
  }
}

/** The days of some specialists, by their key. The caller has decided who may know. */
export async function jornadasDe(
  local: Local,
  donos: readonly { codigo: string }[],
  periodo: PeriodoDeDias,
): Promise<ReadonlyMap<string, readonly DiaDaJornada[]>> {
  if (donos.length === 0) return new Map()
  const calendario = await calendarioDe(local, periodo)
  return new Map(donos.map(({ codigo }) => [codigo, calendario.jornada(codigo)]))
}
