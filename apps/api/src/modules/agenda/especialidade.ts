import type { Confirmacoes, SemEspecialidade } from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { planoGenerico } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'

/** Specialties that the services ask for, those of a bundle too, and the specialist does not have; one row, or none. */
export const selecaoDasEspecialidades = (
  cliente: string,
  { especialista, servicos }: { especialista: string; servicos: readonly string[] },
) =>
  sql<SemEspecialidade>`
    select json_build_object('codigo', e.codigo, 'nome', e.nome) as especialista, f.faltam
    from especialista e
    cross join lateral (
      select coalesce(json_agg(distinct q.nome), '[]') as faltam
      from servico s join especialidade q on q.cliente = s.cliente and q.codigo = s.especialidade
      where s.cliente = e.cliente
        and (s.codigo = any(${servicos}::uuid[]) or s.codigo in
          (select k.servico from servico_composicao k where k.cliente = e.cliente and k.pacote = any(${servicos}::uuid[])))
        and s.especialidade is distinct from e.especialidade
        and not exists (select from especialista_especialidade x
          where x.cliente = e.cliente and x.especialista = e.codigo and x.especialidade = s.especialidade)) f
    where e.cliente = ${cliente} and e.codigo = ${especialista}`

const lista = new Intl.ListFormat('pt-BR')

type Insistencia = Pick<Confirmacoes, 'ignorarEspecialidade' | 'motivoEspecialidade'>

/**
 * Warns when who is chosen lacks the specialty of what is to be done: throws SEM_ESPECIALIDADE until somebody says why it is
 * so all the same, and answers that in a sentence for the history; null when there is nothing to say.
 */
export function avisarEspecialidade(
  detalhes: SemEspecialidade | undefined,
  { ignorarEspecialidade, motivoEspecialidade }: Insistencia,
): string | null {
  if (detalhes === undefined || detalhes.faltam.length === 0) return null
  const falta = `${detalhes.especialista.nome} não tem a especialidade ${lista.format(detalhes.faltam)}`
  if (ignorarEspecialidade) return `${falta}: ${motivoEspecialidade ?? 'escolha mantida'}`
  throw new ErroDeDominio('SEM_ESPECIALIDADE', {
    mensagem: `${falta}. Escolha outra pessoa, ou diga por que é ela.`,
    detalhes,
  })
}

/** The same, looked at now. A clinic chooses nobody, and is asked nothing. */
export async function conferirEspecialidade(
  ctx: CtxCliente,
  escolha: { especialista: string; servicos: readonly string[] },
  insistencia: Insistencia,
): Promise<string | null> {
  if (visaoDe(ctx.ator).tipo === 'PARCEIRO') return null
  const selecao = selecaoDasEspecialidades(ctx.cliente, escolha)
  const consulta = planoGenerico('one specialist and a few services, by their keys', selecao)
  const { rows } = await consulta.execute(ctx.tx)
  return avisarEspecialidade(rows[0], insistencia)
}
