import type { RespostaDe } from '@vetlume/dominio/contrato'
import { contratoConciliacao } from '@vetlume/dominio/conciliacao'
import type { CtxCliente } from '../../context.ts'
import { exigir, juntas } from '../../infra/banco/index.ts'
import { comoQuantia, consultaDasFiguras, figurasDe, figurasLidas } from '../../infra/figura.ts'
import { hojeEm } from '../financeiro/index.ts'
import { MEDIDAS_DOS_PAGAMENTOS, recorteDePagamentos } from './queries-livros.ts'
import { MEDIDAS_DOS_MOVIMENTOS, recorteDeMovimentos } from './queries-movimento.ts'
import { consultaDoSaldoDosLivros, situacaoNoBanco } from './queries-situacao.ts'

const figuraDeMovimentos = figurasDe({
  rota: '/financeiro/movimento-bancario',
  entrada: contratoConciliacao['GET /movimento-bancario'].entrada,
  recortar: (ctx: CtxCliente, input) => recorteDeMovimentos(ctx.cliente, input),
  medidas: MEDIDAS_DOS_MOVIMENTOS,
})

const figuraDePagamentos = figurasDe({
  rota: '/financeiro/pagamento-sem-extrato',
  entrada: contratoConciliacao['GET /pagamento-sem-extrato'].entrada,
  recortar: (ctx: CtxCliente, input) => recorteDePagamentos(ctx.cliente, input),
  medidas: MEDIDAS_DOS_PAGAMENTOS,
})

/**
 * The balance of the bank beside that of the books on the day that the bank told it: what it has and they have not, what they have and
 * it has not, and what neither explains.
 */
export async function conferirSaldo({
  ctx,
  input: { contaFinanceira },
}: {
  ctx: CtxCliente
  input: { contaFinanceira: string }
}): Promise<RespostaDe<(typeof contratoConciliacao)['GET /conciliacao']>> {
  const { tx, cliente } = ctx
  const banco = exigir(await situacaoNoBanco(tx, cliente, contaFinanceira))
  const dia = banco.dia ?? hojeEm(ctx)
  const figuras = {
    pendentes: figuraDeMovimentos(ctx, { contaFinanceira, estado: 'PENDENTE', ate: dia }, 'centavos'),
    // Before the first statement nothing could be proven.
    semExtrato: figuraDePagamentos(ctx, { contaFinanceira, de: banco.desde ?? dia, ate: dia }, 'centavos'),
  }
  const [[livros], [contadas]] = await juntas(tx, [
    consultaDoSaldoDosLivros(cliente, contaFinanceira, dia),
    consultaDasFiguras(figuras),
  ])
  const livrosCentavos = exigir(livros).centavos
  const { pendentes, semExtrato } = figurasLidas(figuras, contadas)
  return {
    dia: banco.dia,
    bancoCentavos: banco.centavos,
    livrosCentavos,
    pendentes: comoQuantia(pendentes),
    semExtrato: comoQuantia(semExtrato),
    outrosCentavos: banco.centavos === null ? 0 : banco.centavos - livrosCentavos - pendentes.soma + semExtrato.soma,
  }
}
