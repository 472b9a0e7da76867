import type { AcaoDoAgendamento } from '@vetlume/dominio/agenda'
import { diaNaZona, formatarDataHora, formatarFim } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { juntas, type Instrucao } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'

export interface Acontecimento {
  agendamento: string
  /** Stable key of what happened, such as `REMARCADO`. */
  tipo: string
  /** In words that the partner clinic may read too. */
  texto: string
}

type Quem = Pick<CtxCliente, 'tx' | 'cliente' | 'agora'> & { ator: { nome: string } }

/** What happened on the appointment's timeline, signed by the actor. */
export const inserirAcontecimentos = (
  { tx, cliente, ator, agora }: Quem,
  acontecimentos: readonly Acontecimento[],
): Instrucao[] =>
  acontecimentos.length === 0
    ? []
    : [
        tx
          .insertInto('agendamento_evento')
          .values(acontecimentos.map((a) => ({ ...a, cliente, autor: ator.nome, quando: agora.toString() }))),
      ]

export async function registrarNoAgendamento(quem: Quem, acontecimentos: readonly Acontecimento[]): Promise<void> {
  await juntas(quem.tx, inserirAcontecimentos(quem, acontecimentos))
}

export interface LugarNaAgenda {
  agendamento: string
  especialista: string | null
  parceiro: string | null
  inicio: string
}

/**
 * What the other side is told: a step of the table, another time than was asked for (`propor`), another time (`remarcar`), a
 * clinic that lost it or got it. Null when there is nothing to tell.
 */
export type PassoContado = AcaoDoAgendamento | 'propor' | 'remarcar' | 'retirar' | 'incluir' | null

/** A time that the company held for itself was told to nobody, and neither is its end. */
export const passoContado = (
  acao: PassoContado,
  { estado, origem }: { estado: string; origem: 'EMPRESA' | 'PARCEIRO' },
): PassoContado => (acao === 'cancelar' && estado === 'RESERVADO' && origem === 'EMPRESA' ? null : acao)

/** Tells whoever has that day open, and whoever is told by mail; `movido` tells the day it left too. */
export function publicarNaAgenda(
  ctx: CtxCliente,
  tipo: 'criado' | 'movido' | 'mudou',
  lugares: readonly LugarNaAgenda[],
  acao: PassoContado = null,
): void {
  const peloParceiro = visaoDe(ctx.ator).tipo === 'PARCEIRO'
  const peloEspecialista = ctx.ator.especialista
  const avisos = new Map(
    lugares.map(({ agendamento, especialista, parceiro, inicio }) => {
      const dia = diaNaZona(inicio, ctx.ator.fuso)
      const dados = { agendamento, especialista, parceiro, dia, acao, peloParceiro, peloEspecialista }
      return [JSON.stringify(dados), dados]
    }),
  )
  for (const dados of avisos.values()) ctx.publicar({ tipo: `agendamento.${tipo}`, dados })
}

/** `20/11/2026 14:30 às 15:10` on the clock of the company. */
export const horarioPorExtenso = ({ inicio, fim }: { inicio: string; fim: string }, fuso: string): string =>
  `${formatarDataHora(inicio, fuso)} às ${formatarFim({ inicio, fim }, fuso)}`
