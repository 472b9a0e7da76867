import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoParceiro = {
  caminho: 'parceiro',
  rota: '/cadastro/parceiro',
  menu: 'Clínica Parceira',
  perfis: ['CLIENTE'],
  ler: 'parceiro:ler',
  escrever: 'parceiro:escrever',
  permissoes: {
    'parceiro:ler': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
    'parceiro:escrever': ['CLIENTE'],
  },
  ordem: 'nome',
  nomes: ['clínica parceira', 'clínicas parceiras'],
} as const satisfies Cartao
