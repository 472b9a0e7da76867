import type { Perfil } from '@vetlume/dominio/menu'
import { PERFIL_PADRAO } from '@vetlume/dominio/menu'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import type { ClienteDaApi } from '../../lib/api.ts'
import type { Contratos } from '../../lib/contratos.ts'
import { ouNulo, ouVazio } from '../../lib/http.ts'
import type { Sessao, TipoDeContexto } from '../../lib/sessao.ts'

/** A company or a partner clinic that the person may work in. */
export interface Associacao {
  tipo: TipoDeContexto
  codigo: string
  nome: string
  detalhe: string | null
}

export type ApiDeSessao = ClienteDaApi<Contratos>

const PERFIS_DE_CLIENTE: ReadonlySet<Perfil> = new Set<Perfil>(['CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA'])

function perfisOuPadrao({ perfis }: UsuarioDaSessao): readonly Perfil[] {
  return perfis.length > 0 ? perfis : [PERFIL_PADRAO]
}

/** An ADMIN works on the platform itself; everyone else inside one company or clinic. */
export function precisaDeContexto(usuario: UsuarioDaSessao): boolean {
  return perfisOuPadrao(usuario)[0] !== 'ADMIN'
}

async function comoCliente(usuario: UsuarioDaSessao, api: ApiDeSessao): Promise<Associacao[]> {
  const lista = await ouVazio(api('GET /cliente/multiplos', { codigoUsuario: usuario.codigo }))
  if (lista.length > 0)
    return lista.map(({ codigo, nome, cidade }) => ({ tipo: 'cliente', codigo, nome, detalhe: cidade }))
  // The list may have failed, which reads as empty: the person's own company is still known by its id.
  const codigo = await ouNulo(api('GET /cliente/id', { codigoPessoa: usuario.codigoPessoa }))
  return codigo === null ? [] : [{ tipo: 'cliente', codigo, nome: 'Minha empresa', detalhe: null }]
}

async function comoParceiro(usuario: UsuarioDaSessao, api: ApiDeSessao): Promise<Associacao[]> {
  const lista = await ouVazio(api('GET /parceiro/multiplos', { codigoUsuario: usuario.codigo }))
  if (lista.length > 0)
    return lista.map(({ codigo, nome, nomeCliente }) => ({
      tipo: 'clinica',
      codigo,
      nome,
      detalhe: `Atendida por ${nomeCliente}`,
    }))
  const codigo = await ouNulo(api('GET /parceiro/id', { codigoPessoa: usuario.codigoPessoa }))
  return codigo === null ? [] : [{ tipo: 'clinica', codigo, nome: 'Minha clínica', detalhe: null }]
}

/** Where the person may work, by the profiles they have; the primary profile's places come first. */
export async function buscarAssociacoes(usuario: UsuarioDaSessao, api: ApiDeSessao): Promise<Associacao[]> {
  const perfis = perfisOuPadrao(usuario)
  if (perfis[0] === 'ADMIN') return []
  const [clientes, clinicas] = await Promise.all([
    perfis.some((perfil) => PERFIS_DE_CLIENTE.has(perfil)) ? comoCliente(usuario, api) : [],
    perfis.includes('PARCEIRO') ? comoParceiro(usuario, api) : [],
  ])
  return perfis[0] === 'PARCEIRO' ? [...clinicas, ...clientes] : [...clientes, ...clinicas]
}

/** Enters a company or clinic: the token that carries it and what the screens need to know about it. */
export async function entrarNaAssociacao(
  { tipo, codigo }: Associacao,
  usuario: UsuarioDaSessao,
  api: ApiDeSessao,
  sessao: Sessao,
): Promise<void> {
  const { token, sessao: contexto } = await api(
    'POST /auth/contexto',
    tipo === 'cliente' ? { codigoCliente: codigo } : { codigoParceiro: codigo },
  )
  const especialista =
    tipo === 'cliente' && usuario.perfis.includes('ESPECIALISTA') && contexto.codigoEspecialista === null
      ? await ouNulo(api('GET /especialista/id', { codigoPessoa: usuario.codigoPessoa }))
      : contexto.codigoEspecialista
  sessao.definirContexto(tipo, token, { ...contexto, codigoEspecialista: especialista })
}
