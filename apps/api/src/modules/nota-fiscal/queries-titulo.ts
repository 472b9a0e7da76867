import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Leitura } from './policy.ts'

export interface EnderecoDoTomador {
  logradouro: string
  numero: string
  complemento: string | null
  bairro: string
  cep: string
  municipio: number
}

export interface TituloDaNota {
  codigo: string
  numero: number
  estado: string
  descricao: string
  competencia: string
  valorCentavos: number
  /** Numbers of the titles that the agreement which wrote this one closed; null when it is of no agreement. */
  doAcordo: number[] | null
  /** Of a subscription: who owes is a company of the platform. */
  deAssinatura: boolean
  /** Why it goes once its note is cancelled. */
  aCancelar: string | null
  tomador: { nome: string; documento: string | null; endereco: EnderecoDoTomador | null }
}

/** Null when some part is missing: the layout takes an address whole or not at all. */
const endereco = (alias: 'p' | 'u' | 's') => {
  const de = (coluna: string) => sql.ref(`${alias}.${coluna}`)
  return sql`case when ${de('logradouro')} is not null and ${de('bairro')} is not null and ${de('cep')} is not null and ${de('cidade')} is not null
    then json_build_object('logradouro', ${de('logradouro')}, 'numero', coalesce(${de('numero')}, 'S/N'), 'complemento', ${de('complemento')},
      'bairro', ${de('bairro')}, 'cep', ${de('cep')}, 'municipio', ${de('cidade')}) end`
}

/** A receivable of the company with whom it charges; of a clinic, its own only. Undefined when there is none. */
export async function lerTitulo(
  tx: Banco,
  { cliente, clinica }: Leitura,
  codigo: string,
  { travar = false } = {},
): Promise<TituloDaNota | undefined> {
  if (travar) await sql`select from titulo where cliente = ${cliente} and codigo = ${codigo} for update`.execute(tx)
  const { rows } = await sql<TituloDaNota>`
    select t.codigo, t.numero, t.estado, t.descricao, t.competencia, t.valor_centavos as "valorCentavos",
      case when t.renegociacao is not null then coalesce((select json_agg(o.numero order by o.numero) from titulo o
        where o.cliente = t.cliente and o.renegociado_por = t.renegociacao), '[]') end as "doAcordo",
      t.assinante is not null as "deAssinatura", t.a_cancelar as "aCancelar", json_build_object(
      'nome', coalesce(p.razao_social, u.nome, s.nome, t.contraparte), 'documento', coalesce(p.documento, u.cpf, s.documento),
      'endereco', coalesce(${endereco('p')}, ${endereco('u')}, ${endereco('s')})) as tomador
    from titulo t
    left join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro
    left join tutor u on u.cliente = t.cliente and u.codigo = t.tutor and t.parceiro is null
    left join lateral busca.tomador_da_assinatura(t.codigo) s on t.assinante is not null
    where t.cliente = ${cliente} and t.codigo = ${codigo} and t.natureza = 'RECEBER'
      and (${clinica}::uuid is null or t.parceiro = ${clinica}::uuid)`.execute(tx)
  return rows[0]
}
