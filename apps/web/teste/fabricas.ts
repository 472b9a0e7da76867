import type { Perfil } from '@vetlume/dominio/menu'
import { perfilPermite, type PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import type { UsuarioDaSessao, SessaoDeContexto } from '@vetlume/dominio/sessao'
import type { Armazenamento } from '../src/lib/sessao.ts'

/** Storage of a browser, in memory. */
export function armazenamentoEmMemoria(inicial: Record<string, string> = {}) {
  const dados = new Map(Object.entries(inicial))
  const armazenamento: Armazenamento = {
    getItem: (chave) => dados.get(chave) ?? null,
    setItem: (chave, valor) => void dados.set(chave, valor),
    removeItem: (chave) => void dados.delete(chave),
  }
  return { armazenamento, dados }
}

const base64 = (objeto: unknown) =>
  btoa(JSON.stringify(objeto)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An unsigned JWT that lives from `inicioMs` for `vidaMs`. */
export function criarToken(inicioMs: number, vidaMs: number, extra: object = {}): string {
  return `${base64({ alg: 'none' })}.${base64({ iat: inicioMs / 1000, exp: (inicioMs + vidaMs) / 1000, ...extra })}.assinatura`
}

export function criarUsuario(mudanca: Partial<UsuarioDaSessao> = {}): UsuarioDaSessao {
  return { codigo: 'u1', codigoPessoa: 'p1', nome: 'Clara Prado', perfis: ['CLIENTE'], ...mudanca }
}

export function criarContexto(mudanca: Partial<SessaoDeContexto> = {}): SessaoDeContexto {
  return {
    codigo: 'c1',
    nome: 'Lumiar',
    fuso: 'America/Sao_Paulo',
    perfis: ['CLIENTE'],
    codigoEspecialista: null,
    ...mudanca,
  }
}

/** What the table of permissions lets somebody of these profiles do. */
export const podeComo =
  (...perfis: Perfil[]) =>
  (permissao: PermissaoDePerfil | null): boolean =>
    permissao === null || perfilPermite(perfis, permissao)

export function respostaJson(corpo: unknown, status = 200): Response {
  return new Response(JSON.stringify(corpo), { status, headers: { 'Content-Type': 'application/json' } })
}
