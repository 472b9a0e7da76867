import { recusaDaAprovacao, recusaDeDesfazer, type AcertoCompleto } from '@vetlume/dominio/acerto'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { hojeEm } from '../financeiro/index.ts'
import { especialistaDe } from '../cadastros/index.ts'
import { podeVerTrilha } from '../historico/index.ts'
import { lerDiasDoAcerto } from './queries-deslocamento.ts'
import { lerAcerto, lerRepassesDoAcerto, type Leitura } from './queries-leitura.ts'

export const leituraDe = (ctx: Pick<CtxCliente, 'cliente' | 'ator' | 'agora'>): Leitura => ({
  cliente: ctx.cliente,
  especialista: especialistaDe(ctx.ator),
  hoje: hojeEm(ctx),
})

/** One settlement with every repasse and every day explained. */
export async function abrirAcerto(ctx: CtxCliente, codigo: string): Promise<AcertoCompleto> {
  const { tx, cliente, ator } = ctx
  const lido = exigir(await lerAcerto(tx, leituraDe(ctx), codigo))
  const escreve = permite(ator, 'acerto:escrever')
  return {
    ...lido,
    itens: await lerRepassesDoAcerto(tx, cliente, codigo),
    dias: await lerDiasDoAcerto(tx, cliente, codigo),
    permissoes: {
      aprovar: permite(ator, 'acerto:aprovar') && recusaDaAprovacao(lido) === null,
      desfazer: escreve && recusaDeDesfazer(lido) === null,
      verConta: escreve && lido.titulo !== null,
      verHistorico: podeVerTrilha(ator, 'acerto'),
    },
  }
}
