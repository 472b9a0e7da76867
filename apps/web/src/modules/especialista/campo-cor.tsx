import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import type { FieldValues } from 'react-hook-form'
import { comoTexto, useCampo, type CampoProps } from '../../ui/formulario/use-campo.ts'

/** Told apart by eye and dark enough for white text: who appears in one column of the agenda. */
const CORES = [
  ['#0F6E6E', 'Petróleo'],
  ['#1F5FA8', 'Azul'],
  ['#5B3FA0', 'Violeta'],
  ['#9B2C6B', 'Magenta'],
  ['#B0413E', 'Vermelho'],
  ['#8A4B08', 'Castanho'],
  ['#4F6B12', 'Oliva'],
  ['#2F6B3A', 'Verde'],
  ['#4A5560', 'Grafite'],
] as const

/** One of a few colours, as radio buttons; a colour that came from elsewhere is kept as one more. */
export function CampoCor<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, erro, comuns } = useCampo(props)
  const atual = comoTexto(valor)
  const cores: readonly (readonly [string, string])[] = CORES.some(([cor]) => cor === atual)
    ? CORES
    : [...CORES, [atual, `Cor ${atual}`]]
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }} onBlur={aoSair}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: 'var(--vl-texto-pequeno)', fontWeight: 550 }}>
        {props.rotulo}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {cores.map(([cor, nome], indice) => (
          <Box
            key={cor}
            component="input"
            type="radio"
            ref={indice === 0 ? referencia : undefined}
            name={comuns.name}
            value={cor}
            checked={cor === atual}
            onChange={() => mudar(cor)}
            aria-label={nome}
            title={nome}
            sx={{
              appearance: 'none',
              width: 34,
              height: 34,
              m: 0,
              borderRadius: '50%',
              cursor: 'pointer',
              bgcolor: cor,
              border: '3px solid',
              borderColor: 'background.paper',
              outline: '2px solid transparent',
              '&:checked': { outlineColor: cor },
              '&:focus-visible': { outlineColor: 'var(--vl-texto)', outlineOffset: '2px' },
            }}
          />
        ))}
      </Box>
      {(erro ?? props.ajuda) !== undefined && (
        <FormHelperText error={erro !== undefined}>{erro ?? props.ajuda}</FormHelperText>
      )}
    </Box>
  )
}
