import Box from '@mui/material/Box'
import { Suspense, useContext, useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Alerta } from '../alerta.tsx'
import { Botao } from '../botao.tsx'
import { NaJanela } from '../janela.ts'
import { parte } from '../parte.tsx'
import type { ConflitoAberto, Desfecho } from './tipos-do-conflito.ts'
import type { ElementoDoFormulario, ErroGeral } from './use-formulario.ts'

const Conflito = parte(async () => (await import('./conflito.tsx')).Conflito)
const AvisoDoDesfecho = parte(async () => (await import('./conflito.tsx')).AvisoDoDesfecho)

interface FormularioBasico extends ElementoDoFormulario {
  enviar: (evento?: FormEvent<HTMLFormElement>) => Promise<void>
  erroGeral: ErroGeral | null
  conflito: ConflitoAberto | null
  desfecho: Desfecho | null
  formState: { isSubmitting: boolean; isDirty: boolean }
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
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
          {erro.outros.map((texto) => (
            <li key={texto}>{texto}</li>
          ))}
        </Box>
      )}
    </Alerta>
  )
}

const noPe = { position: 'sticky', bottom: 0, zIndex: 2, borderTop: 1, borderColor: 'divider' } as const

const RODAPES = {
  normal: {},
  fixo: { ...noPe, mx: -1, px: 1, py: 3, bgcolor: 'background.default' },
  // Over the room that the window leaves around what it holds.
  janela: { ...noPe, mx: -5, mb: -2, px: 5, pt: 3, pb: 4, bgcolor: 'background.paper' },
} as const

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
  const { isDirty } = formState
  useEffect(() => (isDirty ? janela?.guardar() : undefined), [janela, isDirty])
  const cancelar = () => {
    if (aoCancelar === undefined) return
    if (janela === null) aoCancelar()
    else void janela.fechar(aoCancelar)
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={rotulo}
      aria-busy={isSubmitting}
      ref={fixarElemento}
      onSubmit={aoEnviar}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 4 }}
    >
      {conflito !== null && (
        <Suspense fallback={null}>
          <Conflito conflito={conflito} />
        </Suspense>
      )}
      {desfecho !== null && (
        <Suspense fallback={null}>
          <AvisoDoDesfecho key={desfecho.modo} desfecho={desfecho} />
        </Suspense>
      )}
      {erroGeral !== null && <Falha erro={erroGeral} aoRecarregar={aoRecarregar} />}
      {children}
      <Box
        // Leaving a field may show its error and push the buttons down, away from the click: the focus stays where it is.
        onMouseDown={(evento) => evento.preventDefault()}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'flex-end',
          alignItems: 'center',
          ...RODAPES[janela === null ? rodape : 'janela'],
        }}
      >
        {outrasAcoes !== undefined && <Box sx={{ display: 'flex', gap: 2 }}>{outrasAcoes}</Box>}
        {/* Together: what does not fit beside them takes a line of its own. */}
        <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
          {aoCancelar !== undefined && (
            <Botao variant="outlined" onClick={cancelar}>
              {rotuloDeCancelar}
            </Botao>
          )}
          <Botao type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {rotuloDeSalvar}
          </Botao>
        </Box>
      </Box>
    </Box>
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
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0,1fr)',
          sm: 'repeat(2, minmax(0,1fr))',
          md: `repeat(${colunas}, minmax(0,1fr))`,
        },
        '& > .inteiro': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  )
}
