import type { Perfil } from '@vetlume/dominio/menu'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { randomUUID } from 'node:crypto'
import { emTransacao } from '../../../apps/api/src/infra/banco/index.ts'
import type { Ator } from '../../../apps/api/src/infra/token.ts'
import { cpfSorteado } from './documentos.ts'
import type { Mundo } from './mundo.ts'

export interface Vinculo {
  cliente: string
  perfil: Perfil
  papel?: 'RECEPCAO' | 'FINANCEIRO'
  parceiro?: string
  especialista?: string
}

export interface Pessoa {
  nome: string
  email: string
  telefone?: string
}

/** Signs a person up with the demonstration's password and answers who they are in the first of their contexts. */
export async function criarConta(
  mundo: Mundo,
  { nome, email, telefone }: Pessoa,
  vinculos: readonly [Vinculo, ...Vinculo[]],
): Promise<Ator> {
  const { sorteio, senhaHash, agora } = mundo
  const criado_em = agora.subtract({ hours: 24 * 120 }).toString()
  const perfis = [...new Set(vinculos.map(({ perfil }) => perfil))]
  const cpf = cpfSorteado(sorteio)
  return emTransacao(mundo.db, { papel: 'plataforma' }, async (tx) => {
    const { codigo: pessoa } = await tx
      .insertInto('pessoa')
      .values({ nome, cpf, email, telefone: telefone ?? null, criado_em })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { codigo: usuario } = await tx
      .insertInto('usuario')
      .values({ pessoa, email, cpf, senha_hash: senhaHash, perfis, criado_em })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('vinculo')
      .values(vinculos.map((vinculo) => ({ usuario, ...vinculo })))
      .execute()
    await tx
      .insertInto('aceite_de_termos')
      .values({ usuario, versao: VERSAO_DOS_TERMOS, aceito_em: agora.toString() })
      .execute()
    const [{ cliente, perfil, parceiro = null, especialista = null }] = vinculos
    return {
      usuario,
      pessoa,
      nome,
      sessao: randomUUID(),
      perfis: [perfil],
      cliente,
      parceiro,
      especialista,
      fuso: ZONA_PADRAO,
      versao: 1,
    }
  })
}
