import type { RespostaDe } from '@vetlume/dominio/contrato'
import { contratoConciliacao } from '@vetlume/dominio/conciliacao'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { comoQuantia, figurasDe, lerFiguras } from '../../infra/figura.ts'
import { hojeEm } from '../financeiro/index.ts'
import { contaFinanceiraDe } from './queries-extrato.ts'
import { MEDIDAS_DOS_PAGAMENTOS, recorteDePagamentos } from './queries-livros.ts'
import { MEDIDAS_DOS_MOVIMENTOS, recorteDeMovimentos } from './queries-movimento.ts'
import { primeiroDia, saldoDoBanco, saldoDosLivros } from './queries-situacao.ts'

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
  exigir(await contaFinanceiraDe(tx, cliente, contaFinanceira))
  const banco = await saldoDoBanco(tx, cliente, contaFinanceira)
  const desde = await primeiroDia(tx, cliente, contaFinanceira)
  const dia = banco?.dia ?? hojeEm(ctx)
  const livrosCentavos = await saldoDosLivros(tx, cliente, contaFinanceira, dia)
  const { pendentes, semExtrato } = await lerFiguras(tx, {
    pendentes: figuraDeMovimentos(ctx, { contaFinanceira, estado: 'PENDENTE', ate: dia }, 'centavos'),
    // Before the first statement nothing could be proven.
    semExtrato: figuraDePagamentos(ctx, { contaFinanceira, de: desde ?? dia, ate: dia }, 'centavos'),
  })
  return {
    dia: banco?.dia ?? null,
    bancoCentavos: banco?.centavos ?? null,
    livrosCentavos,
    pendentes: comoQuantia(pendentes),
    semExtrato: comoQuantia(semExtrato),
    outrosCentavos: banco === undefined ? 0 : banco.centavos - livrosCentavos - pendentes.soma + semExtrato.soma,
  }
}
