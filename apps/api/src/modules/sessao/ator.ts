import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Perfil } from '@vetlume/dominio/menu'
import { permissoesDoPapel, ROTULOS_DO_PAPEL, type PapelPronto } from '@vetlume/dominio/permissoes'
import type { SessaoDeContexto } from '@vetlume/dominio/sessao'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { clientesDoUsuario, operadora, parceirosDoUsuario } from './queries.ts'

/** Who signs in, before any context. */
export type Pessoa = Pick<Ator, 'usuario' | 'sessao' | 'pessoa' | 'nome' | 'perfis' | 'versao'>

export type Contexto = { codigoCliente: string } | { codigoParceiro: string }

export const FUSO_PADRAO = 'America/Sao_Paulo'

/** Before a context is chosen only ADMIN has a tenant: the operator's company. */
export async function atorSemContexto(tx: Banco, pessoa: Pessoa): Promise<Ator> {
  const base = { ...pessoa, cliente: null, parceiro: null, especialista: null, fuso: FUSO_PADRAO }
  if (!pessoa.perfis.includes('ADMIN')) return base
  const empresa = await operadora(tx)
  return empresa === undefined ? base : { ...base, perfis: ['ADMIN'], cliente: empresa.codigo, fuso: empresa.fuso }
}

/** The papel that narrows what the person may do, with the name that people read. */
function papelDe(v: { papel: string | null; nome_do_papel: string | null; proprias: string[] | null }) {
  const permissoes = permissoesDoPapel(v.papel, v.proprias)
  if (permissoes === null) return null
  return { nome: v.nome_do_papel ?? ROTULOS_DO_PAPEL[v.papel as PapelPronto], permissoes: [...permissoes] }
}

async function emCliente(tx: Banco, pessoa: Pessoa, codigo: string): Promise<{ ator: Ator; sessao: SessaoDeContexto }> {
  const empresa = (await clientesDoUsuario(tx, pessoa.usuario)).find((associada) => associada.codigo === codigo)
  const perfis = pessoa.perfis.filter((perfil) => empresa?.perfis.includes(perfil))
  if (empresa === undefined || perfis.length === 0) throw new ErroDeDominio('NAO_ENCONTRADO')
  const especialista = perfis.includes('ESPECIALISTA') ? empresa.especialista : null
  return {
    ator: { ...pessoa, perfis, cliente: codigo, parceiro: null, especialista, fuso: empresa.fuso },
    sessao: {
      codigo,
      nome: empresa.nome,
      fuso: empresa.fuso,
      perfis,
      papel: papelDe(empresa),
      codigoEspecialista: especialista,
    },
  }
}

async function emParceiro(
  tx: Banco,
  pessoa: Pessoa,
  codigo: string,
): Promise<{ ator: Ator; sessao: SessaoDeContexto }> {
  const clinica = (await parceirosDoUsuario(tx, pessoa.usuario)).find((associada) => associada.codigo === codigo)
  if (clinica === undefined || !pessoa.perfis.includes('PARCEIRO')) throw new ErroDeDominio('NAO_ENCONTRADO')
  const perfis: Perfil[] = ['PARCEIRO']
  return {
    ator: { ...pessoa, perfis, cliente: clinica.cliente, parceiro: codigo, especialista: null, fuso: clinica.fuso },
    sessao: { codigo, nome: clinica.nome, fuso: clinica.fuso, perfis, codigoEspecialista: null },
  }
}

/** The profiles that hold in a company or clinic are those of the user that are linked to it, in the user's order. */
export function atorNoContexto(tx: Banco, pessoa: Pessoa, contexto: Contexto) {
  return 'codigoCliente' in contexto
    ? emCliente(tx, pessoa, contexto.codigoCliente)
    : emParceiro(tx, pessoa, contexto.codigoParceiro)
}
