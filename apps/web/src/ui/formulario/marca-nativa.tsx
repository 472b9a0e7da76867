import { useId } from 'react'
import type { ReactNode } from 'react'
import { Marca } from './marca.tsx'
import estilos from './marca-nativa.module.css'
import type { FormularioNativoEmUso } from './use-formulario-nativo.ts'

/** A tick, with its words: terms that are accepted. */
export function MarcaNativa({
  form,
  nome,
  children,
}: {
  form: FormularioNativoEmUso
  nome: string
  children: ReactNode
}) {
  const id = useId()
  const erro = form.erros[nome]
  return (
    <div>
      <Marca
        rotulo={children}
        name={nome}
        {...(erro === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {erro !== undefined && (
        <p id={id} role="alert" className={estilos.erro}>
          {erro}
        </p>
      )}
    </div>
  )
}
