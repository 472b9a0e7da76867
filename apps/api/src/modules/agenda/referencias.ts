import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { sql, type RawBuilder } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { exigir, planoGenerico } from '../../infra/banco/index.ts'
import { animalNaVisao } from '../animal/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import type { ServicoPedido } from './queries-servico.ts'

const naoExiste = (campo: string, texto: string) =>
  new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { [campo]: texto } })

export interface EspecialistaMarcado {
  codigo: string
  nome: string
  fuso: string
}

export interface Referencias {
  especialista: (EspecialistaMarcado & { ativo: boolean }) | null
  animal: { nome: string; ativo: boolean; obito: string | null } | null
  parceiro: { nome: string; ativo: boolean } | null
  /** The version of the calendar of the company. */
  calendario: number
}

type Codigos = Record<'especialista' | 'animal' | 'parceiro', string | null>

/** What a form points at, and `tambem` columns beside it, in one statement; each is looked at by its own check below. */
export const referenciasDe = <Tambem = object>(
  cliente: string,
  { especialista, animal, parceiro }: Codigos,
  tambem: RawBuilder<unknown> = sql``,
) =>
  planoGenerico(
    'rows by their keys',
    sql<Referencias & Tambem>`select
    (select json_build_object('codigo', e.codigo, 'nome', e.nome, 'fuso', e.fuso, 'ativo', e.ativo)
      from especialista e where e.cliente = ${cliente} and e.codigo = ${especialista}) as especialista,
    (select json_build_object('nome', a.nome, 'ativo', a.ativo, 'obito', a.obito) from animal a where a.cliente = ${cliente} and a.codigo = ${animal}) as animal,
    (select json_build_object('nome', p.nome, 'ativo', p.ativo) from parceiro p where p.cliente = ${cliente} and p.codigo = ${parceiro}) as parceiro,
    (select v.versao from calendario_versao v where v.cliente = ${cliente}) as calendario ${tambem}`,
  )

/** The specialist, active unless it was already there. Throws REFERENCIA_INEXISTENTE. */
export function exigirEspecialista(
  { especialista }: Pick<Referencias, 'especialista'>,
  antes: string | null,
): EspecialistaMarcado {
  if (especialista === null || (!especialista.ativo && especialista.codigo !== antes))
    throw naoExiste('especialista', 'Este especialista não está mais ativo. Escolha outro.')
  return especialista
}

export const clinicaInativa = () => naoExiste('parceiro', 'Esta clínica parceira não está mais ativa. Escolha outra.')

export function conferirParceiro(
  { parceiro }: Pick<Referencias, 'parceiro'>,
  codigo: string | null,
  antes: string | null,
): void {
  if (codigo !== null && codigo !== antes && parceiro?.ativo !== true) throw clinicaInativa()
}

/** The services, each offered unless it was already there. Throws REFERENCIA_INEXISTENTE. */
export function exigirServicos(
  servicos: ServicoPedido[],
  codigos: readonly string[],
  antes: readonly string[],
): ServicoPedido[] {
  const serve = (codigo: string) => servicos.some((s) => s.codigo === codigo && (s.ativo || antes.includes(codigo)))
  if (!codigos.every(serve)) throw naoExiste('servicos', 'Um dos serviços não é mais oferecido. Escolha outro.')
  return servicos
}

/** The patient, if it is active, the person may see it, and it lives on that day. */
export async function conferirAnimal(
  { tx, cliente, ator }: CtxCliente,
  { animal }: Pick<Referencias, 'animal'>,
  { codigo, antes, inicio }: { codigo: string | null; antes: string | null; inicio: string },
): Promise<void> {
  if (codigo === null) return
  const visao = visaoDosCadastros(ator)
  const alcanca =
    codigo === antes ||
    (animal?.ativo === true && (visao.tipo === 'EMPRESA' || (await animalNaVisao(tx, cliente, visao, codigo))))
  if (animal === null || !alcanca) throw naoExiste('animal', 'Não encontramos este paciente. Escolha outro.')
  if (animal.obito !== null && diaNaZona(inicio, ator.fuso) > animal.obito)
    throw new ErroDeDominio('VALIDACAO', { campos: { animal: 'Este paciente morreu. Confira o óbito na ficha.' } })
}

/** What is pointed at, on its own. */
export async function lerReferencias({ tx, cliente }: CtxCliente, codigos: Partial<Codigos>): Promise<Referencias> {
  const inteiros = { especialista: null, animal: null, parceiro: null, ...codigos }
  const { rows } = await referenciasDe(cliente, inteiros).execute(tx)
  return exigir(rows[0])
}
