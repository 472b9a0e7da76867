import { podeMudar } from '@vetlume/dominio/agenda'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { CtxCliente } from '../../../context.ts'
import { diferencas } from '../../../infra/auditoria.ts'
import { condicoesAtuais } from '../condicoes.ts'
import { registrarNaLinhaDoTempo } from '../linha-do-tempo.ts'
import { prazoDosItens } from '../marcas-do-inicio.ts'
import { acrescimoEm, precificarPedido, somarPrecos } from '../precificar.ts'
import type { HorarioDoAgendamento } from '../queries-horario.ts'
import { gravarItens, itensVivos, type LinhaDeItem } from '../queries-itens.ts'
import { alterarAtendimento, type LinhaDeAtendimento } from '../queries.ts'
import { paraTrilha } from '../trilha.ts'

type Lugar = Pick<LinhaDeAtendimento, 'especialista' | 'realizado_em'>

/** Who does it and when, as the appointment says: a time only proposed is nobody's exam yet, a request has none. */
function lugarDe({ estado, inicio, especialista, propostoEm }: HorarioDoAgendamento): Lugar {
  if (!podeMudar(estado)) return { especialista: null, realizado_em: null }
  return { especialista: propostoEm === null ? especialista : null, realizado_em: inicio }
}

/**
 * The price of every item again, when the new time is on-call and the old one was not, or the other way round: otherwise a
 * price once given stays. Null when nothing changes.
 */
async function precosDaHora(
  ctx: CtxCliente,
  atual: LinhaDeAtendimento,
  itens: readonly LinhaDeItem[],
  realizadoEm: string | null,
) {
  const antes = await acrescimoEm(ctx, atual.realizado_em)
  if (antes === (await acrescimoEm(ctx, realizadoEm))) return null
  const condicoes = { ...condicoesAtuais(atual), realizadoEm }
  const pedidos = itens.map((item) => ({ ...item, existente: true, pacoteInteiro: true }))
  const { itens: novos } = await precificarPedido(ctx, condicoes, pedidos)
  return novos.map((novo, ordem) => ({ ...novo, codigo: itens[ordem]?.codigo ?? null, ordem }))
}

/** Puts the atendimento at the time and with the specialist of its appointment. Its row is held; answers its version. */
export async function acompanharHorario(
  ctx: CtxCliente,
  atual: LinhaDeAtendimento,
  horario: HorarioDoAgendamento,
): Promise<number> {
  const { tx, cliente } = ctx
  const { codigo: atendimento } = atual
  const lugar = lugarDe(horario)
  const parado = lugar.especialista === atual.especialista && lugar.realizado_em === atual.realizado_em
  // A proposal that changes is another proposal: whoever answers must have seen this one.
  if (parado && atual.agendamento === horario.codigo)
    return horario.propostoEm === null ? atual.versao : alterarAtendimento(tx, atual, {})
  const itens = await itensVivos(tx, cliente, atendimento)
  const precos = await precosDaHora(ctx, atual, itens, lugar.realizado_em)
  const total = precos === null ? atual.total_centavos : somarPrecos(precos)
  const mudancas = {
    ...lugar,
    agendamento: horario.codigo,
    total_centavos: total,
    prazo_em: await prazoDosItens(ctx, itens, lugar.realizado_em ?? atual.criado_em, atual.prioridade),
  }
  const versao = await alterarAtendimento(tx, atual, mudancas)
  if (precos !== null) await gravarItens(tx, cliente, atendimento, precos)
  if (total !== atual.total_centavos) {
    const texto = `Preço revisto com o horário: total de ${formatarReais(total)}`
    await registrarNaLinhaDoTempo(ctx, [{ atendimento, tipo: 'SERVICOS', texto }])
  }
  const depois = { ...atual, ...mudancas }
  ctx.auditar({
    acao: 'ALTERAR',
    entidade: 'atendimento',
    registro: atendimento,
    mudancas: diferencas(await paraTrilha(ctx, atual, itens), await paraTrilha(ctx, depois, itens)),
  })
  return versao
}
