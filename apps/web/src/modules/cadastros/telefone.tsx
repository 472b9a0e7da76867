import Link from '@mui/material/Link'
import { formatarTelefone } from '@vetlume/dominio/formatos'

/** A number to be called, which no narrow column splits. */
export function Telefone({ numero }: { numero: string }) {
  return (
    <Link href={`tel:${numero}`} sx={{ whiteSpace: 'nowrap' }}>
      {formatarTelefone(numero)}
    </Link>
  )
}
