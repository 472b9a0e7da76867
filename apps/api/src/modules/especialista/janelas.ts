import type { DiaDeTrabalho } from '@vetlume/dominio/especialista'
import type { CtxCliente } from '../../context.ts'
import { jornadasDe } from './calendario.ts'
import type { DonoDaJornada, PeriodoDeDias } from './jornadas.ts'
import { exigirPartes } from './partes.ts'

/** Working windows of a specialist, day by day, both ends included. The caller has decided who may know. */
async function janelasDoEspecialista(
  local: Pick<CtxCliente, 'tx' | 'cliente'>,
  dono: DonoDaJornada,
  periodo: PeriodoDeDias,
): Promise<DiaDeTrabalho[]> {
  const dias = (await jornadasDe(local, [dono], periodo)).get(dono.codigo) ?? []
  return dias.map(({ dia, janelas, feriado, excecoes }) => ({
    dia,
    janelas: janelas.map(({ inicio, fim }) => ({ inicio, fim })),
    feriado,
    excecoes: [...new Set(excecoes.map(({ codigo }) => codigo))],
  }))
}

export async function verJanelas({
  ctx,
  input: { codigo, de, ate },
}: {
  ctx: CtxCliente
  input: PeriodoDeDias & { codigo: string }
}): Promise<{ fuso: string; dias: DiaDeTrabalho[] }> {
  const dono = await exigirPartes(ctx, codigo)
  return { fuso: dono.fuso, dias: await janelasDoEspecialista(ctx, dono, { de, ate }) }
}
