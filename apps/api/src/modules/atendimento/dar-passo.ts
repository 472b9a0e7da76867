import {
  TRANSICOES_DO_ATENDIMENTO,
  estadoPermite,
  type AcaoDoAtendimento,
  type EstadoDoAtendimento,
  type PassoDoAtendimento,
} from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { gravarPasso, gravarPassoDe, type ColunasDoPasso } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { marcasDoInicio } from './marcas-do-inicio.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import { itensVivos, type LinhaDeItem } from './queries-itens.ts'
import { planoDoPedido } from './queries-pedido.ts'
import type { LinhaDeAtendimento } from './queries.ts'

type Mudancas = ColunasDoPasso<'atendimento'>

const recusar = (mensagem: string, detalhes?: unknown) =>
  new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem, detalhes })

export const pedeMotivo = (acao: AcaoDoAtendimento): boolean => TRANSICOES_DO_ATENDIMENTO[acao].exigeMotivo

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

/** What a step needs, and what it writes beside the state. Throws when it lacks something. */
export async function mudancasDa(
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
    case 'devolver':
      return {}
  }
}

/** How a step is called in the timeline and in the audit trail, and how people read it. */
interface Registro {
  tipo: AcaoDaTrilha
  texto: string
}

const REGISTROS: Readonly<Record<PassoDoAtendimento, Registro>> = {
  iniciar: { tipo: 'INICIAR', texto: 'Exame iniciado' },
  voltar: { tipo: 'VOLTAR', texto: 'Início desfeito' },
  finalizarExame: { tipo: 'FINALIZAR_EXAME', texto: 'Exame finalizado, à espera do laudo' },
  concluir: { tipo: 'CONCLUIR', texto: 'Atendimento concluído' },
  faturar: { tipo: 'FATURAR', texto: 'Atendimento faturado' },
  devolver: { tipo: 'DEVOLVER', texto: 'Saiu do fechamento' },
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
 * The one writer of the state of an atendimento: takes one step of the table with a row that its caller holds, and writes what
 * happened. `alem` is written along. Throws TRANSICAO_INVALIDA for a jump that the table does not have.
 */
export async function darPassoNoAtendimento(
  ctx: CtxCliente,
  passo: PassoDoAtendimento,
  atual: LinhaDeAtendimento,
  {
    motivo = null,
    registro = REGISTROS[passo],
    alem = {},
  }: { motivo?: string | null; registro?: Registro; alem?: Mudancas } = {},
): Promise<{ versao: number; estado: EstadoDoAtendimento }> {
  if (!estadoPermite(passo, atual.estado)) throw recusar('A situação atual não permite esta ação.')
  const { para: estado }: { para: EstadoDoAtendimento } = TRANSICOES_DO_ATENDIMENTO[passo]
  const mudancas = { ...alem, ...(await mudancasDa(passo, ctx, atual, motivo)) }
  const { cliente, codigo } = atual
  const alvo = { cliente, codigo, de: [atual.estado], para: estado }
  const { versao } = await gravarPassoDe(ctx.tx, 'atendimento', alvo, mudancas)
  await anunciar(ctx, passo, registro, atual, motivo)
  ctx.auditar({
    acao: registro.tipo,
    entidade: 'atendimento',
    registro: codigo,
    mudancas: {
      estado: [atual.estado, estado],
      ...diferencas(
        { totalCentavos: atual.total_centavos },
        { totalCentavos: mudancas.total_centavos ?? atual.total_centavos },
      ),
      ...(motivo === null ? {} : { motivo: [null, motivo] }),
    },
  })
  return { versao, estado }
}

/** The same for many at once, by the closing of their clinic: those that are in another state by now stay as they are. */
export async function darPassoNosAtendimentos(
  ctx: CtxCliente,
  passo: 'faturar' | 'devolver',
  codigos: readonly string[],
  texto: string,
): Promise<void> {
  const { tx, cliente } = ctx
  const { de, para } = TRANSICOES_DO_ATENDIMENTO[passo]
  const { tipo } = REGISTROS[passo]
  const movidos = await gravarPasso<'atendimento', EstadoDoAtendimento>(tx, 'atendimento', {
    cliente,
    codigos,
    de,
    para,
  })
  await registrarNaLinhaDoTempo(
    ctx,
    movidos.map(({ codigo }) => ({ atendimento: codigo, tipo, texto })),
  )
  for (const movido of movidos)
    ctx.auditar({
      acao: tipo,
      entidade: 'atendimento',
      registro: movido.codigo,
      mudancas: { estado: [movido.de, para] },
    })
}
