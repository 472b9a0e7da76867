import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir, planoGenerico } from '../../infra/banco/index.ts'
import { referencia } from '../cadastros/index.ts'
import type { Preparada } from './marcacao.ts'
import type { FichaSemHistoria } from './queries-registro.ts'

interface Nomeado {
  codigo: string
  nome: string
}

/** What the trail keeps of an appointment, and no more: each change reads it, and those with a way back twice. */
export type FichaDaTrilha = Pick<
  FichaSemHistoria,
  | 'codigo'
  | 'estado'
  | 'inicio'
  | 'fim'
  | 'contato'
  | 'prioridade'
  | 'planoSaude'
  | 'autorizacao'
  | 'plantao'
  | 'propostoEm'
  | 'confirmadoPor'
  | 'observacoes'
  | 'motivo'
> &
  Record<'especialista' | 'parceiro' | 'animal', Nomeado | null> & {
    tipoLocal: FichaSemHistoria['local']['tipo']
    endereco: string | null
    servicos: string[]
    equipamentos: string[]
  }

/** Whoever acts, the trail keeps the whole record. */
export const consultaParaTrilha = (cliente: string, codigo: string) =>
  planoGenerico(
    'one row by its key, and a dozen tables to plan',
    sql<FichaDaTrilha>`
      select g.codigo, g.estado, g.inicio, g.fim, g.tipo_local as "tipoLocal", g.contato, g.prioridade, g.autorizacao, g.plantao,
        g.proposto_em as "propostoEm", g.confirmado_por as "confirmadoPor", g.observacoes, g.motivo,
        case g.tipo_local when 'DOMICILIO' then g.endereco end as endereco,
        ${referencia('e')} as especialista, ${referencia('p')} as parceiro, ${referencia('a')} as animal,
        (select ${referencia('h', sql`h.operadora || ' ' || h.nome`)} from plano_saude h where h.codigo = g.plano_saude) as "planoSaude",
        array(select s.nome from agendamento_servico i join servico s on s.cliente = i.cliente and s.codigo = i.servico
          where i.cliente = g.cliente and i.agendamento = g.codigo order by i.ordem) as servicos,
        array(select q.nome from agendamento_equipamento u join equipamento q on q.cliente = u.cliente and q.codigo = u.equipamento
          where u.cliente = g.cliente and u.agendamento = g.codigo order by normalizar(q.nome), q.codigo) as equipamentos
      from agendamento g
      left join especialista e on e.cliente = g.cliente and e.codigo = g.especialista
      left join parceiro p on p.cliente = g.cliente and p.codigo = g.parceiro
      left join animal a on a.cliente = g.cliente and a.codigo = g.animal
      where g.cliente = ${cliente} and g.codigo = ${codigo}`,
  )

export const fichaDaTrilha = async ({ tx, cliente }: CtxCliente, codigo: string): Promise<FichaDaTrilha> =>
  exigir((await consultaParaTrilha(cliente, codigo).execute(tx)).rows[0])

const nome = (de: Nomeado | null) => (de === null ? null : { codigo: de.codigo, nome: de.nome })

const chamado = (codigo: string | null, de: { nome: string } | null): Nomeado | null =>
  codigo === null || de === null ? null : { codigo, nome: de.nome }

/**
 * A new appointment as the trail keeps it, of what its form was checked with: to read it back is the dearest reading of a
 * booking. Null where that is not known whole: the name of a plan, the order of several machines.
 */
export function fichaRecemMarcada(codigo: string, estado: FichaDaTrilha['estado'], preparada: Preparada) {
  const { colunas, servicos, especialista, referencias, pretensao } = preparada
  if (colunas.plano_saude !== null || pretensao.equipamentos.length > 1) return null
  const {
    inicio,
    fim,
    tipo_local: tipoLocal,
    endereco,
    contato,
    prioridade,
    autorizacao,
    plantao,
    observacoes,
  } = colunas
  return {
    codigo,
    estado,
    inicio,
    fim,
    tipoLocal,
    endereco,
    contato,
    prioridade,
    autorizacao,
    plantao,
    observacoes,
    especialista: chamado(colunas.especialista, especialista),
    parceiro: chamado(colunas.parceiro, referencias.parceiro),
    animal: chamado(colunas.animal, referencias.animal),
    planoSaude: null,
    propostoEm: null,
    confirmadoPor: null,
    motivo: null,
    servicos: servicos.map((servico) => servico.nome),
    equipamentos: pretensao.equipamentos.map((equipamento) => equipamento.nome),
  } satisfies FichaDaTrilha
}

/** A record as the audit trail keeps it: names beside keys, so that it still reads when the other record changes. */
export const paraTrilha = (ficha: FichaDaTrilha): Record<string, unknown> => ({
  estado: ficha.estado,
  inicio: ficha.inicio,
  fim: ficha.fim,
  especialista: nome(ficha.especialista),
  tipoLocal: ficha.tipoLocal,
  endereco: ficha.endereco,
  parceiro: nome(ficha.parceiro),
  animal: nome(ficha.animal),
  contato: ficha.contato,
  servicos: ficha.servicos,
  equipamentos: ficha.equipamentos,
  prioridade: ficha.prioridade,
  planoSaude: nome(ficha.planoSaude),
  autorizacao: ficha.autorizacao,
  plantao: ficha.plantao,
  propostoEm: ficha.propostoEm,
  confirmadoPor: ficha.confirmadoPor,
  observacoes: ficha.observacoes,
  motivo: ficha.motivo,
})

interface Mudanca {
  acao: AcaoDaTrilha
  antes: FichaDaTrilha | null
  depois: FichaDaTrilha
  /** What does not show in the record: why the plan's refusal was overridden. */
  alem?: Record<string, unknown>
}

/** Writes a change of an appointment to the trail; answers the names of the fields that changed. */
export function auditarAgendamento(ctx: CtxCliente, { acao, antes, depois, alem = {} }: Mudanca): string[] {
  const mudancas = diferencas(antes === null ? null : paraTrilha(antes), paraTrilha(depois))
  const extras = Object.fromEntries(Object.entries(alem).map(([campo, valor]) => [campo, [null, valor] as const]))
  ctx.auditar({ acao, entidade: 'agendamento', registro: depois.codigo, mudancas: { ...mudancas, ...extras } })
  return Object.keys(mudancas)
}
