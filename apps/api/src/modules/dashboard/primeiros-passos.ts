import {
  DIAS_DE_ESTREIA,
  PASSOS_DA_EMPRESA,
  type PassoDaEmpresa,
  type PrimeirosPassos,
} from '@vetlume/dominio/dashboard'
import { sql, type RawBuilder } from 'kysely'
import type { Calendario } from './calendario.ts'
import { comoObjeto } from './trechos.ts'

export interface PassosLidos extends Record<PassoDaEmpresa, boolean> {
  /** Signed a laudo long enough ago. */
  estabelecida: boolean
  primeiro_especialista: string | null
  rascunho: string | null
  atendimento_da_vez: string | null
}

/**
 * What the first hour left in the registries. Every company is born with services and starting prices: that they were looked
 * at is known from the trail. Each part reads the first row of an index.
 */
export function lidosDosPassos(cliente: string, { agora }: Pick<Calendario, 'agora'>): RawBuilder<unknown> {
  const existe = (tabela: string, onde: RawBuilder<unknown> = sql`true`) =>
    sql`exists (select from ${sql.table(tabela)} where cliente = ${cliente} and ${onde})`
  const assinadoAntesDe = (quando: RawBuilder<unknown>) =>
    sql`coalesce(assinado_em, 'infinity'::timestamptz) < ${quando}`
  const daEstreia = sql`${agora}::timestamptz - make_interval(days => ${DIAS_DE_ESTREIA}::int)`
  // Who works already has years of drafts that were called off: they are not looked through.
  const sePrincipiante = (consulta: RawBuilder<unknown>) => sql`case when not p.estabelecida then (${consulta}) end`
  return comoObjeto(sql`select p.*,
    ${sePrincipiante(sql`select codigo from especialista where cliente = ${cliente} and ativo order by codigo limit 1`)} as primeiro_especialista,
    ${sePrincipiante(sql`select codigo from laudo where cliente = ${cliente} and assinado_em is null and estado <> 'CANCELADO'
      order by criado_em desc limit 1`)} as rascunho,
    ${sePrincipiante(sql`select codigo from atendimento where cliente = ${cliente} and estado <> 'CANCELADO'
      order by criado_em desc limit 1`)} as atendimento_da_vez
    from (select ${existe('laudo', assinadoAntesDe(daEstreia))} as estabelecida,
      exists (select from cliente where codigo = ${cliente} and logo is not null and logradouro is not null and telefone is not null) as marca,
      ${existe('especialista')} as especialista,
      exists (select from busca.acessos_de_especialistas(${cliente})) as acesso, ${existe('parceiro')} as parceiro,
      ${existe('auditoria', sql`entidade in ('servico', 'tabela-preco')`)} as preco,
      ${existe('atendimento')} as atendimento, ${existe('laudo', assinadoAntesDe(sql`'infinity'::timestamptz`))} as laudo) p`)
}

export function primeirosPassosDe(lidos: PassosLidos): PrimeirosPassos | null {
  const { estabelecida, primeiro_especialista: especialista, rascunho, atendimento_da_vez: atendimento } = lidos
  const feitos = Object.fromEntries(PASSOS_DA_EMPRESA.map((passo) => [passo, lidos[passo]]))
  if (estabelecida || Object.values(feitos).every(Boolean)) return null
  const onde =
    rascunho === null ? { rota: '/atendimento', codigo: atendimento } : { rota: '/laudo/editar', codigo: rascunho }
  return {
    feitos: feitos as PrimeirosPassos['feitos'],
    especialista,
    laudo: onde.codigo === null ? null : { rota: onde.rota, filtros: { codigo: onde.codigo } },
  }
}
