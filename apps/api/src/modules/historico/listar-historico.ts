import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { contratoHistorico, ItemDeHistorico } from '@vetlume/dominio/historico'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { listar, type ConsultaDeLista } from '../../infra/banco/index.ts'
import { doEspecialista } from './queries.ts'
import { leComoEmpresa } from './policy.ts'
import { ehClinica, registrarAcesso } from './registrar-acesso.ts'

type Registro = Pick<EntradaLida<(typeof contratoHistorico)['GET /historico']>, 'entidade' | 'registro'>

interface Chamada {
  ctx: CtxCliente
  input: EntradaLida<(typeof contratoHistorico)['GET /historico']>
}

const OPERADORA = 'Operador da plataforma'

// The chain is in order of time by construction, and its key is what the index ends in.
const daCadeia = (cliente: string, { entidade, registro }: Registro): ConsultaDeLista => ({
  campos: sql`h.sequencia::text as codigo, h.quando, h.nome_usuario as usuario, h.endereco, h.acao, h.mudancas`,
  origem: sql`from auditoria h`,
  chave: sql`h.sequencia`,
  tipoDaChave: 'int8',
  colunas: { quando: { expressao: sql`h.sequencia`, tipo: 'int8' } },
  filtros: [sql`h.cliente = ${cliente}`, sql`h.entidade = ${entidade}`, sql`h.registro = ${registro}`],
})

/** The company's own record: two chains, its own and what the operator did to it, without who or from where. */
const daPropriaEmpresa = (cliente: string): ConsultaDeLista => ({
  campos: sql`h.chave::text as codigo, h.quando, h.usuario, h.endereco, h.acao, h.mudancas`,
  origem: sql`from (
    select sequencia * 2 as chave, quando, nome_usuario as usuario, endereco, acao, mudancas from auditoria
      where cliente = ${cliente} and entidade = 'cliente' and registro = ${cliente}
    union all select sequencia * 2 + 1, quando, case when pela_operadora then ${OPERADORA} end, null, acao, mudancas
      from busca.mudancas_pela_operadora()) h`,
  chave: sql`h.chave`,
  tipoDaChave: 'int8',
  colunas: { quando: { expressao: sql`h.quando`, tipo: 'timestamptz' } },
  filtros: [],
})

/** The audit rows of one record, as the company in the token may see them. A record without changes has none. */
export async function listarHistorico({ ctx, input }: Chamada) {
  const { tx, cliente, ator } = ctx
  // The trail says what the record says: without the permission to read one there is no other.
  if (!leComoEmpresa(ator, input.entidade)) {
    const proprio = ator.especialista !== null && (await doEspecialista(tx, cliente, ator.especialista, input))
    if (!proprio) throw new ErroDeDominio('NAO_ENCONTRADO')
  }
  const propria = input.entidade === 'cliente' && input.registro === cliente
  const pagina = await listar<ItemDeHistorico>(
    tx,
    input,
    propria ? daPropriaEmpresa(cliente) : daCadeia(cliente, input),
  )
  // The trail shows what the record holds and held: reading it is reading the record.
  if (ehClinica(input.entidade) && pagina.itens.length > 0)
    registrarAcesso(ctx, input.entidade, input.registro, { soIsso: true })
  return pagina
}
