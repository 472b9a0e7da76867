import { lerExplicacao, type LinhaDoPreco } from '@vetlume/dominio/preco'
import type { LinhaDoRepasse } from '@vetlume/dominio/repasse'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { darPassoNosRepasses } from './dar-passo-no-repasse.ts'
import { darPassoNosTitulos } from './dar-passo.ts'

export interface DadosDaCobranca {
  animal: string
  tutor: string
  parceiro: string | null
  dia_fechamento: number | null
  dia_vencimento: number | null
  vence_em_dia_de_banco: boolean | null
  plano: string | null
  plano_tipo: 'CREDENCIADO' | 'REEMBOLSO' | null
  prazo_pagamento_dias: number | null
  coparticipacao_bp: number | null
  imposto_bp: number
}

/** Who pays, when, and what the company loses to taxes. */
export async function dadosDaCobranca(
  tx: Banco,
  cliente: string,
  atendimento: string,
): Promise<DadosDaCobranca | undefined> {
  const { rows } = await sql<DadosDaCobranca>`
    select an.nome as animal, t.nome as tutor, p.nome as parceiro, p.dia_fechamento, p.dia_vencimento, p.vence_em_dia_de_banco,
      ps.operadora || ' ' || ps.nome as plano, ps.tipo as plano_tipo, ps.prazo_pagamento_dias,
      ps.coparticipacao_bp, c.imposto_bp
    from atendimento a
    join cliente c on c.codigo = a.cliente
    join animal an on an.cliente = a.cliente and an.codigo = a.animal
    join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
    left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    left join plano_saude ps on ps.codigo = a.plano_saude
    where a.cliente = ${cliente} and a.codigo = ${atendimento}`.execute(tx)
  return rows[0]
}

export interface ItemExecutado {
  codigo: string
  servico: string
  nome: string
  preco_centavos: number
  /** The displacement in the price. */
  deslocamento_centavos: number
}

export async function itensExecutados(tx: Banco, cliente: string, atendimento: string): Promise<ItemExecutado[]> {
  const { rows } = await sql<Omit<ItemExecutado, 'deslocamento_centavos'> & { linhas: LinhaDoPreco[] }>`
    select i.codigo, i.servico, s.nome, i.preco_centavos, coalesce(i.explicacao -> 'linhas', '[]') as linhas
    from atendimento_item i join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where i.cliente = ${cliente} and i.atendimento = ${atendimento} and not i.cancelado order by i.ordem, i.codigo`.execute(
    tx,
  )
  return rows.map(({ linhas, ...item }) => ({
    ...item,
    deslocamento_centavos: lerExplicacao(linhas, item.preco_centavos).deslocamento,
  }))
}

export interface NovoTitulo {
  cliente: string
  codigo: string
  numero: number
  descricao: string
  contraparte: string
  parceiro: string | null
  tutor: string | null
  atendimento: string
  competencia: string
  emissao: string
  vencimento: string
  valor_centavos: number
  coparticipacao: boolean
  estado: 'ABERTO' | 'A_FATURAR'
  txid: string
  criado_em: string
}

export async function inserirReceber(tx: Banco, titulo: NovoTitulo): Promise<void> {
  await tx
    .insertInto('titulo')
    .values({ ...titulo, natureza: 'RECEBER' })
    .execute()
}

export interface ExplicacaoDoRepasse {
  linhas: readonly LinhaDoRepasse[]
  texto: string
  /** `codigo` of the rule applied, or null when none held. */
  regra: string | null
}

export interface NovoRepasse {
  cliente: string
  item: string
  atendimento: string
  especialista: string
  competencia: string
  bruto_centavos: number
  base_centavos: number
  valor_centavos: number
  explicacao: ExplicacaoDoRepasse
  criado_em: string
}

export async function inserirRepasses(tx: Banco, repasses: readonly NovoRepasse[]): Promise<void> {
  if (repasses.length === 0) return
  await tx
    .insertInto('repasse')
    .values(
      repasses.map((repasse) => ({ ...repasse, explicacao: JSON.stringify(repasse.explicacao), estado: 'PENDENTE' })),
    )
    .execute()
}

export interface TituloVivo {
  codigo: string
  numero: number
  estado: string
  contraparte: string
  vencimento: string
  valor_centavos: number
  pago_centavos: number
  coparticipacao: boolean
}

interface RepasseVivo {
  codigo: string
  item: string
  exame: string
  estado: string
  valor_centavos: number
  explicacao: ExplicacaoDoRepasse
}

/** The charge of an atendimento that was not cancelled. */
export interface CobrancaViva {
  titulos: TituloVivo[]
  repasses: RepasseVivo[]
}

export async function cobrancaViva(
  tx: Banco,
  { cliente, codigo }: { cliente: string; codigo: string },
  { travar }: { travar: boolean },
): Promise<CobrancaViva> {
  const trava = (tabela: string) => (travar ? sql`for update of ${sql.ref(tabela)}` : sql``)
  const titulos = await sql<TituloVivo>`
    select t.codigo, t.numero, t.estado, t.contraparte, t.vencimento, t.valor_centavos, t.pago_centavos, t.coparticipacao from titulo t
    where t.cliente = ${cliente} and t.atendimento = ${codigo} and t.natureza = 'RECEBER'
      and t.estado not in ('CANCELADO', 'ESTORNADO')
    order by t.coparticipacao ${trava('t')}`.execute(tx)
  const repasses = await sql<RepasseVivo>`
    select r.codigo, r.item, s.nome as exame, r.estado, r.valor_centavos, r.explicacao from repasse r
    join atendimento_item i on i.cliente = r.cliente and i.atendimento = r.atendimento and i.codigo = r.item
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where r.cliente = ${cliente} and r.atendimento = ${codigo} and r.estado <> 'CANCELADO'
    order by i.ordem, i.codigo ${trava('r')}`.execute(tx)
  return { titulos: titulos.rows, repasses: repasses.rows }
}

/** Cancelled, never deleted: what was charged and taken back stays in the books. */
export async function cancelarCobranca(tx: Banco, cliente: string, { titulos, repasses }: CobrancaViva): Promise<void> {
  const codigosDe = (linhas: readonly { codigo: string }[]) => linhas.map(({ codigo }) => codigo)
  await darPassoNosTitulos(tx, cliente, codigosDe(titulos), 'cancelar')
  await darPassoNosRepasses(tx, cliente, codigosDe(repasses), 'cancelar')
}
