import { ESTADOS_COBRADOS, type CobrancaDoAtendimento, type EstadoDoAtendimento } from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { perfilPode } from './policy.ts'
import { lerLinha } from './queries.ts'
import { conferirTransicao, type Cobranca, type Dinheiro } from './transitar.ts'

const cobrados: readonly EstadoDoAtendimento[] = ESTADOS_COBRADOS

/** What would be refused is told with the reason, before anybody asks for it. */
async function ouImpedimento(prever: () => Promise<Dinheiro>): Promise<CobrancaDoAtendimento> {
  try {
    return { ...(await prever()), impedimento: null }
  } catch (erro) {
    if (!(erro instanceof ErroDeDominio)) throw erro
    return { titulos: [], repasses: [], impedimento: erro.message }
  }
}

/** The money that hangs on the next step: what a conclusion writes, or what taking it back cancels. */
export async function preverCobranca({
  ctx,
  input: { codigo },
  cobranca,
}: {
  ctx: CtxCliente
  input: { codigo: string }
  cobranca: Cobranca
}): Promise<CobrancaDoAtendimento> {
  const visao = visaoDe(ctx.ator)
  const atual = exigir(await lerLinha(ctx.tx, ctx.cliente, visao, codigo))
  const acao = cobrados.includes(atual.estado) ? 'reabrir' : 'concluir'
  if (!perfilPode(visao, acao)) throw new ErroDeDominio('SEM_PERMISSAO')
  return ouImpedimento(async () => {
    await conferirTransicao(ctx, acao, atual)
    return acao === 'concluir' ? cobranca.prever(ctx, atual) : cobranca.vigente(ctx, atual)
  })
}
