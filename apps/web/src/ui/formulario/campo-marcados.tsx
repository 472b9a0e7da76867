import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import type { FieldValues } from 'react-hook-form'
import type { OpcaoDeSelecao } from './campo-selecao.tsx'
import { useCampo, type CampoProps } from './use-campo.ts'

export interface CampoMarcadosProps<V extends FieldValues, S> extends CampoProps<V, S> {
  opcoes: readonly OpcaoDeSelecao[]
}

/** Several of a few: the form keeps the `valor` of those that are ticked, in the order of `opcoes`. */
export function CampoMarcados<V extends FieldValues, S>(props: CampoMarcadosProps<V, S>) {
  const { opcoes, rotulo, ajuda } = props
  const { valor, mudar, aoSair, referencia, erro, comuns } = useCampo(props)
  const marcados = valor as readonly string[]
  const trocar = (qual: string, sim: boolean) =>
    mudar(opcoes.flatMap((opcao) => ((opcao.valor === qual ? sim : marcados.includes(opcao.valor)) ? opcao.valor : [])))
  return (
    <FormControl
      component="fieldset"
      error={comuns.error}
      {...(props.className === undefined ? {} : { className: props.className })}
    >
      <FormLabel
        component="legend"
        sx={{ color: 'text.primary', fontSize: 'var(--vl-texto-pequeno)', fontWeight: 600, mb: 1 }}
      >
        {rotulo}
      </FormLabel>
      <FormGroup>
        {opcoes.map((opcao, indice) => (
          <FormControlLabel
            key={opcao.valor}
            label={opcao.rotulo}
            control={
              <Checkbox
                name={comuns.name}
                checked={marcados.includes(opcao.valor)}
                onChange={({ target }) => trocar(opcao.valor, target.checked)}
                onBlur={aoSair}
                slotProps={{ input: indice === 0 ? { ref: referencia } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      {(erro ?? ajuda) !== undefined && <FormHelperText>{erro ?? ajuda}</FormHelperText>}
    </FormControl>
  )
}
