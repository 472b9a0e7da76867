import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../../context.ts'
import { exigir } from '../../../infra/banco/index.ts'
import { linhaDoAgendamento, servicosPedidos, type LinhaDoAgendamento } from '../../agenda/index.ts'
import { condicoesDe } from '../condicoes.ts'
import { gravarNovo } from '../gravar-novo.ts'
import { registrarNaLinhaDoTempo } from '../linha-do-tempo.ts'
import type { Pedido } from '../pedido.ts'
import { precificarPedido, somarPrecos } from '../precificar.ts'
import { animalDoPedido } from '../queries-pedido.ts'
import { travarAtendimento, type LinhaDeAtendimento } from '../queries.ts'

const EMPRESA = { tipo: 'EMPRESA' } as const

const NADA_MEDIDO = {
  solicitanteNome: null,
  solicitanteCrmv: null,
  suspeita: null,
  jejum: null,
  sedacao: null,
  pesoGramas: null,
  frequenciaCardiaca: null,
  frequenciaRespiratoria: null,
  temperaturaDecimos: null,
  pressaoSistolica: null,
} as const

/** The form that "abrir atendimento" would send of this appointment: a bundle comes as its exams. */
async function pedidoDe(ctx: CtxCliente, g: LinhaDoAgendamento): Promise<Pedido> {
  const servicos = await servicosPedidos(ctx.tx, ctx.cliente, g.servicos)
  const itens = servicos.flatMap(({ codigo, exames }) =>
    exames.map((exame) => ({ codigo: null, servico: exame.codigo, pacote: exame.codigo === codigo ? null : codigo })),
  )
  return {
    ...NADA_MEDIDO,
    itens,
    parceiro: g.parceiro,
    especialista: g.especialista,
    planoSaude: g.plano_saude,
    autorizacao: g.autorizacao,
    prioridade: g.prioridade,
    realizadoEm: g.inicio,
    // Nobody travels to the company's own address.
    cobrarDeslocamento: g.tipo_local !== 'PROPRIO',
    modoCobranca: null,
    historico: g.observacoes,
  }
}

/** Its form with each price, also of a service or a clinic that was deactivated since. */
async function precificar(ctx: CtxCliente, g: LinhaDoAgendamento) {
  const pedido = await pedidoDe(ctx, g)
  const itens = pedido.itens.map(({ servico, pacote }) => ({
    servico,
    pacote,
    desconto: null,
    existente: true,
    pacoteInteiro: true,
  }))
  return { pedido, preco: await precificarPedido(ctx, condicoesDe('EMPRESA', pedido), itens) }
}

/** What an appointment would be charged, if it became an atendimento as it is. */
export async function precoDoAgendamento(ctx: CtxCliente, codigo: string): Promise<number> {
  const g = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, EMPRESA, codigo))
  return somarPrecos((await precificar(ctx, g)).preco.itens)
}

/**
 * What the company booked directly becomes an atendimento. What was booked goes on as it was, also when a service or a
 * clinic was deactivated since. The appointment is held by the caller; answers the new row.
 */
export async function abrirDoAgendamento(ctx: CtxCliente, codigo: string): Promise<LinhaDeAtendimento> {
  const g = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, EMPRESA, codigo))
  const animal = g.animal === null ? undefined : await animalDoPedido(ctx.tx, ctx.cliente, g.animal)
  if (animal === undefined) throw new ErroDeDominio('VALIDACAO', { campos: { animal: 'Escolha o paciente antes.' } })
  const { pedido, preco } = await precificar(ctx, g)
  const novo = await gravarNovo(ctx, { origem: 'EMPRESA', pedido, animal, agendamento: codigo, preco })
  await registrarNaLinhaDoTempo(ctx, [{ atendimento: novo.codigo, tipo: 'ABERTO', texto: 'Atendimento aberto' }])
  return exigir(await travarAtendimento(ctx.tx, ctx.cliente, EMPRESA, novo.codigo))
}
