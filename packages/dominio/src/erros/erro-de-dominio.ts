import { ERROS, type CodigoDeErro, type DefinicaoDeErro } from './tabela.ts'

/** Path of the field in the input (`tutor.cpf`, `itens.0.servico`) → what to fix, in Portuguese. */
export type CamposComErro = Readonly<Record<string, string>>

export type DetalhesDoErro = {
  /** Replaces the table's text. */
  readonly mensagem?: string
  readonly campos?: CamposComErro
  /** Structured data that goes with the reply, such as what uses a record or the current version. */
  readonly detalhes?: unknown
  /** When it is worth to try again; the table's answer otherwise. */
  readonly tenteEmSegundos?: number
  /** For the log only. */
  readonly cause?: unknown
}

/** An expected refusal. Anything else that is thrown becomes ERRO_INTERNO, with the cause logged. */
export class ErroDeDominio extends Error {
  override readonly name = 'ErroDeDominio'
  readonly codigo: CodigoDeErro
  readonly campos: CamposComErro | undefined
  readonly detalhes: unknown
  readonly tenteEmSegundos: number | undefined

  constructor(codigo: CodigoDeErro, { mensagem, campos, detalhes, tenteEmSegundos, cause }: DetalhesDoErro = {}) {
    super(mensagem ?? ERROS[codigo].mensagem, cause === undefined ? undefined : { cause })
    this.codigo = codigo
    this.campos = campos
    this.detalhes = detalhes
    const padrao: DefinicaoDeErro = ERROS[codigo]
    this.tenteEmSegundos = tenteEmSegundos ?? padrao.tenteEmSegundos
  }

  get status(): number {
    return ERROS[this.codigo].status
  }
}
