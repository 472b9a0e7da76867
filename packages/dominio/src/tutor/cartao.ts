import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoTutor = {
  caminho: 'tutor',
  rota: '/cadastro/tutor',
  menu: 'Tutor',
  perfis: ['CLIENTE'],
  ler: 'tutor:ler',
  escrever: 'tutor:escrever',
  permissoes: {
    'tutor:ler': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
    'tutor:escrever': ['CLIENTE', 'PARCEIRO'],
  },
  ordem: 'nome',
  nomes: ['tutor', 'tutores'],
} as const satisfies Cartao
