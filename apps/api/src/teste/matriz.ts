import type { ContratoDaApi } from '@vetlume/dominio/api'
import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import type { Endpoint, EntradaDe } from '@vetlume/dominio/contrato'
import type { Perfil } from '@vetlume/dominio/menu'
import { randomUUID } from 'node:crypto'
import { cpfUnico, type Empresa } from './fabricas.ts'
import { conteudoCompleto } from './percurso.ts'

/** Rows of one tenant that the requests point at. */
export interface Cenario {
  empresa: Empresa
  tutor: string
  animal: string
  atendimento: string
  item: string
  laudo: string
  imagem: string
  codigoVerificacao: string
  receber: string
  compartilhamento: string
  chave: string
  email: string
}

type Entrada<K extends keyof ContratoDaApi> = EntradaDe<ContratoDaApi[K] & Endpoint>

interface Linha<K extends keyof ContratoDaApi> {
  /** Who passes the door, written by hand from produto.md, not read from the permission table. */
  quem: readonly Perfil[] | 'todos' | 'sem-token'
  entrada: (c: Cenario) => Entrada<K>
  /** How it answers its own tenant when not with success: the state of the row forbids it, or the profile's scope hides it. */
  propria?: Partial<Record<Perfil, number>> | number
  /** Points at a row: another tenant's CLIENTE, ESPECIALISTA and PARCEIRO get this. Lists leave it out. */
  alheia?: 404 | 422
  arquivo?: true
}

const TODOS: readonly Perfil[] = ['ADMIN', 'CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO']
const CLINICOS: readonly Perfil[] = ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO']
const EMPRESA: readonly Perfil[] = ['CLIENTE', 'ESPECIALISTA']
const nada = () => ({})

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

