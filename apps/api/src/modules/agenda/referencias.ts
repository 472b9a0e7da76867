import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { animalAoAlcance } from '../animal/index.ts'
import { alcanceDo } from '../cadastros/index.ts'
import { servicosPedidos, type ServicoPedido } from './queries-servico.ts'

const naoExiste = (campo: string, texto: string) =>
  new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { [campo]: texto } })

export interface EspecialistaMarcado {
  codigo: string
  nome: string
  fuso: string
}

/** The specialist, active unless it was already there. Throws REFERENCIA_INEXISTENTE. */
export async function exigirEspecialista(
  { tx, cliente }: CtxCliente,
  codigo: string,
  antes: string | null,
): Promise<EspecialistaMarcado> {
  const linha = await tx
    .selectFrom('especialista')
    .select(['codigo', 'nome', 'fuso', 'ativo'])
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  if (linha === undefined || (!linha.ativo && codigo !== antes))
    throw naoExiste('especialista', 'Este especialista não está mais ativo. Escolha outro.')
  return linha
}

export const clinicaInativa = () => naoExiste('parceiro', 'Esta clínica parceira não está mais ativa. Escolha outra.')

export async function conferirParceiro(
  { tx, cliente }: CtxCliente,
  codigo: string | null,
  antes: string | null,
): Promise<void> {
  if (codigo === null || codigo === antes) return
  const linha = await tx
    .selectFrom('parceiro')
    .select('ativo')
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  if (!linha?.ativo) throw clinicaInativa()
}

/** The services, each offered unless it was already there. Throws REFERENCIA_INEXISTENTE. */
export async function exigirServicos(
  ctx: CtxCliente,
  codigos: readonly string[],
  antes: readonly string[],
): Promise<ServicoPedido[]> {
  const servicos = await servicosPedidos(ctx, codigos)
  const serve = (codigo: string) => servicos.some((s) => s.codigo === codigo && (s.ativo || antes.includes(codigo)))
  if (!codigos.every(serve)) throw naoExiste('servicos', 'Um dos serviços não é mais oferecido. Escolha outro.')
  return servicos
}

/** The patient, if it is active, the person may see it, and it lives on that day. */
export async function conferirAnimal(
  { tx, cliente, ator }: CtxCliente,
  codigo: string | null,
  antes: string | null,
  inicio: string,
): Promise<void> {
  if (codigo === null) return
  const linha = await tx
    .selectFrom('animal')
    .select(['ativo', 'obito'])
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  const alcance = alcanceDo(ator)
  const alcanca =
    codigo === antes ||
    (linha?.ativo && (alcance.de === 'EMPRESA' || (await animalAoAlcance(tx, cliente, alcance, codigo))))
  if (linha === undefined || !alcanca) throw naoExiste('animal', 'Não encontramos este paciente. Escolha outro.')
  if (linha.obito !== null && diaNaZona(inicio, ator.fuso) > linha.obito)
    throw new ErroDeDominio('VALIDACAO', { campos: { animal: 'Este paciente morreu. Confira o óbito na ficha.' } })
}
