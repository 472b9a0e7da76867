import { Esqueleto } from '../../ui/estados.tsx'
import { parte } from '../../ui/parte.tsx'

/** A list and a form that neither the account nor the editor needs at first. */
export const AbreviaturasLentas = parte(
  async () => (await import('./abreviaturas.tsx')).Abreviaturas,
  <Esqueleto linhas={4} />,
)
