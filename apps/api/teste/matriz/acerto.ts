import type { Perfil } from '@vetlume/dominio/menu'
import { nada, type Cenario, type LinhasDaMatriz } from './linha.ts'

const EMPRESA: readonly Perfil[] = ['ADMIN', 'CLIENTE']
const QUEM_LE: readonly Perfil[] = [...EMPRESA, 'ESPECIALISTA']
const porCodigo = (c: Cenario) => ({ codigo: c.acerto })
const dele = { propria: { ADMIN: 404 }, alheia: 404 } as const
const velho = { ADMIN: 404, CLIENTE: 409, ESPECIALISTA: 409 } as const

export const LINHAS_DE_ACERTO = {
  'GET /acerto/previa': { quem: EMPRESA, entrada: nada },
  'POST /acerto': {
    quem: EMPRESA,
    entrada: (c) => ({
      ate: '2026-11-20',
      vencimento: '2026-12-08',
      itens: [{ especialista: c.empresa.especialista, repasses: 99, totalCentavos: 1 }],
    }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
  'GET /acerto': { quem: QUEM_LE, entrada: nada },
  'GET /acerto/:codigo': { quem: QUEM_LE, entrada: porCodigo, ...dele },
  'GET /acerto/:codigo/pdf': { quem: QUEM_LE, entrada: porCodigo, ...dele, arquivo: true },
  'POST /acerto/:codigo/aprovacao': {
    quem: QUEM_LE,
    entrada: (c) => ({ codigo: c.acerto, versao: 99 }),
    propria: velho,
    alheia: 404,
  },
  'POST /acerto/:codigo/desfeito': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.acerto, versao: 99, motivo: 'Da matriz' }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
} satisfies LinhasDaMatriz
