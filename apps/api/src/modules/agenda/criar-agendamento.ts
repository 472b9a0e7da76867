import type { NovoAgendamento } from '@vetlume/dominio/agenda'
import type { CtxCliente } from '../../context.ts'
import { horarioPorExtenso, publicarNaAgenda, registrarNoAgendamento } from './historia.ts'
import { prepararMarcacao, tomarHorario, type Preparada, type QuemMarca } from './marcacao.ts'
import { exigirQuemMarca, visaoDe } from './policy.ts'
import { gravarServicos, inserirAgendamento } from './queries-escrita.ts'
import { auditarAgendamento, fichaInteira } from './trilha.ts'

/** What goes to the timeline and to the trail when the company overrides its health plan's refusal. */
export const planoIgnoradoEm = (
  agendamento: string,
  { planoIgnorado }: Preparada,
  motivo: string | null,
): { agendamento: string; tipo: string; texto: string }[] =>
  planoIgnorado.length === 0
    ? []
    : [
        {
          agendamento,
          tipo: 'PLANO_IGNORADO',
          texto: `Marcado apesar do plano de saúde: ${motivo ?? ''} (${planoIgnorado.join(' ')})`,
        },
      ]

/** Books a slot, checked and locked. Also for whoever comes from the waiting list. */
export async function marcarNovo(
  ctx: CtxCliente,
  visao: QuemMarca,
  pedido: NovoAgendamento,
): Promise<{ codigo: string; versao: number }> {
  const { ator, agora } = ctx
  const preparada = await prepararMarcacao(ctx, visao, pedido, null)
  const { especialista, colunas, servicos, pretensao, planoIgnorado } = preparada
  await tomarHorario(ctx, visao, pretensao)
  const codigo = await inserirAgendamento(ctx, {
    ...colunas,
    estado: pedido.estado,
    origem: 'EMPRESA',
    criado_por: ator.usuario,
    criado_em: agora.toString(),
  })
  await gravarServicos(ctx, codigo, servicos, pretensao.equipamentos)
  const verbo = pedido.estado === 'RESERVADO' ? 'Reservado' : 'Marcado'
  const texto = `${verbo} para ${horarioPorExtenso(pretensao, ator.fuso)}, com ${especialista.nome}${colunas.plantao ? ', em plantão' : ''}`
  await registrarNoAgendamento(ctx, [
    { agendamento: codigo, tipo: 'CRIADO', texto },
    ...planoIgnoradoEm(codigo, preparada, pedido.motivoPlano),
  ])
  const alem = planoIgnorado.length === 0 ? {} : { planoIgnorado, motivoPlano: pedido.motivoPlano }
  auditarAgendamento(ctx, { acao: 'CRIAR', antes: null, depois: await fichaInteira(ctx, codigo), alem })
  const { especialista: quem, inicio } = pretensao
  const aqui = { agendamento: codigo, especialista: quem, parceiro: pedido.parceiro, inicio }
  publicarNaAgenda(ctx, 'criado', [aqui], pedido.estado === 'AGENDADO' ? 'agendar' : 'reservar')
  return { codigo, versao: 1 }
}

export function criarAgendamento({ ctx, input }: { ctx: CtxCliente; input: NovoAgendamento }) {
  return marcarNovo(ctx, exigirQuemMarca(visaoDe(ctx.ator)), input)
}
