import type { MotivoDeRecusa } from '@vetlume/dominio/assinatura'
import { sql, type RawBuilder } from 'kysely'
import { exigir, literais, type Banco } from '../banco/index.ts'
import type { PagamentoLido } from './porta.ts'

type Estado = PagamentoLido['estado']

export interface PagamentoDeTeste {
  codigo: string
  referencia: string
  estado: Estado
  motivo: MotivoDeRecusa | null
  valor_centavos: number
  taxa_centavos: number
  pix: string | null
  expira_em: string | null
}

const CAMPOS = sql`codigo, referencia, estado, motivo, valor_centavos, taxa_centavos, pix, expira_em`

interface Novo {
  referencia: string
  meio: 'CARTAO' | 'PIX'
  estado: Estado
  motivo: MotivoDeRecusa | null
  valorCentavos: number
  taxaCentavos: number
  pix: string | null
  expiraEm: string | null
  aprovaEm: string | null
  agora: string
}

/** The same reference again answers what was made the first time, whatever it asks now. */
export async function criarPagamento(tx: Banco, novo: Novo): Promise<PagamentoDeTeste> {
  await sql`insert into pagamento_de_teste (codigo, referencia, meio, estado, motivo, valor_centavos, taxa_centavos, pix, expira_em, aprova_em, criado_em)
    values ('teste-' || uuidv7(), ${novo.referencia}, ${novo.meio}, ${novo.estado}, ${novo.motivo}, ${novo.valorCentavos}, ${novo.taxaCentavos},
      ${novo.pix}, ${novo.expiraEm}, ${novo.aprovaEm}, ${novo.agora})
    on conflict (referencia) do nothing`.execute(tx)
  return exigir(await lerPagamento(tx, { referencia: novo.referencia }, novo.agora))
}

type Qual = { codigo: string } | { referencia: string }
const qual = (chave: Qual): RawBuilder<unknown> =>
  'codigo' in chave ? sql`codigo = ${chave.codigo}` : sql`referencia = ${chave.referencia}`

/** As it is now: what waited long enough was approved, and a Pix that nobody paid expired. */
export async function lerPagamento(tx: Banco, chave: Qual, agora: string): Promise<PagamentoDeTeste | undefined> {
  await sql`update pagamento_de_teste set estado = case when aprova_em <= ${agora}::timestamptz then 'APROVADA' else 'EXPIRADA' end,
      motivo = case when aprova_em <= ${agora}::timestamptz then null else 'PIX_EXPIRADO' end
    where ${qual(chave)} and estado = 'PENDENTE' and least(aprova_em, expira_em) <= ${agora}::timestamptz`.execute(tx)
  const { rows } = await sql<PagamentoDeTeste>`select ${CAMPOS} from pagamento_de_teste where ${qual(chave)}`.execute(
    tx,
  )
  return rows[0]
}

/** From what each state comes. Money that came after the Pix was cancelled came all the same: a bank may be late. */
const DE: Readonly<Record<Estado, readonly Estado[]>> = {
  PENDENTE: [],
  APROVADA: ['PENDENTE', 'CANCELADA', 'EXPIRADA'],
  RECUSADA: ['PENDENTE'],
  EXPIRADA: ['PENDENTE'],
  CANCELADA: ['PENDENTE'],
  DEVOLVIDA: ['APROVADA'],
  CONTESTADA: ['APROVADA'],
  RECUPERADA: ['CONTESTADA'],
}
const MOTIVOS: Partial<Record<Estado, MotivoDeRecusa>> = {
  RECUSADA: 'RECUSADO',
  EXPIRADA: 'PIX_EXPIRADO',
  CANCELADA: 'CANCELADO',
}

/** Undefined when there is none that may become `para`. */
export async function decidirPagamento(
  tx: Banco,
  chave: Qual,
  para: Estado,
  agora: string,
): Promise<PagamentoDeTeste | undefined> {
  await lerPagamento(tx, chave, agora)
  const { rows } =
    await sql<PagamentoDeTeste>`update pagamento_de_teste set estado = ${para}, motivo = ${MOTIVOS[para] ?? null}
    where ${qual(chave)} and estado in (${literais(DE[para])}) returning ${CAMPOS}`.execute(tx)
  return rows[0]
}
