import { describe, expect, it } from 'vitest'
import type { Perfil } from '@vetlume/dominio/menu'
import { podeComo } from '../../../teste/fabricas.ts'
import { gruposDeAchados } from './opcoes.ts'
import { telasDe, telasDoTexto } from './telas.ts'

const rotulos = (perfil: Perfil, texto: string) =>
  telasDoTexto([perfil], podeComo(perfil), texto).map(({ rotulo }) => rotulo)

describe('telas da busca', () => {
  it.each([
    ['dre', 'DRE'],
    ['lucro', 'DRE'],
    ['demonstrativo de resultado', 'DRE'],
    ['fluxo', 'Fluxo Caixa'],
    ['fluxo de caixa', 'Fluxo Caixa'],
    ['caixa', 'Fluxo Caixa'],
    ['calendário', 'Agenda'],
    ['pets', 'Paciente'],
    ['fatur', 'Contas Receber'],
  ])('%s leva a empresa a %s', (texto, rotulo) => {
    expect(rotulos('CLIENTE', texto)).toContain(rotulo)
  })

  it('uma palavra que não é de tela nenhuma, ou o meio de uma palavra, não acha nada', () => {
    expect(rotulos('CLIENTE', 'thor')).toEqual([])
    expect(rotulos('CLIENTE', 'luxo')).toEqual([])
  })

  it('ninguém é levado ao que não pode abrir, e nenhuma tela aparece duas vezes', () => {
    expect(rotulos('PARCEIRO', 'dre')).toEqual([])
    expect(rotulos('CLIENTE_BASE', 'fluxo')).toEqual([])
    const doAdmin = telasDe(['ADMIN'], podeComo('ADMIN')).map(({ rota }) => rota)
    expect(new Set(doAdmin).size).toBe(doAdmin.length)
  })
})

describe('o que foi achado', () => {
  const achado = (codigo: string, exato: boolean) =>
    ({ tipo: 'atendimento', codigo, titulo: codigo, detalhe: '', exato }) as const

  it('o número exato vem antes de tudo, e uma vez só', () => {
    const [primeiro, ...outros] = gruposDeAchados([achado('a', false), achado('b', true)], [], '42')
    expect(primeiro).toMatchObject({ rotulo: 'Número 42', opcoes: [{ id: 'atendimento-b' }] })
    expect(outros.flatMap(({ opcoes }) => opcoes.map(({ id }) => id))).toEqual(['atendimento-a'])
  })
})
