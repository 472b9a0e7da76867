import { useContext, useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Alerta } from '../alerta.tsx'
import { Botao } from '../botao.tsx'
import { classes } from '../classes.ts'
import { NaJanela } from '../janela.ts'
import { parte } from '../parte.tsx'
import estilos from './formulario.module.css'
import type { ConflitoAberto, Desfecho } from './tipos-do-conflito.ts'
import type { ElementoDoFormulario, ErroGeral } from './use-formulario.ts'
import { useParado } from './use-parado.ts'

const Conflito = parte(async () => (await import('./conflito.tsx')).Conflito)
const AvisoDoDesfecho = parte(async () => (await import('./conflito.tsx')).AvisoDoDesfecho)

interface FormularioBasico extends ElementoDoFormulario {
  enviar: (evento?: FormEvent<HTMLFormElement>) => Promise<void>
  erroGeral: ErroGeral | null
  conflito: ConflitoAberto | null
  desfecho: Desfecho | null
  formState: { isSubmitting: boolean; isDirty: boolean }
  digitaSalvando: boolean
}

export interface FormularioProps {
  form: FormularioBasico
  /** What it is for, to a screen reader: "Dados do paciente". */
  rotulo: string
  rotuloDeSalvar?: string
  aoCancelar?: () => void
  /** `Voltar` where what the form does is a cancelling itself. */
  rotuloDeCancelar?: string
  /** After a version conflict: loads what is on the server now. */
  aoRecarregar?: () => void
  /** Beside the main buttons, on the left. */
  outrasAcoes?: ReactNode
  /** `fixo`: buttons follow the foot of the screen, for long forms. In a window they always do. */
  rodape?: 'normal' | 'fixo'
  children: ReactNode
}

function useTeclasDeSalvar({ lerElemento, enviar, formState }: FormularioBasico): void {
  const { isSubmitting } = formState
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      const salvar = (evento.ctrlKey || evento.metaKey) && (evento.key.toLowerCase() === 's' || evento.key === 'Enter')
      const foco = document.activeElement
      const nosso = lerElemento()?.contains(foco) === true || foco === document.body
      if (!salvar || !nosso) return
      evento.preventDefault()
      if (!isSubmitting) void enviar()
    }
    addEventListener('keydown', aoTeclar)
    return () => removeEventListener('keydown', aoTeclar)
  }, [lerElemento, enviar, isSubmitting])
}

function Falha({ erro, aoRecarregar }: { erro: ErroGeral; aoRecarregar: (() => void) | undefined }) {
  const quadro = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A field with its own message already has the focus; anything else is only said here, maybe off screen.
    if (erro.temCampo) return
    quadro.current?.focus({ preventScroll: true })
    quadro.current?.scrollIntoView({ block: 'center' })
  }, [erro])
  const acao =
    erro.conflito && aoRecarregar !== undefined ? (
      <Botao size="small" color="inherit" onClick={aoRecarregar}>
        Ver versão atual
      </Botao>
    ) : undefined
  return (
    <Alerta ref={quadro} tabIndex={-1} severity={erro.conflito ? 'warning' : 'error'} action={acao}>
      {erro.mensagem}
      {erro.outros.length > 0 && (
        <ul className={estilos.lista}>
          {erro.outros.map((texto) => (
            <li key={texto}>{texto}</li>
          ))}
        </ul>
      )}
    </Alerta>
  )
}

/** The form around its fields: what went wrong on top, buttons below, Ctrl+S and Ctrl+Enter to save. */
export function Formulario({
  form,
  rotulo,
  rotuloDeSalvar = 'Salvar',
  aoCancelar,
  rotuloDeCancelar = 'Cancelar',
  aoRecarregar,
  outrasAcoes,
  rodape = 'normal',
  children,
}: FormularioProps) {
  useTeclasDeSalvar(form)
  const { fixarElemento, enviar, erroGeral, conflito, desfecho, formState } = form
  const { isSubmitting } = formState
  const aoEnviar = (evento: FormEvent<HTMLFormElement>) => {
    // A dialog opened from this form is its React child: its submit must not become ours.
    evento.stopPropagation()
    if (isSubmitting) evento.preventDefault()
    else void enviar(evento)
  }
  const janela = useContext(NaJanela)
  const parado = janela !== null && isSubmitting && !form.digitaSalvando
  useParado(parado, form.lerElemento, '[data-pe]')
  const { isDirty } = formState
  useEffect(() => (isDirty ? janela?.guardar() : undefined), [janela, isDirty])
  const cancelar = () => {
    if (aoCancelar === undefined) return
    if (janela === null) aoCancelar()
    else void janela.fechar(aoCancelar)
  }
  return (
    <form
      noValidate
      aria-label={rotulo}
      aria-busy={isSubmitting}
      ref={fixarElemento}
      onSubmit={aoEnviar}
      data-parado={parado}
      className={estilos.formulario}
    >
      {conflito !== null && <Conflito conflito={conflito} />}
      {desfecho !== null && <AvisoDoDesfecho key={desfecho.modo} desfecho={desfecho} />}
      {erroGeral !== null && <Falha erro={erroGeral} aoRecarregar={aoRecarregar} />}
      {children}
      <div
        role="presentation"
        data-pe
        // Leaving a field may show its error and push the buttons down, away from the click: the focus stays where it is.
        onMouseDown={(evento) => evento.preventDefault()}
        className={classes(estilos.pe, estilos[janela === null ? rodape : 'janela'])}
      >
        {outrasAcoes !== undefined && <div className={estilos.fila}>{outrasAcoes}</div>}
        {/* Together: what does not fit beside them takes a line of its own. */}
        <div className={estilos.botoes}>
          {aoCancelar !== undefined && (
            <Botao variant="outlined" onClick={cancelar}>
              {rotuloDeCancelar}
            </Botao>
          )}
          <Botao type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {rotuloDeSalvar}
          </Botao>
        </div>
      </div>
    </form>
  )
}

export interface GradeProps {
  /** Columns on a wide screen; one on a phone. */
  colunas?: 2 | 3 | 4
  children: ReactNode
}

/** Fields side by side. Put `className="inteiro"` on one that takes the whole row. */
export function Grade({ colunas = 2, children }: GradeProps) {
  return (
    <div className={estilos.grade} data-colunas={colunas}>
      {children}
    </div>
  )
}
