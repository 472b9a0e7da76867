import type { SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import { contar } from '@vetlume/dominio/formatos'
import type { Ciclo } from '@vetlume/dominio/conta'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxPlataforma } from '../../context.ts'
import { exigirCliente, exigirVersao } from '../../infra/banco/index.ts'
import { escreverAosDonos } from './cartas.ts'
import { cotarPara } from './cotar.ts'
import { excedentesDoPlano } from './excedentes.ts'
import { cancelarAberta } from './pagar.ts'
import { permissoesDaAssinatura } from './policy.ts'
import { cobrancaAberta } from './queries-cobranca.ts'
import { marcarCancelamento, marcarMudanca, travarEmpresa, type Assinatura, type Empresa } from './queries.ts'
import { verSituacao } from './situacao.ts'

type Acao = keyof SituacaoDaAssinatura['permissoes']

const PORQUE_NAO: Partial<Record<Acao, string>> = {
  mudarDePlano: 'A assinatura não pode mudar de plano agora.',
  desmarcarMudanca: 'Não há mudança marcada.',
  cancelar: 'Não há assinatura para cancelar.',
  reativar: 'Não há cancelamento para desfazer.',
}

interface Travada {
  empresa: Empresa
  assinatura: Assinatura
}

/** Locks the subscription and refuses what its state does not allow, or what was decided over an older version of it. */
async function travarPara(ctx: CtxPlataforma, acao: Acao, versao?: number): Promise<Travada> {
  const empresa = await travarEmpresa(ctx.tx, exigirCliente(ctx.ator))
  const { assinatura } = empresa
  const permitida = permissoesDaAssinatura(empresa, await cobrancaAberta(ctx.tx, empresa.cliente))[acao]
  if (!permitida || assinatura === null) {
    const mensagem = PORQUE_NAO[acao]
    throw new ErroDeDominio('TRANSICAO_INVALIDA', mensagem === undefined ? {} : { mensagem })
  }
  const mensagem = 'A assinatura mudou depois que você a abriu. Confira antes de continuar.'
  if (versao !== undefined) exigirVersao(assinatura, versao, { mensagem })
  return { empresa, assinatura }
}

const naTrilha = (
  ctx: CtxPlataforma,
  cliente: string,
  acao: AcaoDaTrilha,
  mudancas: Record<string, readonly [unknown, unknown]>,
) => ctx.auditar({ acao, entidade: 'cliente', registro: cliente, mudancas })

const responder = (ctx: CtxPlataforma, cliente: string) => verSituacao(ctx.tx, cliente, ctx.servicos.pagamento)

/** A smaller plan, for when the period that was paid ends. Refused while more is used than it allows. */
export async function marcarPlanoMenor({
  ctx,
  input: { plano, ciclo, versao },
}: {
  ctx: CtxPlataforma
  input: { plano: string; ciclo: Ciclo; versao: number }
}): Promise<SituacaoDaAssinatura> {
  const { empresa, assinatura } = await travarPara(ctx, 'mudarDePlano', versao)
  const { modo, plano: novo } = await cotarPara(ctx, empresa, { plano, ciclo, cupom: null })
  if (modo !== 'NO_FIM')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: modo === 'NENHUMA' ? 'Este já é o plano da assinatura.' : 'Este plano começa agora, com o pagamento.',
    })
  const excedentes = await excedentesDoPlano(ctx, empresa.cliente, novo.codigo)
  if (excedentes.length > 0) {
    const ditos = excedentes.map(
      ({ rotulo, usado, limite }) => `${rotulo}: ${Math.ceil(usado)} em uso, o plano permite ${limite}`,
    )
    throw new ErroDeDominio('LIMITE_DO_PLANO', {
      mensagem: `O plano ${novo.nome} não comporta ${contar(ditos.length, 'recurso em uso', 'recursos em uso')}. ${ditos.join('; ')}.`,
      detalhes: { excedentes },
    })
  }
  // The renewal that is open is of the plan of before: the clock writes another.
  await cancelarAberta(ctx, empresa.cliente)
  await marcarMudanca(ctx.tx, empresa.cliente, { plano: novo.codigo, ciclo })
  naTrilha(ctx, empresa.cliente, 'MARCAR_MUDANCA', {
    proximoPlano: [assinatura.proximoPlano?.codigo ?? null, novo.codigo],
    proximoCiclo: [assinatura.proximoCiclo, ciclo],
  })
  return responder(ctx, empresa.cliente)
}

export async function desmarcarPlanoMenor({ ctx }: { ctx: CtxPlataforma }): Promise<SituacaoDaAssinatura> {
  const { empresa, assinatura } = await travarPara(ctx, 'desmarcarMudanca')
  await cancelarAberta(ctx, empresa.cliente)
  await marcarMudanca(ctx.tx, empresa.cliente, null)
  naTrilha(ctx, empresa.cliente, 'DESMARCAR_MUDANCA', { proximoPlano: [assinatura.proximoPlano?.codigo ?? null, null] })
  return responder(ctx, empresa.cliente)
}

/** Ends with the period that was paid: until then all works, and nothing else is charged. */
export async function cancelarAssinatura({
  ctx,
  input: { motivo, versao },
}: {
  ctx: CtxPlataforma
  input: { motivo: string | null; versao: number }
}): Promise<SituacaoDaAssinatura> {
  const { empresa, assinatura } = await travarPara(ctx, 'cancelar', versao)
  const { cliente } = empresa
  await cancelarAberta(ctx, cliente)
  await marcarCancelamento(ctx.tx, cliente, { em: ctx.agora.toString(), motivo })
  naTrilha(ctx, cliente, 'CANCELAR_ASSINATURA', { renova: [true, false], motivo: [null, motivo] })
  const { periodoAte: ate } = assinatura
  await escreverAosDonos(ctx, empresa, 'assinatura-cancelada', `${cliente}:${ctx.agora.toString()}`, { ate })
  return responder(ctx, cliente)
}

export async function desfazerCancelamento({ ctx }: { ctx: CtxPlataforma }): Promise<SituacaoDaAssinatura> {
  const { empresa } = await travarPara(ctx, 'reativar')
  await marcarCancelamento(ctx.tx, empresa.cliente, null)
  naTrilha(ctx, empresa.cliente, 'REATIVAR_ASSINATURA', { renova: [false, true] })
  return responder(ctx, empresa.cliente)
}
