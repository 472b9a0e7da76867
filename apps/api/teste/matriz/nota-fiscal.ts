import type { Perfil } from '@vetlume/dominio/menu'
import { randomUUID } from 'node:crypto'
import { CONFIGURACAO } from '../nota-fiscal/preparo.ts'
import { nada, type Cenario, type LinhasDaMatriz } from './linha.ts'

const QUEM: readonly Perfil[] = ['ADMIN', 'CLIENTE']
const LEITORES: readonly Perfil[] = ['ADMIN', 'CLIENTE', 'PARCEIRO']
const daNota = (c: Cenario) => ({ codigo: c.nota })
/** An ADMIN is in the company that runs the platform, which has no such row. */
const dela = { propria: { ADMIN: 404 }, alheia: 404 } as const
const motivo = 'Escrito para a matriz de rotas.'

export const LINHAS_DE_NOTA_FISCAL = {
  'GET /nota-fiscal/configuracao': { quem: QUEM, entrada: nada },
  'PUT /nota-fiscal/configuracao': { quem: QUEM, entrada: () => ({ ...CONFIGURACAO, versao: 99 }), propria: 409 },
  // The file that comes with it is an image.
  'POST /nota-fiscal/certificado': {
    quem: QUEM,
    entrada: () => ({ senha: 'x' }),
    arquivo: true,
    propria: 415,
  },
  'DELETE /nota-fiscal/certificado': { quem: QUEM, entrada: nada, propria: { ADMIN: 404, CLIENTE: 404 } },
  'GET /nota-fiscal': { quem: LEITORES, entrada: nada },
  'GET /nota-fiscal/:codigo': { quem: LEITORES, entrada: daNota, ...dela },
  'GET /nota-fiscal/titulo/:titulo': { quem: LEITORES, entrada: (c) => ({ titulo: c.tituloDaNota }), ...dela },
  'POST /nota-fiscal': {
    quem: QUEM,
    entrada: (c) => ({ codigo: randomUUID(), titulo: c.tituloDaNota, senha: 'x' }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
  'POST /nota-fiscal/lote': {
    quem: QUEM,
    entrada: (c) => ({ senha: 'x', notas: [{ codigo: randomUUID(), titulo: c.tituloDaNota }] }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
  'POST /nota-fiscal/:codigo/cancelamento': {
    quem: QUEM,
    entrada: (c) => ({ ...daNota(c), versao: 99, motivoCodigo: '1', motivo, senha: 'x' }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
  'POST /nota-fiscal/:codigo/substituicao': {
    quem: QUEM,
    entrada: (c) => ({ ...daNota(c), versao: 99, nova: randomUUID(), motivoCodigo: '99', motivo, senha: 'x' }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
  'GET /nota-fiscal/:codigo/xml': { quem: LEITORES, entrada: daNota, ...dela },
  'GET /nota-fiscal/:codigo/dps': { quem: QUEM, entrada: daNota, ...dela },
  'GET /nota-fiscal/:codigo/pdf': { quem: LEITORES, entrada: daNota, ...dela },
} satisfies LinhasDaMatriz
