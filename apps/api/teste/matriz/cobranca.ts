import type { Perfil } from '@vetlume/dominio/menu'
import { nada, type LinhasDaMatriz } from './linha.ts'

const QUEM: readonly Perfil[] = ['ADMIN', 'CLIENTE']

export const LINHAS_DE_COBRANCA = {
  'GET /regua-cobranca': { quem: QUEM, entrada: nada },
  'PUT /regua-cobranca': {
    quem: QUEM,
    entrada: () => ({
      ativa: false,
      hora: '09:00',
      passos: [{ dias: 1, assunto: 'Da matriz', mensagem: 'Da matriz' }],
      versao: 99,
    }),
    propria: 409,
  },
  'GET /contas-receber/:codigo/cobranca': {
    quem: QUEM,
    entrada: (c) => ({ codigo: c.receber }),
    propria: { ADMIN: 404 },
    alheia: 404,
  },
  'PUT /contas-receber/:codigo/cobranca/pausa': {
    quem: QUEM,
    entrada: (c) => ({ codigo: c.receber, pausada: true }),
    propria: { ADMIN: 404 },
    alheia: 404,
  },
  'POST /contas-receber/:codigo/cobranca': {
    quem: QUEM,
    entrada: (c) => ({ codigo: c.receber, para: ['financeiro@aurora.vet'], mensagem: 'Da matriz' }),
    propria: { ADMIN: 404 },
    alheia: 404,
  },
} satisfies LinhasDaMatriz