/** One row for every route: leaving one out does not compile. */
export const MATRIZ: { [K in keyof ContratoDaApi]: Linha<K> } = {
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
  'POST /auth/recuperar-senha': { quem: 'sem-token', entrada: () => ({ identificador: 'ninguem@matriz.vet' }) },
  'POST /auth/redefinir-senha': {
    quem: 'sem-token',
    entrada: () => ({ segredo: 'x'.repeat(43), senha: 'cinco gatos na varanda' }),
    propria: 410,
  },
  'GET /plano/publico': { quem: 'sem-token', entrada: nada },
  'GET /email': { quem: ['ADMIN'], entrada: nada },
  'GET /email/:codigo': { quem: ['ADMIN'], entrada: (c) => ({ codigo: c.animal }), propria: 404 },

  'GET /historico': { quem: ['ADMIN', ...EMPRESA], entrada: (c) => ({ entidade: 'animal', registro: c.animal }) },
  'GET /especie': { quem: TODOS, entrada: nada },
  'GET /raca': { quem: TODOS, entrada: nada },
  'GET /cidade': { quem: TODOS, entrada: nada },
  'GET /plano-saude': { quem: TODOS, entrada: nada },
  'GET /grupo-despesa': { quem: TODOS, entrada: nada },
  'GET /tipo-despesa': { quem: TODOS, entrada: nada },
  'GET /horario-atendimento': { quem: TODOS, entrada: nada },
  'GET /plano': { quem: ['ADMIN'], entrada: nada },
  'GET /cupom': { quem: ['ADMIN'], entrada: nada },
  'GET /usuario': { quem: ['ADMIN'], entrada: nada },
  'GET /cliente': { quem: ['ADMIN', 'CLIENTE', 'CLIENTE_BASE'], entrada: nada },
  'GET /especialidade': { quem: CLINICOS, entrada: nada },
  'GET /especialista': { quem: CLINICOS, entrada: nada },
  'GET /servico': { quem: [...CLINICOS, 'CLIENTE_BASE'], entrada: nada },
  'GET /parceiro': { quem: CLINICOS, entrada: nada },
  'GET /modelo-documento': { quem: EMPRESA, entrada: nada },

  'GET /tutor': { quem: CLINICOS, entrada: nada },
  'GET /tutor/:codigo': { quem: CLINICOS, entrada: (c) => ({ codigo: c.tutor }), alheia: 404 },
  'POST /tutor': {
    quem: ['CLIENTE', 'PARCEIRO'],
    entrada: () => ({ nome: 'Estrangeira da matriz', estrangeiro: true }),
  },
  'PUT /tutor/:codigo': {
    quem: ['CLIENTE', 'PARCEIRO'],
    entrada: (c) => ({ codigo: c.tutor, versao: 99, nome: 'X', estrangeiro: true }),
    propria: 409,
    alheia: 404,
  },
  'GET /animal': { quem: CLINICOS, entrada: nada },
  'GET /animal/:codigo': { quem: CLINICOS, entrada: (c) => ({ codigo: c.animal }), alheia: 404 },
  'POST /animal': {
    quem: ['CLIENTE', 'PARCEIRO'],
    entrada: (c) => ({ nome: 'X', especie: c.atendimento, sexo: 'MACHO', tutor: c.tutor }),
    propria: 422,
    alheia: 422,
  },
  'PUT /animal/:codigo': {
    quem: ['CLIENTE', 'PARCEIRO'],
    entrada: (c) => ({
      codigo: c.animal,
      versao: 99,
      nome: 'X',
      especie: c.atendimento,
      sexo: 'MACHO',
      tutor: c.tutor,
    }),
    propria: 409,
    alheia: 404,
  },

  'GET /agendamento': { quem: CLINICOS, entrada: nada },
  'GET /atendimento': { quem: CLINICOS, entrada: nada },
  'GET /atendimento/:codigo': { quem: CLINICOS, entrada: (c) => ({ codigo: c.atendimento }), alheia: 404 },
  'POST /atendimento': {
    quem: CLINICOS,
    entrada: (c) => ({ animal: c.animal, parceiro: c.empresa.parceiro, itens: [{ servico: c.empresa.servico }] }),
    alheia: 422,
  },
  'PUT /atendimento/:codigo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, versao: 99, itens: [{ servico: c.empresa.servico }] }),
    propria: 409,
    alheia: 404,
  },
  'POST /atendimento/preco': {
    quem: CLINICOS,
    entrada: (c) => ({ parceiro: c.empresa.parceiro, itens: [{ servico: c.empresa.servico }] }),
    alheia: 422,
  },
  'POST /atendimento/:codigo/transicao': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, versao: 99, acao: 'iniciar' }),
    propria: 409,
    alheia: 404,
  },
  'POST /atendimento/:codigo/comentario': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, texto: 'Da matriz' }),
    alheia: 404,
  },
  'POST /atendimento/:codigo/anexo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento }),
    alheia: 404,
    arquivo: true,
  },
  'GET /atendimento/:codigo/anexo/:anexo': {
    quem: CLINICOS,
    entrada: (c) => ({ codigo: c.atendimento, anexo: c.animal }),
    propria: 404,
    alheia: 404,
  },

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
  'POST /laudo/:codigo/confirmar': {
    quem: ['PARCEIRO'],
    entrada: (c) => ({ codigo: c.laudo }),
    propria: 409,
    alheia: 404,
  },
  'GET /modelo-documento/laudo': { quem: EMPRESA, entrada: nada },
  'GET /verificar': { quem: 'sem-token', entrada: (c) => ({ codigo: c.codigoVerificacao }) },
  'POST /verificar': { quem: 'sem-token', entrada: nada, arquivo: true },
  'POST /laudo-compartilhado': { quem: 'sem-token', entrada: (c) => ({ chave: c.chave }) },
  'POST /laudo-compartilhado/arquivo': { quem: 'sem-token', entrada: (c) => ({ chave: c.chave }) },

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
  'GET /demonstrativo-resultado': { quem: ['ADMIN', 'CLIENTE'], entrada: () => ({ ano: 2026 }) },
  'GET /fluxo-caixa': { quem: ['ADMIN', 'CLIENTE'], entrada: () => ({ de: '2026-11-01', ate: '2026-11-30' }) },
  'GET /simulacao': { quem: ['CLIENTE', 'CLIENTE_BASE'], entrada: nada },
  'GET /notificacao': { quem: TODOS, entrada: nada },
  'POST /notificacao/lidas': { quem: TODOS, entrada: (c) => ({ ate: c.animal }) },
  'GET /dashboard': { quem: TODOS, entrada: nada },
}
