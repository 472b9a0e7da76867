import { diferencas } from '../../infra/auditoria.ts'
import { proximoNumero } from '../../infra/banco/index.ts'
import type { CtxCliente } from '../../context.ts'
import { registrarPeso } from '../animal/index.ts'
import { segurarTutor } from '../tutor/index.ts'
import { colunasDoPedido, resolverCobranca, type Pedido } from './pedido.ts'
import { prazoDosServicos, somarPrecos, type Precificacao } from './precificar.ts'
import { gravarItens } from './queries-itens.ts'
import { inserirAtendimento, type AnimalDoPedido } from './queries-pedido.ts'
import { paraTrilha } from './trilha.ts'

export interface Novo {
  origem: 'EMPRESA' | 'PARCEIRO'
  pedido: Pedido
  animal: AnimalDoPedido
  agendamento: string | null
  preco: Precificacao
}

/** Writes a new atendimento, checked and priced, with its weight, its items and its audit row. */
export async function gravarNovo(
  ctx: CtxCliente,
  { origem, pedido, animal, agendamento, preco }: Novo,
): Promise<{ codigo: string; numero: number }> {
  const { tx, cliente, ator } = ctx
  const agora = ctx.agora.toString()
  const linha = {
    ...colunasDoPedido(pedido, resolverCobranca(pedido, preco.parceiro)),
    origem,
    estado: 'ABERTO',
    animal: animal.codigo,
    tutor: animal.tutor,
    agendamento,
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
  const trilha = {
    numero,
    animal: { codigo: animal.codigo, nome: animal.nome },
    ...(await paraTrilha(ctx, linha, preco.itens)),
  }
  ctx.auditar({ acao: 'CRIAR', entidade: 'atendimento', registro: codigo, mudancas: diferencas(null, trilha) })
  return { codigo, numero }
}
