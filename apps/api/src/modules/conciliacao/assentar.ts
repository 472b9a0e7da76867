import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { formatarData } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { unir, type Provado } from './queries-livros.ts'
import { darPassoNoMovimento } from './dar-passo.ts'
import { travarMovimentos, type MovimentoTravado } from './queries-movimento.ts'

export interface Movimento {
  codigo: string
  versao: number
}

export const recusar = ({ dia, centavos }: MovimentoTravado, porque: string): ErroDeDominio =>
  new ErroDeDominio('TRANSICAO_INVALIDA', {
    mensagem: `${formatarData(dia)}, ${formatarReais(centavos)}: ${porque}`,
  })

const JA = {
  PENDENTE: '',
  CONCILIADO: 'este movimento já foi conciliado.',
  IGNORADO: 'este movimento foi ignorado: desfaça antes.',
} as const

export function exigirPendente(movimento: MovimentoTravado, versao: number): void {
  if (movimento.estado !== 'PENDENTE') throw recusar(movimento, JA[movimento.estado])
  const mensagem = 'Este movimento mudou depois que você o abriu. Confira antes de continuar.'
  exigirVersao(movimento, versao, { mensagem })
}

/** Writes what a line proves, and that it waits no more. */
export async function assentar(ctx: CtxCliente, movimento: MovimentoTravado, provado: Provado): Promise<void> {
  const { tx, cliente, ator, agora } = ctx
  await unir(tx, { cliente, autor: ator.nome, criado_em: agora.toString() }, movimento, provado)
  await darPassoNoMovimento(tx, cliente, movimento.codigo, 'conciliar')
  // Whoever comes to it later in the same request sees it as it is now.
  movimento.estado = 'CONCILIADO'
  ctx.auditar({
    acao: 'CONCILIAR',
    entidade: 'movimento-bancario',
    registro: movimento.codigo,
    mudancas: {
      estado: ['PENDENTE', 'CONCILIADO'],
      valorCentavos: [null, movimento.centavos],
      pagamentos: [null, provado.pagamentos.length + provado.transferencias.length],
    },
  })
}

export async function travarUm({ tx, cliente }: CtxCliente, codigo: string): Promise<MovimentoTravado> {
  return exigir((await travarMovimentos(tx, cliente, [codigo]))[0])
}
