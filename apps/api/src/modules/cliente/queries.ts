import { ESTADOS_PAGANTES } from '@vetlume/dominio/cliente'
import type { Cliente, contratoCliente, DadosDaEmpresa, DadosDoCliente } from '@vetlume/dominio/cliente'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import { sql, type RawBuilder } from 'kysely'
import { literais, type Banco } from '../../infra/banco/index.ts'
import {
  contem,
  nomeDaCidade,
  referencia,
  soAtivos,
  type ColunasDe,
  type ConsultaDeCadastro,
} from '../cadastros/index.ts'

const nome = sql`normalizar(c.nome_fantasia)`

const PAGANTE = sql`(c.plano is not null and c.estado in (${literais(ESTADOS_PAGANTES)}))`

/** What may be added up over the rows of the list. A year is twelve months, to the nearest centavo. */
export const MEDIDAS_DOS_CLIENTES = {
  mensalidadeCentavos: sql`(case when ${PAGANTE} then case when c.ciclo = 'ANUAL' then round(p.anual_centavos / 12.0)::int else p.mensal_centavos end else 0 end)`,
}

type Filtros = EntradaLida<(typeof contratoCliente)['GET /cliente']>

/** A payment was refused in those days, and nothing was paid since. */
function recusada({ recusadaDe: de, recusadaAte: ate }: Filtros, fuso: string): RawBuilder<unknown> | false {
  if (de === undefined && ate === undefined) return false
  const desde = de === undefined ? sql`` : sql`and t.mudou_em >= ${inicioDoDia(de, fuso)}::timestamptz`
  const antes = ate === undefined ? sql`` : sql`and t.mudou_em < ${fimDoDia(ate, fuso)}::timestamptz`
  return sql`exists (select from tentativa_pagamento t where t.cliente = c.codigo and t.estado = 'RECUSADA' ${desde} ${antes}
    and not exists (select from cobranca_assinatura b where b.cliente = t.cliente and b.paga_em > t.mudou_em))`
}

/** By what a company subscribes, or did. One that began again after an end counts as who began then. */
function filtrosDaAssinatura(input: Filtros, fuso: string) {
  const assinatura = (onde: RawBuilder<unknown>) =>
    sql`exists (select from assinatura a where a.cliente = c.codigo and ${onde})`
  const { comecouDe, comecouAte, encerrouDe, encerrouAte, assinavaEm, estreouDe, estreouAte, pagavaEm, cupom } = input
  const estreia = sql`(select min(b.periodo_de) from cobranca_assinatura b where b.cliente = c.codigo and b.estado = 'PAGA')`
  return [
    input.testou !== undefined && sql`c.teste_ate is not null`,
    input.assinou !== undefined && assinatura(sql`true`),
    comecouDe !== undefined && assinatura(sql`a.iniciada_em >= ${inicioDoDia(comecouDe, fuso)}::timestamptz`),
    comecouAte !== undefined && assinatura(sql`a.iniciada_em < ${fimDoDia(comecouAte, fuso)}::timestamptz`),
    encerrouDe !== undefined && assinatura(sql`a.encerrada_em >= ${inicioDoDia(encerrouDe, fuso)}::timestamptz`),
    encerrouAte !== undefined && assinatura(sql`a.encerrada_em < ${fimDoDia(encerrouAte, fuso)}::timestamptz`),
    assinavaEm !== undefined &&
      assinatura(sql`a.iniciada_em < ${inicioDoDia(assinavaEm, fuso)}::timestamptz
        and (a.encerrada_em is null or a.encerrada_em >= ${inicioDoDia(assinavaEm, fuso)}::timestamptz)`),
    estreouDe !== undefined && sql`${estreia} >= ${estreouDe}::date`,
    estreouAte !== undefined && sql`${estreia} <= ${estreouAte}::date`,
    pagavaEm !== undefined &&
      sql`exists (select from cobranca_assinatura b where b.cliente = c.codigo and b.estado = 'PAGA'
        and b.periodo_de <= ${pagavaEm}::date and b.periodo_ate > ${pagavaEm}::date)`,
    recusada(input, fuso),
    cupom !== undefined &&
      sql`exists (select from cupom_uso u where u.cliente = c.codigo and u.texto = ${cupom} and u.estado = 'USADO')`,
  ]
}

/** Subscribers; `proprio` limits to one company, whose people the tenant's role cannot see. */
export function consultaDeClientes(
  input: Filtros,
  { proprio, fuso }: { proprio: string | null; fuso: string },
): ConsultaDeCadastro {
  const usuarios = sql`(select count(distinct v.usuario)::int from vinculo v where v.cliente = c.codigo)`
  return {
    campos: sql`c.codigo, c.nome_fantasia as nome, c.razao_social as "razaoSocial", c.documento, ${nomeDaCidade('m')} as cidade,
      c.telefone, c.email, ${referencia('p')} as plano, c.estado, c.teste_ate as "testeAte", ${MEDIDAS_DOS_CLIENTES.mensalidadeCentavos} as "mensalidadeCentavos",
      ${proprio === null ? usuarios : sql`null::integer`} as usuarios, c.criado_em as "criadoEm", c.ativo, c.versao`,
    origem: sql`from cliente c left join cidade m on m.ibge = c.cidade left join plano p on p.codigo = c.plano`,
    chave: sql`c.codigo`,
    nome,
    busca: (termo) => contem(sql`c.busca`, termo),
    colunas: {
      nome: { expressao: nome, tipo: 'text' },
      criadoEm: { expressao: sql`c.criado_em`, tipo: 'timestamptz' },
      testeAte: { expressao: sql`c.teste_ate`, tipo: 'date', nulo: 'infinity' },
    },
    filtros: [
      proprio === null ? sql`not c.operadora` : sql`c.codigo = ${proprio}`,
      soAtivos('c', input.ativo),
      input.estado !== undefined && sql`c.estado = ${input.estado}`,
      input.plano !== undefined && sql`c.plano = ${input.plano}`,
      input.pagante !== undefined && PAGANTE,
      input.gratis !== undefined && sql`c.estado ${input.gratis === 'sim' ? sql`=` : sql`<>`} 'GRATIS'`,
      input.testeDe !== undefined && sql`c.teste_ate >= ${input.testeDe}::date`,
      input.testeAte !== undefined && sql`c.teste_ate <= ${input.testeAte}::date`,
      input.desde !== undefined && sql`c.criado_em >= ${inicioDoDia(input.desde, fuso)}::timestamptz`,
      input.ate !== undefined && sql`c.criado_em < ${fimDoDia(input.ate, fuso)}::timestamptz`,
      ...filtrosDaAssinatura(input, fuso),
    ],
  }
}

