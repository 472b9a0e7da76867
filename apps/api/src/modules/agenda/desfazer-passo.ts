import {
  desfazerAte,
  MINUTOS_PARA_DESFAZER,
  ocupaHorario,
  ROTULOS_DO_AGENDAMENTO,
  type EstadoDoAgendamento,
} from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { darPassoNoAgendamento } from './dar-passo.ts'
import { exigirVersaoDoAgendamento } from './editar-agendamento.ts'
import { publicarNaAgenda, registrarNoAgendamento } from './historia.ts'
import { tomarHorario, type QuemMarca } from './marcacao.ts'
import { exigirQuemMarca } from './policy.ts'
import { visaoDe } from '../cadastros/index.ts'
import { linhaDoAgendamento } from './queries-escrita.ts'
import { fichaDoAgendamento, type FichaDoAgendamento } from './queries-registro.ts'
import { auditarAgendamento, fichaDaTrilha } from './trilha.ts'

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

const TEXTOS: Readonly<Partial<Record<EstadoDoAgendamento, string>>> = {
  EM_DESLOCAMENTO: 'Saída desfeita',
  EM_ATENDIMENTO: 'Início desfeito',
  FALTOU: 'Falta desfeita',
}

/** The state that the last step left. Throws TRANSICAO_INVALIDA when it is not one of those, or too long ago. */
function exigirDesfazivel({ agora }: CtxCliente, { estado, passo }: FichaDoAgendamento): EstadoDoAgendamento {
  const ate = desfazerAte(estado, passo)
  if (ate === null || passo.de === null) throw recusar('Não há o que desfazer neste agendamento.')
  if (agora.epochMilliseconds < Date.parse(ate)) return passo.de
  throw recusar(`Só dá para desfazer até ${MINUTOS_PARA_DESFAZER} minutos depois.`)
}

/** Locks the row and, when the step had given its time away, takes that back if nobody has it yet. */
async function segurar(ctx: CtxCliente, visao: QuemMarca, ficha: FichaDoAgendamento): Promise<void> {
  const { codigo, versao, especialista, inicio, fim, animal, equipamentos } = ficha
  const travar = async () => {
    const linha = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, visao, codigo, { travar: true }))
    await exigirVersaoDoAgendamento(ctx, linha, versao)
  }
  if (ocupaHorario(ficha.estado) || especialista === null) return travar()
  const pretensao = {
    especialista: especialista.codigo,
    animal: animal?.codigo ?? null,
    equipamentos,
    inicio,
    fim,
    proprio: codigo,
  }
  return tomarHorario(ctx, visao, pretensao, travar)
}

/** Takes back what somebody pressed by mistake: left for it, began it, or nobody came. */
export async function desfazerPasso({
  ctx,
  input: { codigo, versao },
}: {
  ctx: CtxCliente
  input: { codigo: string; versao: number }
}): Promise<{ versao: number; estado: EstadoDoAgendamento }> {
  const visao = exigirQuemMarca(visaoDe(ctx.ator))
  const ficha = exigir(await fichaDoAgendamento(ctx.tx, ctx.cliente, visao, codigo))
  await exigirVersaoDoAgendamento(ctx, ficha, versao)
  const anterior = exigirDesfazivel(ctx, ficha)
  await segurar(ctx, visao, ficha)
  const antes = await fichaDaTrilha(ctx, codigo)
  const estado = await darPassoNoAgendamento(ctx, { ...ficha, anterior }, 'desfazer', { motivo: null })
  const texto = `${TEXTOS[ficha.estado] ?? 'Desfeito'}: volta a ${ROTULOS_DO_AGENDAMENTO[estado].toLowerCase()}`
  await registrarNoAgendamento(ctx, [{ agendamento: codigo, tipo: 'DESFAZER', texto }])
  auditarAgendamento(ctx, { acao: 'DESFAZER', antes, depois: await fichaDaTrilha(ctx, codigo) })
  const [especialista, parceiro] = [ficha.especialista?.codigo ?? null, ficha.parceiro?.codigo ?? null]
  publicarNaAgenda(ctx, 'mudou', [{ agendamento: codigo, especialista, parceiro, inicio: ficha.inicio }])
  return { versao: versao + 1, estado }
}
