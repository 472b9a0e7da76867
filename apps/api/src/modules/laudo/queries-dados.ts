import type {
  AvisosRespondidos,
  ConteudoDoLaudo,
  DadosDoClipe,
  DadosDoDicom,
  DocumentoDoLaudo,
  CorpoDaSecao,
  EstadoDoLaudo,
  EstruturaDoModelo,
  LaudoCompleto,
  MedidaPreenchida,
  SecaoDoLaudo,
} from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import { planoGenerico, type Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'
import { CAMPOS_DO_PACIENTE, JUNCOES_DO_PACIENTE, type DadosDoPaciente } from '../modelo-documento/index.ts'
import { limiteDaVisao } from './queries.ts'

type Especialista = NonNullable<DadosDoPaciente['especialista']>
export type Revisor = Pick<Especialista, 'codigo' | 'nome' | 'uf' | 'numero' | 'secundaria' | 'assinatura'>

/** A laudo with everything that its screen, its check and its document need, in one row. */
export interface DadosDoLaudo extends DadosDoPaciente {
  codigo: string
  numero: number
  edicao: number
  titulo: string
  modalidade: LaudoCompleto['modalidade']
  estado: EstadoDoLaudo
  critico: boolean
  versao: number
  conteudo: ConteudoDoLaudo
  documento: DocumentoDoLaudo | null
  avisos_respondidos: AvisosRespondidos | null
  motivo: string | null
  codigo_verificacao: string | null
  retificado_por: string | null
  criado_em: string
  alterado_em: string
  prazo_em: string | null
  assinado_em: string | null
  entregue_em: string | null
  visualizado_em: string | null
  critico_marcado_em: string | null
  critico_confirmado_em: string | null
  critico_confirmado_por: string | null
  critico_escalado_em: string | null
  estado_do_atendimento: string
  exige_revisao: boolean
  /** Who reviews it, or the last one who did. */
  revisor: Revisor | null
  /** What the author vouched for when it was last sent to the reviewer. */
  envio: { em: string; sha256: string } | null
  atendimento: NonNullable<DadosDoPaciente['atendimento']>
  especialista: Especialista
  modelo: { nome: string; especie: string | null; sexo: 'FEMEA' | 'MACHO' | null; estrutura: EstruturaDoModelo } | null
  /** The edition that this one rectifies. */
  anterior: {
    codigo: string
    numero: number
    edicao: number
    estado: EstadoDoLaudo
    entregue: boolean
    documento: DocumentoDoLaudo | null
    critico: {
      marcado: boolean
      /** It was marked there and this edition only kept the mark. */
      mesmaMarca: boolean
      marcadoEm: string | null
      entregueEm: string | null
      escaladoEm: string | null
      confirmadoEm: string | null
      confirmadoPor: string | null
    }
  } | null
}

/** Found within a view or, without one, by its key alone: who may see it was decided before. */
export async function dadosDoLaudo(
  tx: Banco,
  cliente: string,
  codigo: string,
  visao: Visao = { tipo: 'EMPRESA' },
): Promise<DadosDoLaudo | undefined> {
  const consulta = sql<DadosDoLaudo>`
    select l.codigo, l.numero, l.edicao, l.titulo, l.modalidade, l.estado, l.critico, l.versao, l.conteudo, l.documento, l.avisos_respondidos, l.motivo,
      l.codigo_verificacao, l.retificado_por, l.criado_em, l.alterado_em, l.prazo_em, l.assinado_em, l.entregue_em, l.visualizado_em,
      l.critico_marcado_em, l.critico_confirmado_em, l.critico_confirmado_por, l.critico_escalado_em, coalesce(a.realizado_em, a.criado_em) as realizado_em, a.estado as estado_do_atendimento,
      coalesce(a.peso_gramas, n.peso_gramas) as peso_gramas, l.exige_revisao,
      case when rv.codigo is not null then json_build_object('codigo', rv.codigo, 'nome', rv.nome, 'uf', rv.crmv_uf, 'numero', rv.crmv_numero,
        'secundaria', rv.crmv_secundaria,
        'assinatura', (select f.sha256 from arquivo f where f.cliente = rv.cliente and f.codigo = rv.assinatura)) end as revisor,
      (select json_build_object('em', v.quando, 'sha256', v.conteudo_sha256) from laudo_revisao v
        where v.cliente = l.cliente and v.laudo = l.codigo and v.tipo = 'ENVIO' order by v.codigo desc limit 1) as envio,
      ${CAMPOS_DO_PACIENTE},
      case when m.codigo is not null then
        json_build_object('nome', m.nome, 'especie', em.nome, 'sexo', m.sexo, 'estrutura', mv.estrutura) end as modelo,
      case when la.codigo is not null then
        json_build_object('codigo', la.codigo, 'numero', la.numero, 'edicao', la.edicao, 'estado', la.estado,
          'entregue', la.entregue_em is not null, 'documento', la.documento,
          'critico', json_build_object('marcado', la.critico, 'mesmaMarca', la.critico and l.critico and la.critico_marcado_em is not distinct from l.critico_marcado_em,
            'marcadoEm', la.critico_marcado_em, 'entregueEm', la.entregue_em, 'escaladoEm', la.critico_escalado_em,
            'confirmadoEm', la.critico_confirmado_em, 'confirmadoPor', la.critico_confirmado_por)) end as anterior
    from laudo l
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
    join especialista e on e.cliente = l.cliente and e.codigo = l.especialista
    ${JUNCOES_DO_PACIENTE}
    left join especialista rv on rv.cliente = l.cliente and rv.codigo = l.revisor
    left join modelo_documento_versao mv on mv.cliente = l.cliente and mv.codigo = l.modelo_versao
    left join modelo_documento m on m.cliente = mv.cliente and m.codigo = mv.modelo
    left join especie em on em.codigo = m.especie
    left join laudo la on la.cliente = l.cliente and la.codigo = l.retifica
    where l.cliente = ${cliente} and l.codigo = ${codigo} and ${limiteDaVisao(visao)}`
  const { rows } = await planoGenerico('one row by its key, and a dozen joins to plan', consulta).execute(tx)
  return rows[0]
}

export interface ImagemDoPaciente {
  arquivo: string
  nome: string
  largura: number
  altura: number
  sha256: string
  dicom: DadosDoDicom | null
  clipe: DadosDoClipe | null
  /** The file that it was taken out of; null of a photograph from before it was kept. */
  original: { sha256: string; tipo: string; tamanho: number } | null
}

/** Images that were sent to a laudo, in order of arrival; never one of another patient. */
export const consultaDasImagens = (cliente: string, { laudo, animal }: { laudo: string; animal: string }) =>
  sql<ImagemDoPaciente>`
    select f.codigo as arquivo, f.nome, f.largura, f.altura, f.sha256, i.dicom, i.clipe,
      case when o.codigo is not null then json_build_object('sha256', o.sha256, 'tipo', o.tipo, 'tamanho', o.tamanho) end as original
    from laudo_imagem i join arquivo f on f.cliente = i.cliente and f.codigo = i.arquivo
    left join arquivo o on o.cliente = i.cliente and o.codigo = i.original
    where i.cliente = ${cliente} and i.laudo = ${laudo} and f.animal = ${animal}
    order by f.codigo`

const LAUDOS_ANTERIORES = 5

interface Antes {
  animal: string
  numero: number
  antesDe: string | null
}

/** A measure as it stands in a signed laudo, with the section that says where, and of which side, it was taken. */
export interface MedidaAssinada extends Pick<MedidaPreenchida, 'id' | 'rotulo' | 'lado' | 'unidade'> {
  secao: Pick<SecaoDoLaudo, 'id' | 'titulo' | 'orgao'>
  valor: number
  assinadoEm: string
}

/** Measures of the last signed laudos of the same patient, the newest first; replaced editions do not count. */
export const consultaDasMedidasAnteriores = (cliente: string, { animal, numero, antesDe }: Antes) =>
  sql<MedidaAssinada>`
    select m.valor ->> 'id' as id, m.valor ->> 'rotulo' as rotulo, m.valor ->> 'lado' as lado, m.valor ->> 'unidade' as unidade,
      (m.valor ->> 'valor')::float8 as valor,
      json_build_object('id', s.secao ->> 'id', 'titulo', s.secao ->> 'titulo', 'orgao', s.secao ->> 'orgao') as secao, l.assinado_em as "assinadoEm"
    from (
      select l.conteudo, l.assinado_em from atendimento a join laudo l on l.cliente = a.cliente and l.atendimento = a.codigo
      where a.cliente = ${cliente} and a.animal = ${animal} and l.estado in ('ASSINADO', 'ENTREGUE', 'VISUALIZADO') and l.numero <> ${numero}
        and (${antesDe}::timestamptz is null or l.assinado_em < ${antesDe}::timestamptz)
      order by l.assinado_em desc limit ${LAUDOS_ANTERIORES}) as l
    cross join lateral jsonb_array_elements(l.conteudo -> 'secoes') as s (secao)
    cross join lateral jsonb_array_elements(s.secao -> 'medidas') as m (valor)
    where jsonb_typeof(m.valor -> 'valor') = 'number'
    order by l.assinado_em desc`

/** The body of a section as it stands in a signed laudo, with the moment of that exam. */
export interface CorpoAssinado {
  secao: Pick<SecaoDoLaudo, 'id' | 'titulo'>
  corpo: CorpoDaSecao
  realizadoEm: string
}

/** Bodies of sections of the last signed laudos of the same patient, the newest first; replaced editions do not count. */
export const consultaDosCorposAnteriores = (cliente: string, { animal, numero, antesDe }: Antes) =>
  sql<CorpoAssinado>`
    select json_build_object('id', s.secao ->> 'id', 'titulo', s.secao ->> 'titulo') as secao, s.secao -> 'corpo' as corpo, l.realizado_em as "realizadoEm"
    from (
      select l.conteudo, coalesce(a.realizado_em, a.criado_em) as realizado_em, l.assinado_em
      from atendimento a join laudo l on l.cliente = a.cliente and l.atendimento = a.codigo
      where a.cliente = ${cliente} and a.animal = ${animal} and l.estado in ('ASSINADO', 'ENTREGUE', 'VISUALIZADO') and l.numero <> ${numero}
        and (${antesDe}::timestamptz is null or l.assinado_em < ${antesDe}::timestamptz)
      order by l.assinado_em desc limit ${LAUDOS_ANTERIORES}) as l
    cross join lateral jsonb_array_elements(l.conteudo -> 'secoes') as s (secao)
    where s.secao ->> 'situacao' is distinct from 'NAO_AVALIADO' and jsonb_typeof(s.secao -> 'corpo') = 'object'
    order by l.assinado_em desc`
