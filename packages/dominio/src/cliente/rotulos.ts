/** Where a company stands with the platform. */
export const ESTADOS_DO_CLIENTE = ['GRATIS', 'TESTE', 'ATIVO', 'CARENCIA', 'SOMENTE_LEITURA', 'CANCELADO'] as const
export type EstadoDoCliente = (typeof ESTADOS_DO_CLIENTE)[number]

export const ROTULOS_DO_ESTADO_DO_CLIENTE: Readonly<Record<EstadoDoCliente, string>> = {
  GRATIS: 'Plano grátis',
  TESTE: 'Em teste',
  ATIVO: 'Ativo',
  CARENCIA: 'Em carência',
  SOMENTE_LEITURA: 'Somente leitura',
  CANCELADO: 'Cancelado',
}

/** Owes the price of its plan. */
export const ESTADOS_PAGANTES = ['ATIVO', 'CARENCIA'] as const satisfies readonly EstadoDoCliente[]

/** In these the company reads and exports, and registers nothing. */
export const ESTADOS_SUSPENSOS: readonly EstadoDoCliente[] = ['SOMENTE_LEITURA', 'CANCELADO']
