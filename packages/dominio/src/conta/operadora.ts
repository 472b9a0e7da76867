import * as z from 'zod/mini'

const informado = z.nullable(z.string())

/** Who runs this installation, as its terms and its policy name it. Null: whoever installed it did not say. */
export const operadora = z.object({
  razaoSocial: informado,
  /** Normalised. */
  cnpj: informado,
  endereco: informado,
  /** City and state, which is also the forum between companies: "São Paulo, SP". */
  cidade: informado,
  email: informado,
  /** Of the data protection officer. */
  encarregado: informado,
  encarregadoEmail: informado,
})
export type Operadora = z.infer<typeof operadora>

export const OPERADORA_NAO_INFORMADA: Operadora = {
  razaoSocial: null,
  cnpj: null,
  endereco: null,
  cidade: null,
  email: null,
  encarregado: null,
  encarregadoEmail: null,
}
