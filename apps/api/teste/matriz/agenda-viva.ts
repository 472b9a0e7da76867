import { CLINICOS, EMPRESA, nada, TODOS, type LinhasDaMatriz } from './linha.ts'

const CLIENTE = ['CLIENTE'] as const

export const LINHAS_DA_AGENDA_VIVA = {
  'POST /tempo-real/bilhete': { quem: TODOS, entrada: nada },
  'GET /especialista/:codigo/agenda-feed': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.empresa.especialista }),
    alheia: 404,
  },
  'POST /especialista/:codigo/agenda-feed': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.empresa.especialista }),
    alheia: 404,
  },
  'DELETE /especialista/:codigo/agenda-feed': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.empresa.especialista }),
    alheia: 404,
  },
  // What it serves with a living secret is in the module's own suite.
  'GET /agenda/feed/:segredo': {
    quem: 'sem-token',
    entrada: () => ({ segredo: `${'a'.repeat(43)}.ics` }),
    propria: 404,
  },
  'GET /lembrete/configuracao': { quem: CLIENTE, entrada: nada },
  'PUT /lembrete/configuracao': { quem: CLIENTE, entrada: () => ({ ativo: true, hora: '10:30' }) },
  'GET /agendamento/:codigo/lembrete': { quem: CLINICOS, entrada: (c) => ({ codigo: c.agendamento }), alheia: 404 },
  // The company sends it: a clinic does not confirm to itself.
  'POST /agendamento/:codigo/lembrete': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.agendamento }),
    propria: { PARCEIRO: 403 },
    alheia: 404,
  },
  'POST /confirmar-agendamento': { quem: 'sem-token', entrada: () => ({ chave: 'a'.repeat(43) }), propria: 404 },
  'POST /confirmar-agendamento/resposta': {
    quem: 'sem-token',
    entrada: () => ({ chave: 'a'.repeat(43), resposta: 'CONFIRMADO' }),
    propria: 404,
  },
} satisfies LinhasDaMatriz
