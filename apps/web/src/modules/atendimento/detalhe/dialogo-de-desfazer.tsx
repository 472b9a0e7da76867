import { useQuery } from '@tanstack/react-query'
import { DialogoDeMotivo, type DialogoDeMotivoProps } from '../../../ui/formulario/dialogo-de-motivo.tsx'
import { consultaDaCobranca } from '../api.ts'
import { DinheiroEmJogo } from './dinheiro-em-jogo.tsx'

/** Taking a conclusion back: what it cancels is seen first, and what keeps it from being done. */
export function DialogoDeDesfazer({ codigo, ...props }: DialogoDeMotivoProps & { codigo: string }) {
  return (
    <DialogoDeMotivo {...props}>
      <DinheiroEmJogo consulta={useQuery(consultaDaCobranca(codigo))} />
    </DialogoDeMotivo>
  )
}
