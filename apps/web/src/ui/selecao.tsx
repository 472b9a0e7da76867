import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

export interface SelecaoProps<T extends string> {
  rotulo: string
  valor: T
  opcoes: readonly { valor: T; rotulo: string }[]
  aoMudar: (valor: T) => void
}

/** One of some options, outside of a form: what it chooses is shown at once. */
export function Selecao<T extends string>({ rotulo, valor, opcoes, aoMudar }: SelecaoProps<T>) {
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={rotulo}
      value={valor}
      onChange={({ target }) => aoMudar(target.value as T)}
      sx={{ minWidth: '8.5rem' }}
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: (escolhido: unknown) => opcoes.find((opcao) => opcao.valor === escolhido)?.rotulo ?? 'Escolha',
        },
      }}
    >
      {opcoes.map((opcao) => (
        <MenuItem key={opcao.valor} value={opcao.valor}>
          {opcao.rotulo}
        </MenuItem>
      ))}
    </TextField>
  )
}
