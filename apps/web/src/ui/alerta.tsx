import type { HTMLAttributes, ReactNode, Ref } from 'react'
import estilos from './alerta.module.css'
import { classes } from './classes.ts'
import { Icone } from './icones/icone.tsx'
import type { NomeDoIcone } from './icones/nomes.ts'

export type TomDoAlerta = 'info' | 'success' | 'warning' | 'error'

const ICONES: Readonly<Record<TomDoAlerta, NomeDoIcone>> = {
  info: 'info',
  success: 'check-circle-outline',
  warning: 'warning-amber',
  error: 'error-outline',
}

export interface AlertaProps extends HTMLAttributes<HTMLDivElement> {
  severity?: TomDoAlerta | undefined
  /** Another drawing, or none. */
  icon?: ReactNode
  /** A button at its end. */
  action?: ReactNode
  ref?: Ref<HTMLDivElement> | undefined
}

/** What is said among what it is about, said at once by who reads aloud. `Recado` is the same with room for a button. */
export function Alerta({ severity = 'info', icon, action, ...props }: AlertaProps) {
  const { className, children, ...resto } = props
  return (
    <div role="alert" {...resto} className={classes(estilos.alerta, estilos[severity], className)}>
      {icon !== false && (
        <div className={estilos.icone}>{icon ?? <Icone nome={ICONES[severity]} tamanho="texto" />}</div>
      )}
      <div className={estilos.texto}>{children}</div>
      {action !== undefined && action !== null && action !== false && <div className={estilos.fim}>{action}</div>}
    </div>
  )
}
