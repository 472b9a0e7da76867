import {
  METODOS_DA_BAIXA,
  ROTULOS_DO_METODO,
  type ItemDeContaFinanceira,
  type MetodoDePagamento,
  type TipoDeContaFinanceira,
} from '@vetlume/dominio/financeiro'

export const OPCOES_DE_METODO = METODOS_DA_BAIXA.map((valor) => ({ valor, rotulo: ROTULOS_DO_METODO[valor] }))

/** Where money of each method usually goes, the likeliest first. */
const DESTINOS: Readonly<Partial<Record<MetodoDePagamento, readonly TipoDeContaFinanceira[]>>> = {
  DINHEIRO: ['CAIXA', 'BANCO'],
  PIX: ['PIX', 'BANCO'],
  CARTAO_CREDITO: ['CARTAO', 'BANCO'],
  CARTAO_DEBITO: ['CARTAO', 'BANCO'],
}

/** The account that a method suggests: of the first kind that there is. */
export function contaDoMetodo(
  contas: readonly Pick<ItemDeContaFinanceira, 'codigo' | 'tipo'>[],
  metodo: string | null,
): string {
  const tipos = DESTINOS[metodo as MetodoDePagamento] ?? ['BANCO']
  const achada = tipos.map((tipo) => contas.find((conta) => conta.tipo === tipo)).find((conta) => conta !== undefined)
  return (achada ?? contas[0])?.codigo ?? ''
}
