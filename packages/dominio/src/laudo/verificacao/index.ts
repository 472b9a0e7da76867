import { catalogoDoModelo } from '../catalogo-do-modelo.ts'
import type { Pendencia } from '../respostas.ts'
import type { DadosDaVerificacao, Regra } from './regra.ts'
import { REGRAS_DE_AVALIACAO } from './regras-de-avaliacao.ts'
import { REGRAS_DE_CALCULO } from './regras-de-calculo.ts'
import { REGRAS_DE_ESCORE } from './regras-de-escore.ts'
import { REGRAS_DE_LESAO } from './regras-de-lesao.ts'
import { REGRAS_DE_TRACADO } from './regras-de-tracado.ts'
import { REGRAS_DE_CONCLUSAO } from './regras-de-conclusao.ts'
import { REGRAS_DE_ECG } from './regras-de-ecg.ts'
import { REGRAS_DE_CONTEXTO } from './regras-de-contexto.ts'
import { REGRAS_DE_ESCRITA } from './regras-de-escrita.ts'
import { REGRAS_DE_ESTADIO } from './regras-de-estadio.ts'
import { REGRAS_DE_EXAME } from './regras-de-exame.ts'
import { REGRAS_DE_GESTACAO } from './regras-de-gestacao.ts'
import { REGRAS_DE_LADO } from './regras-de-lado.ts'
import { REGRAS_DE_TAMANHO } from './regras-de-tamanho.ts'
import { REGRAS_DE_MEDIDA } from './regras-de-medida.ts'
import { REGRAS_DE_PACIENTE } from './regras-de-paciente.ts'
import { REGRAS_DE_SECAO } from './regras-de-secao.ts'
import { REGRAS_DE_TECNICA } from './regras-de-tecnica.ts'
import { REGRAS_DE_TEXTO } from './regras-de-texto.ts'
import { REGRAS_GERAIS } from './regras-gerais.ts'
import { tamanhoNoTexto } from './tamanho-no-texto.ts'

export type { DadosDaVerificacao } from './regra.ts'
export { achadoCritico } from './regras-de-conclusao.ts'

/** Every rule, in the order in which its findings are shown. */
export const REGRAS: readonly Regra[] = [
  ...REGRAS_GERAIS,
  ...REGRAS_DE_AVALIACAO,
  ...REGRAS_DE_SECAO,
  ...REGRAS_DE_LESAO,
  ...REGRAS_DE_ESCORE,
  ...REGRAS_DE_TRACADO,
  ...REGRAS_DE_TEXTO,
  tamanhoNoTexto,
  ...REGRAS_DE_CONCLUSAO,
  ...REGRAS_DE_PACIENTE,
  ...REGRAS_DE_MEDIDA,
  ...REGRAS_DE_CALCULO,
  ...REGRAS_DE_ECG,
  ...REGRAS_DE_TECNICA,
  ...REGRAS_DE_TAMANHO,
  ...REGRAS_DE_LADO,
  ...REGRAS_DE_GESTACAO,
  ...REGRAS_DE_EXAME,
  ...REGRAS_DE_ESTADIO,
  ...REGRAS_DE_ESCRITA,
  ...REGRAS_DE_CONTEXTO,
]

/** The check, rule by rule: a page has other things to do between two of them. */
export function* verificarPorRegra(dados: DadosDaVerificacao): Generator<Pendencia[]> {
  const completos = { ...dados, catalogo: catalogoDoModelo(dados.modelo) }
  for (const { id, conferir } of REGRAS) yield conferir(completos).map((achado) => ({ regra: id, ...achado }))
}

/**
 * Pre-signature check: deterministic, the same on screen and server. Errors block the signature, warnings ask. Never throws
 * on a content that the schema accepts.
 */
export const verificarLaudo = (dados: DadosDaVerificacao): Pendencia[] => [...verificarPorRegra(dados)].flat()
