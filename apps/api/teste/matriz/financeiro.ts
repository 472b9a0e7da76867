import { CLINICOS, nada, type LinhasDaMatriz } from './linha.ts'

export const LINHAS_DE_FINANCEIRO = {
  'GET /contas-receber': { quem: ['ADMIN', 'CLIENTE'], entrada: nada },
  'GET /contas-receber/resumo': { quem: ['ADMIN', 'CLIENTE'], entrada: nada },
  'GET /contas-receber/:codigo': {
    quem: ['ADMIN', 'CLIENTE'],
    entrada: (c) => ({ codigo: c.receber }),
    propria: { ADMIN: 404 },
    alheia: 404,
  },
  'GET /contas-pagar': { quem: ['ADMIN', ...CLINICOS], entrada: nada },
  'GET /contas-pagar/resumo': { quem: ['ADMIN', ...CLINICOS], entrada: nada },
  'GET /contas-pagar/:codigo': {
    quem: ['ADMIN', ...CLINICOS],
    entrada: (c) => ({ codigo: c.receber }),
    propria: { ADMIN: 404, CLIENTE: 404, ESPECIALISTA: 404 },
    alheia: 404,
  },
  'GET /demonstrativo-resultado': { quem: ['ADMIN', 'CLIENTE'], entrada: () => ({ ano: 2026 }) },
  'GET /fluxo-caixa': { quem: ['ADMIN', 'CLIENTE'], entrada: () => ({ de: '2026-11-01', ate: '2026-11-30' }) },
  'GET /lancamento': { quem: ['ADMIN', 'CLIENTE'], entrada: nada },
} satisfies LinhasDaMatriz
