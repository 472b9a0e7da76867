import { expect, it } from 'vitest'

const LISTAS = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/rotulos.ts', '../../../../packages/dominio/src/**/rotulos.ts'],
  { eager: true },
)

/** Every text of what a file exports, with the way to it. */
function textosDe(onde: string, valor: unknown): (readonly [onde: string, texto: string])[] {
  if (typeof valor === 'string') return [[onde, valor]]
  if (typeof valor !== 'object' || valor === null) return []
  return Object.entries(valor).flatMap(([chave, dentro]) => textosDe(`${onde} ${chave}`, dentro))
}

it.each(Object.entries(LISTAS))('%s: nenhum rótulo está vazio nem é de duas opções', (arquivo, modulo) => {
  expect(textosDe(arquivo, modulo).filter(([, texto]) => texto.trim() === '')).toEqual([])
  for (const [nome, lista] of Object.entries(modulo)) {
    if (!Array.isArray(lista)) continue
    const rotulos = lista.flatMap((opcao: unknown) =>
      typeof opcao === 'object' && opcao !== null && 'rotulo' in opcao ? [opcao.rotulo] : [],
    )
    expect(new Set(rotulos).size, nome).toBe(rotulos.length)
  }
})
