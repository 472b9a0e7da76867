import type { LaudoDevido, LaudoEntregue } from '@vetlume/dominio/dashboard'
import type { ItemDeLaudo } from '@vetlume/dominio/laudo'
import type { CtxCliente } from '../../context.ts'
import { listarLaudos } from '../laudo/index.ts'

type Filtros = Omit<Parameters<typeof listarLaudos>[0]['input'], 'limite' | 'ordem'>

/** The first rows of the list behind a figure. */
async function primeiros(ctx: CtxCliente, input: Filtros & { limite: number; ordem: string }): Promise<ItemDeLaudo[]> {
  return (await listarLaudos({ ctx, input })).itens
}

/** "Escrever" opens the draft that was begun, or begins one for that exam. */
function comoDevido(item: ItemDeLaudo): LaudoDevido {
  const { codigo, estado, atendimento, titulo, animal, parceiro, especialista, prioridade, prazoEm } = item
  const aIniciar = estado === 'A_INICIAR'
  return {
    codigo,
    atendimento: atendimento.codigo,
    numero: atendimento.numero,
    laudo: aIniciar ? null : codigo,
    exame: titulo,
    animal: animal.nome,
    parceiro: parceiro?.nome ?? null,
    especialista: especialista.nome,
    prioridade,
    prazoEm,
    alvo: aIniciar
      ? { rota: '/laudo/novo', filtros: { item: codigo } }
      : { rota: '/laudo/editar', filtros: { codigo } },
  }
}

const comoEntregue = (item: ItemDeLaudo): LaudoEntregue => ({
  codigo: item.codigo,
  numero: item.numero ?? 0,
  titulo: item.titulo,
  critico: item.critico,
  animal: item.animal.nome,
  parceiro: item.parceiro?.nome ?? null,
  entregueEm: item.entregueEm,
})

export const A_ESCREVER = { aEscrever: 'sim' } as const
export const A_CONFIRMAR = { critico: 'aConfirmar' } as const
export const NOVOS = { estado: 'ENTREGUE' } as const

/** What is to be written, the nearest deadline first. */
export async function laudosDevidos(ctx: CtxCliente, limite: number): Promise<LaudoDevido[]> {
  return (await primeiros(ctx, { ...A_ESCREVER, ordem: 'prazoEm', limite })).map(comoDevido)
}

/** Delivered laudos, newest first. */
export async function laudosEntregues(
  ctx: CtxCliente,
  filtros: typeof A_CONFIRMAR | typeof NOVOS,
  limite: number,
): Promise<LaudoEntregue[]> {
  return (await primeiros(ctx, { ...filtros, ordem: '-assinadoEm', limite })).map(comoEntregue)
}
