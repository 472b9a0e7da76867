import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoHorario = {
  caminho: 'horario-atendimento',
  rota: '/configuracao/horario-atendimento',
  menu: 'Horário Atendimento',
  perfis: ['ADMIN'],
  ler: 'base:ler',
  escrever: 'base:escrever',
  permissoes: {},
  ordem: 'diaSemana',
  nomes: ['faixa de horário', 'faixas de horário'],
} as const satisfies Cartao
