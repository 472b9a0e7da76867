import { Link } from '@tanstack/react-router'
import { MarcaNativa } from '../../ui/formulario/marca-nativa.tsx'
import type { FormularioNativoEmUso } from '../../ui/formulario/use-formulario-nativo.ts'

/** Who is invited agrees with the terms before there is an account. */
export function AceiteDosTermos({ form }: { form: FormularioNativoEmUso }) {
  return (
    <MarcaNativa form={form} nome="aceite">
      Li e aceito os{' '}
      <Link to="/termos-de-uso" target="_blank">
        termos de uso
      </Link>{' '}
      e a{' '}
      <Link to="/politica-privacidade" target="_blank">
        política de privacidade
      </Link>
      .
    </MarcaNativa>
  )
}
