import { ErroDeDominio } from '@vetlume/dominio/erros'
import { precoBase, type ItemAPrecificar, type ParteDoPacote } from '@vetlume/dominio/preco'
import { repartirPacote } from '@vetlume/dominio/servico'
import type { CtxCliente } from '../../context.ts'
import { mesmosServicos } from '../agenda/index.ts'
import { composicoes, type ServicoComPrecos } from './queries-preco.ts'

export interface ItemDePacote {
  servico: string
  /** The bundle it comes in. */
  pacote: string | null
  /** The bundle was accepted whole before, and goes on as it was: what it contains today does not matter. */
  pacoteInteiro: boolean
}

/** The prices that a service could have, as the rule of dominio reads them. */
export const precosDe = (linha: ServicoComPrecos): ItemAPrecificar => ({
  servico: { nome: linha.nome, centavos: linha.preco_centavos },
  precoDoParceiro: linha.parceiro_centavos,
  tabelaDoParceiro:
    linha.tabela_centavos === null ? null : { nome: linha.tabela_nome ?? '', centavos: linha.tabela_centavos },
  tabelaDoPlano:
    linha.plano_centavos === null ? null : { nome: linha.plano_nome ?? '', centavos: linha.plano_centavos },
})

type Servicos = ReadonlyMap<string, ServicoComPrecos>
type Posicionado = ItemDePacote & { indice: number }

const recusar = ([primeiro]: readonly Posicionado[], texto: string) =>
  new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { [`itens.${primeiro?.indice ?? 0}.servico`]: texto } })

function conferir(itens: readonly Posicionado[], pacote: ServicoComPrecos | undefined, contem: readonly string[]) {
  if (pacote?.pacote === true && itens.every(({ pacoteInteiro }) => pacoteInteiro)) return pacote
  if (pacote?.pacote !== true || !pacote.ativo)
    throw recusar(itens, 'Este pacote não é mais oferecido. Inclua os serviços um a um.')
  if (
    !mesmosServicos(
      itens.map(({ servico }) => servico),
      contem,
    )
  )
    throw recusar(itens, `O pacote ${pacote.nome} vem inteiro. Inclua o pacote de novo, ou os serviços um a um.`)
  return pacote
}

/**
 * The share of each item in the price of its bundle, by its position; an item outside a bundle has none. The bundle costs
 * by the same rule as any service, and the shares follow what its services would cost alone. Throws
 * REFERENCIA_INEXISTENTE on a bundle that is not offered, or does not come whole.
 */
export async function repartirPacotes(
  { tx, cliente }: CtxCliente,
  itens: readonly ItemDePacote[],
  servicos: Servicos,
): Promise<ReadonlyMap<number, ParteDoPacote>> {
  const grupos = Map.groupBy(
    itens.map((item, indice) => ({ ...item, indice })).filter(({ pacote }) => pacote !== null),
    ({ pacote }) => pacote ?? '',
  )
  if (grupos.size === 0) return new Map()
  const conteudo = await composicoes(tx, cliente, [...grupos.keys()])
  return new Map(
    [...grupos].flatMap(([codigo, doGrupo]) => {
      const pacote = conferir(doGrupo, servicos.get(codigo), conteudo.get(codigo) ?? [])
      const preco = precoBase(precosDe(pacote))
      const sozinhos = doGrupo.map(({ servico }) => {
        const linha = servicos.get(servico)
        return linha === undefined ? 0 : precoBase(precosDe(linha)).centavos
      })
      const partes = repartirPacote(preco.centavos, sozinhos)
      return doGrupo.map(({ indice }, n) => [indice, { nome: pacote.nome, preco, parte: partes[n] ?? 0 }] as const)
    }),
  )
}
