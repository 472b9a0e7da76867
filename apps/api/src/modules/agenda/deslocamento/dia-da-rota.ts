import {
  intersectar,
  viagemDe,
  type MotivoDeFicar,
  type Viagem,
  type VisitaDaRota,
} from '@vetlume/dominio/deslocamento'
import { subtrair, unir, type Faixa } from '@vetlume/dominio/disponibilidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../../context.ts'
import { exigir } from '../../../infra/banco/index.ts'
import { jornadasDe, type DiaDaJornada } from '../../especialista/index.ts'
import { exigirQuemMarca } from '../policy.ts'
import { visaoDe } from '../../cadastros/index.ts'
import { faixa, faixasDoRelogio } from './faixas.ts'
import {
  correcoesDe,
  donoDoDia,
  ocupadosEm,
  visitasDoDia,
  type DonoDoDia,
  type Ocupado,
  type VisitaDoDia,
} from './queries.ts'

/** Whose day it is, and which. */
export interface Alvo {
  especialista: string
  dia: string
}

export interface LinhaDaRota extends VisitaDoDia {
  fica: MotivoDeFicar | null
  /** Still to come, within working hours and what the clinic asked for. */
  aceita: Faixa[]
}

/** A specialist's day as the planner sees it. */
export interface DiaDaRota {
  dono: DonoDoDia
  viagem: Viagem
  jornada: DiaDaJornada | null
  linhas: LinhaDaRota[]
  visitas: VisitaDaRota[]
}

/** The specialist, if the person may plan its day. Throws NAO_ENCONTRADO and SEM_PERMISSAO (a clinic). */
export async function exigirDono(ctx: CtxCliente, codigo: string): Promise<DonoDoDia> {
  const visao = exigirQuemMarca(visaoDe(ctx.ator))
  if (visao.tipo === 'ESPECIALISTA' && visao.especialista !== codigo) throw new ErroDeDominio('NAO_ENCONTRADO')
  return exigir(await donoDoDia(ctx.tx, ctx.cliente, codigo))
}

/** Why a visit keeps its time: it is agreed on, it was put there on purpose, somebody is being asked about it, or it is over. */
function motivoDeFicar(visita: VisitaDoDia, janelas: readonly Faixa[], agora: number): MotivoDeFicar | null {
  if (visita.estado !== 'AGENDADO' && visita.estado !== 'RESERVADO') return 'SITUACAO'
  if (visita.propostoEm !== null) return 'PROPOSTA'
  if (visita.plantao) return 'PLANTAO'
  if (Date.parse(visita.inicio) < agora) return 'PASSADO'
  const { inicio, fim } = faixa(visita)
  return janelas.some((janela) => janela.inicio <= inicio && fim <= janela.fim) ? null : 'EXPEDIENTE'
}

/** When a visit may be: what the clinic asked for, on a day that it asked for, or any open time. */
function aceitaPara({ fuso }: { fuso: string }, { preferidas, dia }: VisitaDoDia, abertas: readonly Faixa[]): Faixa[] {
  if (!preferidas.some((preferida) => preferida.dia === dia)) return [...abertas]
  const pedidas = preferidas.flatMap((preferida) =>
    faixasDoRelogio(preferida.dia, fuso, preferida.inicio, preferida.fim),
  )
  return intersectar(abertas, pedidas)
}

/** Never when its patient or equipment is elsewhere. */
function semOcupados({ aceita, animal, equipamentos }: LinhaDaRota, ocupados: readonly Ocupado[]): Faixa[] {
  const seus = new Set([animal, ...equipamentos.map(({ codigo }) => codigo)])
  return subtrair(aceita, ocupados.filter(({ quem }) => seus.has(quem)).map(faixa))
}

/** Reads a day: its visits, what each may do and where each may go, in as many statements whatever their number. */
export async function lerDia(ctx: CtxCliente, { especialista, dia }: Alvo): Promise<DiaDaRota> {
  const dono = await exigirDono(ctx, especialista)
  const trecho = { de: inicioDoDia(dia, dono.fuso), ate: fimDoDia(dia, dono.fuso) }
  const doDia = (await visitasDoDia(ctx.tx, ctx.cliente, especialista, trecho)).filter((visita) => visita.dia === dia)
  const [jornada] = (await jornadasDe(ctx, [dono], { de: dia, ate: dia })).get(especialista) ?? []
  const ocupados = await ocupadosEm(
    ctx.tx,
    ctx.cliente,
    {
      animais: doDia.flatMap(({ animal }) => animal ?? []),
      equipamentos: doDia.flatMap(({ equipamentos }) => equipamentos.map(({ codigo }) => codigo)),
      menos: doDia.map(({ codigo }) => codigo),
    },
    trecho,
  )
  const agora = ctx.agora.epochMilliseconds
  const janelas = unir((jornada?.janelas ?? []).map(faixa))
  const abertas = intersectar(janelas, [{ inicio: agora, fim: Infinity }])
  const linhas = doDia.map((visita) => ({
    ...visita,
    fica: motivoDeFicar(visita, janelas, agora),
    aceita: aceitaPara(ctx.ator, visita, abertas),
  }))
  const visitas = linhas.map((linha) => ({
    ...faixa(linha),
    codigo: linha.codigo,
    lugar: linha.lugar,
    movel: linha.fica === null,
    permitido: linha.fica === null ? semOcupados(linha, ocupados) : [],
  }))
  const viagem = viagemDe(dono.velocidadeKmh, dono.partida, await correcoesDe(ctx.tx, ctx.cliente))
  return { dono, viagem, jornada: jornada ?? null, linhas, visitas }
}
