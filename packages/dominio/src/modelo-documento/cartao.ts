import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoModelo = {
  caminho: 'modelo-documento',
  rota: '/configuracao/modelo-documento',
  menu: 'Modelo Documento',
  perfis: ['CLIENTE'],
  ler: 'modelo-documento:ler',
  escrever: 'modelo-documento:escrever',
  permissoes: {
    'modelo-documento:ler': ['CLIENTE', 'ESPECIALISTA'],
    'modelo-documento:escrever': ['CLIENTE'],
  },
  ordem: 'nome',
  nomes: ['modelo', 'modelos'],
} as const satisfies Cartao
