import { randomUUID } from 'node:crypto'
import type { Perfil } from '@vetlume/dominio/menu'
import { CLINICOS, linhasDoCadastro, nada, type Cenario, type LinhasDaMatriz } from './linha.ts'

const LIVROS: readonly Perfil[] = ['ADMIN', 'CLIENTE']
const lancada = {
  descricao: 'Da matriz',
  competencia: '2026-11-01',
  emissao: '2026-11-01',
  vencimento: '2026-11-30',
  valorCentavos: 1_000,
}
const paga = { pagoEm: '2026-11-20', metodo: 'PIX' } as const
const daBaixa = (c: Cenario) => ({
  codigo: c.receber,
  versao: 99,
  valorCentavos: 1,
  ...paga,
  contaFinanceira: randomUUID(),
})
/** A title that is there, as nobody saw it; of the other book, it is none. */
const aReceber = { quem: LIVROS, propria: { ADMIN: 404, CLIENTE: 409 }, alheia: 404 } as const
const aPagar = { quem: LIVROS, propria: 404, alheia: 404 } as const
const daConta = (c: Cenario) => ({ codigo: c.receber, versao: 99, motivo: 'Da matriz' })
const doEstorno = (c: Cenario) => ({ ...daConta(c), pagamento: randomUUID() })
const emLote = (c: Cenario) => ({ itens: [{ codigo: c.receber, versao: 99 }], ...paga, contaFinanceira: randomUUID() })

