import type { PerfilDaEquipe } from '@vetlume/dominio/equipe'
import type { Banco } from '../../infra/banco/index.ts'
import { alvoAtivo, lugarDoEspecialista } from './queries.ts'

interface Entrada {
  perfil: PerfilDaEquipe
  /** The clinic or the specialist. */
  alvo: string | null
  /** Null while nobody knows whose account it will be. */
  usuario: string | null
}

/** Why nobody comes in for this clinic or specialist now; null when somebody may. Asked with the team locked. */
export async function impedimentoDoAlvo(
  tx: Banco,
  cliente: string,
  { perfil, alvo, usuario }: Entrada,
): Promise<string | null> {
  if (alvo === null) return null
  const registro = await alvoAtivo(tx, cliente, alvo)
  if (registro?.ativo !== true) return `O cadastro de ${registro?.nome ?? 'quem se escolheu'} está inativo.`
  if (perfil !== 'ESPECIALISTA') return null
  const lugar = await lugarDoEspecialista(tx, cliente, { especialista: alvo, usuario })
  if (lugar === 'DE_OUTRA_PESSOA') return 'Outra pessoa já entra e assina como este especialista.'
  return lugar === 'TEM_OUTRO' ? 'Esta conta já é de outro especialista desta empresa.' : null
}
