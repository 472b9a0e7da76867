import { expect, it } from 'vitest'
import { podeComo } from '../../../teste/fabricas.ts'
import { telasDaEmpresa } from './abas-da-empresa.tsx'

const TRES = [
  { rotulo: 'Minha empresa', rota: '/cadastro/cliente' },
  { rotulo: 'Serviços', rota: '/cadastro/servico' },
  { rotulo: 'DRE', rota: '/financeiro/demonstrativo-resultado' },
] as const

it('cada um vê só as telas que pode abrir, na ordem da lista', () => {
  expect(telasDaEmpresa(podeComo('CLIENTE'), TRES).map(({ rotulo }) => rotulo)).toEqual([
    'Minha empresa',
    'Serviços',
    'DRE',
  ])
  expect(telasDaEmpresa(podeComo('CLIENTE_BASE'), TRES).map(({ rotulo }) => rotulo)).toEqual([
    'Minha empresa',
    'Serviços',
  ])
})

it('quem só pode abrir uma não vê a faixa', () => {
  expect(telasDaEmpresa(podeComo('PARCEIRO'), TRES)).toEqual([])
})
