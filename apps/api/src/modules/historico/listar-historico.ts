import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { contratoHistorico, ItemDeHistorico } from '@vetlume/dominio/historico'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { listar } from '../../infra/banco/index.ts'
import { doEspecialista } from './queries.ts'
import { ehClinica, registrarAcesso } from './registrar-acesso.ts'

interface Chamada {
  ctx: CtxCliente
  input: EntradaLida<(typeof contratoHistorico)['GET /historico']>
}

/** The audit rows of one record, from the chain of the company in the token. A record without changes has none. */
export async function listarHistorico({ ctx, input }: Chamada) {
  const { tx, cliente, ator } = ctx
  if (!ator.perfis.includes('CLIENTE') && !ator.perfis.includes('ADMIN')) {
    const proprio = ator.especialista !== null && (await doEspecialista(tx, cliente, ator.especialista, input))
    if (!proprio) throw new ErroDeDominio('NAO_ENCONTRADO')
  }
  const pagina = await listar<ItemDeHistorico>(tx, input, {
    campos: sql`h.sequencia::text as codigo, h.quando, h.nome_usuario as usuario, h.endereco, h.acao, h.mudancas`,
    origem: sql`from auditoria h`,
    chave: sql`h.sequencia`,
    tipoDaChave: 'int8',
    // The chain is in order of time by construction, and its key is what the index ends in.
    colunas: { quando: { expressao: sql`h.sequencia`, tipo: 'int8' } },
    filtros: [sql`h.cliente = ${cliente}`, sql`h.entidade = ${input.entidade}`, sql`h.registro = ${input.registro}`],
  })
  // The trail shows what the record holds and held: reading it is reading the record.
  if (ehClinica(input.entidade) && pagina.itens.length > 0) await registrarAcesso(ctx, input.entidade, input.registro)
  return pagina
}
