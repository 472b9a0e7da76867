import type { Visao } from '../cadastros/index.ts'
import type { Pedido } from './pedido.ts'
import type { Condicoes } from './precificar.ts'
import type { LinhaDeAtendimento } from './queries.ts'

type Origem = LinhaDeAtendimento['origem']

/** The columns of an atendimento that decide its prices. */
export type Precificado = Pick<
  LinhaDeAtendimento,
  'origem' | 'modo_cobranca' | 'parceiro' | 'plano_saude' | 'realizado_em' | 'cobrar_deslocamento'
>

/** Of whom what this person opens is a request. */
export const origemDe = ({ tipo }: Visao): Origem => (tipo === 'PARCEIRO' ? 'PARCEIRO' : 'EMPRESA')

/**
 * What prices a request. A partner clinic tells which plan the patient has; whether that plan pays, and so whether its prices
 * hold, is the company's to say: otherwise the clinic would choose what it is charged.
 */
export function condicoesDe(
  origem: Origem,
  {
    parceiro,
    planoSaude,
    realizadoEm,
    cobrarDeslocamento,
    modoCobranca,
  }: Condicoes & { modoCobranca: Pedido['modoCobranca'] },
): Condicoes {
  const planoVale = origem === 'EMPRESA' || modoCobranca === 'PLANO'
  return { parceiro, planoSaude: planoVale ? planoSaude : null, realizadoEm, cobrarDeslocamento }
}

/** The same of what is written. */
export const condicoesAtuais = (atual: Precificado): Condicoes =>
  condicoesDe(atual.origem, {
    parceiro: atual.parceiro,
    planoSaude: atual.plano_saude,
    realizadoEm: atual.realizado_em,
    cobrarDeslocamento: atual.cobrar_deslocamento,
    modoCobranca: atual.modo_cobranca,
  })
