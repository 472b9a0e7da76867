import type { Cartao } from '../menu/cartao.ts'

export const cartaoDaEspecialidade = {
  caminho: 'especialidade',
  rota: '/cadastro/especialidade',
  menu: 'Especialidade',
  perfis: ['CLIENTE'],
  ler: 'especialidade:ler',
  escrever: 'especialidade:escrever',
  permissoes: {
    'especialidade:ler': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
    'especialidade:escrever': ['CLIENTE'],
  },
  ordem: 'nome',
  nomes: ['especialidade', 'especialidades'],
} as const satisfies Cartao
