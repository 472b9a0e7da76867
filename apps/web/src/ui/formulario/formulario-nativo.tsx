import type { ReactNode } from 'react'
import { Alerta } from '../alerta.tsx'
import { Botao } from '../botao.tsx'
import estilos from './formulario-nativo.module.css'
import type { FormularioNativoEmUso } from './use-formulario-nativo.ts'

/** Without its script the form must not be sent: the browser would put the password in the address. */
const PRERENDER = import.meta.env.SSR

export interface FormularioNativoProps {
  form: FormularioNativoEmUso
  rotulo: string
  rotuloDeEnviar: string
  rotuloEnviando: string
  /** Leads back a step. */
  aoVoltar?: (() => void) | undefined
  children: ReactNode
}

/** A form that the browser holds: errors announced, one button, no second submit while the first runs. */
export function FormularioNativo({
  form,
  rotulo,
  rotuloDeEnviar,
  rotuloEnviando,
  aoVoltar,
  children,
}: FormularioNativoProps) {
  const { erroGeral, enviando, aoEnviar, aoDigitar } = form
  return (
    <form
      className={estilos.formulario}
      noValidate
      aria-label={rotulo}
      aria-busy={enviando}
      onSubmit={aoEnviar}
      onInput={aoDigitar}
    >
      {erroGeral !== null && <Alerta severity="error">{erroGeral}</Alerta>}
      {children}
      <Botao type="submit" variant="contained" loading={enviando} loadingPosition="start" disabled={PRERENDER}>
        {enviando ? rotuloEnviando : rotuloDeEnviar}
      </Botao>
      {aoVoltar !== undefined && (
        <Botao variant="outlined" onClick={aoVoltar}>
          Voltar
        </Botao>
      )}
    </form>
  )
}
