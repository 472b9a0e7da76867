import type { SituacaoDaSecao } from '../laudo/index.ts'

/** The fixed words of the summary: screen and paper say the same. */
export const TEXTOS_DO_RESUMO = {
  vale: 'O que vale é o laudo.',
  comoEFeito: 'Este resumo é montado por regras, só com o que foi marcado nele: não acrescenta nem conclui nada.',
  marcado: 'O que foi marcado no exame',
  semMarcas: 'Este laudo não traz partes marcadas como normais ou alteradas: leia o texto dele.',
  palavras: 'Palavras que aparecem no laudo',
} as const

export const SITUACAO_PARA_TUTOR: Readonly<Record<SituacaoDaSecao, string>> = {
  NORMAL: 'Normal',
  ALTERADO: 'Com alteração',
  NAO_AVALIADO: 'Não avaliado',
}

export const paraLerNoLaudo = (titulos: readonly string[]): string =>
  `Para ler no próprio laudo: ${titulos.join('; ')}.`

export const avisoDasPalavras = (animal: string): string =>
  `Uma palavra estar nesta lista não quer dizer que ${animal} tenha aquilo: muitas são usadas para dizer que algo não foi encontrado.`