const doAnexo = { quem: LIVROS, alheia: 404, arquivo: true } as const
const anexoQueNaoHa = (c: Cenario) => ({ codigo: c.receber, anexo: randomUUID() })
const doAcordo = (c: Cenario) => ({
  itens: [{ codigo: c.receber, versao: 99 }],
  vencimento: '2030-01-10',
  motivo: 'Da matriz',
})

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
  'POST /contas-receber': { quem: LIVROS, entrada: () => ({ ...lancada, contraparte: 'Alguém' }) },
  'POST /contas-pagar': { quem: LIVROS, entrada: () => ({ ...lancada, contraparte: 'Alguém' }) },
  'PUT /contas-receber/:codigo': {
    ...aReceber,
    entrada: (c) => ({ ...lancada, contraparte: 'Alguém', codigo: c.receber, versao: 99 }),
  },
  'PUT /contas-pagar/:codigo': {
    ...aPagar,
    entrada: (c) => ({ ...lancada, contraparte: 'Alguém', codigo: c.receber, versao: 99 }),
  },
  'POST /contas-receber/:codigo/baixa': { ...aReceber, entrada: daBaixa },
  'POST /contas-pagar/:codigo/baixa': { ...aPagar, entrada: daBaixa },
  'POST /contas-receber/:codigo/estorno': { ...aReceber, propria: 404, entrada: doEstorno },
  'POST /contas-pagar/:codigo/estorno': { ...aPagar, entrada: doEstorno },
  'POST /contas-receber/:codigo/cancelamento': { ...aReceber, entrada: daConta },
  'POST /contas-pagar/:codigo/cancelamento': { ...aPagar, entrada: daConta },
  'POST /contas-receber/baixas': { ...aReceber, entrada: emLote },
  'POST /contas-pagar/baixas': { ...aPagar, entrada: emLote },
  'POST /contas-receber/renegociacao': { ...aReceber, entrada: doAcordo },
  'POST /contas-pagar/renegociacao': { ...aPagar, entrada: doAcordo },
  'POST /contas-receber/:codigo/renegociacao-desfeita': { ...aReceber, entrada: daConta },
  'POST /contas-pagar/:codigo/renegociacao-desfeita': { ...aPagar, entrada: daConta },
  'POST /contas-receber/pix': {
    quem: LIVROS,
    entrada: (c) => ({ titulos: [c.receber] }),
    propria: { ADMIN: 404 },
    alheia: 404,
  },
  'POST /contas-pagar/pix': {
    quem: ['ADMIN', ...CLINICOS],
    entrada: (c) => ({ titulos: [c.receber] }),
    propria: { ADMIN: 404, CLIENTE: 404, ESPECIALISTA: 404 },
    alheia: 404,
  },
  'GET /contas-receber/:codigo/pdf': {
    quem: LIVROS,
    propria: { ADMIN: 404 },
    alheia: 404,
    entrada: (c) => ({ codigo: c.receber }),
    arquivo: true,
  },
  'GET /contas-pagar/:codigo/pdf': {
    quem: ['ADMIN', ...CLINICOS],
    propria: { ADMIN: 404, CLIENTE: 404, ESPECIALISTA: 404 },
    alheia: 404,
    entrada: (c) => ({ codigo: c.receber }),
    arquivo: true,
  },
  'POST /contas-receber/:codigo/anexo': {
    ...doAnexo,
    propria: { ADMIN: 404 },
    entrada: (c) => ({ codigo: c.receber }),
  },
  'POST /contas-pagar/:codigo/anexo': { ...doAnexo, propria: 404, entrada: (c) => ({ codigo: c.receber }) },
  'GET /contas-receber/:codigo/anexo/:anexo': { quem: LIVROS, propria: 404, alheia: 404, entrada: anexoQueNaoHa },
  'GET /contas-pagar/:codigo/anexo/:anexo': {
    quem: ['ADMIN', ...CLINICOS],
    propria: 404,
    alheia: 404,
    entrada: anexoQueNaoHa,
  },
  'DELETE /contas-receber/:codigo/anexo/:anexo': { quem: LIVROS, propria: 404, alheia: 404, entrada: anexoQueNaoHa },
  'DELETE /contas-pagar/:codigo/anexo/:anexo': { quem: LIVROS, propria: 404, alheia: 404, entrada: anexoQueNaoHa },
  'GET /conta-financeira': { quem: LIVROS, entrada: nada },
  ...linhasDoCadastro('conta-financeira', {
    ler: LIVROS,
    escrever: LIVROS,
    dados: () => ({ nome: `Da matriz ${randomUUID()}`, tipo: 'BANCO', saldoEm: '2026-11-01' }),
  }),
  'GET /recebimento': { quem: LIVROS, entrada: nada },
  'POST /recebimento': {
    quem: LIVROS,
    entrada: () => ({ provedor: 'SANDBOX', contaFinanceira: randomUUID() }),
    propria: 422,
    alheia: 422,
  },
  'POST /recebimento/conferencia': { quem: LIVROS, entrada: nada, propria: 404 },
  'GET /recebimento/pendencia': { quem: LIVROS, entrada: nada },
  'POST /recebimento/pendencia/:codigo/devolucao': {
    quem: LIVROS,
    entrada: (c) => ({ codigo: c.receber }),
    propria: 404,
    alheia: 404,
  },
  'POST /recebimento/pendencia/:codigo/resolucao': {
    quem: LIVROS,
    entrada: (c) => ({ codigo: c.receber, resolucao: 'Da matriz' }),
    propria: 404,
    alheia: 404,
  },
  'POST /recebimento/aviso/:segredo': {
    quem: 'sem-token',
    entrada: () => ({ segredo: 'a'.repeat(43) }),
    propria: 404,
  },
  'GET /contas-receber/pix/:codigo': {
    quem: LIVROS,
    entrada: (c) => ({ codigo: c.pix }),
    propria: { ADMIN: 404 },
    alheia: 404,
  },
  'GET /contas-pagar/pix/:codigo': {
    quem: ['ADMIN', ...CLINICOS],
    entrada: (c) => ({ codigo: c.pix }),
    propria: { ADMIN: 404, CLIENTE: 404, ESPECIALISTA: 404 },
    alheia: 404,
  },
  'POST /contas-receber/pix/:codigo/teste': {
    quem: LIVROS,
    entrada: (c) => ({ codigo: c.pix, desfecho: 'DEVOLVER' }),
    propria: { ADMIN: 404, CLIENTE: 409 },
    alheia: 404,
  },
  'DELETE /recebimento': { quem: LIVROS, entrada: nada, propria: 404 },
  'GET /transferencia': { quem: LIVROS, entrada: nada },
  'GET /transferencia/:codigo': {
    quem: LIVROS,
    entrada: (c) => ({ codigo: c.transferencia }),
    propria: { ADMIN: 404 },
    alheia: 404,
  },
  'POST /transferencia': {
    quem: LIVROS,
    entrada: (c) => ({ de: c.contaDoBanco, para: randomUUID(), dia: '2026-11-20', valorCentavos: 1_000 }),
    propria: 422,
    alheia: 422,
  },
  'POST /transferencia/:codigo/estorno': {
    ...aReceber,
    entrada: (c) => ({ codigo: c.transferencia, versao: 99, motivo: 'Da matriz' }),
  },
  'GET /demonstrativo-resultado': { quem: ['ADMIN', 'CLIENTE'], entrada: () => ({ de: '2026-01', ate: '2026-12' }) },
  'GET /demonstrativo-resultado/pdf': {
    quem: ['ADMIN', 'CLIENTE'],
    entrada: () => ({ de: '2026-01', ate: '2026-12' }),
    arquivo: true,
  },
  'GET /fluxo-caixa': { quem: ['ADMIN', 'CLIENTE'], entrada: () => ({ de: '2026-11-01', ate: '2026-11-30' }) },
  'GET /contribuicao': {
    quem: ['ADMIN', 'CLIENTE'],
    entrada: () => ({ dimensao: 'SERVICO', de: '2026-01', ate: '2026-12' }),
  },
  'GET /lancamento': { quem: ['ADMIN', 'CLIENTE'], entrada: nada },
  'GET /balancete': { quem: ['ADMIN', 'CLIENTE'], entrada: () => ({ de: '2026-11-01', ate: '2026-11-30' }) },
  'GET /razao': { quem: ['ADMIN', 'CLIENTE'], entrada: nada },
} satisfies LinhasDaMatriz
