import type { FieldValues } from 'react-hook-form'
import { Fila } from '../../ui/disposicao.tsx'
import { comoTexto, useCampo, type CampoProps } from '../../ui/formulario/use-campo.ts'
import { Texto } from '../../ui/texto.tsx'
import estilos from './campo-cor.module.css'

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
  const { valor, mudar, aoSair, referencia, erro, quadro } = useCampo(props)
  const atual = comoTexto(valor)
  const cores: readonly (readonly [string, string])[] = CORES.some(([cor]) => cor === atual)
    ? CORES
    : [...CORES, [atual, `Cor ${atual}`]]
  return (
    <fieldset className={estilos.campoCor}>
      <legend className={estilos.legenda}>{props.rotulo}</legend>
      <Fila alinhar="tudo">
        {cores.map(([cor, nome], indice) => (
          <input
            key={cor}
            type="radio"
            ref={indice === 0 ? referencia : undefined}
            name={quadro.name}
            value={cor}
            checked={cor === atual}
            onChange={() => mudar(cor)}
            onBlur={aoSair}
            aria-label={nome}
            title={nome}
            className={estilos.cor}
            style={{ background: cor, color: cor }}
          />
        ))}
      </Fila>
      {(erro ?? props.ajuda) !== undefined && (
        <Texto tamanho="micro" secundario erro={erro !== undefined} className={estilos.ajuda}>
          {erro ?? props.ajuda}
        </Texto>
      )}
    </fieldset>
  )
}
