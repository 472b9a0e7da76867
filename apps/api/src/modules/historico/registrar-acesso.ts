import type { CtxCliente } from '../../context.ts'

const CLINICAS = ['animal', 'tutor', 'atendimento', 'laudo'] as const
type EntidadeClinica = (typeof CLINICAS)[number]

export const ehClinica = (entidade: string): entidade is EntidadeClinica =>
  CLINICAS.some((clinica) => clinica === entidade)

/** Writes down that somebody opened a clinical record. Lists and searches do not count as opening. */
export async function registrarAcesso(
  { tx, cliente, ator, agora, endereco }: CtxCliente,
  entidade: EntidadeClinica,
  registro: string,
): Promise<void> {
  await tx
    .insertInto('acesso_clinico')
    .values({ cliente, quando: agora.toString(), usuario: ator.usuario, endereco, entidade, registro })
    .execute()
}
