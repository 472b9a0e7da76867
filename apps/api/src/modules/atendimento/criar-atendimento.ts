import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { proximoNumero } from '../../infra/banco/index.ts'
import { visaoDe, type Visao } from '../agenda/index.ts'
import { animalAoAlcance, registrarPeso } from '../animal/index.ts'
import { alcanceDo } from '../cadastros/index.ts'
import { segurarTutor } from '../tutor/index.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import {
  colunasDoPedido,
  condicoesDe,
  conferirData,
  conferirReferencias,
  limitarAoPerfil,
  resolverCobranca,
} from './pedido.ts'
import { precificarPedido, prazoDosServicos, somarPrecos, type Precificacao } from './precificar.ts'
import { gravarItens } from './queries-itens.ts'
import { agendamentoDoPedido, animalDoPedido, inserirAtendimento, type AnimalDoPedido } from './queries-pedido.ts'
import { paraTrilha } from './trilha.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['POST /atendimento']>

/** The patient, if it is active and the person may see it. */
async function exigirAnimal({ tx, cliente, ator }: CtxCliente, codigo: string): Promise<AnimalDoPedido> {
  const animal = await animalDoPedido(tx, cliente, codigo)
  if (animal?.ativo && (await animalAoAlcance(tx, cliente, alcanceDo(ator), codigo))) return animal
  throw new ErroDeDominio('REFERENCIA_INEXISTENTE', {
    campos: { animal: 'Não encontramos este paciente. Escolha outro.' },
  })
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
  const { tx, cliente, ator } = ctx
  const agora = ctx.agora.toString()
  const visao = visaoDe(ator)
  const pedido = await comAgendamento(ctx, visao, limitarAoPerfil(visao, input, null))
  conferirData(ctx, pedido.realizadoEm, false)
  const animal = await exigirAnimal(ctx, pedido.animal)
  const preco = await precificarPedido(
    ctx,
    condicoesDe(visao, pedido, null),
    pedido.itens.map(({ servico, desconto }) => ({ servico, desconto: desconto ?? null, existente: false })),
  )
  await conferirReferencias(ctx, pedido, preco.parceiro, null)

  const linha = {
    ...colunasDoPedido(pedido, resolverCobranca(pedido, preco.parceiro)),
    origem: visao.tipo === 'PARCEIRO' ? 'PARCEIRO' : 'EMPRESA',
    estado: 'ABERTO',
    animal: animal.codigo,
    tutor: animal.tutor,
    agendamento: pedido.agendamento,
    total_centavos: somarPrecos(preco.itens),
    prazo_em: prazoDosServicos(preco.servicos.values(), pedido.realizadoEm ?? agora, pedido.prioridade),
  }
  await segurarTutor(tx, cliente, animal.tutor)
  if (pedido.pesoGramas !== null) await registrarPeso(ctx, { animal: animal.codigo, gramas: pedido.pesoGramas })
  // After every other lock: until commit the whole company waits for the next number.
  const numero = await proximoNumero(tx, cliente, 'atendimento')
  const codigo = await inserirAtendimento(tx, { ...linha, cliente, numero, criado_por: ator.usuario, criado_em: agora })
  await gravarItens(
    tx,
    cliente,
    codigo,
    preco.itens.map((item, ordem) => ({ ...item, codigo: null, ordem })),
  )
  await anunciar(ctx, visao, codigo, pedido, preco)
  const trilha = {
    numero,
    animal: { codigo: animal.codigo, nome: animal.nome },
    ...(await paraTrilha(ctx, linha, preco.itens)),
  }
  ctx.auditar({ acao: 'CRIAR', entidade: 'atendimento', registro: codigo, mudancas: diferencas(null, trilha) })
  return { codigo, numero }
}
