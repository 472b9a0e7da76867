import {
  duracaoPossivel,
  MENSAGEM_DE_DURACAO,
  SEM_CONFIRMAR,
  type Confirmacoes,
  type EdicaoDoAgendamento,
  type ExameDoPlano,
  type PedidoAberto,
  type SemEspecialidade,
  type TipoDeLocal,
} from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { exigir, juntas } from '../../infra/banco/index.ts'
import type { ColunasDe, Visao } from '../cadastros/index.ts'
import { conferirAlcance, consultasDoAlcance, type Ida } from './deslocamento/alcance.ts'
import { correcoesDe } from './deslocamento/queries.ts'
import { avisarEspecialidade, selecaoDasEspecialidades } from './especialidade.ts'
import { conferirExpediente, conferirQuando } from './expediente.ts'
import { ocupacoesDe, recusarOcupado, type Pretensao } from './ocupacao.ts'
import { pedidosAbertos } from './pedido-aberto.ts'
import { conferirPlano } from './plano-de-saude.ts'
import {
  tentativaDeTravar,
  trava,
  travaDeQuemMarca,
  travasDosOcupados,
  type LinhaDoAgendamento,
} from './queries-escrita.ts'
import { naOrdemPedida, selecaoDosServicos, type ServicoPedido } from './queries-servico.ts'
import {
  conferirAnimal,
  conferirParceiro,
  exigirEspecialista,
  exigirServicos,
  referenciasDe,
  type EspecialistaMarcado,
  type Referencias,
} from './referencias.ts'

/** The form of an appointment, whole. */
export type Marcacao = Omit<EdicaoDoAgendamento, 'codigo' | 'versao'>
/** Who books: a clinic asks, and goes another way. */
export type QuemMarca = Exclude<Visao, { tipo: 'PARCEIRO' }>

/** A form that was checked, ready to be written. */
export interface Preparada {
  especialista: EspecialistaMarcado
  servicos: ServicoPedido[]
  pretensao: Pretensao
  colunas: ReturnType<typeof colunasDe> & { plantao: boolean }
  /** What the health plan refuses and the company overrode. */
  planoIgnorado: string[]
  /** Why somebody without the specialty does it; null when that is not so, or was said before. */
  semEspecialidade: string | null
  /** What was asked for the patient and waits for a time, where the time was to be taken. */
  pedidos: PedidoAberto[]
  referencias: Referencias
}

const milissegundos = (instante: string) =>
  Temporal.Instant.from(instante).round('millisecond').toString({ smallestUnit: 'millisecond' })

/** A bundle comes with its exams: none of them is asked for twice. */
function recusarRepetidos(servicos: readonly ServicoPedido[]): void {
  const exames = servicos.flatMap((servico) => servico.exames)
  const repetido = exames.find(({ codigo }, i) => exames.findIndex((outro) => outro.codigo === codigo) < i)
  if (repetido !== undefined)
    throw new ErroDeDominio('VALIDACAO', { campos: { servicos: `${repetido.nome} já está em um dos pacotes.` } })
}

/** The end asked for or, without one, what the services take. */
function horarioDe({ inicio, fim }: Marcacao, servicos: readonly ServicoPedido[]) {
  const comeco = Temporal.Instant.from(milissegundos(inicio))
  const minutos = servicos.reduce((soma, servico) => soma + servico.minutos, 0)
  const termino = fim === null ? comeco.add({ minutes: minutos }) : Temporal.Instant.from(milissegundos(fim))
  if (!duracaoPossivel(comeco.until(termino).total('minutes')))
    throw new ErroDeDominio('VALIDACAO', { campos: { fim: MENSAGEM_DE_DURACAO } })
  return { inicio: milissegundos(inicio), fim: milissegundos(termino.toString()) }
}

/** A domicile has its own address; the others have their clinic's or the company's. */
function colunasDoLocal({ tipoLocal, endereco, latitude, longitude }: Marcacao) {
  const tipo_local: TipoDeLocal = tipoLocal
  return tipoLocal === 'DOMICILIO'
    ? { tipo_local, endereco, latitude, longitude }
    : { tipo_local, endereco: null, latitude: null, longitude: null }
}

function colunasDe(pedido: Marcacao, horario: { inicio: string; fim: string }) {
  return {
    ...horario,
    ...colunasDoLocal(pedido),
    especialista: pedido.especialista,
    parceiro: pedido.parceiro,
    animal: pedido.animal,
    contato: pedido.contato,
    prioridade: pedido.prioridade,
    plano_saude: pedido.planoSaude,
    autorizacao: pedido.planoSaude === null ? null : pedido.autorizacao,
    observacoes: pedido.observacoes,
  } satisfies ColunasDe<Omit<Marcacao, keyof Confirmacoes>>
}

/** The same ones, in any order. */
export const mesmosServicos = (uns: readonly string[], outros: readonly string[]): boolean =>
  uns.toSorted().join() === outros.toSorted().join()

