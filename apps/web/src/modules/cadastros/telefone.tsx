import { formatarTelefone } from '@vetlume/dominio/formatos'
import { Ancora } from '../../ui/ancora.tsx'
import estilos from './telefone.module.css'

/** A number to be called, which no narrow column splits. */
export function Telefone({ numero }: { numero: string }) {
  return (
    <Ancora href={`tel:${numero}`} className={estilos.elo}>
      {formatarTelefone(numero)}
    </Ancora>
  )
}
