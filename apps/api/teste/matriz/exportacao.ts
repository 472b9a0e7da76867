import { randomUUID } from 'node:crypto'
import { nada, type LinhasDaMatriz } from './linha.ts'

const naoHa = () => ({ codigo: randomUUID() })

export const LINHAS_DE_EXPORTACAO = {
  'GET /exportacao': { quem: ['CLIENTE'], entrada: nada },
  'GET /exportacao/conteudo': { quem: ['CLIENTE'], entrada: nada },
  'POST /exportacao': { quem: ['CLIENTE'], entrada: nada },
  'DELETE /exportacao/:codigo': { quem: ['CLIENTE'], entrada: naoHa, propria: 404, alheia: 404 },
  'POST /exportacao/:codigo/link': { quem: ['CLIENTE'], entrada: naoHa, propria: 404, alheia: 404 },
  'GET /exportacao/arquivo': { quem: 'sem-token', entrada: () => ({ link: 'x'.repeat(43) }), propria: 404 },
} satisfies LinhasDaMatriz
