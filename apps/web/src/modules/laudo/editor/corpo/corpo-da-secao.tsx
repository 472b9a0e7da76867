import type { PorTipo } from '@vetlume/dominio/laudo'
import type { ComponentType } from 'react'
import { parte } from '../../../../ui/parte.tsx'
import type { CorpoDaSecaoProps } from './tipos.ts'

/** What writes each kind of body; downloaded when a section of that kind is there. Null: its measures are its body. */
const EDITORES: Readonly<Record<keyof PorTipo<[], unknown>, ComponentType<CorpoDaSecaoProps> | null>> = {
  MEDIDAS: null,
  LESOES: parte(async () => (await import('./lesoes.tsx')).Lesoes),
  ESCORE: parte(async () => (await import('./escore.tsx')).Escore),
  TRACADO: parte(async () => (await import('./tracado.tsx')).Tracado),
}

export function CorpoDaSecao({ secao }: CorpoDaSecaoProps) {
  const Editor = secao.corpo === undefined ? null : EDITORES[secao.corpo.tipo]
  return Editor === null ? null : <Editor secao={secao} />
}