/** The record without what is counted. */
export type FichaDoCliente = Omit<Cliente, 'permissoes' | 'uso'>

/** `quais` limits: the subscribers that the operator manages, or the company itself. */
async function ler(tx: Banco, codigo: string, quais: RawBuilder<unknown>): Promise<FichaDoCliente | undefined> {
  const { rows } = await sql<FichaDoCliente>`
    select c.codigo, c.razao_social as "razaoSocial", c.nome_fantasia as nome, c.documento, c.crmv_pj as "crmvPj",
      c.responsavel_tecnico as "responsavelTecnico", c.responsavel_crmv as "responsavelCrmv", c.cep, c.logradouro, c.numero,
      c.complemento, c.bairro, c.fuso, c.telefone, c.email, c.cor, c.timbre, c.logo, c.chave_pix as "chavePix",
      c.taxa_debito_bp as "taxaDebitoBp", c.taxa_credito_bp as "taxaCreditoBp", c.taxa_ate6_bp as "taxaAte6Bp", c.taxa_ate12_bp as "taxaAte12Bp",
      c.dias_do_debito as "diasDoDebito", c.dias_do_credito as "diasDoCredito", c.imposto_bp as "impostoBp", c.minutos_do_critico as "minutosDoCritico",
      c.carta_ao_tutor as "cartaAoTutor", c.dias_do_estudo as "diasDoEstudo", ${referencia('p')} as plano, c.ciclo, c.estado,
      c.teste_ate as "testeAte", c.criado_em as "criadoEm", c.ativo, c.versao,
      case when m.ibge is not null then json_build_object('codigo', m.ibge::text, 'nome', m.nome, 'uf', m.uf) end as cidade
    from cliente c left join cidade m on m.ibge = c.cidade left join plano p on p.codigo = c.plano
    where c.codigo = ${codigo} and ${quais}`.execute(tx)
  return rows[0]
}

export const fichaDoAssinante = (tx: Banco, codigo: string) => ler(tx, codigo, sql`not c.operadora`)
export const fichaPropria = (tx: Banco, codigo: string) => ler(tx, codigo, sql`true`)

const colunasDaEmpresa = (dados: DadosDaEmpresa) =>
  ({
    razao_social: dados.razaoSocial,
    nome_fantasia: dados.nome,
    documento: dados.documento,
    crmv_pj: dados.crmvPj,
    responsavel_tecnico: dados.responsavelTecnico,
    responsavel_crmv: dados.responsavelCrmv,
    cep: dados.cep,
    logradouro: dados.logradouro,
    numero: dados.numero,
    complemento: dados.complemento,
    bairro: dados.bairro,
    cidade: dados.cidade === null ? null : Number(dados.cidade),
    fuso: dados.fuso,
    telefone: dados.telefone,
    email: dados.email,
    cor: dados.cor,
    timbre: dados.timbre,
    chave_pix: dados.chavePix,
    taxa_debito_bp: dados.taxaDebitoBp,
    taxa_credito_bp: dados.taxaCreditoBp,
    taxa_ate6_bp: dados.taxaAte6Bp,
    taxa_ate12_bp: dados.taxaAte12Bp,
    dias_do_debito: dados.diasDoDebito,
    dias_do_credito: dados.diasDoCredito,
    imposto_bp: dados.impostoBp,
    minutos_do_critico: dados.minutosDoCritico,
    carta_ao_tutor: dados.cartaAoTutor,
    dias_do_estudo: dados.diasDoEstudo,
  }) satisfies ColunasDe<DadosDaEmpresa, 'nome'> & { nome_fantasia: string }

export const colunasDoCliente = (dados: DadosDoCliente) => ({
  ...colunasDaEmpresa(dados),
  plano: dados.plano,
  ciclo: dados.ciclo,
  estado: dados.estado,
  teste_ate: dados.testeAte,
})

/** Locks the row until commit, so that two changes take turns and the second sees the first. */
export async function travarEmpresa(tx: Banco, codigo: string): Promise<void> {
  await tx.selectFrom('cliente').select('codigo').where('codigo', '=', codigo).forNoKeyUpdate().execute()
}

export async function atualizarEmpresa(tx: Banco, codigo: string, dados: DadosDaEmpresa): Promise<void> {
  await tx
    .updateTable('cliente')
    .set((e) => ({ ...colunasDaEmpresa(dados), versao: e('versao', '+', 1) }))
    .where('codigo', '=', codigo)
    .execute()
}

/** Not a version more: the logo is not in the form that somebody may have open. */
export async function trocarLogo(tx: Banco, codigo: string, logo: string | null): Promise<void> {
  await tx.updateTable('cliente').set({ logo }).where('codigo', '=', codigo).execute()
}
