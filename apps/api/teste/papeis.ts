import type { Perfil } from '@vetlume/dominio/menu'
import type { PapelPronto, PermissaoDaEmpresa } from '@vetlume/dominio/permissoes'
import type { Ambiente, Chamar } from './ambiente.ts'
import { criarUsuario, unico, type Empresa } from './fabricas.ts'

type Papel = PapelPronto | readonly PermissaoDaEmpresa[]

export interface ComPapel {
  codigo: string
  email: string
  nome: string
  vinculo: string
  chamar: Chamar
}

/** What a link says of a papel: a list is a set of the company's own, written now. */
async function colunasDoPapel({ db }: Ambiente, { cliente }: Empresa, papel: Papel) {
  if (papel === 'GESTOR') return {}
  if (typeof papel === 'string') return { papel }
  const { codigo } = await db
    .insertInto('papel')
    .values({ cliente, nome: unico('Conjunto'), permissoes: [...papel] })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return { papel: 'PROPRIO', papel_proprio: codigo }
}

/** Somebody of the company with a papel; with `perfis`, in other capacities too. */
export async function comPapel(
  amb: Ambiente,
  empresa: Empresa,
  papel: Papel,
  outros: Perfil[] = [],
): Promise<ComPapel> {
  const { cliente } = empresa
  const especialista = outros.includes('ESPECIALISTA') ? empresa.especialista : null
  const perfis: Perfil[] = ['CLIENTE', ...outros]
  const usuario = await criarUsuario(amb, perfis)
  const colunas = await colunasDoPapel(amb, empresa, papel)
  const { codigo: vinculo } = await amb.db
    .insertInto('vinculo')
    .values({ usuario: usuario.codigo, cliente, perfil: 'CLIENTE', ...colunas })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  if (especialista !== null)
    await amb.db
      .insertInto('vinculo')
      .values({ usuario: usuario.codigo, cliente, perfil: 'ESPECIALISTA', especialista })
      .execute()
  const chamar = await amb.como({ usuario: usuario.codigo, perfis, cliente, especialista })
  return { ...usuario, vinculo, chamar }
}
