import { quilometros, type ChegadaDoAgendamento } from '@vetlume/dominio/deslocamento'
import { tempoDeViagem } from './palavras.ts'

/** `34 min desde PetVida (14,5 km)`; what cannot be told is said to be so, never as no time at all. */
export function chegadaEmPalavras({ de, caminho }: ChegadaDoAgendamento): string {
  const desde = `desde ${de ?? 'o endereço anterior'}`
  if (caminho === null) return `Sem estimativa ${desde}`
  if (caminho.minutos === 0) return `No mesmo lugar do anterior`
  const notas = [
    caminho.km === null ? null : quilometros(caminho.km),
    caminho.aproximado ? 'entre os municípios' : null,
    caminho.corrigido ? 'tempo corrigido' : null,
  ].filter((nota) => nota !== null)
  return `${tempoDeViagem(caminho.minutos)} ${desde}${notas.length === 0 ? '' : ` (${notas.join(', ')})`}`
}

/** There is a way whose time somebody may correct: within one place there is none. */
export const temCaminho = ({ caminho }: ChegadaDoAgendamento): boolean => caminho === null || caminho.minutos > 0
