import type { DadosDoEmail } from '@vetlume/dominio/email'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { randomUUID } from 'node:crypto'
import type { CtxPlataforma } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { enfileirarEmail } from '../email/index.ts'
import { destinatario } from './queries.ts'

type Aviso =
  | 'segundo-fator-ligado'
  | 'segundo-fator-desligado'
  | 'codigo-de-recuperacao-usado'
  | 'chave-de-acesso-incluida'
  | 'chave-de-acesso-removida'
  | 'aparelho-novo'

/** Tells a person, by e-mail, that the security of their account changed. */
export async function avisarPessoa<M extends Aviso>(
  { tx, agora }: CtxPlataforma<Ator | null>,
  usuario: string,
  modelo: M,
  dados: Omit<DadosDoEmail<M>, 'nome' | 'quando' | 'fuso'>,
): Promise<void> {
  const { nome, email, cliente } = await destinatario(tx, usuario)
  const completos = { nome, quando: agora.toString(), fuso: ZONA_PADRAO, ...dados } as DadosDoEmail<M> & {
    link?: string
  }
  await enfileirarEmail(
    tx,
    { cliente, chave: `${modelo}:${randomUUID()}`, para: email, modelo, dados: completos },
    agora,
  )
}
