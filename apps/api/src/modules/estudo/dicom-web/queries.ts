import { sql } from 'kysely'
import type { Banco } from '../../../infra/banco/index.ts'
import type { DicomEmJson } from '../../../infra/dicom/index.ts'
import { condicoesDa, paginaDa, type Pergunta } from './criterios.ts'

export interface EstudoConsultado {
  uid: string
  numero_de_acesso: string | null
  identificacao: string | null
  modalidades: string[]
  series: number
  imagens: number
  /** Of its first instance. */
  metadados: DicomEmJson
}

const daEmpresa = (cliente: string, pergunta: Pergunta) =>
  sql.join([sql`e.cliente = ${cliente}`, ...condicoesDa(pergunta)], sql` and `)

export async function consultarEstudos(tx: Banco, cliente: string, pergunta: Pergunta): Promise<EstudoConsultado[]> {
  const { limite, pulo } = paginaDa(pergunta)
  const { rows } = await sql<EstudoConsultado>`
    select e.uid, e.numero_de_acesso, e.identificacao, s.modalidades, s.series, e.imagens, p.metadados
    from estudo_recebido e
    cross join lateral (select count(distinct t.serie)::int as series,
        array_agg(distinct t.dicom ->> 'modalidade') filter (where t.dicom ->> 'modalidade' is not null) as modalidades
      from imagem_recebida t where t.cliente = e.cliente and t.estudo = e.codigo) s
    cross join lateral (select i.* from imagem_recebida i where i.cliente = e.cliente and i.estudo = e.codigo
      order by i.codigo limit 1) p
    where exists (select from imagem_recebida i where i.cliente = e.cliente and i.estudo = e.codigo
      and ${daEmpresa(cliente, pergunta)})
    order by e.ultima_em desc, e.codigo desc limit ${limite} offset ${pulo}`.execute(tx)
  return rows
}

export interface SerieConsultada {
  serie: string
  imagens: number
  metadados: DicomEmJson
}

export async function consultarSeries(tx: Banco, cliente: string, pergunta: Pergunta): Promise<SerieConsultada[]> {
  const { limite, pulo } = paginaDa(pergunta)
  const { rows } = await sql<SerieConsultada>`
    select i.serie, count(*)::int as imagens, (array_agg(i.metadados order by i.numero nulls last, i.uid))[1] as metadados
    from estudo_recebido e join imagem_recebida i on i.cliente = e.cliente and i.estudo = e.codigo
    where ${daEmpresa(cliente, pergunta)}
    group by i.serie order by min(i.numero_da_serie) nulls last, i.serie limit ${limite} offset ${pulo}`.execute(tx)
  return rows
}

export interface InstanciaConsultada {
  estudo: string
  serie: string
  instancia: string
  sha256: string
  figura: string | null
  tipo_da_figura: string | null
  metadados: DicomEmJson
}

export async function consultarInstancias(
  tx: Banco,
  cliente: string,
  pergunta: Pergunta,
): Promise<InstanciaConsultada[]> {
  const { limite, pulo } = paginaDa(pergunta)
  const { rows } = await sql<InstanciaConsultada>`
    select e.uid as estudo, i.serie, i.uid as instancia, o.sha256, f.sha256 as figura, f.tipo as tipo_da_figura, i.metadados
    from estudo_recebido e join imagem_recebida i on i.cliente = e.cliente and i.estudo = e.codigo
    join arquivo o on o.cliente = i.cliente and o.codigo = i.arquivo
    left join arquivo f on f.cliente = i.cliente and f.codigo = i.figura
    where ${daEmpresa(cliente, pergunta)}
    order by i.numero_da_serie nulls last, i.serie, i.numero nulls last, i.uid limit ${limite} offset ${pulo}`.execute(
    tx,
  )
  return rows
}
