import { randomUUID } from 'node:crypto'
import { conteudoCompleto } from '../percurso.ts'
import { CLINICOS, EMPRESA, nada, type LinhasDaMatriz } from './linha.ts'

const ESTUDO = { quem: EMPRESA, propria: 404, alheia: 404 } as const
const aleatorio = () => ({ codigo: randomUUID(), versao: 1 })

export const LINHAS_DE_LAUDO = {
  // The scenario has no machine: of another company's studies, the module's own suite tells.
  'GET /estudo': { quem: EMPRESA, entrada: nada },
  'GET /estudo/:codigo': { ...ESTUDO, entrada: () => ({ codigo: randomUUID() }) },
  'GET /estudo/:codigo/imagem/:imagem': {
    ...ESTUDO,
    entrada: () => ({ codigo: randomUUID(), imagem: randomUUID() }),
  },
  'GET /estudo/:codigo/miniaturas': {
    ...ESTUDO,
    entrada: () => ({ codigo: randomUUID(), imagens: randomUUID() }),
  },
  'GET /estudo/do-laudo/:laudo': { quem: EMPRESA, entrada: (c) => ({ laudo: c.laudo }), alheia: 404 },
  'POST /estudo/:codigo/ligar': { ...ESTUDO, entrada: (c) => ({ ...aleatorio(), item: c.item }) },
  'POST /estudo/:codigo/soltar': { ...ESTUDO, entrada: aleatorio },
  'POST /estudo/:codigo/descartar': { ...ESTUDO, entrada: () => ({ ...aleatorio(), motivo: 'Teste' }) },
  'POST /estudo/:codigo/retomar': { ...ESTUDO, entrada: aleatorio },
  'POST /estudo/:codigo/trazer': {
    ...ESTUDO,
    entrada: () => ({ codigo: randomUUID(), imagens: [randomUUID()] }),
  },
  'GET /laudo': { quem: CLINICOS, entrada: nada },
  'GET /laudo/a-assinar': { quem: EMPRESA, entrada: nada },
  'GET /laudo/:codigo': { quem: CLINICOS, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'GET /laudo/:codigo/pdf': { quem: CLINICOS, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'GET /laudo/:codigo/resumo': { quem: CLINICOS, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'GET /laudo/:codigo/imagem/:arquivo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, arquivo: c.imagem }),
    alheia: 404,
  },
  'GET /laudo/:codigo/miniaturas': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, arquivos: c.imagem }),
    alheia: 404,
  },
  'GET /laudo/:codigo/compartilhamentos': { quem: CLINICOS, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'POST /laudo/:codigo/compartilhamentos': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, dias: 1 }),
    alheia: 404,
  },
  'POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, compartilhamento: c.animal }),
    propria: 404,
    alheia: 404,
  },
  'DELETE /laudo/:codigo/compartilhamentos/:compartilhamento': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, compartilhamento: c.animal }),
    propria: 404,
    alheia: 404,
  },
  'POST /laudo': { quem: EMPRESA, entrada: (c) => ({ item: c.item }), propria: 409, alheia: 404 },
  'PUT /laudo/:codigo': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo, versao: 1, titulo: 'X', critico: false, conteudo: conteudoCompleto() }),
    propria: 409,
    alheia: 404,
  },
  'GET /laudo/:codigo/pendencias': { quem: EMPRESA, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'GET /laudo/:codigo/anteriores': { quem: EMPRESA, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'GET /laudo/:codigo/revisores': { quem: EMPRESA, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'POST /laudo/:codigo/enviar': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo, versao: 1, revisor: c.animal, senha: 'demonstracao', aceitarAvisos: true }),
    propria: { CLIENTE: 403, ESPECIALISTA: 409 },
    alheia: 404,
  },
  'POST /laudo/:codigo/devolver': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo, versao: 1, motivo: 'X' }),
    propria: 409,
    alheia: 404,
  },
  'POST /laudo/:codigo/assinar': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo, versao: 1, senha: 'demonstracao', entregar: true, aceitarAvisos: true }),
    propria: { CLIENTE: 403, ESPECIALISTA: 409 },
    alheia: 404,
  },
  'POST /laudo/:codigo/entregar': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo, versao: 99 }),
    propria: 409,
    alheia: 404,
  },
  'POST /laudo/:codigo/cancelar': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo, versao: 99, motivo: 'X' }),
    propria: 409,
    alheia: 404,
  },
  'POST /laudo/:codigo/retificar': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.animal, motivo: 'X' }),
    propria: 404,
    alheia: 404,
  },
  'POST /laudo/:codigo/imagem': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo }),
    propria: 409,
    alheia: 404,
    arquivo: true,
  },
  'POST /laudo/:codigo/clipe': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo }),
    propria: 409,
    alheia: 404,
    arquivo: true,
  },
  'POST /laudo/:codigo/relatorio': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo }),
    propria: 409,
    alheia: 404,
    arquivo: true,
  },
  'GET /laudo/:codigo/imagem/:arquivo/original': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo, arquivo: c.animal }),
    propria: 404,
    alheia: 404,
  },
  'GET /laudo/:codigo/imagem/:arquivo/fotografia': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, arquivo: c.animal }),
    propria: 404,
    alheia: 404,
  },
  'GET /laudo/:codigo/imagem/:arquivo/clipe': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, arquivo: c.animal }),
    propria: 404,
    alheia: 404,
  },
  'GET /laudo/:codigo/imagem/:arquivo/quadro/:quadro': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, arquivo: c.animal, quadro: 0 }),
    propria: 404,
    alheia: 404,
  },
  'POST /laudo/:codigo/confirmar': {
    quem: ['PARCEIRO'],
    entrada: (c) => ({ codigo: c.laudo }),
    propria: 409,
    alheia: 404,
  },
  'GET /abreviatura': { quem: EMPRESA, entrada: nada },
  'PUT /abreviatura/:atalho': { quem: EMPRESA, entrada: () => ({ atalho: 'fig', texto: 'Fígado normal.' }) },
  'DELETE /abreviatura/:atalho': { quem: EMPRESA, entrada: () => ({ atalho: 'nao-ha' }), propria: 404 },
  'GET /verificar': { quem: 'sem-token', entrada: (c) => ({ codigo: c.codigoVerificacao }) },
  'POST /verificar': { quem: 'sem-token', entrada: nada, arquivo: true },
  'POST /laudo-compartilhado': { quem: 'sem-token', entrada: (c) => ({ chave: c.chave }) },
  'POST /laudo-compartilhado/resumo': { quem: 'sem-token', entrada: (c) => ({ chave: c.chave }) },
  'POST /laudo-compartilhado/clipe': {
    quem: 'sem-token',
    entrada: (c) => ({ chave: c.chave, sha256: 'a'.repeat(64) }),
    propria: 404,
  },
  'GET /laudo-clipe': { quem: 'sem-token', entrada: () => ({ passe: 'a'.repeat(80) }), propria: 404 },
  'POST /laudo-compartilhado/arquivo': { quem: 'sem-token', entrada: (c) => ({ chave: c.chave }) },
} satisfies LinhasDaMatriz
