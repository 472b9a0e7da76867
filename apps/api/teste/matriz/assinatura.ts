import type { Perfil } from '@vetlume/dominio/menu'
import { randomUUID } from 'node:crypto'
import { nada, type LinhasDaMatriz } from './linha.ts'

const QUEM: readonly Perfil[] = ['CLIENTE', 'CLIENTE_BASE']
const ninguem = () => ({ codigo: randomUUID() })
const SEM_BILHETE = 'b'.repeat(43)
const FISCAIS = { razaoSocial: 'Matriz Ltda.', documento: '11222333000181' }
const escolha = () => ({ plano: randomUUID(), ciclo: 'MENSAL' as const })
const pagamento = () => ({ ...ninguem(), ...escolha(), meio: 'PIX' as const })

export const LINHAS_DE_ASSINATURA = {
  'GET /assinatura': { quem: QUEM, entrada: nada },
  'GET /assinatura/cotacao': { quem: QUEM, entrada: escolha, propria: 422 },
  'POST /assinatura/pagamento': { quem: QUEM, entrada: pagamento, propria: 422 },
  'POST /assinatura/mudanca': { quem: QUEM, entrada: () => ({ ...escolha(), versao: 1 }), propria: 409 },
  'DELETE /assinatura/mudanca': { quem: QUEM, entrada: nada, propria: 409 },
  'POST /assinatura/cartao': { quem: QUEM, entrada: () => ({ token: 'teste:APROVADO:matriz-00' }), propria: 409 },
  'POST /assinatura/cancelamento': { quem: QUEM, entrada: () => ({ versao: 1 }), propria: 409 },
  'DELETE /assinatura/cancelamento': { quem: QUEM, entrada: nada, propria: 409 },
  'GET /assinatura/cobranca': { quem: QUEM, entrada: nada },
  'GET /assinatura/cobranca/:codigo': { quem: QUEM, entrada: ninguem, propria: 404, alheia: 404 },
  'GET /assinatura/nota': { quem: QUEM, entrada: nada },
  'GET /assinatura/cobranca/:codigo/nota/xml': { quem: QUEM, entrada: ninguem, propria: 404, alheia: 404 },
  'GET /assinatura/cobranca/:codigo/nota/pdf': { quem: QUEM, entrada: ninguem, propria: 404, alheia: 404 },
  'GET /assinatura/dados-fiscais': { quem: QUEM, entrada: nada },
  'PUT /assinatura/dados-fiscais': {
    quem: ['ADMIN', ...QUEM],
    entrada: () => ({ ...FISCAIS, versao: 99 }),
    propria: 409,
  },
  'POST /assinatura/cobranca/:codigo/pagamento': {
    quem: QUEM,
    entrada: () => ({ ...ninguem(), tentativa: randomUUID(), meio: 'PIX' }),
    propria: 404,
    alheia: 404,
  },
  'POST /assinatura/cobranca/:codigo/bilhete': { quem: QUEM, entrada: ninguem, propria: 404, alheia: 404 },
  'GET /assinatura/publica/provedor': { quem: 'sem-token', entrada: nada },
  'POST /assinatura/publica/bilhete': {
    quem: 'sem-token',
    entrada: (c) => ({ identificador: c.email, senha: 'demonstracao' }),
  },
  'POST /assinatura/publica/cotacao': { quem: 'sem-token', entrada: escolha, propria: 422 },
  'POST /assinatura/publica/pagamento': {
    quem: 'sem-token',
    entrada: () => ({ ...pagamento(), bilhete: SEM_BILHETE }),
    propria: 410,
  },
  'POST /assinatura/publica/cobranca/pagamento': {
    quem: 'sem-token',
    entrada: () => ({ ...ninguem(), tentativa: ninguem().codigo, meio: 'PIX' as const, bilhete: SEM_BILHETE }),
    propria: 410,
  },
  'POST /assinatura/publica/cobranca': {
    quem: 'sem-token',
    entrada: () => ({ ...ninguem(), bilhete: SEM_BILHETE }),
    propria: 410,
  },
  'POST /assinatura/publica/dados-fiscais': {
    quem: 'sem-token',
    entrada: () => ({ bilhete: SEM_BILHETE }),
    propria: 410,
  },
  'POST /assinatura/publica/endereco': {
    quem: 'sem-token',
    entrada: () => ({ bilhete: SEM_BILHETE, cep: '01310100', logradouro: 'Av. Paulista', bairro: 'Bela Vista' }),
    propria: 410,
  },
  'POST /assinatura/publica/ao-vivo': {
    quem: 'sem-token',
    entrada: () => ({ ...ninguem(), bilhete: SEM_BILHETE }),
    propria: 410,
  },
  'POST /assinatura/publica/teste': {
    quem: 'sem-token',
    entrada: () => ({ ...ninguem(), desfecho: 'APROVAR' }),
    propria: 404,
  },
  // The sandbox tells nothing by HTTP.
  'POST /pagamento/aviso/mercado-pago': { quem: 'sem-token', entrada: nada, propria: 404 },
} satisfies LinhasDaMatriz
