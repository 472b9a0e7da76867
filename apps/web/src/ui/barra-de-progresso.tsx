import estilos from './barra-de-progresso.module.css'

export interface BarraDeProgressoProps {
  'aria-label': string
  /** From 0 to 100; without it, nobody knows. */
  value?: number
}

/** How far long work is. */
export const BarraDeProgresso = ({ 'aria-label': rotulo, value }: BarraDeProgressoProps) => (
  <span
    className={estilos.barra}
    role="progressbar"
    aria-label={rotulo}
    {...(value === undefined ? {} : { 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
  >
    <span
      className={value === undefined ? estilos.semFim : estilos.feito}
      {...(value === undefined ? {} : { style: { transform: `translateX(${value - 100}%)` } })}
    />
  </span>
)
