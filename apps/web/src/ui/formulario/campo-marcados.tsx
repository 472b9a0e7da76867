import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { OpcaoDeSelecao } from './campo-selecao.tsx'
import { Marca } from './marca.tsx'
import s from './marca.module.css'
import { useCampo, type CampoProps } from './use-campo.ts'

export interface CampoMarcadosProps<V extends FieldValues, S> extends CampoProps<V, S> {
  opcoes: readonly OpcaoDeSelecao[]
}

/** Several of a few: the form keeps the `valor` of those that are ticked, in the order of `opcoes`. */
export function CampoMarcados<V extends FieldValues, S>(props: CampoMarcadosProps<V, S>) {
  const { opcoes, rotulo } = props
  const { valor, mudar, aoSair, referencia, erro, quadro } = useCampo(props)
  const id = useId()
  const ajuda = erro ?? props.ajuda
  const marcados = valor as readonly string[]
  const trocar = (qual: string, sim: boolean) =>
    mudar(opcoes.flatMap((opcao) => ((opcao.valor === qual ? sim : marcados.includes(opcao.valor)) ? opcao.valor : [])))
  return (
    <fieldset
      className={`${s.campo} ${props.className ?? ''}`}
      {...(ajuda === undefined ? {} : { 'aria-describedby': id })}
    >
      <legend className={s.legenda}>{rotulo}</legend>
      {opcoes.map((opcao, indice) => (
        <Marca
          key={opcao.valor}
          rotulo={opcao.rotulo}
          name={quadro.name}
          disabled={quadro.disabled}
          checked={marcados.includes(opcao.valor)}
          onChange={({ target }) => trocar(opcao.valor, target.checked)}
          onBlur={aoSair}
          {...(indice === 0 ? { ref: referencia } : {})}
        />
      ))}
      {ajuda !== undefined && (
        <p id={id} className={s.ajuda} data-errada={quadro.erro}>
          {ajuda}
        </p>
      )}
    </fieldset>
  )
}
