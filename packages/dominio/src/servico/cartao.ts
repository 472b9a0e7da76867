import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoServico = {
  caminho: 'servico',
  rota: '/cadastro/servico',
  menu: 'Serviço',
  perfis: ['CLIENTE'],
  ler: 'servico:ler',
  escrever: 'servico:escrever',
  permissoes: {
    'servico:ler': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO', 'CLIENTE_BASE'],
    'servico:escrever': ['CLIENTE'],
  },
  ordem: 'nome',
  nomes: ['serviço', 'serviços'],
} as const satisfies Cartao
