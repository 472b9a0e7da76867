import { randomUUID } from 'node:crypto'
import type { LinhasDaMatriz } from './linha.ts'

const naoHa = () => ({ codigo: randomUUID() })

// The file of the matrix is an image: the door opens, and the reader says that it is no sheet.
export const LINHAS_DE_IMPORTACAO = {
  'POST /importacao': { quem: ['CLIENTE'], entrada: () => ({ tipo: 'SERVICOS' }), arquivo: true, propria: 422 },
  'GET /importacao/:codigo': { quem: ['CLIENTE'], entrada: naoHa, propria: 404, alheia: 404 },
  'POST /importacao/:codigo/conferir': {
    quem: ['CLIENTE'],
    entrada: () => ({ ...naoHa(), mapa: { 'servico.nome': 0 } }),
    propria: 404,
    alheia: 404,
  },
  'POST /importacao/:codigo/aplicar': { quem: ['CLIENTE'], entrada: naoHa, propria: 404, alheia: 404 },
  'GET /importacao/:codigo/recusadas': { quem: ['CLIENTE'], entrada: naoHa, propria: 404, alheia: 404 },
  'DELETE /importacao/:codigo': { quem: ['CLIENTE'], entrada: naoHa, propria: 404, alheia: 404 },
} satisfies LinhasDaMatriz
