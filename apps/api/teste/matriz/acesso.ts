import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { randomUUID } from 'node:crypto'
import { cpfUnico } from '../fabricas.ts'
import { EMPRESA, TODOS, nada, type LinhasDaMatriz } from './linha.ts'

const cadastroDaMatriz = (documento: string) =>
  ({
    nome: 'Pessoa da Matriz',
    empresa: 'Empresa da Matriz',
    documento,
    email: `${randomUUID()}@matriz.vet`,
    telefone: '(11) 91234-5678',
    senha: 'cinco gatos na varanda',
    versaoTermos: VERSAO_DOS_TERMOS,
  }) as const

const CHAVE_DE_NINGUEM = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'AA' },
}

export const LINHAS_DE_ACESSO = {
  'GET /saude': { quem: 'sem-token', entrada: nada },
  'GET /openapi.json': { quem: 'sem-token', entrada: nada },
  'GET /docs': { quem: 'sem-token', entrada: nada },
  'POST /auth/login': { quem: 'sem-token', entrada: (c) => ({ identificador: c.email, senha: 'demonstracao' }) },
  'POST /auth/renovar': { quem: 'sem-token', entrada: nada, propria: 401 },
  'POST /auth/sair': { quem: 'sem-token', entrada: nada },
  'POST /auth/contexto': {
    quem: TODOS,
    entrada: (c) => ({ codigoCliente: c.empresa.cliente }),
    propria: { ADMIN: 404, PARCEIRO: 404 },
    alheia: 404,
  },
  'GET /cliente/id': {
    quem: TODOS,
    entrada: (c) => ({ codigoPessoa: c.empresa.usuarios.CLIENTE.pessoa }),
    propria: { ADMIN: 404, CLIENTE_BASE: 404, ESPECIALISTA: 404, PARCEIRO: 404 },
    alheia: 404,
  },
  'GET /especialista/id': {
    quem: TODOS,
    entrada: (c) => ({ codigoPessoa: c.empresa.usuarios.ESPECIALISTA.pessoa }),
    propria: { ADMIN: 404, CLIENTE: 404, CLIENTE_BASE: 404, PARCEIRO: 404 },
    alheia: 404,
  },
  'GET /parceiro/id': {
    quem: TODOS,
    entrada: (c) => ({ codigoPessoa: c.empresa.usuarios.PARCEIRO.pessoa }),
    propria: { ADMIN: 404, CLIENTE: 404, CLIENTE_BASE: 404, ESPECIALISTA: 404 },
    alheia: 404,
  },
  'GET /cliente/multiplos': {
    quem: TODOS,
    entrada: (c) => ({ codigoUsuario: c.empresa.usuarios.CLIENTE.codigo }),
    propria: { ADMIN: 404, CLIENTE_BASE: 404, ESPECIALISTA: 404, PARCEIRO: 404 },
    alheia: 404,
  },
  'GET /parceiro/multiplos': {
    quem: TODOS,
    entrada: (c) => ({ codigoUsuario: c.empresa.usuarios.PARCEIRO.codigo }),
    propria: { ADMIN: 404, CLIENTE: 404, CLIENTE_BASE: 404, ESPECIALISTA: 404 },
    alheia: 404,
  },

  'POST /auth/teste-gratis': { quem: 'sem-token', entrada: () => cadastroDaMatriz(cpfUnico()) },
  'POST /auth/plano-gratis': { quem: 'sem-token', entrada: () => cadastroDaMatriz(cpfUnico()) },
  'POST /auth/confirmar-email': { quem: 'sem-token', entrada: () => ({ segredo: 'x'.repeat(43) }), propria: 410 },
  'POST /auth/reenviar-confirmacao': { quem: 'sem-token', entrada: () => ({ identificador: 'ninguem@matriz.vet' }) },
  'POST /auth/corrigir-email': {
    quem: 'sem-token',
    entrada: () => ({ email: 'ninguem@matriz.vet', senha: 'errada', emailNovo: 'outro@matriz.vet' }),
    propria: 401,
  },
  'POST /auth/recuperar-senha': { quem: 'sem-token', entrada: () => ({ identificador: 'ninguem@matriz.vet' }) },
  'POST /auth/redefinir-senha': {
    quem: 'sem-token',
    entrada: () => ({ segredo: 'x'.repeat(43), senha: 'cinco gatos na varanda' }),
    propria: 410,
  },
  'POST /auth/aceitar-convite': {
    quem: 'sem-token',
    entrada: () => ({ segredo: 'x'.repeat(43), senha: 'cinco gatos na varanda', versaoTermos: VERSAO_DOS_TERMOS }),
    propria: 410,
  },
  'GET /conta': { quem: TODOS, entrada: nada },
  'PUT /conta': { quem: TODOS, entrada: () => ({ nome: 'Pessoa da Matriz', versao: 99 }), propria: 409 },
  'POST /conta/senha': {
    quem: TODOS,
    entrada: () => ({ senhaAtual: 'errada', senha: 'cinco gatos na varanda' }),
    propria: 422,
  },
  'GET /conta/sessoes': { quem: TODOS, entrada: nada },
  'DELETE /conta/sessoes': { quem: TODOS, entrada: nada },
  'DELETE /conta/sessoes/:codigo': { quem: TODOS, entrada: () => ({ codigo: randomUUID() }), propria: 404 },
  'POST /conta/segundo-fator': { quem: TODOS, entrada: () => ({ senha: 'errada' }), propria: 422 },
  'POST /conta/segundo-fator/confirmacao': { quem: TODOS, entrada: () => ({ codigo: '123456' }), propria: 409 },
  'POST /conta/segundo-fator/codigos': {
    quem: TODOS,
    entrada: () => ({ senha: 'errada', codigo: '123456' }),
    propria: 422,
  },
  'POST /conta/segundo-fator/desligar': {
    quem: TODOS,
    entrada: () => ({ senha: 'errada', codigo: '123456' }),
    propria: 422,
  },
  'GET /conta/termos': { quem: TODOS, entrada: nada },
  'POST /conta/termos': { quem: TODOS, entrada: () => ({ versao: VERSAO_DOS_TERMOS }) },
  'GET /operadora': { quem: 'sem-token', entrada: nada },
  'GET /conta/reforco': { quem: TODOS, entrada: nada },
  'POST /conta/reforco/desafio': { quem: TODOS, entrada: nada },
  'POST /conta/reforco': { quem: TODOS, entrada: () => ({ senha: 'errada' }), propria: 422 },
  'GET /conta/chaves-de-acesso': { quem: TODOS, entrada: nada },
  'POST /conta/chaves-de-acesso/desafio': { quem: TODOS, entrada: nada },
  'POST /conta/chaves-de-acesso': {
    quem: TODOS,
    entrada: () => ({ nome: 'Celular', credencial: CHAVE_DE_NINGUEM }),
    propria: 422,
  },
  'PUT /conta/chaves-de-acesso/:codigo': {
    quem: TODOS,
    entrada: () => ({ codigo: randomUUID(), nome: 'Celular' }),
    propria: 404,
  },
  'DELETE /conta/chaves-de-acesso/:codigo': { quem: TODOS, entrada: () => ({ codigo: randomUUID() }), propria: 404 },
  'POST /auth/chave-de-acesso/desafio': { quem: 'sem-token', entrada: nada },
  'POST /auth/chave-de-acesso': {
    quem: 'sem-token',
    entrada: () => ({
      prova: { ...CHAVE_DE_NINGUEM, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
    }),
    propria: 422,
  },
  'GET /suporte': { quem: ['ADMIN', 'CLIENTE'], entrada: nada },
  'POST /suporte': { quem: ['CLIENTE'], entrada: () => ({ finalidade: 'Ver um laudo que não abre', minutos: 60 }) },
  'POST /suporte/:codigo/revogacao': {
    quem: ['CLIENTE'],
    entrada: () => ({ codigo: randomUUID() }),
    propria: 404,
    alheia: 404,
  },
  'GET /suporte/:codigo/acessos': {
    quem: ['CLIENTE'],
    entrada: () => ({ codigo: randomUUID() }),
    propria: 404,
    alheia: 404,
  },
  'GET /suporte/aviso': { quem: TODOS, entrada: nada },
  'POST /suporte/:codigo/entrada': { quem: ['ADMIN'], entrada: () => ({ codigo: randomUUID() }), propria: 404 },
  'POST /suporte/saida': { quem: TODOS, entrada: nada },
  'GET /plano/publico': { quem: 'sem-token', entrada: nada },
  'GET /email': { quem: ['ADMIN'], entrada: nada },
  'GET /email/:codigo': { quem: ['ADMIN'], entrada: (c) => ({ codigo: c.animal }), propria: 404 },

  'GET /historico': { quem: ['ADMIN', ...EMPRESA], entrada: (c) => ({ entidade: 'animal', registro: c.animal }) },
  'GET /lista-salva': { quem: TODOS, entrada: () => ({ lista: 'atendimento/lista' }) },
  'POST /lista-salva': {
    quem: TODOS,
    entrada: () => ({ lista: 'atendimento/lista', nome: randomUUID(), consulta: {}, colunas: null }),
  },
  'PUT /lista-salva/:codigo': {
    quem: TODOS,
    entrada: (c) => ({ codigo: c.animal, nome: 'De ninguém', consulta: {}, colunas: null }),
    propria: 404,
  },
  'DELETE /lista-salva/:codigo': { quem: TODOS, entrada: (c) => ({ codigo: c.animal }), propria: 404 },
  'GET /notificacao': { quem: TODOS, entrada: nada },
  'POST /notificacao/lidas': { quem: TODOS, entrada: (c) => ({ ate: c.animal }) },
  'GET /busca': { quem: TODOS, entrada: () => ({ termo: 'a' }) },
  'GET /dashboard': { quem: TODOS, entrada: nada },
} satisfies LinhasDaMatriz
