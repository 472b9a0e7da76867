import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoCliente = {
  caminho: 'cliente',
  rota: '/cadastro/cliente',
  menu: 'Cliente',
  perfis: ['ADMIN'],
  ler: 'cliente:ler',
  escrever: 'cliente:administrar',
  permissoes: {
    'cliente:ler': ['ADMIN', 'CLIENTE', 'CLIENTE_BASE'],
    'cliente:escrever': ['ADMIN', 'CLIENTE', 'CLIENTE_BASE'],
    // Any company's record, with its plan and the state of its subscription.
    'cliente:administrar': ['ADMIN'],
  },
  ordem: 'nome',
  nomes: ['cliente', 'clientes'],
} as const satisfies Cartao
