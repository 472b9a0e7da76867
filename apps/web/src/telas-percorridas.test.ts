import { expect, it } from 'vitest'
import { BUSCAS } from './buscas.ts'

const escritas = Object.keys(import.meta.glob('./modules/*/telas/*.txt')).map((caminho) => caminho.replace(/^.*\//, ''))

it('cada rota é percorrida por um passeio, com o que ele viu ao lado', () => {
  const rotas = Object.keys(BUSCAS)
  expect(rotas.length).toBeGreaterThan(40)
  const semPasseio = rotas.filter(
    (rota) => !escritas.some((nome) => nome.startsWith(`${rota.slice(1).replaceAll('/', '-')}.`)),
  )
  expect(semPasseio).toEqual([])
})
