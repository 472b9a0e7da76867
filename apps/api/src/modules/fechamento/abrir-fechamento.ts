import { recusaDaContestacao, recusaDaReabertura, type FechamentoCompleto } from '@vetlume/dominio/fechamento'
import { perfilPermite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { hojeEm, pixDaEmpresa } from '../financeiro/index.ts'
import { clinicaDe } from './policy.ts'
import { lerExames, lerFechamento, lerRetirados, type FechamentoLido, type Leitura } from './queries-leitura.ts'

export const leituraDe = (ctx: Pick<CtxCliente, 'cliente' | 'ator' | 'agora'>): Leitura => ({
  cliente: ctx.cliente,
  clinica: clinicaDe(ctx.ator),
  hoje: hojeEm(ctx),
})

function oQuePode({ ator }: CtxCliente, lido: FechamentoLido) {
  const escreve = perfilPermite(ator.perfis, 'fechamento:escrever')
  const semPagamento = recusaDaReabertura(lido) === null
  return {
    reabrir: escreve && semPagamento,
    responder: escreve && semPagamento && lido.contestados > 0,
    contestar: perfilPermite(ator.perfis, 'fechamento:contestar') && recusaDaContestacao(lido) === null,
  }
}

/** One closing with every exam, and the Pix of what is still owed. */
export async function abrirFechamento(ctx: CtxCliente, codigo: string): Promise<FechamentoCompleto> {
  const { tx, cliente } = ctx
  const lido = exigir(await lerFechamento(tx, leituraDe(ctx), codigo))
  const { txid, ...visivel } = lido
  return {
    ...visivel,
    itens: await lerExames(tx, cliente, codigo),
    retirados: await lerRetirados(tx, cliente, codigo),
    ...(await pixDaEmpresa(ctx, {
      descricao: `Titulo ${lido.titulo.numero}`,
      txid,
      saldoCentavos: lido.saldoCentavos,
    })),
    permissoes: oQuePode(ctx, lido),
  }
}
