import { planejarRota, type PlanoDoDia } from '@vetlume/dominio/deslocamento'
import type { CtxCliente } from '../../../context.ts'
import { lerDia, type Alvo } from './dia-da-rota.ts'

/** A specialist's day in the order with less travel, for somebody to look at before it is applied. */
export async function planejarDia({ ctx, input }: { ctx: CtxCliente; input: Alvo }): Promise<PlanoDoDia> {
  const { dono, viagem, linhas, visitas } = await lerDia(ctx, input)
  const { antes, depois, exata, horarios } = planejarRota(visitas, viagem)
  const economia = { minutos: antes.minutos - depois.minutos, km: Math.round((antes.km - depois.km) * 10) / 10 }
  const { partida } = dono
  return {
    fuso: dono.fuso,
    partida: partida && { lugar: partida.lugar.nome, volta: partida.volta },
    antes,
    depois,
    economia,
    exata,
    visitas: horarios.flatMap(({ codigo, ...novo }) =>
      linhas
        .filter((linha) => linha.codigo === codigo)
        .map(({ versao, paciente, lugar, inicio, fim, fica }) => ({
          codigo,
          versao,
          paciente,
          lugar: lugar.nome,
          inicio,
          fim,
          novoInicio: new Date(novo.inicio).toISOString(),
          novoFim: new Date(novo.fim).toISOString(),
          fica,
        })),
    ),
  }
}
