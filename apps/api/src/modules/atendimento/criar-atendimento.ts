import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { conferirPedidoAberto } from '../agenda/index.ts'
import { visaoDe, visaoDosCadastros, type Visao } from '../cadastros/index.ts'
import { animalNaVisao } from '../animal/index.ts'
import { condicoesDe, origemDe } from './condicoes.ts'
import { gravarNovo } from './gravar-novo.ts'
import { levarPedido } from './atendimento-conduz/levar-pedido.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import { conferirData, conferirReferencias, conferirSinais, limitarAoPerfil } from './pedido.ts'
import { registrarRessalva, ressalvaDoEspecialista } from './ressalva.ts'
import { ITEM_NOVO, precificarPedido, type Precificacao } from './precificar.ts'
import { agendamentoDoPedido, animalDoPedido, type AnimalDoPedido } from './queries-pedido.ts'
import { conferirJanelas, solicitarHorario } from './atendimento-conduz/solicitar-horario.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['POST /atendimento']>

/** The patient, if it is active, the person may see it, and it was alive on the day of the exam. */
async function exigirAnimal(
  { tx, cliente, ator, agora }: CtxCliente,
  codigo: string,
  realizadoEm: string | null,
): Promise<AnimalDoPedido> {
  const animal = await animalDoPedido(tx, cliente, codigo)
  if (!animal?.ativo || !(await animalNaVisao(tx, cliente, visaoDosCadastros(ator), codigo)))
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', {
      campos: { animal: 'Não encontramos este paciente. Escolha outro.' },
    })
  if (animal.obito !== null && diaNaZona(realizadoEm ?? agora.toString(), ator.fuso) > animal.obito)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { animal: 'Este paciente morreu antes deste exame. Confira a data do exame ou o óbito na ficha.' },
    })
  return animal
}

/** The appointment it comes from: the company's or the specialist's own, for this patient, and not called off. */
async function comAgendamento({ tx, cliente }: CtxCliente, visao: Visao, entrada: Entrada): Promise<Entrada> {
  if (entrada.agendamento === null) return entrada
  if (visao.tipo === 'PARCEIRO') return { ...entrada, agendamento: null }
  const agendamento = await agendamentoDoPedido(tx, cliente, visao, entrada.agendamento)
  const serve =
    agendamento !== undefined &&
    !['CANCELADO', 'FALTOU'].includes(agendamento.estado) &&
    (agendamento.animal === null || agendamento.animal === entrada.animal)
  if (!serve)
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', {
      campos: { agendamento: 'Este agendamento não serve para este atendimento.' },
    })
  return { ...entrada, realizadoEm: entrada.realizadoEm ?? agendamento.inicio }
}

async function anunciar(
  ctx: CtxCliente,
  visao: Visao,
  atendimento: string,
  pedido: Entrada,
  { parceiro }: Precificacao,
): Promise<void> {
  const daClinica = visao.tipo === 'PARCEIRO'
  await registrarNaLinhaDoTempo(ctx, [
    daClinica
      ? { atendimento, tipo: 'SOLICITADO', texto: `Exame solicitado por ${parceiro?.nome ?? ctx.ator.nome}` }
      : { atendimento, tipo: 'ABERTO', texto: 'Atendimento aberto' },
  ])
  if (daClinica) ctx.publicar({ tipo: 'atendimento.solicitado', dados: { atendimento } })
  if (pedido.especialista !== null && pedido.especialista !== ctx.ator.especialista) {
    ctx.publicar({ tipo: 'atendimento.atribuido', dados: { atendimento, especialista: pedido.especialista } })
  }
}

/** Opens an atendimento, with every price frozen beside its explanation. From a partner clinic it is a request. */
export async function criarAtendimento({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: Entrada
}): Promise<{ codigo: string; numero: number }> {
  const visao = visaoDe(ctx.ator)
  const pedido = await comAgendamento(ctx, visao, limitarAoPerfil(visao, input, null))
  conferirJanelas(ctx, visao, pedido)
  conferirData(ctx, pedido.realizadoEm, false)
  const animal = await exigirAnimal(ctx, pedido.animal, pedido.realizadoEm)
  conferirSinais(pedido, animal.especie, null)
  const origem = origemDe(visao)
  const preco = await precificarPedido(
    ctx,
    condicoesDe(origem, pedido),
    pedido.itens.map(({ servico, pacote, desconto }) => ({
      ...ITEM_NOVO,
      servico,
      pacote,
      desconto: desconto ?? null,
    })),
  )
  await conferirReferencias(ctx, pedido, preco.parceiro, null)
  const exames = pedido.itens.map(({ servico }) => servico)
  if (pedido.agendamento === null)
    await conferirPedidoAberto(ctx, visao, { animal: animal.codigo, exames, outroExame: input.outroExame })
  // What was booked with somebody was asked about when it was booked.
  const ressalva = pedido.agendamento === null ? await ressalvaDoEspecialista(ctx, pedido, input) : null

  const agendamento =
    visao.tipo === 'PARCEIRO'
      ? await solicitarHorario(ctx, { parceiro: visao.parceiro, pedido, animal: animal.codigo })
      : pedido.agendamento
  if (visao.tipo !== 'PARCEIRO') await levarPedido(ctx, { agendamento, animal: animal.codigo, deAntes: null, pedido })
  const novo = await gravarNovo(ctx, { origem, pedido, animal, agendamento, preco })
  await anunciar(ctx, visao, novo.codigo, pedido, preco)
  await registrarRessalva(ctx, novo.codigo, ressalva)
  return novo
}
