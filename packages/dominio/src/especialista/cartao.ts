import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoEspecialista = {
  caminho: 'especialista',
  rota: '/cadastro/especialista',
  menu: 'Especialista',
  perfis: ['CLIENTE'],
  ler: 'especialista:ler',
  escrever: 'especialista:escrever',
  permissoes: {
    'especialista:ler': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
    'especialista:escrever': ['CLIENTE'],
    'especialista:partes': ['CLIENTE', 'ESPECIALISTA'],
  },
  ordem: 'nome',
  nomes: ['especialista', 'especialistas'],
} as const satisfies Cartao
