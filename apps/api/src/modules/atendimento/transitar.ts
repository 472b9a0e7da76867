import {
  estadoPermite,
  TRANSICOES_DO_ATENDIMENTO,
  type AcaoDoAtendimento,
  type CobrancaDoAtendimento,
  type contratoAtendimento,
  type EstadoDoAtendimento,
  type PassoDoAtendimento,
} from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe, type Visao } from '../agenda/index.ts'
import { conferirDiaDoExame } from './dia-do-exame.ts'
import { exigirVersaoDoAtendimento } from './ler-atendimento.ts'
import { levarAgendamento } from './levar-agendamento.ts'
import { marcasDoInicio } from './marcas-do-inicio.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import { estadoPode, perfilPode } from './policy.ts'
import { itensVivos, type LinhaDeItem } from './queries-itens.ts'
import { planoDoPedido } from './queries-pedido.ts'
import { alterarAtendimento, travarAtendimento, type LinhaDeAtendimento } from './queries.ts'

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

type Mudancas = Parameters<typeof alterarAtendimento>[2]

const recusar = (mensagem: string, detalhes?: unknown) =>
  new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem, detalhes })

function conferir(visao: Visao, acao: AcaoDoAtendimento, atual: LinhaDeAtendimento, motivo: string | null): void {
  if (!estadoPode(visao, acao, { ...atual, modoCobranca: atual.modo_cobranca })) {
    throw visao.tipo === 'PARCEIRO' && estadoPermite(acao, atual.estado)
      ? recusar('O exame já começou: peça o cancelamento por um comentário.')
      : recusar('A situação atual não permite esta ação.')
  }
  if (TRANSICOES_DO_ATENDIMENTO[acao].exigeMotivo && motivo === null) {
    throw new ErroDeDominio('VALIDACAO', { campos: { motivo: 'Informe o motivo.' } })
  }
}

/**
 * What is still to be done before it may be concluded, null when nothing is: every exam that asks for a laudo has a signed one,
 * and the plan that pays has authorised.
 */
export async function faltaParaConcluir(
  { tx }: CtxCliente,
  atual: LinhaDeAtendimento,
  itens: readonly LinhaDeItem[],
): Promise<ErroDeDominio | null> {
  const faltam = itens.filter(({ exige_laudo, laudo_assinado }) => exige_laudo && !laudo_assinado)
  if (faltam.length > 0) {
    return recusar(`Falta laudo assinado de: ${faltam.map(({ nome }) => nome).join(', ')}.`, {
      itens: faltam.map(({ codigo, nome }) => ({ codigo, nome })),
    })
  }
  if (atual.especialista === null) return recusar('Defina o especialista antes de concluir.')
  if (atual.modo_cobranca !== 'PLANO' || atual.plano_saude === null || atual.autorizacao !== null) return null
  const plano = await planoDoPedido(tx, atual.plano_saude)
  return plano?.exige_autorizacao
    ? recusar('Informe o número da autorização do plano de saúde antes de concluir.')
    : null
}

function conferirCancelamento(itens: readonly LinhaDeItem[]): void {
  const assinado = itens.find(({ laudo_assinado }) => laudo_assinado)
  if (assinado !== undefined)
    throw recusar(`O laudo de ${assinado.nome} já foi assinado: o atendimento não pode mais ser cancelado.`)
}

/** Takes the step without writing it. Throws as it would. */
export async function conferirTransicao(ctx: CtxCliente, acao: 'concluir' | 'reabrir', atual: LinhaDeAtendimento) {
  conferir(visaoDe(ctx.ator), acao, atual, '')
  await mudancasDa(acao, ctx, atual, '')
}

async function mudancasDa(
  acao: PassoDoAtendimento,
  ctx: CtxCliente,
  atual: LinhaDeAtendimento,
  motivo: string | null,
): Promise<Mudancas> {
  const itens = await itensVivos(ctx.tx, ctx.cliente, atual.codigo)
  switch (acao) {
    case 'iniciar':
      if (atual.especialista === null) throw recusar('Defina o especialista antes de iniciar.')
      return marcasDoInicio(ctx, atual, itens)
    case 'concluir': {
      const falta = await faltaParaConcluir(ctx, atual, itens)
      if (falta !== null) throw falta
      return { concluido_em: ctx.agora.toString() }
    }
    case 'reabrir':
      return { concluido_em: null }
    case 'voltar':
      if (itens.some(({ tem_laudo }) => tem_laudo))
        throw recusar('O laudo deste exame já foi começado: o início não pode mais ser desfeito.')
      return {}
    case 'cancelar':
      conferirCancelamento(itens)
      return { motivo_cancelamento: motivo }
    case 'finalizarExame':
    case 'faturar':
      return {}
  }
}

