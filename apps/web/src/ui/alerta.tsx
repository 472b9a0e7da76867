import type { HTMLAttributes, ReactNode, Ref } from 'react'
import estilos from './alerta.module.css'
import { BotaoSemDica } from './botao-de-icone.tsx'
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
  onClose?: (() => void) | undefined
  closeText?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** What is said among what it is about, said at once by who reads aloud. `Recado` is the same with room for a button. */
export function Alerta({ severity = 'info', icon, action, onClose, closeText = 'Fechar', ...props }: AlertaProps) {
  const { className, children, ...resto } = props
  const fim = action ?? (onClose && <Fechar rotulo={closeText} aoFechar={onClose} />)
  return (
    <div role="alert" {...resto} className={classes(estilos.alerta, estilos[severity], className)}>
      {icon !== false && (
        <div className={estilos.icone}>{icon ?? <Icone nome={ICONES[severity]} tamanho="texto" />}</div>
      )}
      <div className={estilos.texto}>{children}</div>
      {fim !== undefined && fim !== null && fim !== false && <div className={estilos.fim}>{fim}</div>}
    </div>
  )
}

const Fechar = ({ rotulo, aoFechar }: { rotulo: string; aoFechar: () => void }) => (
  <BotaoSemDica size="small" color="inherit" aria-label={rotulo} title={rotulo} onClick={aoFechar}>
    <Icone nome="close" tamanho="pequeno" />
  </BotaoSemDica>
)
