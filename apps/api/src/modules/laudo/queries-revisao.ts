import type { AvisosRespondidos, NivelDaAssinatura, RevisaoDoLaudo } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { crmvEmSql } from '../especialista/index.ts'

type Passo = RevisaoDoLaudo['passos'][number]

export interface RevisorPossivel {
  codigo: string
  nome: string
  crmv: string
  sugerido: boolean
}

/** The other active specialists of the company whom somebody signs in as; first the one who last reviewed for this author. */
export async function revisoresPossiveis(tx: Banco, cliente: string, autor: string): Promise<RevisorPossivel[]> {
  const { rows } = await sql<RevisorPossivel>`
    with ultimo as (select revisor from laudo where cliente = ${cliente} and especialista = ${autor} and revisor is not null
      order by criado_em desc, codigo desc limit 1)
    select s.codigo, s.nome, ${crmvEmSql('s')} as crmv, coalesce(s.codigo = (select revisor from ultimo), false) as sugerido
    from especialista s
    where s.cliente = ${cliente} and s.codigo <> ${autor} and s.ativo
      and s.codigo in (select especialista from busca.acessos_de_especialistas(${cliente}))
    order by sugerido desc, s.nome, s.codigo`.execute(tx)
  return rows
}

type NovoPasso = { laudo: string; revisor: string; usuario: string; autor: string; quando: string } & (
  | { tipo: 'ENVIO'; nivel: NivelDaAssinatura; conteudo_sha256: string; avisos: AvisosRespondidos | null }
  | { tipo: 'DEVOLUCAO'; texto: string }
  | { tipo: 'RETOMADA'; texto: string | null }
  | { tipo: 'PASSAGEM' }
)

export async function inserirPasso(tx: Banco, cliente: string, passo: NovoPasso): Promise<void> {
  const avisos = passo.tipo === 'ENVIO' && passo.avisos !== null ? JSON.stringify(passo.avisos) : null
  await tx
    .insertInto('laudo_revisao')
    .values({ ...passo, cliente, avisos })
    .execute()
}

/** What happened between author and reviewers, the oldest first. */
export const consultaDosPassos = (cliente: string, laudo: string) =>
  sql<Passo>`
    select v.codigo, v.tipo, v.autor, s.nome as revisor, v.quando, v.texto, v.nivel, v.avisos
    from laudo_revisao v join especialista s on s.cliente = v.cliente and s.codigo = v.revisor
    where v.cliente = ${cliente} and v.laudo = ${laudo} order by v.codigo`
