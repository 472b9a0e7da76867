import { conteudoCompleto } from '../percurso.ts'
import { CLINICOS, EMPRESA, nada, type LinhasDaMatriz } from './linha.ts'

export const LINHAS_DE_LAUDO = {
  'GET /laudo': { quem: CLINICOS, entrada: nada },
  'GET /laudo/:codigo': { quem: CLINICOS, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'GET /laudo/:codigo/pdf': { quem: CLINICOS, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'GET /laudo/:codigo/imagem/:arquivo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, arquivo: c.imagem }),
    alheia: 404,
  },
  'GET /laudo/:codigo/compartilhamentos': { quem: CLINICOS, entrada: (c) => ({ codigo: c.laudo }), alheia: 404 },
  'POST /laudo/:codigo/compartilhamentos': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.laudo, dias: 1 }),
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
  'GET /laudo/:codigo/imagem/:arquivo/original': {
    quem: EMPRESA,
    entrada: (c) => ({ codigo: c.laudo, arquivo: c.animal }),
    propria: 404,
    alheia: 404,
  },
  'GET /laudo/:codigo/imagem/:arquivo/quadro/:quadro': {
    quem: EMPRESA,
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
  'GET /verificar': { quem: 'sem-token', entrada: (c) => ({ codigo: c.codigoVerificacao }) },
  'POST /verificar': { quem: 'sem-token', entrada: nada, arquivo: true },
  'POST /laudo-compartilhado': { quem: 'sem-token', entrada: (c) => ({ chave: c.chave }) },
  'POST /laudo-compartilhado/arquivo': { quem: 'sem-token', entrada: (c) => ({ chave: c.chave }) },
} satisfies LinhasDaMatriz
