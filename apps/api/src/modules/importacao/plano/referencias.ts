import {
  CAMPOS_DA_IMPORTACAO,
  normalizarTitulo,
  type Leitura,
  type ReferenciaImportada,
  type TipoDeImportacao,
} from '@vetlume/dominio/importacao'
import { nomeDaUf, UFS } from '@vetlume/dominio/formatos'
import type { Catalogo } from './catalogo.ts'
import type { LinhaLida } from './ler-linha.ts'

const UF_POR_NOME: ReadonlyMap<string, string> = new Map(
  UFS.flatMap((uf) => [
    [normalizarTitulo(uf), uf],
    [normalizarTitulo(nomeDaUf(uf)), uf],
  ]),
)

/** Fields of a kind of sheet that name rows of other registries: the full name of the field → the registry. */
export function referenciasDo(tipo: TipoDeImportacao): ReadonlyMap<string, ReferenciaImportada> {
  return new Map(
    CAMPOS_DA_IMPORTACAO[tipo].flatMap(({ id, referencia }) =>
      referencia === undefined ? [] : [[id, referencia] as const],
    ),
  )
}

const DA_MESMA_PLANILHA: ReadonlySet<string> = new Set(
  Object.values(CAMPOS_DA_IMPORTACAO)
    .flat()
    .flatMap(({ id, daMesmaPlanilha }) => (daMesmaPlanilha === true ? [id] : [])),
)

interface ItemComPreco {
  nome: string
  centavos: number
}

/** What is said of one item of a list that names nothing. */
export const semEsteNome = (nome: string, erro: string) =>
  `“${nome}”: ${erro.charAt(0).toLowerCase()}${erro.slice(1)} Na célula, escreva um por linha (Alt+Enter).`

/** The items of one cell, each with its key instead of its name. */
function resolverLista(
  itens: readonly (string | ItemComPreco)[],
  referencia: ReferenciaImportada,
  catalogo: Catalogo,
): Leitura<unknown[]> {
  const resolvidos: unknown[] = []
  for (const item of itens) {
    const { nome, ...resto } = typeof item === 'string' ? { nome: item } : item
    const { valor, erro } = catalogo.achar(referencia, nome)
    if (erro !== undefined) return { erro: semEsteNome(nome, erro) }
    resolvidos.push(typeof item === 'string' ? valor : { [referencia]: valor, ...resto })
  }
  return { valor: resolvidos }
}

/** Where the named row must be: a city in the state of the line, a breed in its species. Null when the line does not say. */
function lugarDe(lida: LinhaLida, campo: string, referencia: ReferenciaImportada): string | null {
  if (referencia === 'raca') return (lida.valores['animal.especie'] as string | undefined) ?? null
  if (referencia !== 'cidade') return null
  const campoDaUf = campo.replace(/cidade$/, 'uf')
  const escrita = lida.valores[campoDaUf]
  if (typeof escrita !== 'string') return null
  const uf = UF_POR_NOME.get(normalizarTitulo(escrita)) ?? null
  if (uf === null) lida.erros[campoDaUf] = 'Estado não reconhecido. Escreva a sigla, como SP.'
  return uf
}

/** Turns names into keys, in place: species before breeds, because a breed is of a species. */
export function resolverReferencias(
  lida: LinhaLida,
  referencias: ReadonlyMap<string, ReferenciaImportada>,
  catalogo: Catalogo,
): void {
  for (const [campo, referencia] of referencias) {
    const nome = lida.valores[campo]
    if (nome === undefined || DA_MESMA_PLANILHA.has(campo)) continue
    // A breed is of a species: while that one is refused, there is nothing to say of it.
    if (referencia === 'raca' && 'animal.especie' in lida.erros) {
      delete lida.valores[campo]
      continue
    }
    const { valor, erro } = Array.isArray(nome)
      ? resolverLista(nome as (string | ItemComPreco)[], referencia, catalogo)
      : catalogo.achar(referencia, nome as string, lugarDe(lida, campo, referencia))
    if (erro === undefined) lida.valores[campo] = valor
    else {
      delete lida.valores[campo]
      lida.erros[campo] = erro
    }
  }
}
