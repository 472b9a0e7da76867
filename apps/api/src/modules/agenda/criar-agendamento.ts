import type { NovoAgendamento } from '@vetlume/dominio/agenda'
import type { CtxCliente } from '../../context.ts'
import { juntas, numaSo } from '../../infra/banco/index.ts'
import { horarioPorExtenso, inserirAcontecimentos, publicarNaAgenda } from './historia.ts'
import { prepararMarcacao, tomarHorario, type Preparada, type QuemMarca } from './marcacao.ts'
import { recusarPedidoAberto } from './pedido-aberto.ts'
import { exigirQuemMarca } from './policy.ts'
import { visaoDe } from '../cadastros/index.ts'
import { inserirServicos, novoAgendamento } from './queries-escrita.ts'
import { auditarAgendamento, fichaDaTrilha, fichaRecemMarcada } from './trilha.ts'

type Motivos = Pick<NovoAgendamento, 'motivoPlano' | 'motivoEspecialidade'>

/** What goes to the timeline when somebody insisted: against the health plan, or with who has not the specialty. */
export function ressalvasEm(
  agendamento: string,
  { planoIgnorado, semEspecialidade }: Preparada,
  { motivoPlano }: Motivos,
): { agendamento: string; tipo: string; texto: string }[] {
  const doPlano = `Marcado apesar do plano de saúde: ${motivoPlano ?? ''} (${planoIgnorado.join(' ')})`
  return [
    ...(planoIgnorado.length === 0 ? [] : [{ agendamento, tipo: 'PLANO_IGNORADO', texto: doPlano }]),
    ...(semEspecialidade === null ? [] : [{ agendamento, tipo: 'SEM_ESPECIALIDADE', texto: semEspecialidade }]),
  ]
}

/** The same for the trail, beside what changed in the record. */
export const ressalvasNaTrilha = (
  { planoIgnorado, semEspecialidade }: Preparada,
  { motivoPlano, motivoEspecialidade }: Motivos,
): Record<string, unknown> => ({
  ...(planoIgnorado.length === 0 ? {} : { planoIgnorado, motivoPlano }),
  ...(semEspecialidade === null ? {} : { semEspecialidade, motivoEspecialidade }),
})

/** Books a slot, checked and locked. Also for whoever comes from the waiting list. */
export async function marcarNovo(
  ctx: CtxCliente,
  visao: QuemMarca,
  pedido: NovoAgendamento,
): Promise<{ codigo: string; versao: number }> {
  const { ator, agora } = ctx
  const preparada = await prepararMarcacao(ctx, visao, pedido, null, { toma: true })
  const { especialista, colunas, servicos, pretensao } = preparada
  if (!pedido.outroExame) recusarPedidoAberto(preparada.pedidos)
  await tomarHorario(ctx, visao, pretensao)
  const { codigo, inserir } = novoAgendamento(ctx.tx, ctx.cliente, {
    ...colunas,
    estado: pedido.estado,
    origem: 'EMPRESA',
    criado_por: ator.usuario,
    criado_em: agora.toString(),
  })
  const verbo = pedido.estado === 'RESERVADO' ? 'Reservado' : 'Marcado'
  const texto = `${verbo} para ${horarioPorExtenso(pretensao, ator.fuso)}, com ${especialista.nome}${colunas.plantao ? ', em plantão' : ''}`
  const acontecimentos = [{ agendamento: codigo, tipo: 'CRIADO', texto }, ...ressalvasEm(codigo, preparada, pedido)]
  const { comALinha, depois: emSeguida } = inserirServicos(ctx.cliente, codigo, servicos, pretensao.equipamentos)
  const linha = numaSo(inserir, [...comALinha, ...inserirAcontecimentos(ctx, acontecimentos)])
  const [[escrita]] = await juntas(ctx.tx, [linha, ...emSeguida])
  const sabida = escrita?.animal === pedido.animal ? fichaRecemMarcada(codigo, pedido.estado, preparada) : null
  const depois = sabida ?? (await fichaDaTrilha(ctx, codigo))
  const alem = ressalvasNaTrilha(preparada, pedido)
  auditarAgendamento(ctx, { acao: 'CRIAR', antes: null, depois, alem })
  const { especialista: quem, inicio } = pretensao
  const aqui = { agendamento: codigo, especialista: quem, parceiro: pedido.parceiro, inicio }
  publicarNaAgenda(ctx, 'criado', [aqui], pedido.estado === 'AGENDADO' ? 'agendar' : 'reservar')
  return { codigo, versao: 1 }
}

export function criarAgendamento({ ctx, input }: { ctx: CtxCliente; input: NovoAgendamento }) {
  return marcarNovo(ctx, exigirQuemMarca(visaoDe(ctx.ator)), input)
}
