import {
  acoesDoAgendamento,
  destinoDoPasso,
  eDesfazivel,
  ocupaHorario,
  TRANSICOES_DO_AGENDAMENTO,
  type AcaoDoAgendamento,
  type EstadoDoAgendamento,
  type PassoDoAgendamento,
} from '@vetlume/dominio/agenda'
import { ErroDeDominio, type CamposComErro } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { gravarPassoDe, type ColunasDoPasso } from '../../infra/banco/index.ts'
import type { FichaDoAgendamento } from './queries-registro.ts'

type Colunas = Omit<ColunasDoPasso<'agendamento'>, 'passo_de' | 'passo_em'>

/** What a step looks at, of a row that its caller holds. */
export interface QuemAnda {
  codigo: string
  estado: EstadoDoAgendamento
}

const invalido = (campos: CamposComErro) => new ErroDeDominio('VALIDACAO', { campos })

/** Throws TRANSICAO_INVALIDA for what the state does not allow. */
export function exigirAcao({ estado }: QuemAnda, acao: AcaoDoAgendamento): void {
  if (!acoesDoAgendamento(estado).includes(acao)) throw new ErroDeDominio('TRANSICAO_INVALIDA')
}

/** The reason, and what the next state needs. Answers that state. */
export function exigirDadosDa(
  acao: AcaoDoAgendamento,
  { animal, especialista }: Pick<FichaDoAgendamento, 'animal' | 'especialista'>,
  motivo: string | null,
): EstadoDoAgendamento {
  const { exigeMotivo, exigeAnimal, para } = TRANSICOES_DO_AGENDAMENTO[acao]
  if (exigeMotivo && motivo === null) throw invalido({ motivo: 'Informe o motivo.' })
  if (exigeAnimal && animal === null) throw invalido({ animal: 'Escolha o paciente antes.' })
  if (ocupaHorario(para) && especialista === null)
    throw invalido({ especialista: 'Escolha o especialista e o horário antes.' })
  return para
}

/**
 * The one writer of the state of an appointment: agenda, atendimento, reminder and its public link call it, with the row
 * held, and tell what happened themselves. `anterior` is what the last step left, for `desfazer`. Answers the new state;
 * throws TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export async function darPassoNoAgendamento(
  { tx, cliente, agora }: Pick<CtxCliente, 'tx' | 'cliente' | 'agora'>,
  { codigo, estado, anterior = null }: QuemAnda & { anterior?: EstadoDoAgendamento | null },
  passo: PassoDoAgendamento,
  colunas: Colunas = {},
): Promise<EstadoDoAgendamento> {
  const para = destinoDoPasso(passo, { estado, anterior })
  if (para === null) throw new ErroDeDominio('TRANSICAO_INVALIDA')
  const volta = passo !== 'desfazer' && eDesfazivel(para)
  const marca = volta ? { passo_de: estado, passo_em: agora.toString() } : { passo_de: null, passo_em: null }
  await gravarPassoDe(tx, 'agendamento', { cliente, codigo, de: [estado], para }, { ...colunas, ...marca })
  return para
}
