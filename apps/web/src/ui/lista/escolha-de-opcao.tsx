import estilos from './escolha-de-opcao.module.css'

interface Opcao<V extends string> {
  valor: V
  rotulo: string
  detalhe?: string
}

export interface EscolhaDeOpcaoProps<V extends string> {
  titulo: string
  /** Name of the group, unique in the window. */
  nome: string
  opcoes: readonly Opcao<V>[]
  valor: V
  aoMudar: (valor: V) => void
}

/** One of a few: native radios, so that arrows and screen readers know them. */
export function EscolhaDeOpcao<V extends string>({ titulo, nome, opcoes, valor, aoMudar }: EscolhaDeOpcaoProps<V>) {
  return (
    <fieldset className={estilos.escolhaDeOpcao}>
      <legend className={estilos.legenda}>{titulo}</legend>
      {opcoes.map((opcao) => (
        <label key={opcao.valor} className={estilos.opcao}>
          <input
            type="radio"
            name={nome}
            value={opcao.valor}
            checked={opcao.valor === valor}
            onChange={() => aoMudar(opcao.valor)}
            className={estilos.entrada}
          />
          <span>
            {opcao.rotulo}
            {opcao.detalhe !== undefined && <span className={estilos.trecho}>{opcao.detalhe}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
