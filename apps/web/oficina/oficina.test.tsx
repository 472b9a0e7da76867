import { afterAll, expect, it } from 'vitest'
import { abrirEstado } from './abrir.tsx'
import { CATALOGO } from './catalogo.ts'
import { componentesDe, desenhados, type Exportados } from './desenhados.ts'

const doKit = import.meta.glob<Exportados>(['../src/ui/**/*.tsx', '!../src/ui/**/*.test.tsx'])

const vistos = new Set<unknown>()
const anotar = () => {
  for (const componente of desenhados().vistos) vistos.add(componente)
}

/** It draws nothing: where the window that asks did not come, the browser itself asks. */
const SEM_DESENHO = new Set(['reservas.tsx: ConfirmacaoDeReserva'])

/** By file and name. Read before the pages are drawn: what comes apart is there at once. */
const componentes = (
  await Promise.all(
    Object.entries(doKit).map(async ([arquivo, ler]) =>
      componentesDe(await ler()).map(([nome, um]) => [`${arquivo.replace('../src/ui/', '')}: ${nome}`, um] as const),
    ),
  )
).flat()

it.each([...CATALOGO])('%s: cada estado se desenha', async (_, pagina) => {
  for (const nome of Object.keys(pagina.estados)) {
    const { unmount } = await abrirEstado(pagina, nome)
    // What floats is drawn after what it is under; then, what comes apart.
    await new Promise((seguir) => requestAnimationFrame(() => setTimeout(seguir)))
    await expect.poll(() => desenhados().esperando).toBe(false)
    anotar()
    expect([nome, document.querySelector('[data-quebrou]')?.textContent]).toEqual([nome, undefined])
    await unmount()
  }
})

it('cada componente do kit tem uma página que o desenha', () => {
  const faltam = componentes.filter(([nome, um]) => !vistos.has(um) && !SEM_DESENHO.has(nome)).map(([nome]) => nome)
  expect(faltam).toEqual([])
})

afterAll(() => vistos.clear())
