import { limiteDaGuarda, type GuardaComPrazo } from '@vetlume/dominio/privacidade'
import { sql, type RawBuilder } from 'kysely'
import { emTransacao, type Banco } from '../banco/index.ts'

/** Rows of one rule in one round: the first night of a new rule must not hold a table. The others wait for the next. */
const LOTE = 20_000
/** Each has hundreds of images. */
const ESTUDOS_POR_VEZ = 200

const apagar = (tabela: string, condicao: RawBuilder<unknown>, dona: RawBuilder<unknown> = sql`cliente`) =>
  sql`delete from ${sql.table(tabela)} where ctid = any(array(
    select ctid from ${sql.table(tabela)} where ${condicao} limit ${LOTE})) returning ${dona} as cliente`

const daPlataforma = sql`null::uuid`
const antes = (coluna: string) => (tabela: string, dona?: RawBuilder<unknown>) => (limite: string) =>
  apagar(tabela, sql`${sql.ref(coluna)} < ${limite}::timestamptz`, dona)

/** How each rule of `dominio/privacidade/guarda` is done. A rule with a period and without a line here does not compile. */
const COMO: Readonly<Record<GuardaComPrazo, (limite: string) => RawBuilder<unknown>>> = {
  acesso: antes('expira_em')('sessao'),
  acessoClinico: antes('quando')('acesso_clinico'),
  mensagem: antes('criada_em')('mensagem'),
  notificacao: antes('quando')('notificacao'),
  linkDeLaudo: (limite) =>
    apagar('laudo_compartilhamento', sql`least(expira_em, coalesce(revogado_em, expira_em)) < ${limite}::timestamptz`),
  estudoDescartado: (limite) => sql`select esquecer_descartados(${limite}::timestamptz, ${ESTUDOS_POR_VEZ}) as cliente`,
  // Of what people sent, the platform may know no more than whose it is and when it ends.
  planilha: (limite) => sql`delete from importacao where expira_em < ${limite}::timestamptz returning cliente`,
  pedidoSemIdentidade: (limite) =>
    apagar('pedido_titular', sql`identificado_em is null and recebido_em < ${limite}::timestamptz`),
  relatorioDoTitular: (limite) =>
    sql`update pedido_titular set relatorio = null where relatorio is not null and relatorio_ate < ${limite}::timestamptz returning cliente`,
  pedidoDoTitular: antes('respondido_em')('pedido_titular'),
  copiaDeProntuario: antes('entregue_em')('copia_prontuario'),
  incidente: (limite) => apagar('incidente', sql`estado = 'ENCERRADO' and criado_em < ${limite}::timestamptz`),
  link: antes('expira_em')('link_conta', daPlataforma),
  resposta: antes('criada_em')('idempotencia', daPlataforma),
  renovacao: antes('expira_em')('renovacao', daPlataforma),
  bilhete: antes('expira_em')('bilhete', daPlataforma),
  avisoDePagamento: antes('recebido_em')('aviso_de_pagamento', daPlataforma),
  avisoDeRecebimento: antes('recebido_em')('aviso_de_recebimento'),
  bilheteDeAssinatura: antes('expira_em')('bilhete_de_assinatura', daPlataforma),
  desafio: antes('expira_em')('desafio', daPlataforma),
  limite: antes('janela')('limite', daPlataforma),
}

/** What went is written down by company and day; what belongs to none is the operator's. */
async function cumprir(tx: Banco, regra: GuardaComPrazo, agora: Temporal.Instant): Promise<void> {
  const instante = agora.toString()
  await sql`
    with idas as (${COMO[regra](limiteDaGuarda(regra, agora).toString())}),
      contadas as (select coalesce(cliente, (select codigo from cliente where operadora)) as cliente, count(*) as quantas from idas group by 1)
    insert into expurgo as x (cliente, regra, dia, quantidade, em)
      select cliente, ${regra}, (${instante}::timestamptz at time zone 'UTC')::date, quantas, ${instante}::timestamptz
      from contadas where cliente is not null
      on conflict on constraint expurgo_pk do update set quantidade = x.quantidade + excluded.quantidade, em = excluded.em`.execute(
    tx,
  )
}

/** Forgets what no longer serves, rule by rule; one that fails holds back no other. */
export async function limpar(db: Banco, agora: Temporal.Instant): Promise<void> {
  const falhas: unknown[] = []
  for (const regra of Object.keys(COMO) as GuardaComPrazo[])
    await emTransacao(db, { papel: 'plataforma' }, (tx) => cumprir(tx, regra, agora)).catch((erro: unknown) =>
      falhas.push(erro),
    )
  if (falhas.length > 0) throw new Error(`${falhas.length} rules of retention were not done`, { cause: falhas[0] })
}
