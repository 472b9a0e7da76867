import { acrescimoDePlantao } from '@vetlume/dominio/agenda'
import { calcularPrazo, type DescontoDoItem, type ExplicacaoDoPreco } from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { precificarItem } from '@vetlume/dominio/preco'
import type { CtxCliente } from '../../context.ts'
import {
  condicoesDoParceiro,
  faixasDeHorario,
  servicosComPrecos,
  type CondicoesDoParceiro,
  type ServicoComPrecos,
} from './queries-preco.ts'

/** What decides prices besides the service itself. */
export interface Condicoes {
  parceiro: string | null
  planoSaude: string | null
  realizadoEm: string | null
  cobrarDeslocamento: boolean
}

export interface ServicoPedido {
  servico: string
  desconto: DescontoDoItem | null
  /** Already in the atendimento: a service that is no longer offered is still priced. */
  existente: boolean
}

export interface ItemPrecificado {
  servico: string
  nome: string
  preco_centavos: number
  explicacao: ExplicacaoDoPreco
  desconto: DescontoDoItem | null
  desconto_centavos: number
}

export interface Precificacao {
  itens: ItemPrecificado[]
  servicos: ReadonlyMap<string, ServicoComPrecos>
  parceiro: CondicoesDoParceiro | null
}

/** Column type of the total is a 32-bit integer; nobody charges twenty million reais for an exam. */
const TOTAL_MAXIMO = 2_000_000_000

const naoExiste = (campo: string, texto: string) =>
  new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { [campo]: texto } })

export async function exigirParceiro(
  { tx, cliente }: CtxCliente,
  codigo: string | null,
): Promise<CondicoesDoParceiro | null> {
  if (codigo === null) return null
  const parceiro = await condicoesDoParceiro(tx, cliente, codigo)
  if (parceiro === undefined) throw naoExiste('parceiro', 'Esta clínica parceira não existe mais. Escolha outra.')
  return parceiro
}

function exigirServico(
  servicos: ReadonlyMap<string, ServicoComPrecos>,
  { servico, existente }: ServicoPedido,
  indice: number,
): ServicoComPrecos {
  const linha = servicos.get(servico)
  if (linha === undefined || !(linha.ativo || existente)) {
    throw naoExiste(`itens.${indice}.servico`, 'Este serviço não é mais oferecido. Escolha outro.')
  }
  return linha
}

async function acrescimo({ tx, ator }: CtxCliente, realizadoEm: string | null): Promise<number> {
  return realizadoEm === null ? 0 : acrescimoDePlantao(realizadoEm, ator.fuso, await faixasDeHorario(tx))
}

/**
 * Prices of a whole request, in the order given, by the one rule of dominio. Displacement is charged once, on the
 * first item. Throws REFERENCIA_INEXISTENTE on a partner or a service that is not there, VALIDACAO on an absurd total.
 */
export async function precificarPedido(
  ctx: CtxCliente,
  condicoes: Condicoes,
  itens: readonly ServicoPedido[],
): Promise<Precificacao> {
  const { parceiro: codigoDoParceiro, planoSaude, realizadoEm, cobrarDeslocamento } = condicoes
  const parceiro = await exigirParceiro(ctx, codigoDoParceiro)
  const servicos = await servicosComPrecos(ctx.tx, ctx.cliente, {
    servicos: itens.map(({ servico }) => servico),
    parceiro: codigoDoParceiro,
    planoSaude,
  })
  const basisPoints = await acrescimo(ctx, realizadoEm)
  const precificados = itens.map((item, indice): ItemPrecificado => {
    const linha = exigirServico(servicos, item, indice)
    const { centavos, explicacao } = precificarItem({
      servico: { nome: linha.nome, centavos: linha.preco_centavos },
      precoDoParceiro: linha.parceiro_centavos,
      tabelaDoParceiro:
        linha.tabela_centavos === null ? null : { nome: linha.tabela_nome ?? '', centavos: linha.tabela_centavos },
      tabelaDoPlano:
        linha.plano_centavos === null ? null : { nome: linha.plano_nome ?? '', centavos: linha.plano_centavos },
      plantao: basisPoints > 0 ? { tipo: 'PERCENTUAL', basisPoints } : null,
      deslocamento: indice === 0 && cobrarDeslocamento ? (parceiro?.deslocamento_centavos ?? 0) : 0,
      desconto: item.desconto,
    })
    const desconto_centavos = explicacao.linhas.reduce((soma, { centavos: valor }) => soma - Math.min(0, valor), 0)
    return {
      servico: item.servico,
      nome: linha.nome,
      preco_centavos: centavos,
      explicacao: { ...explicacao, linhas: [...explicacao.linhas] },
      desconto: item.desconto,
      desconto_centavos,
    }
  })
  if (somarPrecos(precificados) > TOTAL_MAXIMO)
    throw new ErroDeDominio('VALIDACAO', { campos: { itens: 'O total passa do que pode ser cobrado.' } })
  return { itens: precificados, servicos, parceiro }
}

export const somarPrecos = (itens: readonly { preco_centavos: number }[]): number =>
  itens.reduce((soma, { preco_centavos }) => soma + preco_centavos, 0)

/** When the first exam is due, counted from `inicio`. */
export function prazoDosServicos(
  servicos: Iterable<ServicoComPrecos>,
  inicio: string,
  prioridade: 'ROTINA' | 'URGENTE',
): string | null {
  const prazos = [...servicos].map((s) => ({ rotinaHoras: s.prazo_rotina_horas, urgenteHoras: s.prazo_urgente_horas }))
  return calcularPrazo(inicio, prioridade, prazos)
}