/** The plan is asked again when what it decides on changes: the plan, the exams, the patient, the authorisation that is gone, the day. */
function planoMuda(pedido: Marcacao, inicio: string, atual: LinhaDoAgendamento | null, fuso: string): boolean {
  if (atual === null) return true
  return (
    pedido.planoSaude !== atual.plano_saude ||
    pedido.animal !== atual.animal ||
    (pedido.autorizacao === null && atual.autorizacao !== null) ||
    !mesmosServicos(pedido.servicos, atual.servicos) ||
    diaNaZona(inicio, fuso) !== diaNaZona(atual.inicio, fuso)
  )
}

/** Who does it, or what is to be done, is other than it was. */
const especialidadeMuda = (pedido: Marcacao, atual: LinhaDoAgendamento | null): boolean =>
  atual === null || pedido.especialista !== atual.especialista || !mesmosServicos(pedido.servicos, atual.servicos)

/** Whether it happens somewhere else than it did. */
const mudouOEndereco = (pedido: Marcacao, atual: LinhaDoAgendamento): boolean =>
  pedido.tipoLocal !== atual.tipo_local ||
  pedido.parceiro !== atual.parceiro ||
  pedido.latitude !== atual.latitude ||
  pedido.longitude !== atual.longitude

/** What an appointment takes, beside its time. */
function pretensaoDe(
  pedido: Marcacao,
  horario: { inicio: string; fim: string },
  servicos: readonly ServicoPedido[],
  proprio: string | null,
): Pretensao {
  const equipamentos = new Map(servicos.flatMap((s) => s.equipamentos.map((e) => [e.codigo, e] as const)))
  const { especialista, animal } = pedido
  return { especialista, animal, equipamentos: [...equipamentos.values()], ...horario, proprio }
}

interface FormularioLido {
  servicos: ServicoPedido[]
  /** Null where who does it was not chosen now. */
  faltas: SemEspecialidade | null
}

/** What a form points at, with its services and what the specialist lacks for them, in one statement. */
async function lerFormulario({ tx, cliente }: CtxCliente, pedido: Marcacao, escolhe: boolean) {
  const faltas = escolhe
    ? sql`(select row_to_json(f) from (${selecaoDasEspecialidades(cliente, pedido)}) f)`
    : sql`null::json`
  const consulta = referenciasDe<FormularioLido>(
    cliente,
    pedido,
    sql`, (select coalesce(json_agg(s), '[]') from (${selecaoDosServicos(cliente, pedido.servicos)}) s) as servicos, ${faltas} as faltas`,
  )
  return exigir((await consulta.execute(tx)).rows[0])
}

interface Olhada {
  pretensao: Pretensao
  exames: readonly ExameDoPlano[]
  /** Null where specialist and animal are not to be taken yet. */
  toma: Ida | null
}

/**
 * What occupies the time and what is asked for already. With `toma`, specialist and animal are taken where nobody holds them,
 * which is nearly always, and all that is read under them comes with it; where somebody does, this is a look without locks.
 */
async function olharHorario({ tx, cliente }: CtxCliente, visao: QuemMarca, { pretensao, exames, toma }: Olhada) {
  const ocupacoes = ocupacoesDe(cliente, pretensao)
  const { animal } = pretensao
  if (animal === null || toma === null)
    return { encontradas: (await juntas(tx, [ocupacoes]))[0], pedidos: [], jaPresos: null }
  const pedidosDele = pedidosAbertos(cliente, visao, { animal, exames: exames.map(({ codigo }) => codigo) })
  const tentativa = tentativaDeTravar(cliente, pretensao)
  if (tentativa === null) {
    const [encontradas, pedidos] = await juntas(tx, [ocupacoes, pedidosDele])
    return { encontradas, pedidos, jaPresos: null }
  }
  const [presos, encontradas, pedidos, doDia, [onde]] = await juntas(tx, [
    tentativa,
    ocupacoes,
    pedidosDele,
    ...consultasDoAlcance(cliente, toma),
  ])
  return { encontradas, pedidos, jaPresos: presos.length === 0 ? null : { doDia, lugar: onde?.lugar } }
}

/**
 * What a person writes about an appointment, checked; `atual` is null for a new one. Two hundred people may want one slot
 * through sixteen connections: what occupies it is looked at as soon as it can be, waiting for no lock, so that whoever comes
 * after somebody has committed leaves with few statements and never queues. `tomarHorario` decides among those who met
 * somebody; a new appointment that met nobody (`toma`) has its time already.
 */
