export type MotivoDeFalha =
  | 'ARQUIVO_AUSENTE'
  | 'IMAGEM_INVALIDA'
  | 'GRANDE_DEMAIS'
  | 'TEMPO_ESGOTADO'
  | 'INTERROMPIDO'
  | 'ENCERRADO'
  | 'FALHA'

/** A document that could not be printed. `message` is Portuguese and names the document, never the people in it; `cause` is for the log. */
export class ErroDeImpressao extends Error {
  readonly motivo: MotivoDeFalha

  constructor(motivo: MotivoDeFalha, mensagem: string, opcoes?: ErrorOptions) {
    super(mensagem, opcoes)
    this.name = 'ErroDeImpressao'
    this.motivo = motivo
  }
}
