import { expect, it } from 'vitest'
import { pesoDaRota } from './pesos.ts'

it('por onde todos entram conta mais que o que se abre todo dia, que conta mais que o resto', () => {
  const [login, painel, agenda, especie] = ['/login', '/dashboard', '/agenda/agenda-atendimento', '/cadastro/especie']
  const laudoDoTutor = pesoDaRota('/laudo-compartilhado', true)
  expect(pesoDaRota(login, true)).toBe(pesoDaRota(painel, false))
  expect(pesoDaRota(painel, false)).toBeGreaterThan(laudoDoTutor)
  expect(laudoDoTutor).toBeGreaterThanOrEqual(pesoDaRota(agenda, false))
  expect(pesoDaRota(agenda, false)).toBeGreaterThan(pesoDaRota(especie, false))
})

it('um registro aberto pelo endereço conta uma parte da sua lista', () => {
  for (const rota of ['/cadastro/animal', '/cadastro/especie'])
    expect(pesoDaRota(`${rota}?codigo`, false)).toBe(pesoDaRota(rota, false) / 4)
})
