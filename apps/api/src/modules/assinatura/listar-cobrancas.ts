import type { CobrancaDaAssinatura, contratoAssinatura } from '@vetlume/dominio/assinatura'
import type { EntradaLida, Pagina } from '@vetlume/dominio/contrato'
import { sql } from 'kysely'
import { listar, type Banco } from '../../infra/banco/index.ts'
import { CAMPOS_DA_COBRANCA, ORIGEM_DA_COBRANCA, type Cobranca } from './queries-cobranca.ts'
import { comoCobranca } from './situacao.ts'

export async function listarCobrancas(
  tx: Banco,
  cliente: string,
  input: EntradaLida<(typeof contratoAssinatura)['GET /assinatura/cobranca']>,
): Promise<Pagina<CobrancaDaAssinatura>> {
  const { itens, ...resto } = await listar<Cobranca>(tx, input, {
    campos: CAMPOS_DA_COBRANCA,
    origem: ORIGEM_DA_COBRANCA,
    filtros: [sql`b.cliente = ${cliente}`],
    chave: sql`b.codigo`,
    colunas: { criadaEm: { expressao: sql`b.criada_em`, tipo: 'timestamptz' } },
  })
  return { ...resto, itens: itens.map(comoCobranca) }
}
