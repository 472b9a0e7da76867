import { Link } from '@tanstack/react-router'
import { AceitePublico } from '../../ui/publico/formulario-publico.tsx'
import type { FormularioPublicoEmUso } from '../../ui/publico/use-formulario-publico.ts'

/** Who is invited agrees with the terms before there is an account. */
export function AceiteDosTermos({ form }: { form: FormularioPublicoEmUso }) {
  return (
    <AceitePublico form={form} nome="aceite">
      Li e aceito os{' '}
      <Link to="/termos-de-uso" target="_blank">
        termos de uso
      </Link>{' '}
      e a{' '}
      <Link to="/politica-privacidade" target="_blank">
        política de privacidade
      </Link>
      .
    </AceitePublico>
  )
}
