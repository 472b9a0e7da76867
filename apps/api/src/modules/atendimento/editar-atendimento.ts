import { podeMudar } from '@vetlume/dominio/agenda'
import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { registrarPeso } from '../animal/index.ts'
import { condicoesDe } from './condicoes.ts'
import { planejarItens } from './itens.ts'
import { exigirVersaoDoAtendimento } from './ler-atendimento.ts'
import { levarPedido } from './atendimento-conduz/levar-pedido.ts'
import { registrarNaLinhaDoTempo, type Acontecimento } from './linha-do-tempo.ts'
import {
  colunasDoPedido,
  conferirData,
  conferirReferencias,
  conferirSinais,
  limitarAoPerfil,
  resolverCobranca,
} from './pedido.ts'
import { podeEditar } from './policy.ts'
import { registrarRessalva, ressalvaDoEspecialista } from './ressalva.ts'
import { precificarPedido, prazoDosServicos, somarPrecos } from './precificar.ts'
import { horarioDoAgendamento, type HorarioDoAgendamento } from './queries-horario.ts'
import { cancelarItens, gravarItens, itensVivos } from './queries-itens.ts'
import { animalDoPedido, especialistaDoPedido } from './queries-pedido.ts'
import { paraTrilha } from './trilha.ts'
import { alterarAtendimento, travarAtendimento, type LinhaDeAtendimento } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['PUT /atendimento/:codigo']>

/** A clinic's request stays the clinic's. A started exam keeps its day and its specialist: changed, not taken away. */
function comOQueJaAconteceu(pedido: Entrada, atual: LinhaDeAtendimento): Entrada {
  if (atual.origem === 'PARCEIRO' && pedido.parceiro !== atual.parceiro) {
    throw new ErroDeDominio('VALIDACAO', { campos: { parceiro: 'O pedido é desta clínica e continua com ela.' } })
  }
  if (atual.estado === 'ABERTO') return pedido
  if (pedido.especialista === null) {
    throw new ErroDeDominio('VALIDACAO', { campos: { especialista: 'O exame já começou: escolha quem o faz.' } })
  }
  return { ...pedido, realizadoEm: pedido.realizadoEm ?? atual.realizado_em }
}

/** While there is an appointment ahead, who and when are its own: they change on the agenda, where it is known what is free. */
function comOHorarioDaAgenda(
  pedido: Entrada,
  atual: LinhaDeAtendimento,
  horario: HorarioDoAgendamento | null,
): Entrada {
  if (atual.estado !== 'ABERTO' || horario === null || !podeMudar(horario.estado)) return pedido
  const naAgenda = 'Este exame tem horário marcado: mude na agenda.'
  if (pedido.especialista !== atual.especialista)
    throw new ErroDeDominio('VALIDACAO', { campos: { especialista: naAgenda } })
  const marcado = atual.realizado_em ?? horario.inicio
  if (pedido.realizadoEm !== null && Temporal.Instant.compare(pedido.realizadoEm, marcado) !== 0)
    throw new ErroDeDominio('VALIDACAO', { campos: { realizadoEm: naAgenda } })
  return { ...pedido, realizadoEm: pedido.realizadoEm ?? atual.realizado_em }
}

interface Mudanca {
  atual: LinhaDeAtendimento
  pedido: Entrada
  servicosMudaram: boolean
  total: number
}

async function anunciar(ctx: CtxCliente, { atual, pedido, servicosMudaram, total }: Mudanca): Promise<void> {
  const atendimento = atual.codigo
  const acontecimentos: Acontecimento[] = []
  if (pedido.especialista !== null && pedido.especialista !== atual.especialista) {
    const especialista = await especialistaDoPedido(ctx.tx, ctx.cliente, pedido.especialista)
    acontecimentos.push({
      atendimento,
      tipo: 'ESPECIALISTA',
      texto: `Especialista definido: ${especialista?.nome ?? ''}`,
    })
    if (pedido.especialista !== ctx.ator.especialista) {
      ctx.publicar({ tipo: 'atendimento.atribuido', dados: { atendimento, especialista: pedido.especialista } })
    }
    // With a time to be answered, the answer is what tells.
    if (atual.especialista === null && atual.origem === 'PARCEIRO' && atual.agendamento === null)
      ctx.publicar({ tipo: 'atendimento.aceito', dados: { atendimento } })
  }
  if (servicosMudaram)
    acontecimentos.push({
      atendimento,
      tipo: 'SERVICOS',
      texto: `Serviços alterados: total de ${formatarReais(total)}`,
    })
  await registrarNaLinhaDoTempo(ctx, acontecimentos)
}

