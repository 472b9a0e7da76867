import type { LaudoDevido } from '@vetlume/dominio/dashboard'
import { emNovoLaudo, noEditor } from './alvos.ts'

export type LinhaDevida = Omit<LaudoDevido, 'alvo'> & { item: string }

/** "Escrever" opens the draft that was begun, or begins one for that exam. */
export function comoDevido({ item, ...linha }: LinhaDevida): LaudoDevido {
  return { ...linha, alvo: linha.laudo === null ? emNovoLaudo(item) : noEditor(linha.laudo) }
}
