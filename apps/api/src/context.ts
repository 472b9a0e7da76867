import type { Operadora, VersaoDosTermos } from '@vetlume/dominio/conta'
import type { FastifyBaseLogger } from 'fastify'
import type { X509Certificate } from 'node:crypto'
import type { Banco, Instrucao } from './infra/banco/index.ts'
import type { RegistroDeAuditoria } from './infra/auditoria.ts'
import type { Arquivos } from './infra/arquivos.ts'
import type { Carimbo } from './infra/carimbo.ts'
import type { Correio } from './infra/correio.ts'
import type { BancoEmbutido } from './infra/embutido.ts'
import type { EventoDeDominio } from './infra/eventos.ts'
import type { NotaFiscalEletronica } from './infra/nota-fiscal/index.ts'
import type { ContasDasEmpresas, Provedor } from './infra/pagamento/index.ts'
import type { Impressor } from './infra/pdf/index.ts'
import type { Ator, Tokens } from './infra/token.ts'

/** What the whole process shares. */
export interface Servicos {
  arquivos: Arquivos
  correio: Correio
  impressor: Impressor
  tokens: Tokens
  notaFiscal: NotaFiscalEletronica
  /** Who takes the money of subscriptions. */
  pagamento: Provedor
  /** Who takes what is owed to each company, by its own account. */
  recebimentos: ContasDasEmpresas
  /** Who runs this installation. */
  operadora: Operadora
  /** The version of the terms that holds. */
  termos: VersaoDosTermos
  carimbo: Carimbo
  /** The authorities whose certificates sign a laudo. */
  raizes: readonly X509Certificate[]
  /** Null with a PostgreSQL of one's own. */
  embutido: BancoEmbutido | null
  /** Origin that people reach the product at, without a trailing slash, for links and QR codes. */
  origem: string
}

interface CtxComum {
  agora: Temporal.Instant
  requestId: string
  /** Address of the caller, for the audit trail. */
  endereco: string | null
  logger: FastifyBaseLogger
  /** Ends with the connection of whoever asked: long work stops there, and leaves nothing behind. */
  sinal: AbortSignal
  servicos: Servicos
}

/** Accounts and shared registries; no row of a tenant. `A` is `Ator | null` on public endpoints. */
export interface CtxPlataforma<A extends Ator | null = Ator> extends CtxComum {
  tx: Banco
  ator: A
  /** Collected, and written to the hash chain right before commit. */
  auditar(registro: RegistroDeAuditoria): void
  /** Sent with the commit, before events and trail: for what nobody waits for the answer of. */
  aoFechar(instrucao: Instrucao): void
}

/** Under one tenant: every row that `tx` sees or writes is of `cliente`. */
export interface CtxCliente<A extends Ator | null = Ator> extends CtxPlataforma<A> {
  cliente: string
  publicar(evento: EventoDeDominio): void
}

/** Accounts of the people of one company: the platform's role sees that company's links alone, and its trail keeps the changes. */
export interface CtxEquipe<A extends Ator | null = Ator> extends CtxPlataforma<A> {
  cliente: string
}

/** No transaction yet: public endpoints, and verbs that must do slow work before they write. */
export interface CtxLivre<A extends Ator | null = Ator | null> extends CtxComum {
  ator: A
  emCliente<T>(cliente: string, trabalho: (ctx: CtxCliente<A>) => Promise<T>): Promise<T>
  emEquipe<T>(cliente: string, trabalho: (ctx: CtxEquipe<A>) => Promise<T>): Promise<T>
  emPlataforma<T>(trabalho: (ctx: CtxPlataforma<A>) => Promise<T>): Promise<T>
}
