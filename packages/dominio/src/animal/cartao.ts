import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoAnimal = {
  caminho: 'animal',
  rota: '/cadastro/animal',
  menu: 'Paciente',
  perfis: ['CLIENTE'],
  ler: 'animal:ler',
  escrever: 'animal:escrever',
  permissoes: {
    'animal:ler': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
    'animal:escrever': ['CLIENTE', 'PARCEIRO'],
  },
  ordem: 'nome',
  nomes: ['paciente', 'pacientes'],
} as const satisfies Cartao
