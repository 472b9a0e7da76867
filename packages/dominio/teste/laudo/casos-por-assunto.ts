import { CASOS_DE_CONTEXTO } from './casos-de-contexto.ts'
import { CASOS_DE_CORPO } from './casos-de-corpo.ts'
import { CASOS_DE_ESTADIO } from './casos-de-estadio.ts'
import { CASOS_DE_EXAME } from './casos-de-exame.ts'
import { CASOS_DE_GESTACAO } from './casos-de-gestacao.ts'
import { CASOS_DE_LADO } from './casos-de-lado.ts'
import { CASOS_DE_TAMANHO } from './casos-de-tamanho.ts'
import type { Caso } from './exemplos.ts'

/** What a laudo says beside its exam, its patient and what is known of both. */
export const CASOS_POR_ASSUNTO: Record<string, readonly Caso[]> = {
  ...CASOS_DE_CONTEXTO,
  ...CASOS_DE_CORPO,
  ...CASOS_DE_ESTADIO,
  ...CASOS_DE_EXAME,
  ...CASOS_DE_GESTACAO,
  ...CASOS_DE_LADO,
  ...CASOS_DE_TAMANHO,
}
