import { usePode } from '../../lib/use-pode.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { CartoesDaAssinatura } from '../especialista/index.ts'

/** Of who signs laudos: a specialist has no registry of specialists to open. */
export function MinhaAssinatura() {
  const codigo = useSessao().cliente?.codigoEspecialista ?? null
  if (!usePode('especialista:partes') || codigo === null) return null
  return <CartoesDaAssinatura codigo={codigo} />
}
