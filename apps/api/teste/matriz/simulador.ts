import { CENARIO_DE_EXEMPLO } from '@vetlume/dominio/simulador'
import { randomUUID } from 'node:crypto'
import { nada, type LinhasDaMatriz } from './linha.ts'

const QUEM = ['CLIENTE', 'CLIENTE_BASE'] as const
const dados = { nome: 'Ultrassom em casa', cenarios: [CENARIO_DE_EXEMPLO] }

export const LINHAS_DE_SIMULADOR = {
  'GET /simulador/laboratorio': { quem: ['CLIENTE'], entrada: nada },
  'GET /simulacao': { quem: QUEM, entrada: nada },
  'GET /simulacao/:codigo': { quem: QUEM, entrada: (c) => ({ codigo: c.simulacao }), alheia: 404 },
  'GET /simulacao/:codigo/orcamento': {
    quem: QUEM,
    entrada: (c) => ({ codigo: c.simulacao, cenario: 0, para: 'Ana', precoCentavos: 100, validadeDias: 15 }),
    alheia: 404,
    arquivo: true,
  },
  'POST /simulacao': { quem: QUEM, entrada: () => dados },
  'PUT /simulacao/:codigo': {
    quem: QUEM,
    entrada: (c) => ({ ...dados, codigo: c.simulacao, versao: 99 }),
    propria: 409,
    alheia: 404,
  },
  'DELETE /simulacao/:codigo': { quem: QUEM, entrada: () => ({ codigo: randomUUID() }), propria: 404, alheia: 404 },
  'POST /simulacao/:codigo/duplicar': {
    quem: QUEM,
    entrada: (c) => ({ codigo: c.simulacao, nome: 'Cópia' }),
    alheia: 404,
  },
} satisfies LinhasDaMatriz
