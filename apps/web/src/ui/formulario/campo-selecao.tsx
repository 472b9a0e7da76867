import type { FieldValues } from 'react-hook-form'
import { ListaSuspensa, type Opcao } from './lista-suspensa.tsx'
import { comoTexto, useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

export type OpcaoDeSelecao = Opcao

export interface CampoSelecaoProps<V extends FieldValues, S> extends CampoProps<V, S> {
  opcoes: readonly OpcaoDeSelecao[]
  /** Text of the blank choice of an optional field. */
  semEscolha?: string
  /** After a choice by the person: what depends on it starts over. */
  aoMudar?: (valor: string | null) => void
}

/** One of a few fixed options; blank is null. For long or remote lists use `CampoBusca`. */
export function CampoSelecao<V extends FieldValues, S>(props: CampoSelecaoProps<V, S>) {
  const { opcoes, semEscolha = 'Nenhum', obrigatorio = false, aoMudar } = props
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  return (
    <ListaSuspensa
      {...quadro}
      valor={comoTexto(valor)}
      opcoes={opcoes}
      semEscolha={obrigatorio ? undefined : semEscolha}
      aoMudar={(escolhido) => {
        const novo = escolhido === '' ? null : escolhido
        mudar(novo)
        aoMudar?.(novo)
      }}
      onBlur={aoSair}
      referencia={referencia}
    />
  )
}
