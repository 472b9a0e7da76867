import {
  recusasDoPlano,
  type ExameAnterior,
  type ExameDoPlano,
  type PlanoAConferir,
  type RecusaDoPlano,
} from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, type Dia } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import type { Visao } from '../cadastros/index.ts'

type Local = Pick<CtxCliente, 'tx' | 'cliente'>

async function lerPlano({ tx, cliente }: Local, codigo: string, animal: string | null) {
  const { rows } = await sql<PlanoAConferir & { ativo: boolean; desde: Dia | null }>`
    select p.operadora || ' ' || p.nome as nome, p.ativo, p.exige_autorizacao as "exigeAutorizacao", p.carencia_dias as "carenciaDias",
      p.intervalo_repeticao_dias as "intervaloRepeticaoDias",
      coalesce((select json_agg(json_build_object('modalidade', c.modalidade, 'dias', c.dias))
        from plano_saude_carencia c where c.plano_saude = p.codigo), '[]') as carencias,
      (select a.plano_desde from animal a where a.cliente = ${cliente} and a.codigo = ${animal}::uuid and a.plano_saude = p.codigo) as desde
    from plano_saude p where p.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

interface Repeticao {
  plano: string
  animal: string
  exames: readonly string[]
  dia: Dia
  intervaloDias: number
  fuso: string
  /** The appointment itself, which does not repeat itself; nor does the atendimento that it became. */
  proprio: string | null
}

/** The same exams of the animal under the same plan around a day, done or booked; those of a bundle too. */
async function examesProximos({ tx, cliente }: Local, pedido: Repeticao): Promise<ExameAnterior[]> {
  const { plano, animal, exames, dia, intervaloDias, fuso, proprio } = pedido
  const perto = (dias: string) => sql`abs(${sql.ref(dias)} - ${dia}::date) < ${intervaloDias}::int`
  const { rows } = await sql<ExameAnterior>`
    select x.servico, x.dia from (
      select i.servico, (coalesce(t.realizado_em, t.criado_em) at time zone ${fuso})::date as dia
      from atendimento t join atendimento_item i on i.cliente = t.cliente and i.atendimento = t.codigo and not i.cancelado
      where t.cliente = ${cliente} and t.animal = ${animal} and t.plano_saude = ${plano} and t.estado <> 'CANCELADO'
        and (t.agendamento is null or t.agendamento is distinct from ${proprio}::uuid)
      union all
      select coalesce(c.servico, i.servico), (g.inicio at time zone ${fuso})::date
      from agendamento g
      join agendamento_servico i on i.cliente = g.cliente and i.agendamento = g.codigo
      left join servico_composicao c on c.cliente = i.cliente and c.pacote = i.servico
      where g.cliente = ${cliente} and g.animal = ${animal} and g.plano_saude = ${plano} and g.estado not in ('CANCELADO', 'FALTOU')
        and g.codigo is distinct from ${proprio}::uuid
    ) x where x.servico = any(${exames}::uuid[]) and ${perto('x.dia')}`.execute(tx)
  return rows
}

export interface PedidoComPlano {
  planoSaude: string | null
  /** The plan that it already has: that one may be inactive. */
  planoAntes: string | null
  autorizacao: string | null
  animal: string | null
  inicio: string
  exames: readonly ExameDoPlano[]
  proprio: string | null
  ignorarPlano: boolean
  motivoPlano: string | null
}

async function recusasDe(ctx: CtxCliente, pedido: PedidoComPlano): Promise<RecusaDoPlano[]> {
  const { planoSaude, planoAntes, autorizacao, animal, inicio, exames, proprio } = pedido
  if (planoSaude === null) return []
  const plano = await lerPlano(ctx, planoSaude, animal)
  if (plano === undefined || (!plano.ativo && planoSaude !== planoAntes))
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', {
      campos: { planoSaude: 'Este plano de saúde não está mais ativo. Escolha outro.' },
    })
  const { fuso } = ctx.ator
  const dia = diaNaZona(inicio, fuso)
  const { intervaloRepeticaoDias: intervaloDias } = plano
  const anteriores =
    animal === null || intervaloDias === 0
      ? []
      : await examesProximos(ctx, {
          plano: planoSaude,
          animal,
          exames: exames.map(({ codigo }) => codigo),
          dia,
          intervaloDias,
          fuso,
          proprio,
        })
  // Without the animal nobody knows since when it has the plan: that is asked when it gets one.
  const conferivel = animal === null ? { ...plano, carenciaDias: 0, carencias: [] } : plano
  return recusasDoPlano({ plano: conferivel, desde: plano.desde, dia, autorizacao, exames, anteriores })
}

/**
 * What the health plan refuses: waiting days, repeat interval, authorisation. Throws VALIDACAO with the reason on the
 * field, unless the company goes on in spite of it; answers the reasons that it overrode, for the history.
 */
export async function conferirPlano(ctx: CtxCliente, visao: Visao, pedido: PedidoComPlano): Promise<string[]> {
  const recusas = await recusasDe(ctx, pedido)
  if (recusas.length === 0) return []
  if (pedido.ignorarPlano && visao.tipo === 'EMPRESA') return recusas.map(({ motivo }) => motivo)
  const doCampo = (campo: RecusaDoPlano['campo']) => recusas.filter((recusa) => recusa.campo === campo)
  const campos = (['planoSaude', 'autorizacao'] as const).flatMap((campo) => {
    const motivos = doCampo(campo).map(({ motivo }) => motivo)
    return motivos.length === 0 ? [] : [[campo, motivos.join(' ')] as const]
  })
  throw new ErroDeDominio('VALIDACAO', {
    mensagem: recusas.map(({ motivo }) => motivo).join(' '),
    campos: Object.fromEntries(campos),
    detalhes: { plano: recusas },
  })
}
