import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Perfil } from '@vetlume/dominio/menu'
import { permite } from '@vetlume/dominio/permissoes'
import type { Usuario } from '@vetlume/dominio/usuario'
import type { Ator } from '../../infra/token.ts'
import type { Ficha } from './queries-da-ficha.ts'

/** The record as the caller gets it, with what the caller may do. */
export function comPermissoes({ nuncaUsou, ...ficha }: Ficha, ator: Pick<Ator, 'usuario' | 'perfis'>): Usuario {
  const edita = permite(ator, 'usuario:escrever')
  const outra = edita && ficha.codigo !== ator.usuario
  return {
    ...ficha,
    permissoes: {
      editar: edita,
      excluir: outra && nuncaUsou,
      verHistorico: permite(ator, 'historico:ler'),
    },
    acoes: {
      mudarSituacao: outra,
      convidar: edita && ficha.estado === 'CONVIDADO',
      redefinirSenha: edita && ficha.estado === 'ATIVO',
      redefinirSegundoFator: outra && ficha.segundoFator,
      encerrarSessoes: edita && ficha.estado !== 'CONVIDADO',
    },
  }
}

export const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

/** Nobody locks themselves out, or takes off their own guard from somebody else's door. */
export function exigirOutraPessoa(ator: Pick<Ator, 'usuario'>, codigo: string, mensagem: string): void {
  if (ator.usuario === codigo) throw recusar(mensagem)
}

/** Whether the new profiles take something away: adding and reordering wait for the next token. */
export const perdeuPerfil = (antes: readonly Perfil[], depois: readonly Perfil[]): boolean =>
  antes.some((perfil) => !depois.includes(perfil))
