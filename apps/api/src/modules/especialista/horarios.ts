import type { HorariosDoEspecialista, SemanaDoEspecialista } from '@vetlume/dominio/especialista'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import { exigirPartes } from './partes.ts'
import { daEmpresa } from './policy.ts'
import { contarVersaoDaSemana, gravarSemana, lerExcecoes, lerSemana, semanaPadrao } from './queries-horarios.ts'

const MESES_PASSADOS = 3
const DA_VERSAO = { so: ['mudar horários'] } as const

export async function verHorarios({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<HorariosDoEspecialista> {
  const { codigo } = input
  const { horariosVersao: versao, fuso } = await exigirPartes(ctx, codigo)
  const hoje = Temporal.PlainDate.from(diaNaZona(ctx.agora.toString(), fuso))
  return {
    versao,
    fuso,
    ...(await lerSemana(ctx.tx, ctx.cliente, codigo)),
    excecoes: await lerExcecoes(ctx.tx, ctx.cliente, codigo, {
      de: hoje.subtract({ months: MESES_PASSADOS }).toString(),
    }),
    padrao: await semanaPadrao(ctx.tx),
    permissoes: { editar: daEmpresa(ctx.ator) },
  }
}

type Gravacao = SemanaDoEspecialista & { codigo: string; versao: number }

/** Writes the week whole; the same one again is no change. The second of two people is refused with what the first one left. */
export async function gravarHorarios({
  ctx,
  input: { codigo, versao, janelas, bloqueios },
}: {
  ctx: CtxCliente
  input: Gravacao
}): Promise<HorariosDoEspecialista> {
  const { horariosVersao } = await exigirPartes(ctx, codigo, { travar: true })
  const antes = await lerSemana(ctx.tx, ctx.cliente, codigo)
  await exigirVersaoAtual(ctx, 'especialista', { ...antes, codigo, versao: horariosVersao }, versao, DA_VERSAO)
  await gravarSemana(ctx.tx, ctx.cliente, codigo, { janelas, bloqueios })
  const depois = await lerSemana(ctx.tx, ctx.cliente, codigo)
  const mudancas = diferencas({ ...antes }, { ...depois })
  if (Object.keys(mudancas).length > 0) {
    await contarVersaoDaSemana(ctx.tx, ctx.cliente, codigo)
    ctx.auditar({ acao: 'mudar horários', entidade: 'especialista', registro: codigo, mudancas })
  }
  return verHorarios({ ctx, input: { codigo } })
}
