import { expect } from 'vitest'
import type { Empresa } from './fabricas.ts'

export const VENCIMENTO = '2026-12-08'

/** What would be settled until today: the body of `POST /acerto`. */
export async function aAcertar({ como }: Empresa, ate = '2026-11-20') {
  const { corpo } = await como.CLIENTE('GET /acerto/previa', { ate })
  const itens = corpo.especialistas.map(({ especialista, repasses, totalCentavos }) => ({
    especialista: especialista.codigo,
    repasses,
    totalCentavos,
  }))
  return { ate, vencimento: VENCIMENTO, itens }
}

/** Settles all that waits; answers the first settlement. */
export async function acertarTudo(empresa: Empresa): Promise<string> {
  const { status, corpo } = await empresa.como.CLIENTE('POST /acerto', await aAcertar(empresa))
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return corpo.acertados[0]?.codigo ?? ''
}
