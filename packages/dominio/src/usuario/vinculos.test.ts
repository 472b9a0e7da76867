import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PERFIS } from '../menu/index.ts'
import { chaveDoVinculo, ehPerfilComVinculo, problemasDosVinculos, type Vinculo } from './vinculos.ts'

const vinculo = (mudanca: Partial<Vinculo> = {}): Vinculo => ({
  perfil: 'CLIENTE',
  cliente: 'c1',
  parceiro: null,
  especialista: null,
  ...mudanca,
})
const caminhos = (...argumentos: Parameters<typeof problemasDosVinculos>) =>
  problemasDosVinculos(...argumentos).map(({ caminho }) => caminho.join('.'))

it('aceita o administrador sem vínculo e cada perfil com o seu', () => {
  expect(caminhos(['ADMIN'], [])).toEqual([])
  const todos = [
    vinculo(),
    vinculo({ perfil: 'ESPECIALISTA', especialista: 'e1' }),
    vinculo({ perfil: 'PARCEIRO', parceiro: 'p1' }),
    vinculo({ perfil: 'PARCEIRO', parceiro: 'p2' }),
  ]
  expect(caminhos(['PARCEIRO', 'CLIENTE', 'ESPECIALISTA'], todos)).toEqual([])
})

it('aponta perfil sem vínculo, vínculo sem perfil, alvo que falta e o que se repete', () => {
  expect(caminhos(['CLIENTE'], [])).toEqual(['vinculos'])
  expect(caminhos(['ADMIN'], [vinculo()])).toEqual(['vinculos.0.perfil'])
  expect(caminhos(['PARCEIRO'], [vinculo({ perfil: 'PARCEIRO' })])).toEqual(['vinculos.0.parceiro'])
  expect(caminhos(['ESPECIALISTA'], [vinculo({ perfil: 'ESPECIALISTA' })])).toEqual(['vinculos.0.especialista'])
  expect(caminhos(['CLIENTE'], [vinculo(), vinculo()])).toEqual(['vinculos.1.cliente'])
  expect(caminhos(['CLIENTE', 'CLIENTE'], [vinculo()])).toEqual(['perfis'])
})

const qualquerVinculo = fc.record({
  perfil: fc.constantFrom(...PERFIS),
  cliente: fc.constantFrom('c1', 'c2'),
  parceiro: fc.constantFrom(null, 'p1'),
  especialista: fc.constantFrom(null, 'e1'),
})

it('sem problemas, cada perfil tem lugar, cada lugar tem perfil e nada se repete', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PERFIS)), fc.array(qualquerVinculo), (perfis, vinculos) => {
      if (problemasDosVinculos(perfis, vinculos).length > 0) return
      expect(new Set(perfis).size).toBe(perfis.length)
      expect(new Set(vinculos.map(chaveDoVinculo)).size).toBe(vinculos.length)
      for (const { perfil } of vinculos) expect(perfis).toContain(perfil)
      for (const perfil of perfis.filter(ehPerfilComVinculo))
        expect(vinculos.some((atual) => atual.perfil === perfil)).toBe(true)
    }),
  )
})
