import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { consultaDaFicha, type FichaSemHistoria } from './queries-registro.ts'

const EMPRESA = { tipo: 'EMPRESA' } as const

/** The whole record, for the trail: whoever acts, it keeps what happened. */
export const consultaParaTrilha = (cliente: string, codigo: string) => consultaDaFicha(cliente, EMPRESA, codigo)

export const fichaInteira = async ({ tx, cliente }: CtxCliente, codigo: string): Promise<FichaSemHistoria> =>
  exigir((await consultaParaTrilha(cliente, codigo).execute(tx)).rows[0])

const nome = (referencia: { codigo: string; nome: string } | null) =>
  referencia === null ? null : { codigo: referencia.codigo, nome: referencia.nome }

/** A record as the audit trail keeps it: names beside keys, so that it still reads when the other record changes. */
export const paraTrilha = (ficha: FichaSemHistoria): Record<string, unknown> => ({
  estado: ficha.estado,
  inicio: ficha.inicio,
  fim: ficha.fim,
  especialista: nome(ficha.especialista),
  tipoLocal: ficha.local.tipo,
  endereco: ficha.local.tipo === 'DOMICILIO' ? ficha.local.endereco : null,
  parceiro: nome(ficha.parceiro),
  animal: nome(ficha.animal),
  contato: ficha.contato,
  servicos: ficha.servicos.map((servico) => servico.nome),
  equipamentos: ficha.equipamentos.map((equipamento) => equipamento.nome),
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
  antes: FichaSemHistoria | null
  depois: FichaSemHistoria
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
