import {
  PERMISSAO_DE_QUEM_DA,
  type FichaDaEquipe,
  type ItemDaEquipe,
  type PerfilDaEquipe,
} from '@vetlume/dominio/equipe'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  PAPEIS,
  permissoesDoPapel,
  permite,
  PERMISSOES_DA_EMPRESA,
  PERMISSOES_DO_PAPEL,
  type PapelPronto,
  type PermissaoDaEmpresa,
} from '@vetlume/dominio/permissoes'
import type { Ator } from '../../infra/token.ts'
import { papelEmPalavras, type LinhaDaEquipe } from './queries.ts'

export const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

/** What somebody with this link may do in the company; nothing there for who comes from a clinic. */
const permissoesDaLinha = ({ perfil, papel, proprias }: LinhaDaEquipe): readonly PermissaoDaEmpresa[] =>
  perfil === 'CLIENTE' ? (permissoesDoPapel(papel, proprias) ?? PERMISSOES_DA_EMPRESA) : []

const tudoDe = (ator: Ator, permissoes: readonly PermissaoDaEmpresa[]) =>
  ator.parceiro !== null ? permissoes.length === 0 : permissoes.every((permissao) => permite(ator, permissao))

/** Nobody gives what they do not have: else who may invite could invite somebody who may do everything. */
export function exigirQueTenha(ator: Ator, permissoes: readonly PermissaoDaEmpresa[]): void {
  if (tudoDe(ator, permissoes)) return
  throw recusar('Você só pode dar permissões que também tem. Peça a um gestor da empresa.')
}

const SO_QUEM_ALTERA = {
  ESPECIALISTA:
    'Quem entra como especialista assina os laudos dele: só dá esse acesso quem pode alterar especialistas. Peça a um gestor da empresa.',
  PARCEIRO:
    'Quem entra por uma clínica vê o que é dela: só dá esse acesso quem pode alterar clínicas parceiras. Peça a um gestor da empresa.',
} as const

/** Why this person may not give access for a clinic or a specialist; null when they may. A clinic gives it to its own people. */
function faltaParaDar(ator: Ator, perfil: PerfilDaEquipe): string | null {
  if (perfil === 'CLIENTE' || ator.parceiro !== null) return null
  return permite(ator, PERMISSAO_DE_QUEM_DA[perfil]) ? null : SO_QUEM_ALTERA[perfil]
}

export function exigirQuePossaDar(ator: Ator, perfil: PerfilDaEquipe): void {
  const motivo = faltaParaDar(ator, perfil)
  if (motivo !== null) throw recusar(motivo)
}

export const permissoesEscolhidas = (
  papel: string,
  proprias: readonly string[] | null,
): readonly PermissaoDaEmpresa[] =>
  PAPEIS.includes(papel as PapelPronto)
    ? PERMISSOES_DO_PAPEL[papel as PapelPronto]
    : (permissoesDoPapel('PROPRIO', proprias) ?? [])

/** Why this person may not change that link; null when they may. */
function impedimento(ator: Ator, linha: LinhaDaEquipe): string | null {
  if (linha.usuario === ator.usuario) return 'Você não pode mudar o próprio acesso. Peça a outro gestor da empresa.'
  return tudoDe(ator, permissoesDaLinha(linha))
    ? null
    : 'Esta pessoa pode mais do que você na empresa. Peça a um gestor.'
}

export function exigirQuePossaMudar(ator: Ator, linha: LinhaDaEquipe): void {
  const motivo = impedimento(ator, linha)
  if (motivo !== null) throw recusar(motivo)
}

export function apresentar(ator: Ator, linha: LinhaDaEquipe): ItemDaEquipe {
  const {
    usuario,
    papel: _papel,
    papelProprio: _proprio,
    nomeDoPapel: _nome,
    proprias: _proprias,
    vivo: _vivo,
    ...resto
  } = linha
  return { ...resto, papel: papelEmPalavras(linha), eu: usuario === ator.usuario }
}

export function acoesDa(ator: Ator, linha: LinhaDaEquipe): FichaDaEquipe['acoes'] {
  const muda = permite(ator, 'equipe:escrever') && impedimento(ator, linha) === null
  const da = muda && faltaParaDar(ator, linha.perfil) === null
  const pessoa = linha.convite === null
  return {
    mudarPapel: muda && pessoa && linha.perfil === 'CLIENTE' && linha.estado !== 'INATIVO',
    mudarSituacao: pessoa && (linha.estado === 'INATIVO' ? da : muda),
    encerrarSessoes: muda && pessoa && linha.sessoes > 0,
    reenviar: da && !pessoa,
    cancelar: muda && !pessoa,
    verHistorico: permite(ator, 'historico:ler'),
  }
}
