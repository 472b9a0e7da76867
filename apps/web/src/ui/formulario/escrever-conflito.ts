import { compararValores, mesmoValor } from './mesclar-valores.ts'
import type { LinhaEscrita, OpcoesDoConflito } from './tipos-do-conflito.ts'

export { mesclarValores } from './mesclar-valores.ts'

/** What a field shows, when that is text: the name of a chosen record, a number with its mask. */
function escritoNoCampo(formulario: HTMLFormElement | null, campo: string): string | null {
  const elemento = formulario?.elements.namedItem(campo)
  const ehTexto =
    elemento instanceof HTMLTextAreaElement ||
    (elemento instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio'].includes(elemento.type))
  return ehTexto && elemento.ariaHidden !== 'true' ? elemento.value : null
}

/** Names of the records in a list, by their key: the form keeps only the keys. */
function nomesDa(lista: unknown): [codigo: unknown, nome: unknown][] {
  if (!Array.isArray(lista)) return []
  return lista.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'codigo' in item && 'nome' in item ? [[item.codigo, item.nome]] : [],
  )
}

/** A list of keys as names, as far as either version of the record knows them. */
function comNomes(valor: unknown, versoes: readonly unknown[]): unknown {
  const nomes = new Map(versoes.flatMap(nomesDa))
  if (!Array.isArray(valor) || nomes.size === 0) return valor
  return valor.map((item: unknown) => (typeof item === 'string' ? (nomes.get(item) ?? 'recém-incluído') : item))
}

const doRegistro = (registro: unknown, campo: string, valor: unknown): unknown =>
  typeof registro === 'object' && registro !== null && Object.hasOwn(registro, campo)
    ? (registro as Record<string, unknown>)[campo]
    : valor

interface Lados<Valores, Registro> {
  /** The record as it is saved now. */
  atual: Registro
  digitado: Valores
  formulario: HTMLFormElement | null
}

/** Each field that changed on either side since the record was opened, with the texts that a person compares. */
export function escreverConflito<Valores extends object, Registro>(
  { atual, digitado, formulario }: Lados<Valores, Registro>,
  { aberto, valores, leitura }: OpcoesDoConflito<Valores, Registro>,
): LinhaEscrita[] {
  const comoObjeto = (de: Valores) => de as Readonly<Record<string, unknown>>
  return compararValores(comoObjeto(valores(aberto)), comoObjeto(valores(atual)), comoObjeto(digitado)).map((linha) => {
    const { campo } = linha
    const [naAbertura, agora] = [doRegistro(aberto, campo, linha.aberto), doRegistro(atual, campo, linha.salvo)]
    const textos = { aberto: leitura.texto(campo, naAbertura), salvo: leitura.texto(campo, agora) }
    const meu = () => {
      if (mesmoValor(linha.digitado, linha.aberto)) return textos.aberto
      if (mesmoValor(linha.digitado, linha.salvo)) return textos.salvo
      const escrito = typeof linha.digitado === 'string' ? escritoNoCampo(formulario, campo) : null
      return escrito ?? leitura.texto(campo, comNomes(linha.digitado, [naAbertura, agora]))
    }
    return { ...linha, rotulo: leitura.rotulo(campo), textos: { ...textos, digitado: meu() } }
  })
}
