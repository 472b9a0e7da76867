import {
  estadoPermite,
  type AcaoDoAtendimento,
  type CobrancaDoAtendimento,
  type contratoAtendimento,
  type EstadoDoAtendimento,
} from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe, type Visao } from '../cadastros/index.ts'
import { darPassoNoAtendimento, mudancasDa, pedeMotivo } from './dar-passo.ts'
import { conferirDiaDoExame } from './dia-do-exame.ts'
import { exigirVersaoDoAtendimento } from './ler-atendimento.ts'
import { levarAgendamento } from './atendimento-conduz/levar-agendamento.ts'
import { estadoPode, perfilPode } from './policy.ts'
import { travarAtendimento, type LinhaDeAtendimento } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['POST /atendimento/:codigo/transicao']>

/**
 * What money does when a conclusion is written or taken back, in the same transaction. Finance stands above this
 * module in the ladder, so it is handed in where the routes are put together (app.ts).
 */
export interface Cobranca {
  cobrar(ctx: CtxCliente, atendimento: LinhaDeAtendimento): Promise<void>
  /** What `cobrar` would write now. */
  prever(ctx: CtxCliente, atendimento: LinhaDeAtendimento): Promise<Dinheiro>
  /** Throws JA_PAGO when something was already paid. */
  desfazer(ctx: CtxCliente, atendimento: LinhaDeAtendimento): Promise<void>
  /** What `desfazer` would cancel now. Throws as it does. */
  vigente(ctx: CtxCliente, atendimento: LinhaDeAtendimento): Promise<Dinheiro>
}

export type Dinheiro = Omit<CobrancaDoAtendimento, 'impedimento'>

const recusar = (mensagem: string) => new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })

function conferir(visao: Visao, acao: AcaoDoAtendimento, atual: LinhaDeAtendimento, motivo: string | null): void {
  if (!estadoPode(visao, acao, { ...atual, modoCobranca: atual.modo_cobranca })) {
    throw visao.tipo === 'PARCEIRO' && estadoPermite(acao, atual.estado)
      ? recusar('O exame já começou: peça o cancelamento por um comentário.')
      : recusar('A situação atual não permite esta ação.')
  }
  if (pedeMotivo(acao) && motivo === null) {
    throw new ErroDeDominio('VALIDACAO', { campos: { motivo: 'Informe o motivo.' } })
  }
}

/** Takes the step without writing it. Throws as it would. */
export async function conferirTransicao(ctx: CtxCliente, acao: 'concluir' | 'reabrir', atual: LinhaDeAtendimento) {
  conferir(visaoDe(ctx.ator), acao, atual, '')
  await mudancasDa(acao, ctx, atual, '')
}

/** Moves an atendimento along the table of dominio; the row stays locked, so two people never both succeed. */
export async function transitar({
  ctx,
  input,
  cobranca,
}: {
  ctx: CtxCliente
  input: Entrada
  cobranca: Cobranca
}): Promise<{ versao: number; estado: EstadoDoAtendimento }> {
  const { codigo, acao } = input
  const visao = visaoDe(ctx.ator)
  const motivo = pedeMotivo(acao) ? input.motivo : null
  const atual = exigir(await travarAtendimento(ctx.tx, ctx.cliente, visao, codigo))
  await exigirVersaoDoAtendimento(ctx, atual, input.versao)
  if (!perfilPode(visao, acao)) throw new ErroDeDominio('SEM_PERMISSAO')
  conferir(visao, acao, atual, motivo)

  if (acao === 'iniciar') await conferirDiaDoExame(ctx, atual.agendamento)
  if (acao === 'reabrir') await cobranca.desfazer(ctx, atual)
  const feito = await darPassoNoAtendimento(ctx, acao, atual, { motivo })
  if (acao === 'concluir') await cobranca.cobrar(ctx, atual)
  const fica = acao === 'cancelar' && input.manterAgendamento && atual.origem === 'EMPRESA'
  if (!fica) await levarAgendamento(ctx, atual, acao, motivo)
  return feito
}
