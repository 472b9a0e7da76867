import { formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarData } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { transferir, travarContas } from '../financeiro/index.ts'
import { assentar, exigirPendente, recusar, travarUm, type Movimento } from './assentar.ts'
import { transferenciaConhecida } from './queries-livros.ts'
import type { MovimentoTravado } from './queries-movimento.ts'

/** Refuses to write what the books already have and no line proves: it is to be reconciled, not written again. */
async function exigirDesconhecida(
  { tx, cliente }: CtxCliente,
  movimento: MovimentoTravado,
  outra: string,
): Promise<void> {
  const dia = await transferenciaConhecida(tx, cliente, movimento, outra)
  if (dia !== undefined)
    throw recusar(
      movimento,
      `os livros já têm uma transferência de ${formatarReais(Math.abs(movimento.centavos))} entre estas contas, em ${formatarData(dia)}: escolha-a nos livros.`,
    )
}

/** Who pays and who gets, by which way the money went in this line. */
const sentido = ({ centavos, contaFinanceira }: MovimentoTravado, outra: string) =>
  centavos < 0 ? { de: contaFinanceira, para: outra } : { de: outra, para: contaFinanceira }

/** Two lines, one of each account, become one transfer, which both prove. Its day is that on which the money left. */
export async function parear(ctx: CtxCliente, movimento: MovimentoTravado, outro: MovimentoTravado): Promise<void> {
  if (outro.contaFinanceira === movimento.contaFinanceira) throw recusar(outro, 'é da mesma conta.')
  if (outro.centavos !== -movimento.centavos) throw recusar(outro, 'não é o outro lado deste movimento.')
  const saida = movimento.centavos < 0 ? movimento : outro
  await travarContas(ctx.tx, ctx.cliente, [movimento.contaFinanceira, outro.contaFinanceira])
  await exigirDesconhecida(ctx, movimento, outro.contaFinanceira)
  await exigirDesconhecida(ctx, outro, movimento.contaFinanceira)
  const codigo = await transferir(ctx, {
    ...sentido(movimento, outro.contaFinanceira),
    dia: saida.dia,
    valorCentavos: Math.abs(saida.centavos),
    taxaCentavos: 0,
    descricao: null,
  })
  for (const lado of [movimento, outro]) await assentar(ctx, lado, { pagamentos: [], transferencias: [codigo] })
}

/** Writes a line as a transfer from or to another account, whose own line will be suggested it when it comes. */
export async function transferirDoMovimento({
  ctx,
  input: { codigo, versao, outraConta, taxaCentavos, descricao },
}: {
  ctx: CtxCliente
  input: Movimento & { outraConta: string; taxaCentavos: number; descricao: string | null }
}): Promise<{ quantidade: number }> {
  const movimento = await travarUm(ctx, codigo)
  exigirPendente(movimento, versao)
  const { centavos, contaFinanceira, dia } = movimento
  await travarContas(ctx.tx, ctx.cliente, [contaFinanceira, outraConta])
  await exigirDesconhecida(ctx, movimento, outraConta)
  const campos =
    centavos < 0 ? { de: 'contaFinanceira', para: 'outraConta' } : { de: 'outraConta', para: 'contaFinanceira' }
  const feita = await transferir(
    ctx,
    {
      ...sentido(movimento, outraConta),
      dia,
      // What left: of money that came in, what was kept on the way too.
      valorCentavos: centavos < 0 ? -centavos : centavos + taxaCentavos,
      taxaCentavos,
      descricao,
    },
    campos,
  )
  await assentar(ctx, movimento, { pagamentos: [], transferencias: [feita] })
  return { quantidade: 1 }
}
