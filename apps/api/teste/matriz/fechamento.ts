import { randomUUID } from 'node:crypto'
import type { Perfil } from '@vetlume/dominio/menu'
import { nada, type Cenario, type LinhasDaMatriz } from './linha.ts'

const EMPRESA: readonly Perfil[] = ['ADMIN', 'CLIENTE']
const QUEM_LE: readonly Perfil[] = [...EMPRESA, 'PARCEIRO']
const dele = { propria: { ADMIN: 404 }, alheia: 404 } as const
const porCodigo = (c: Cenario) => ({ codigo: c.fechamento })

export const LINHAS_DE_FECHAMENTO = {
  'GET /fechamento/previa': { quem: EMPRESA, entrada: nada },
  'POST /fechamento': {
    quem: EMPRESA,
    entrada: (c) => ({ itens: [{ parceiro: c.empresa.parceiro, ate: '2026-11-20', exames: 1, totalCentavos: 1 }] }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
  'GET /fechamento': { quem: QUEM_LE, entrada: nada },
  'GET /fechamento/exames': { quem: QUEM_LE, entrada: nada },
  'GET /fechamento/credito': { quem: EMPRESA, entrada: (c) => ({ parceiro: c.empresa.parceiro }), ...dele },
  'GET /fechamento/:codigo': { quem: QUEM_LE, entrada: porCodigo, ...dele },
  'GET /fechamento/:codigo/pdf': { quem: QUEM_LE, entrada: porCodigo, ...dele, arquivo: true },
  'POST /fechamento/:codigo/reabertura': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.fechamento, versao: 99, motivo: 'Da matriz' }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
  'POST /fechamento/:codigo/contestacao': {
    quem: ['PARCEIRO'],
    entrada: (c) => ({ codigo: c.fechamento, exame: randomUUID(), comentario: 'Da matriz' }),
    propria: 404,
    alheia: 404,
  },
  'POST /fechamento/:codigo/resposta': {
    quem: EMPRESA,
    entrada: (c) => ({
      codigo: c.fechamento,
      versao: 99,
      contestacao: randomUUID(),
      aceita: true,
      resposta: 'Da matriz',
    }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
} satisfies LinhasDaMatriz
