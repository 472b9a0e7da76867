import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { useRef, useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { useRascunho } from '../../../lib/use-rascunho.ts'
import { useAcao } from '../api.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { AreaDeTexto } from '../../../ui/formulario/area-de-texto.tsx'
import { Recado } from '../../../ui/recado.tsx'
import estilos from './escrever-comentario.module.css'

const MAXIMO = 2_000

const numero = escritorDeNumeros()

export interface EscreverComentarioProps {
  rotulo: string
  dica?: string
  /** Where what is being written is kept. */
  rascunho: string
  /** What was there before. */
  inicial?: string
  acao: string
  enviar: (texto: string) => Promise<unknown>
  aoEnviar?: () => void
  /** Without it there is nothing to give up. */
  aoDesistir?: () => void
}

/** What is being written survives leaving the screen, a lost network and the end of the session. */
export function EscreverComentario(props: EscreverComentarioProps) {
  const { rotulo, dica, inicial = '', acao, enviar, aoEnviar, aoDesistir } = props
  const { encontrado, guardar, descartar } = useRascunho<string>(props.rascunho)
  const campo = useRef<HTMLTextAreaElement>(null)
  const [digitado, definirDigitado] = useState<string | null>(null)
  const texto = digitado ?? encontrado?.dados ?? inicial
  const limpo = texto.trim()
  const longo = limpo.length > MAXIMO
  const { mutate, isPending, error } = useAcao(enviar)
  const escrever = (novo: string) => {
    definirDigitado(novo)
    guardar(novo)
  }
  const desistir = () => {
    descartar()
    aoDesistir?.()
  }
  const mandar = () => {
    if (limpo === '' || longo || isPending) return
    if (limpo === inicial) return desistir()
    mutate(limpo, {
      onSuccess: () => {
        definirDigitado(null)
        descartar()
        // Blank, the button no longer takes the focus that it had.
        campo.current?.focus()
        aoEnviar?.()
      },
    })
  }
  return (
    <Pilha
      como="form"
      espaco={2}
      aria-label={rotulo}
      onSubmit={(evento) => {
        evento.preventDefault()
        mandar()
      }}
    >
      {error !== null && <Recado tom="error">{mensagemDoErro(error)}</Recado>}
      <AreaDeTexto
        rotulo={rotulo}
        referencia={(elemento) => {
          campo.current = elemento
        }}
        placeholder={dica}
        autoFocus={aoDesistir !== undefined}
        linhas={2}
        value={texto}
        onChange={({ target }) => escrever(target.value)}
        onKeyDown={(evento) => {
          if (evento.key === 'Escape' && aoDesistir !== undefined) desistir()
          if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return
          evento.preventDefault()
          mandar()
        }}
        erro={longo}
        // Cutting what was pasted would lose it unseen.
        ajuda={
          texto.length > MAXIMO * 0.9
            ? `${numero(texto.length)} de ${numero(MAXIMO)} caracteres${longo ? ': encurte para enviar' : ''}`
            : undefined
        }
      />
      <div className={estilos.botoes}>
        {aoDesistir !== undefined && (
          <Botao variant="outlined" onClick={desistir}>
            Cancelar
          </Botao>
        )}
        <Botao type="submit" variant="contained" loading={isPending} disabled={limpo === '' || longo}>
          {acao}
        </Botao>
      </div>
    </Pilha>
  )
}
