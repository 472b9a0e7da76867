/** Which edition of a laudo, in the words of paper and screen: `2ª edição`. */
export const escreverEdicao = (edicao: number): string => `${edicao}ª edição`

/** What a laudo is called wherever it is named whole: `nº 4821 · 2ª edição`. */
export const nomearLaudo = (numero: string | number, edicao: number): string =>
  `nº ${numero} · ${escreverEdicao(edicao)}`

/** Name of the file of a signed laudo; each edition has its own. */
export const arquivoDoLaudo = (numero: string | number, edicao: number, complemento = ''): string =>
  `laudo-${numero}${edicao > 1 ? `-edicao-${edicao}` : ''}${complemento}.pdf`

/** What a rectification takes the place of. Documents from before editions were printed know only the number. */
export const laudoSubstituido = ({ numero, edicao }: { numero: string; edicao?: number | undefined }): string =>
  edicao === undefined ? `o laudo nº ${numero}` : `a ${escreverEdicao(edicao)} do laudo nº ${numero}`
