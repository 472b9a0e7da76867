import type { Perfil } from '@vetlume/dominio/menu'
import { nada, type LinhasDaMatriz } from './linha.ts'

const QUEM: readonly Perfil[] = ['CLIENTE']
const chave = 'a'.repeat(43)
const semLink = { quem: 'sem-token', propria: 404 } as const
const decisao = (c: { pedidoTitular: string }) => ({ codigo: c.pedidoTitular, versao: 99 })
const ENTREGA = { identidade: 'RG 1', documentos: ['Laudo'], meio: 'E-mail' }
const texto = 'Escrito para a matriz de rotas.'

export const LINHAS_DE_PRIVACIDADE = {
  'GET /privacidade/empresa/:codigo': { quem: 'sem-token', entrada: (c) => ({ codigo: c.empresa.cliente }) },
  'POST /privacidade/pedido': {
    quem: 'sem-token',
    entrada: (c) => ({
      empresa: c.empresa.cliente,
      identificador: 'ninguem@teste.vet',
      tipo: 'ACESSO',
      detalhes: null,
    }),
  },
  'POST /privacidade/pedido/reenvio': { ...semLink, entrada: () => ({ chave }) },
  'POST /privacidade/pedido/codigo': { ...semLink, entrada: () => ({ chave, codigo: '123456' }) },
  'POST /privacidade/pedido/aberto': { ...semLink, entrada: () => ({ chave }) },
  'POST /privacidade/pedido/consentimento': {
    ...semLink,
    entrada: () => ({ chave, finalidade: 'COMUNICACAO_EMAIL' as const }),
  },
  'POST /privacidade/pedido/relatorio': { ...semLink, entrada: () => ({ chave, formato: 'json' as const }) },
  'GET /pedido-titular': { quem: QUEM, entrada: nada },
  'GET /pedido-titular/:codigo': { quem: QUEM, entrada: (c) => ({ codigo: c.pedidoTitular }), alheia: 404 },
  'GET /pedido-titular/:codigo/previa': { quem: QUEM, entrada: (c) => ({ codigo: c.pedidoTitular }), alheia: 404 },
  'GET /titular': { quem: QUEM, entrada: () => ({ busca: 'a' }) },
  'POST /pedido-titular': {
    quem: QUEM,
    entrada: (c) => ({
      papel: 'TUTOR' as const,
      registro: c.tutor,
      tipo: 'CORRECAO' as const,
      detalhes: null,
      identidade: 'RG',
    }),
    alheia: 404,
  },
  'POST /pedido-titular/:codigo/analise': { quem: QUEM, entrada: decisao, propria: 409, alheia: 404 },
  'POST /pedido-titular/:codigo/atendimento': {
    quem: QUEM,
    entrada: (c) => ({ ...decisao(c), resposta: texto }),
    propria: 409,
    alheia: 404,
  },
  'POST /pedido-titular/:codigo/recusa': {
    quem: QUEM,
    entrada: (c) => ({ ...decisao(c), explicacao: texto }),
    propria: 409,
    alheia: 404,
  },
  'GET /guarda': { quem: QUEM, entrada: nada },
  'GET /incidente': { quem: QUEM, entrada: nada },
  'POST /incidente': {
    quem: QUEM,
    entrada: () => ({
      conhecidoEm: '2026-11-20',
      descricao: texto,
      dados: 'Telefones',
      pessoas: 1,
      medidas: null,
      risco: true,
    }),
  },
  'GET /incidente/:codigo': { quem: QUEM, entrada: (c) => ({ codigo: c.incidente }), alheia: 404 },
  'POST /incidente/:codigo/comunicacao': {
    quem: QUEM,
    entrada: (c) => ({
      codigo: c.incidente,
      versao: 99,
      destinatarios: ['ANPD' as const],
      feitaEm: '2026-11-20',
      comunicacao: texto,
    }),
    propria: 409,
    alheia: 404,
  },
  'POST /incidente/:codigo/encerramento': {
    quem: QUEM,
    entrada: (c) => ({ codigo: c.incidente, versao: 99, medidas: texto }),
    propria: 409,
    alheia: 404,
  },
  'GET /copia-prontuario': { quem: QUEM, entrada: nada },
  'POST /copia-prontuario': {
    quem: QUEM,
    entrada: (c) => ({ animal: c.animal, para: 'Ana', finalidade: 'Segunda opinião', pedidaEm: '2026-11-20' }),
    alheia: 404,
  },
  'POST /copia-prontuario/na-hora': {
    quem: QUEM,
    entrada: (c) => ({ animal: c.animal, para: 'Ana', finalidade: 'Segunda opinião', ...ENTREGA }),
    alheia: 404,
  },
  'GET /copia-prontuario/:codigo/pdf': { quem: QUEM, entrada: (c) => ({ codigo: c.copia }), alheia: 404 },
  'POST /copia-prontuario/:codigo/entrega': {
    quem: QUEM,
    entrada: (c) => ({ codigo: c.copia, versao: 99, ...ENTREGA }),
    propria: 409,
    alheia: 404,
  },
} satisfies LinhasDaMatriz
