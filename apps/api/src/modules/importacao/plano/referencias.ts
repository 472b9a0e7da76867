import {
  CAMPOS_DA_IMPORTACAO,
  normalizarTitulo,
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
    if (typeof nome !== 'string') continue
    // A breed is of a species: while that one is refused, there is nothing to say of it.
    if (referencia === 'raca' && 'animal.especie' in lida.erros) {
      delete lida.valores[campo]
      continue
    }
    const { valor, erro } = catalogo.achar(referencia, nome, lugarDe(lida, campo, referencia))
    if (erro === undefined) lida.valores[campo] = valor
    else {
      delete lida.valores[campo]
      lida.erros[campo] = erro
    }
  }
}
