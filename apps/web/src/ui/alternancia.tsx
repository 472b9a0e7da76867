import estilos from './alternancia.module.css'

export interface AlternanciaProps<T extends string> {
  /** What is chosen, to a screen reader. */
  rotulo: string
  valor: T
  opcoes: readonly { valor: T; rotulo: string }[]
  /** As wide as the place, in equal parts. */
  inteira?: boolean
  aoMudar: (valor: T) => void
}

/** One of a few, all in sight, side by side. */
export function Alternancia<T extends string>({
  rotulo,
  valor,
  opcoes,
  inteira = false,
  aoMudar,
}: AlternanciaProps<T>) {
  return (
    <div className={estilos.alternancia} role="group" aria-label={rotulo} data-inteira={inteira}>
      {opcoes.map((opcao) => (
        <button
          key={opcao.valor}
          type="button"
          aria-pressed={opcao.valor === valor}
          onClick={() => opcao.valor !== valor && aoMudar(opcao.valor)}
        >
          {opcao.rotulo}
        </button>
      ))}
    </div>
  )
}
