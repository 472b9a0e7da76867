import { linkOptions } from '@tanstack/react-router'
import { ROTAS_DA_CASCA, ROTAS_PUBLICAS, ROTAS_PUBLICAS_PROPRIAS } from '@vetlume/dominio/rotas'
import { describe, expect, it } from 'vitest'
import { BUSCAS, type Busca, type Destino } from './buscas.ts'
import { conferirBusca } from './conferir-busca.ts'
import { ESCOLHAS } from './escolhas-do-endereco.ts'
// For its types: a link is checked against the routes that it registers.
import type {} from './routes.tsx'

describe('o que cada rota aceita no endereço', () => {
  it('está dito de todas, e só delas', () => {
    const rotas = [...ROTAS_DA_CASCA, ...ROTAS_PUBLICAS, ...ROTAS_PUBLICAS_PROPRIAS]
    expect(Object.keys(BUSCAS).toSorted()).toEqual(rotas.toSorted())
    expect(Object.keys(BUSCAS)).toEqual(expect.arrayContaining(Object.keys(ESCOLHAS)))
  })

  it('um link com um nome ou um valor que a rota não tem não compila', () => {
    linkOptions({ to: '/laudo', search: { busca: 'thor', estado: 'ASSINADO', limite: '25' } })
    // @ts-expect-error: misspelt
    linkOptions({ to: '/laudo', search: { buscar: 'thor' } })
    // @ts-expect-error: of another list
    linkOptions({ to: '/laudo', search: { sexo: 'FEMEA' } })
    // @ts-expect-error: no such state
    linkOptions({ to: '/laudo', search: { estado: 'PAGO' } })
    // @ts-expect-error: no such size of a page
    linkOptions({ to: '/laudo', search: { limite: '7' } })
    // @ts-expect-error: no such view
    linkOptions({ to: '/empresa/equipe', search: { vista: 'guarda' } })
    // @ts-expect-error: takes nothing
    linkOptions({ to: '/conta', search: { aba: 'senha' } })
    // @ts-expect-error: no such route
    linkOptions({ to: '/laudos' })
    // @ts-expect-error: what a table may give goes by the same rule
    const destino: Destino = { to: '/cadastro/tutor', search: { parte: '1' } }
    // @ts-expect-error: as does what a screen reads
    const lido: keyof Busca<'/cadastro/tutor'> = 'vista'
    expect([destino, lido]).toBeDefined()
  })

  it('um valor fora do que a rota conhece é como se não estivesse; o que ela não conhece fica', () => {
    const conferir = conferirBusca('/empresa/privacidade')
    expect(conferir({ vista: 'guarda', limite: '100' })).toEqual({ vista: 'guarda', limite: '100' })
    expect(conferir({ vista: 'xyz', limite: '7', codigo: '1', utm_source: 'carta' })).toEqual({
      vista: undefined,
      limite: undefined,
      codigo: '1',
      utm_source: 'carta',
    })
    // Of another route the same name may be text.
    expect(conferirBusca('/cadastro/especie')({ vista: 'xyz' })).toEqual({ vista: 'xyz' })
  })
})
