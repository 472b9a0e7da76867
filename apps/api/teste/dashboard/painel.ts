import type { Painel } from '@vetlume/dominio/dashboard'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Empresa } from '../fabricas.ts'

/** Friday, noon in São Paulo; a national holiday, so the week has four working days and a Saturday. */
export const AGORA = '2026-11-20T15:00:00Z'

type Lido<P extends Painel['perfil']> = Extract<Painel, { perfil: P }>

/** The panel of a profile; a company's, as its manager gets it, with nothing left out. */
export type PainelDe<P extends Painel['perfil']> = {
  [K in keyof Lido<P>]: P extends 'CLIENTE'
    ? K extends 'primeirosPassos'
      ? Lido<P>[K]
      : NonNullable<Lido<P>[K]>
    : Lido<P>[K]
}

/** The panel as a person of that profile gets it. */
export async function painelDe<P extends Painel['perfil']>(quem: Empresa, perfil: P): Promise<PainelDe<P>> {
  const { status, corpo } = await quem.como[perfil]('GET /dashboard')
  if (status === 200 && corpo.perfil === perfil) return corpo as PainelDe<P>
  throw new ErroDeDominio('ERRO_INTERNO', { mensagem: `${status}: ${JSON.stringify(corpo)}` })
}
