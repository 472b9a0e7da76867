import { useQuery } from '@tanstack/react-query'
import { normalizarCpf } from '@vetlume/dominio/formatos'
import type { ItemDeTutor } from '@vetlume/dominio/tutor'
import { Alerta } from '../../ui/alerta.tsx'
import { consultaPorCpf } from './api.ts'
import { Botao } from '../../ui/botao.tsx'

export interface CpfExistenteProps {
  /** As typed so far. */
  cpf: string | null | undefined
  /** Record being edited, which is not its own duplicate. */
  exceto: string | undefined
  rotuloDeUsar: string
  aoUsar: (tutor: ItemDeTutor) => void
  /** Makes one of the two records; absent where they cannot be the same person, or for who may not. */
  aoUnir?: ((tutor: ItemDeTutor) => void) | undefined
}

/** Says, as soon as a CPF is complete, that somebody already has it: found before created. */
export function CpfExistente({ cpf, exceto, rotuloDeUsar, aoUsar, aoUnir }: CpfExistenteProps) {
  const { data: existente } = useQuery(consultaPorCpf(normalizarCpf(cpf ?? ''), exceto))
  if (existente == null) return null
  return (
    <Alerta
      severity="info"
      role="status"
      action={
        <>
          {aoUnir !== undefined && (
            <Botao size="small" onClick={() => aoUnir(existente)}>
              Comparar e unir
            </Botao>
          )}
          <Botao size="small" onClick={() => aoUsar(existente)}>
            {rotuloDeUsar}
          </Botao>
        </>
      }
    >
      <strong>{existente.nome}</strong> já está no cadastro com este CPF
      {existente.ativo ? '.' : ', mas inativo.'}
    </Alerta>
  )
}