type Cobrado = Pick<LinhaDeAtendimento, 'parceiro' | 'total_centavos' | 'modo_cobranca'>

/** Whether a clinic would owe more than before: more money, another clinic, or no health plan any more. */
const deveMais = (antes: Cobrado, depois: Cobrado): boolean =>
  depois.parceiro !== antes.parceiro ||
  depois.total_centavos > antes.total_centavos ||
  (antes.modo_cobranca === 'PLANO' && depois.modo_cobranca !== 'PLANO')

/** Changes what was asked for, and prices again only what changed: a price once given stays. */
export async function editarAtendimento({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: Entrada
}): Promise<{ versao: number; cobraMais: boolean }> {
  const { tx, cliente } = ctx
  const visao = visaoDe(ctx.ator)
  const atual = exigir(await travarAtendimento(tx, cliente, visao, input.codigo))
  await exigirVersaoDoAtendimento(ctx, atual, input.versao)
  if (!podeEditar(visao, atual))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este atendimento não pode mais ser alterado.' })
  const horario = await horarioDoAgendamento(tx, cliente, atual.agendamento)
  const pedido = comOHorarioDaAgenda(comOQueJaAconteceu(limitarAoPerfil(visao, input, atual), atual), atual, horario)
  conferirData(ctx, pedido.realizadoEm, atual.estado !== 'ABERTO')
  conferirSinais(pedido, exigir(await animalDoPedido(tx, cliente, atual.animal)).especie, atual)

  const anteriores = await itensVivos(tx, cliente, atual.codigo)
  const plano = planejarItens(pedido, atual, anteriores)
  const preco = await precificarPedido(ctx, condicoesDe(atual.origem, pedido), plano.itens)
  await conferirReferencias(ctx, pedido, preco.parceiro, atual)
  // With a time ahead the agenda asks, which is where who does it is chosen.
  const outraPessoa = pedido.especialista !== atual.especialista || plano.mudou
  const pelaAgenda = atual.estado === 'ABERTO' && horario !== null && podeMudar(horario.estado)
  const ressalva = outraPessoa && !pelaAgenda ? await ressalvaDoEspecialista(ctx, pedido, input) : null
  const itens = preco.itens.map((novo, ordem) => {
    const { codigo = null, congelado = null } = plano.itens[ordem] ?? {}
    return { ...novo, ...congelado, codigo, ordem }
  })
  const total = somarPrecos(itens)

  const linha = {
    ...colunasDoPedido(pedido, resolverCobranca(pedido, preco.parceiro)),
    total_centavos: total,
    prazo_em: prazoDosServicos(preco.servicos.values(), pedido.realizadoEm ?? atual.criado_em, pedido.prioridade),
  }
  const { agendamento, animal, parceiro: deAntes } = atual
  await levarPedido(ctx, { agendamento, animal, deAntes, pedido })
  const versao = await alterarAtendimento(tx, atual, linha)
  await gravarItens(tx, cliente, atual.codigo, itens)
  await cancelarItens(tx, cliente, atual.codigo, plano.retirados)
  if (pedido.pesoGramas !== null && pedido.pesoGramas !== atual.peso_gramas) {
    await registrarPeso(ctx, { animal: atual.animal, gramas: pedido.pesoGramas })
  }
  await anunciar(ctx, { atual, pedido, total, servicosMudaram: plano.mudou || total !== atual.total_centavos })
  await registrarRessalva(ctx, atual.codigo, ressalva)
  ctx.auditar({
    acao: 'ALTERAR',
    entidade: 'atendimento',
    registro: atual.codigo,
    mudancas: diferencas(await paraTrilha(ctx, atual, anteriores), await paraTrilha(ctx, linha, preco.itens)),
  })
  return { versao, cobraMais: deveMais(atual, linha) }
}
