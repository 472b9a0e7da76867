import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoUsuario = {
  caminho: 'usuario',
  rota: '/cadastro/usuario',
  menu: 'Usuário',
  perfis: ['ADMIN'],
  ler: 'usuario:ler',
  escrever: 'usuario:escrever',
  permissoes: {
    'usuario:ler': ['ADMIN'],
    'usuario:escrever': ['ADMIN'],
  },
  ordem: 'nome',
  nomes: ['usuário', 'usuários'],
} as const satisfies Cartao
