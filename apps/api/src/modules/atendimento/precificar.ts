import { acrescimoDePlantao } from '@vetlume/dominio/agenda'
import { calcularPrazo, type DescontoDoItem, type ExplicacaoDoPreco } from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { precificarItem } from '@vetlume/dominio/preco'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { feriadosEm } from '../feriado/index.ts'
import { cidadeDaEmpresa } from '../especialista/index.ts'
import { precosDe, repartirPacotes, type ItemDePacote } from './pacotes.ts'
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

export interface ServicoPedido extends ItemDePacote {
  desconto: DescontoDoItem | null
  /** Already in the atendimento: a service that is no longer offered is still priced. */
  existente: boolean
}

/** A service that was not in the atendimento before. */
export const ITEM_NOVO = { existente: false, pacoteInteiro: false } as const

export interface ItemPrecificado {
  servico: string
  pacote: string | null
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
  if (linha.pacote) throw naoExiste(`itens.${indice}.servico`, 'É um pacote: inclua os serviços dele.')
  return linha
}

/** On-call surcharge at that moment, in basis points; a time not set yet has none. */
export async function acrescimoEm(ctx: CtxCliente, realizadoEm: string | null): Promise<number> {
  if (realizadoEm === null) return 0
  const { fuso } = ctx.ator
  const dia = diaNaZona(realizadoEm, fuso)
  const feriados = await feriadosEm(ctx.tx, { de: dia, ate: dia, cidade: await cidadeDaEmpresa(ctx.tx, ctx.cliente) })
  const fechados = feriados.filter(({ facultativo }) => !facultativo).map((feriado) => feriado.dia)
  return acrescimoDePlantao(realizadoEm, fuso, await faixasDeHorario(ctx.tx), fechados)
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
    servicos: itens.flatMap(({ servico, pacote }) => (pacote === null ? [servico] : [servico, pacote])),
    parceiro: codigoDoParceiro,
    planoSaude,
  })
  const basisPoints = await acrescimoEm(ctx, realizadoEm)
  const partes = await repartirPacotes(ctx, itens, servicos)
  const precificados = itens.map((item, indice): ItemPrecificado => {
    const linha = exigirServico(servicos, item, indice)
    const { centavos, explicacao } = precificarItem({
      ...precosDe(linha),
      pacote: partes.get(indice),
      plantao: basisPoints > 0 ? { tipo: 'PERCENTUAL', basisPoints } : null,
      deslocamento: indice === 0 && cobrarDeslocamento ? (parceiro?.deslocamento_centavos ?? 0) : 0,
      desconto: item.desconto,
    })
    const desconto_centavos = explicacao.linhas.reduce((soma, { centavos: valor }) => soma - Math.min(0, valor), 0)
    return {
      servico: item.servico,
      pacote: item.pacote,
      nome: linha.nome,
      preco_centavos: centavos,
      explicacao: { ...explicacao, linhas: [...explicacao.linhas] },
      desconto: item.desconto,
      desconto_centavos,
    }
  })
  if (somarPrecos(precificados) > TOTAL_MAXIMO)
    throw new ErroDeDominio('VALIDACAO', { campos: { itens: 'O total passa do que pode ser cobrado.' } })
  // A bundle has no exam of its own: deadlines are its services'.
  const exames = new Map([...servicos].filter(([, { pacote }]) => !pacote))
  return { itens: precificados, servicos: exames, parceiro }
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
