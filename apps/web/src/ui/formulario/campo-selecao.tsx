import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { comoTexto, useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

export interface OpcaoDeSelecao {
  valor: string
  rotulo: string
}

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
  const { valor, mudar, aoSair, referencia, comuns } = useCampo(props)
  return (
    <TextField
      {...comuns}
      select
      value={comoTexto(valor)}
      onChange={({ target }) => {
        const novo = target.value === '' ? null : target.value
        mudar(novo)
        aoMudar?.(novo)
      }}
      onBlur={aoSair}
      inputRef={referencia}
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: (escolhido: unknown) =>
            opcoes.find((opcao) => opcao.valor === escolhido)?.rotulo ?? (obrigatorio ? 'Escolha' : semEscolha),
        },
      }}
    >
      {/* A hidden item would take the focus of the menu and leave the keyboard outside it. */}
      {!obrigatorio && (
        <MenuItem value="" sx={{ color: 'text.secondary' }}>
          {semEscolha}
        </MenuItem>
      )}
      {opcoes.map((opcao) => (
        <MenuItem key={opcao.valor} value={opcao.valor}>
          {opcao.rotulo}
        </MenuItem>
      ))}
    </TextField>
  )
}
