import { CARTOES } from '../menu/index.ts'
import { ROTAS_SEM_CARTAO } from './tabela.ts'

/** Screens inside the authenticated shell. Pages without a session ask the router instead: cards weigh a kibibyte. */
export const ROTAS_DA_CASCA = [...ROTAS_SEM_CARTAO, ...CARTOES.map(({ rota }) => rota)] as const

export type RotaDaCasca = (typeof ROTAS_DA_CASCA)[number]
