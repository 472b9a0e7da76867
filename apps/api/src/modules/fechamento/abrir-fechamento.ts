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

/** One closing with every exam, and the Pix of what is still owed. */
export async function lerInteiro(
  tx: Banco,
  leitura: Leitura,
  codigo: string,
): Promise<(Omit<FechamentoCompleto, 'permissoes'> & { lido: FechamentoLido }) | undefined> {
  const { cliente } = leitura
  const lido = await lerFechamento(tx, leitura, codigo)
  if (lido === undefined) return undefined
  const { txid, ...visivel } = lido
  return {
    ...visivel,
    lido,
    itens: await lerExames(tx, cliente, codigo),
    retirados: await lerRetirados(tx, cliente, codigo),
    ...(await pixDaEmpresa(
      { tx, cliente },
      { descricao: `Titulo ${lido.titulo.numero}`, txid, saldoCentavos: lido.saldoCentavos },
    )),
    pixDoProvedor: lido.saldoCentavos > 0 && (await recebePorProvedor(tx, cliente)),
  }
}

/** The same, with what the person may do. */
export async function abrirFechamento(ctx: CtxCliente, codigo: string): Promise<FechamentoCompleto> {
  const { tx, cliente } = ctx
  const leitura = leituraDe(ctx)
  const { lido, ...inteiro } = exigir(await lerInteiro(tx, leitura, codigo))
  const { titulo, txid, saldoCentavos } = lido
  const deve = { codigo: titulo.codigo, saldoCentavos }
  const encargos = (await encargosDeHoje(tx, cliente, [deve], leitura.hoje)).get(deve.codigo) ?? 0
  // On screen with what being late costs today; paper, which cannot change with the day, keeps the balance.
  const comEncargos = { descricao: `Titulo ${titulo.numero}`, txid, saldoCentavos: saldoCentavos + encargos }
  return { ...inteiro, ...(await pixDaEmpresa({ tx, cliente }, comEncargos)), permissoes: oQuePode(ctx, lido) }
}
