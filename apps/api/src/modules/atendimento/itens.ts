import type { DescontoDoItem } from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { condicoesAtuais, condicoesDe, type Precificado } from './condicoes.ts'
import type { PedidoDePreco } from './pedido.ts'
import type { Condicoes, ServicoPedido } from './precificar.ts'
import type { LinhaDeItem } from './queries-itens.ts'

export interface ItemPlanejado extends ServicoPedido {
  /** Existing item that goes on, or null for a new one. */
  codigo: string | null
  /** The price it already has, when nothing that decides it changed. */
  congelado: LinhaDeItem | null
}

export interface PlanoDosItens {
  itens: ItemPlanejado[]
  retirados: string[]
  mudou: boolean
}

const mesmoInstante = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && Temporal.Instant.compare(a, b) === 0)

const mesmasCondicoes = (novas: Condicoes, atuais: Condicoes) =>
  novas.parceiro === atuais.parceiro &&
  novas.planoSaude === atuais.planoSaude &&
  novas.cobrarDeslocamento === atuais.cobrarDeslocamento &&
  mesmoInstante(novas.realizadoEm, atuais.realizadoEm)

// Field by field: the database does not keep the order of keys.
function mesmoDesconto(a: DescontoDoItem | null, b: DescontoDoItem | null): boolean {
  if (a === null || b === null) return a === b
  const valor = (d: DescontoDoItem) => (d.tipo === 'VALOR' ? d.centavos : d.basisPoints)
  return a.tipo === b.tipo && a.motivo === b.motivo && valor(a) === valor(b)
}

function conferirRepetidos({ itens }: PedidoDePreco): void {
  const codigos = itens.map(({ codigo }) => codigo).filter((codigo) => codigo !== null)
  if (new Set(codigos).size !== codigos.length)
    throw new ErroDeDominio('VALIDACAO', { campos: { itens: 'O mesmo exame aparece duas vezes.' } })
}

type Agrupavel = Readonly<{ codigo: string | null; pacote: string | null }>

const itensDoPacote = (itens: readonly Agrupavel[], pacote: string) =>
  itens.flatMap((item) => (item.pacote === pacote ? [item.codigo ?? 'novo'] : [])).toSorted()

/** The bundles that go on with the very items they had. */
function pacotesInteiros(pedidos: readonly Agrupavel[], anteriores: readonly Agrupavel[]): ReadonlySet<string> {
  const pacotes = new Set(pedidos.flatMap(({ pacote }) => pacote ?? []))
  return new Set(
    [...pacotes].filter((pacote) => itensDoPacote(pedidos, pacote).join() === itensDoPacote(anteriores, pacote).join()),
  )
}

function conferirRetirados(retirados: readonly LinhaDeItem[]): void {
  const comLaudo = retirados.find(({ tem_laudo }) => tem_laudo)
  if (comLaudo === undefined) return
  throw new ErroDeDominio('EM_USO', {
    mensagem: `Já existe laudo de ${comLaudo.nome}: cancele-o antes de retirar o exame.`,
  })
}

/**
 * A price is kept while what made it stays: conditions, service, discount, whole bundle, and the first place, which
 * carries the displacement. Throws EM_USO when an item with a laudo would go, REFERENCIA_INEXISTENTE on one not there.
 */
export function planejarItens(
  pedido: PedidoDePreco,
  atual: Precificado,
  anteriores: readonly LinhaDeItem[],
): PlanoDosItens {
  conferirRepetidos(pedido)
  const porCodigo = new Map(anteriores.map((item) => [item.codigo, item]))
  const ficam = pedido.itens.map(({ codigo, servico }, indice) => {
    if (codigo === null) return null
    const anterior = porCodigo.get(codigo)
    if (anterior === undefined) {
      throw new ErroDeDominio('REFERENCIA_INEXISTENTE', {
        campos: { [`itens.${indice}.servico`]: 'Este exame não faz mais parte do atendimento.' },
      })
    }
    return anterior.servico === servico ? anterior : null
  })
  const congelar = mesmasCondicoes(condicoesDe(atual.origem, pedido), condicoesAtuais(atual))
  const levaDeslocamento = pedido.cobrarDeslocamento && pedido.parceiro !== null
  const mesmoLugar = (indice: number, codigo: string) =>
    !levaDeslocamento || (indice === 0) === (codigo === anteriores[0]?.codigo)
  const inteiros = pacotesInteiros(pedido.itens, anteriores)
  const itens = pedido.itens.map(({ servico, pacote, desconto }, indice): ItemPlanejado => {
    const anterior = ficam[indice] ?? null
    const novoDesconto = desconto === undefined ? (anterior?.desconto ?? null) : desconto
    const pacoteInteiro = pacote !== null && inteiros.has(pacote)
    const mesmoPacote = pacote === null ? anterior?.pacote === null : pacoteInteiro
    const mesmoPreco =
      congelar &&
      mesmoPacote &&
      anterior !== null &&
      mesmoLugar(indice, anterior.codigo) &&
      mesmoDesconto(novoDesconto, anterior.desconto)
    const congelado = mesmoPreco ? anterior : null
    return {
      servico,
      pacote,
      pacoteInteiro,
      desconto: novoDesconto,
      existente: anterior !== null,
      codigo: anterior?.codigo ?? null,
      congelado,
    }
  })
  const mantidos = new Set(itens.map(({ codigo }) => codigo))
  const retirados = anteriores.filter(({ codigo }) => !mantidos.has(codigo))
  conferirRetirados(retirados)
  return {
    itens,
    retirados: retirados.map(({ codigo }) => codigo),
    mudou: retirados.length > 0 || itens.some(({ codigo }) => codigo === null),
  }
}
