import { normalizarBusca } from '@vetlume/dominio/formatos'
import { describe, expect, it } from 'vitest'
import { ESPECIES_E_RACAS } from './index.ts'

const nomesDe = (especie: string) =>
  (ESPECIES_E_RACAS.find((uma) => uma.especie === especie)?.racas ?? []).flatMap(({ nome, sinonimo }) =>
    [nome, ...(sinonimo?.split(', ') ?? [])].map((escrito) => [normalizarBusca(escrito), nome] as const),
  )

describe('raças', () => {
  it.each(ESPECIES_E_RACAS.map(({ especie }) => especie))('%s: nenhum nome serve a duas raças', (especie) => {
    const vistos = new Map<string, string>()
    for (const [escrito, raca] of nomesDe(especie)) {
      expect(vistos.get(escrito) ?? raca, escrito).toBe(raca)
      vistos.set(escrito, raca)
    }
  })

  it.each([
    ['Canina', 'Deutsch Drahthaar', 'Braco Alemão de Pelo Duro'],
    ['Canina', 'Cão Corso', 'Cane Corso'],
    ['Répteis', 'Píton-bola', 'Píton-real'],
    ['Répteis', 'Salamanta', 'Jiboia-arco-íris'],
  ])('%s: %s é outro nome de %s, não outra raça', (especie, outroNome, raca) => {
    const nomes = new Map(nomesDe(especie))
    expect(nomes.get(normalizarBusca(outroNome))).toBe(raca)
  })

  it('o poodle tem os seus quatro portes', () => {
    const nomes = new Map(nomesDe('Canina'))
    for (const porte of ['Gigante', 'Médio', 'Anão', 'Toy'])
      expect(nomes.has(normalizarBusca(`Poodle ${porte}`)), porte).toBe(true)
  })
})
