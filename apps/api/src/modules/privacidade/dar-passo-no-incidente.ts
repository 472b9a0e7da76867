import { TRANSICOES_DO_INCIDENTE, type EstadoDoIncidente, type PassoDoIncidente } from '@vetlume/dominio/privacidade'
import { gravarPassoDe, type Banco, type ColunasDoPasso } from '../../infra/banco/index.ts'

/** The one writer of the state of an incident, whose row its caller holds. Answers where the step led. */
export async function darPassoNoIncidente(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: PassoDoIncidente,
  colunas: ColunasDoPasso<'incidente'>,
): Promise<EstadoDoIncidente> {
  const alvo = { cliente, codigo, ...TRANSICOES_DO_INCIDENTE[passo] }
  await gravarPassoDe<'incidente', EstadoDoIncidente>(tx, 'incidente', alvo, colunas)
  return alvo.para
}
