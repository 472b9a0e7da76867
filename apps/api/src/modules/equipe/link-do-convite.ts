import type { Servicos } from '../../context.ts'

/** The secret of the link that whoever invites shares by themselves: always the same one of an invitation. */
export const segredoDoAberto = ({ correio }: Pick<Servicos, 'correio'>, codigo: string): string =>
  correio.segredoDoLink(`convite-aberto:${codigo}`)

export const linkDoConvite = (servicos: Pick<Servicos, 'correio' | 'origem'>, codigo: string): string =>
  `${servicos.origem}/recuperar-senha?convite=aberto#${segredoDoAberto(servicos, codigo)}`
