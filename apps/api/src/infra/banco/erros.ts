import { ErroDeDominio, erroDaRestricao } from '@vetlume/dominio/erros'
import pg from 'pg'

/** Of the network, of a server that stops or starts, of too many connections; and still in conflict after every new attempt. */
const INDISPONIVEL = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\w{3}|57P0[123]|53300|40001|40P01)$/
const SEM_CONEXAO = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/
const SEM_ESPACO = '53100'
const TEMPO_ESGOTADO = new Set(['57014', '55P03', '25P03'])

/** Turns what the driver throws into the refusal a person reads; anything unknown comes back as it was. */
export function traduzirErroDoBanco(erro: unknown): unknown {
  if (erro instanceof ErroDeDominio || !(erro instanceof Error)) return erro
  const { code: codigo, syscall } = erro as { code?: string; syscall?: string }
  // The socket file of a server that is not there.
  if (codigo === 'ENOENT' && syscall === 'connect') return new ErroDeDominio('INDISPONIVEL', { cause: erro })
  if (codigo !== undefined && INDISPONIVEL.test(codigo)) return new ErroDeDominio('INDISPONIVEL', { cause: erro })
  if (codigo !== undefined && TEMPO_ESGOTADO.has(codigo)) return new ErroDeDominio('TEMPO_ESGOTADO', { cause: erro })
  if (codigo === SEM_ESPACO) return new ErroDeDominio('SEM_ESPACO_EM_DISCO', { cause: erro })
  if (SEM_CONEXAO.test(erro.message)) {
    return new ErroDeDominio('INDISPONIVEL', { cause: erro })
  }
  if (!(erro instanceof pg.DatabaseError)) return erro
  return erroDaRestricao(erro.constraint, erro) ?? erro
}