export async function prepararMarcacao(
  ctx: CtxCliente,
  visao: QuemMarca,
  pedido: Marcacao,
  atual: LinhaDoAgendamento | null,
  { toma = false } = {},
): Promise<Preparada> {
  if (visao.tipo === 'ESPECIALISTA' && pedido.especialista !== visao.especialista)
    throw new ErroDeDominio('SEM_PERMISSAO', { mensagem: 'Você só marca na sua própria agenda.' })
  const referencias = await lerFormulario(ctx, pedido, especialidadeMuda(pedido, atual))
  const especialista = exigirEspecialista(referencias, atual?.especialista ?? null)
  const lidos = naOrdemPedida(pedido.servicos, referencias.servicos)
  const servicos = exigirServicos(lidos, pedido.servicos, atual?.servicos ?? [])
  recusarRepetidos(servicos)
  const horario = horarioDe(pedido, servicos)
  const { inicio, fim } = horario
  if (inicio !== atual?.inicio) conferirQuando(ctx, inicio)
  // Before the occupation, which names the patient: it must be one that the person may see.
  await conferirAnimal(ctx, referencias, { codigo: pedido.animal, antes: atual?.animal ?? null, inicio })
  const pretensao = pretensaoDe(pedido, horario, servicos, atual?.codigo ?? null)
  const exames = servicos.flatMap((servico) => servico.exames)
  const { calendario } = referencias
  const caminho = { ...pedido, especialista, inicio, fim, calendario, proprio: pretensao.proprio }
  const olhada = { pretensao, exames, toma: toma ? caminho : null }
  const { encontradas, pedidos, jaPresos } = await olharHorario(ctx, visao, olhada)
  recusarOcupado(ctx, visao, encontradas)
  conferirParceiro(referencias, pedido.parceiro, atual?.parceiro ?? null)
  const semEspecialidade = avisarEspecialidade(referencias.faltas ?? undefined, pedido)
  const planoAntes = atual?.plano_saude ?? null
  const plano = planoMuda(pedido, inicio, atual, ctx.ator.fuso)
    ? { ...pedido, inicio, exames, proprio: pretensao.proprio, planoAntes }
    : null
  const planoIgnorado = plano === null ? [] : await conferirPlano(ctx, visao, plano)
  const noMesmoLugar =
    atual !== null && inicio === atual.inicio && fim === atual.fim && pedido.especialista === atual.especialista
  const plantao = noMesmoLugar
    ? atual.plantao
    : await conferirExpediente(ctx, { especialista, inicio, fim, calendario }, pedido.confirmarPlantao)
  const semDuvida = pedido.confirmarDeslocamento || (noMesmoLugar && !mudouOEndereco(pedido, atual))
  const colunas = { ...colunasDe(pedido, horario), plantao }
  const inteira = { ...pretensao, ida: semDuvida ? null : caminho, plano, jaPresos }
  return { especialista, servicos, planoIgnorado, semEspecialidade, pretensao: inteira, colunas, pedidos, referencias }
}

/**
 * Takes the time until commit, or throws HORARIO_OCUPADO: specialist, what `noMeio` locks (the appointment itself),
 * animal and equipment, always in this order, so that no two writers wait for each other.
 */
export async function tomarHorario(
  ctx: CtxCliente,
  visao: Visao,
  pretensao: Pretensao,
  noMeio: (() => Promise<void>) | null = null,
): Promise<void> {
  const { tx, cliente } = ctx
  const { ida = null, plano, jaPresos = null } = pretensao
  if (jaPresos !== null) {
    if (ida !== null) conferirAlcance(ida, { ...jaPresos, correcoes: await correcoesDe(tx, cliente, ida.calendario) })
    return
  }
  if (noMeio !== null) {
    await juntas(tx, trava(cliente, 'especialista', [pretensao.especialista]))
    await noMeio()
  }
  // In one packet: each is asked when those before it are held.
  const travas =
    noMeio === null
      ? [...travaDeQuemMarca(cliente, pretensao), ...travasDosOcupados(cliente, { ...pretensao, animal: null })]
      : travasDosOcupados(cliente, pretensao)
  const ocupacoes = ocupacoesDe(cliente, pretensao)
  if (ida === null) {
    const [encontradas] = await juntas(tx, [ocupacoes], travas)
    recusarOcupado(ctx, visao, encontradas)
    if (plano?.animal != null) await conferirPlano(ctx, visao, plano)
    return
  }
  const [encontradas, doDia, [onde]] = await juntas(tx, [ocupacoes, ...consultasDoAlcance(cliente, ida)], travas)
  recusarOcupado(ctx, visao, encontradas)
  if (plano?.animal != null) await conferirPlano(ctx, visao, plano)
  conferirAlcance(ida, { doDia, lugar: onde?.lugar, correcoes: await correcoesDe(tx, cliente, ida.calendario) })
}

/** A request as it is checked when it gets its place: nothing of it was looked at before, neither plan nor time. */
export const comoPedido = (linha: LinhaDoAgendamento): LinhaDoAgendamento => ({
  ...linha,
  especialista: null,
  plano_saude: null,
  inicio: '1970-01-01T00:00:00.000Z',
})

/** The form that an appointment would be written with as it is. */
export function marcacaoDe(linha: LinhaDoAgendamento & { especialista: string }): Marcacao {
  return {
    especialista: linha.especialista,
    inicio: linha.inicio,
    fim: linha.fim,
    tipoLocal: linha.tipo_local,
    parceiro: linha.parceiro,
    endereco: linha.endereco,
    latitude: linha.latitude,
    longitude: linha.longitude,
    animal: linha.animal,
    contato: linha.contato,
    servicos: linha.servicos,
    prioridade: linha.prioridade,
    planoSaude: linha.plano_saude,
    autorizacao: linha.autorizacao,
    observacoes: linha.observacoes,
    ...SEM_CONFIRMAR,
  }
}
