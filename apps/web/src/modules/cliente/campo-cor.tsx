import type { FieldValues } from 'react-hook-form'
import { Entrada } from '../../ui/formulario/entrada.tsx'
import { comoTexto, useCampo, type CampoProps } from '../../ui/formulario/use-campo.ts'
import s from './campo-cor.module.css'

const COR = /^#[0-9a-f]{6}$/i

/** A colour, typed (`#0F6E6E`) or picked. */
export function CampoCor<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  const texto = comoTexto(valor)
  return (
    <Entrada
      {...quadro}
      value={texto}
      onChange={({ target }) => mudar(target.value)}
      onBlur={aoSair}
      ref={referencia}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      antes={
        <input
          type="color"
          className={s.cor}
          aria-label={`Escolher ${props.rotulo.toLowerCase()}`}
          value={COR.test(texto) ? texto.toLowerCase() : '#000000'}
          onChange={({ target }) => mudar(target.value.toUpperCase())}
        />
      }
    />
  )
}