/** How a step is called in the timeline and in the audit trail, and how people read it. */
interface Registro {
  tipo: string
  texto: string
}

const REGISTROS: Readonly<Record<PassoDoAtendimento, Registro>> = {
  iniciar: { tipo: 'INICIAR', texto: 'Exame iniciado' },
  voltar: { tipo: 'VOLTAR', texto: 'Início desfeito' },
  finalizarExame: { tipo: 'FINALIZAR_EXAME', texto: 'Exame finalizado, à espera do laudo' },
  concluir: { tipo: 'CONCLUIR', texto: 'Atendimento concluído' },
  faturar: { tipo: 'FATURAR', texto: 'Atendimento faturado' },
  reabrir: { tipo: 'REABRIR', texto: 'Conclusão desfeita' },
  cancelar: { tipo: 'CANCELAR', texto: 'Atendimento cancelado' },
}

/** A clinic's request that the company does not take. */
export const RECUSA: Registro = { tipo: 'RECUSAR', texto: 'Pedido recusado' }

async function anunciar(
  ctx: CtxCliente,
  acao: PassoDoAtendimento,
  { tipo, texto }: Registro,
  { codigo: atendimento }: LinhaDeAtendimento,
  motivo: string | null,
): Promise<void> {
  await registrarNaLinhaDoTempo(ctx, [{ atendimento, tipo, texto: motivo === null ? texto : `${texto}: ${motivo}` }])
  if (acao === 'concluir') ctx.publicar({ tipo: 'atendimento.concluido', dados: { atendimento } })
  if (acao === 'cancelar') {
    ctx.publicar({
      tipo: 'atendimento.cancelado',
      dados: { atendimento, peloParceiro: visaoDe(ctx.ator).tipo === 'PARCEIRO', recusado: tipo === RECUSA.tipo },
    })
  }
}

/**
 * Takes one step of the table with a held row that allows it, and writes what happened. For whoever keeps in step with it
 * too; `alem` is written along.
 */
export async function executar(
  ctx: CtxCliente,
  acao: PassoDoAtendimento,
  atual: LinhaDeAtendimento,
  {
    motivo = null,
    registro = REGISTROS[acao],
    alem = {},
  }: { motivo?: string | null; registro?: Registro; alem?: Mudancas } = {},
): Promise<{ versao: number; estado: EstadoDoAtendimento }> {
  const estado: EstadoDoAtendimento = TRANSICOES_DO_ATENDIMENTO[acao].para
  const mudancas = { ...alem, estado, ...(await mudancasDa(acao, ctx, atual, motivo)) }
  const versao = await alterarAtendimento(ctx.tx, atual, mudancas)
  await anunciar(ctx, acao, registro, atual, motivo)
  ctx.auditar({
    acao: registro.tipo,
    entidade: 'atendimento',
    registro: atual.codigo,
    mudancas: { estado: [atual.estado, estado], ...(motivo === null ? {} : { motivo: [null, motivo] }) },
  })
  return { versao, estado }
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
  const motivo = TRANSICOES_DO_ATENDIMENTO[acao].exigeMotivo ? input.motivo : null
  const atual = exigir(await travarAtendimento(ctx.tx, ctx.cliente, visao, codigo))
  await exigirVersaoDoAtendimento(ctx, atual, input.versao)
  if (!perfilPode(visao, acao)) throw new ErroDeDominio('SEM_PERMISSAO')
  conferir(visao, acao, atual, motivo)

  if (acao === 'iniciar') await conferirDiaDoExame(ctx, atual.agendamento)
  if (acao === 'reabrir') await cobranca.desfazer(ctx, atual)
  const feito = await executar(ctx, acao, atual, { motivo })
  if (acao === 'concluir') await cobranca.cobrar(ctx, atual)
  const fica = acao === 'cancelar' && input.manterAgendamento && atual.origem === 'EMPRESA'
  if (!fica) await levarAgendamento(ctx, atual, acao, motivo)
  return feito
}
