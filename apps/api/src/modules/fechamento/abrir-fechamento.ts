import { recusaDaContestacao, recusaDaReabertura, type FechamentoCompleto } from '@vetlume/dominio/fechamento'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import { encargosDeHoje, hojeEm, pixDaEmpresa, recebePorProvedor } from '../financeiro/index.ts'
import { clinicaDe } from '../cadastros/index.ts'
import { lerExames, lerFechamento, lerRetirados, type FechamentoLido, type Leitura } from './queries-leitura.ts'

export const leituraDe = (ctx: Pick<CtxCliente, 'cliente' | 'ator' | 'agora'>): Leitura => ({
  cliente: ctx.cliente,
  clinica: clinicaDe(ctx.ator),
  hoje: hojeEm(ctx),
})

function oQuePode({ ator }: CtxCliente, lido: FechamentoLido) {
  const escreve = permite(ator, 'fechamento:escrever')
  const semPagamento = recusaDaReabertura(lido) === null
  return {
    reabrir: escreve && semPagamento,
    responder: escreve && semPagamento && lido.contestados > 0,
    contestar: permite(ator, 'fechamento:contestar') && recusaDaContestacao(lido) === null,
  }
}

/**
 * One closing with every exam, and the Pix of what is still owed: `hoje` with what being late costs until today, on a screen; of the balance
 * on paper, which cannot change with the day.
 */
export async function lerInteiro(
  tx: Banco,
  leitura: Leitura,
  codigo: string,
  pixDe: 'saldo' | 'hoje' = 'saldo',
): Promise<(Omit<FechamentoCompleto, 'permissoes'> & { lido: FechamentoLido }) | undefined> {
  const { cliente, hoje } = leitura
  const lido = await lerFechamento(tx, leitura, codigo)
  if (lido === undefined) return undefined
  const { txid, ...visivel } = lido
  const { titulo, saldoCentavos } = lido
  const deve = pixDe === 'hoje' && saldoCentavos > 0 ? [{ codigo: titulo.codigo, saldoCentavos }] : []
  const encargos = (await encargosDeHoje(tx, cliente, deve, hoje)).get(titulo.codigo) ?? 0
  return {
    ...visivel,
    lido,
    itens: await lerExames(tx, cliente, codigo),
    retirados: await lerRetirados(tx, cliente, codigo),
    ...(await pixDaEmpresa(
      { tx, cliente },
      { descricao: `Titulo ${titulo.numero}`, txid, saldoCentavos: saldoCentavos + encargos },
    )),
    pixDoProvedor: saldoCentavos > 0 && (await recebePorProvedor(tx, cliente)),
  }
}

/** The same, with what the person may do. */
export async function abrirFechamento(ctx: CtxCliente, codigo: string): Promise<FechamentoCompleto> {
  const { lido, ...inteiro } = exigir(await lerInteiro(ctx.tx, leituraDe(ctx), codigo, 'hoje'))
  return { ...inteiro, permissoes: oQuePode(ctx, lido) }
}
