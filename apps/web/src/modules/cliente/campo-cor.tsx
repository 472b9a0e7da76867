import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { comoTexto, useCampo, type CampoProps } from '../../ui/formulario/use-campo.ts'

const COR = /^#[0-9a-f]{6}$/i

/** A colour, typed (`#0F6E6E`) or picked. */
export function CampoCor<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, comuns } = useCampo(props)
  const texto = comoTexto(valor)
  return (
    <TextField
      {...comuns}
      value={texto}
      onChange={({ target }) => mudar(target.value)}
      onBlur={aoSair}
      inputRef={referencia}
      slotProps={{
        htmlInput: { maxLength: 7, autoComplete: 'off', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`Escolher ${props.rotulo.toLowerCase()}`}
                value={COR.test(texto) ? texto.toLowerCase() : '#000000'}
                onChange={({ target }) => mudar(target.value.toUpperCase())}
                sx={{
                  width: 26,
                  height: 26,
                  p: 0,
                  border: 0,
                  borderRadius: 'var(--vl-raio-menor)',
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                  '&::-webkit-color-swatch-wrapper': { p: 0 },
                  '&::-webkit-color-swatch': {
                    border: '1px solid var(--vl-borda)',
                    borderRadius: 'var(--vl-raio-menor)',
                  },
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
