import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Perfil } from '@vetlume/dominio/menu'
import { permissoesDoPapel, ROTULOS_DO_PAPEL, type PapelPronto } from '@vetlume/dominio/permissoes'
import { PRODUTO } from '@vetlume/dominio/produto'
import type { SessaoDeContexto } from '@vetlume/dominio/sessao'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import type { SuporteAberto } from './suporte-aberto.ts'
import { clientesDoUsuario, operadora, parceirosDoUsuario, usuarioPorCodigo } from './queries.ts'

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

/** Who acts in support does it as the company's, by the grant and under a name that says so wherever it is written. */
export const atorDeSuporte = (pessoa: Pessoa, { codigo, cliente, fuso }: SuporteAberto): Ator => ({
  ...pessoa,
  nome: `${pessoa.nome} (suporte ${PRODUTO.nome})`,
  perfis: ['CLIENTE'],
  cliente,
  parceiro: null,
  especialista: null,
  fuso,
  suporte: codigo,
})

/** The person of a token as they are now, in no context; null when they may no longer come in. */
export async function atorDaPessoa(
  tx: Banco,
  { usuario, sessao }: Pick<Ator, 'usuario' | 'sessao'>,
): Promise<Ator | null> {
  const pessoa = await pessoaDaSessao(tx, { usuario, sessao })
  return pessoa === null ? null : atorSemContexto(tx, pessoa)
}

export async function pessoaDaSessao(
  tx: Banco,
  { usuario, sessao }: Pick<Ator, 'usuario' | 'sessao'>,
): Promise<Pessoa | null> {
  const linha = await usuarioPorCodigo(tx, usuario)
  if (linha === undefined || !linha.ativo) return null
  const { pessoa, nome, perfis, versao_sessao: versao } = linha
  return { usuario, sessao, pessoa, nome, perfis, versao }
}
