import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { Icone } from '../icones/icone.tsx'
import { Opcoes } from '../opcoes.tsx'
import { Quadro, type QuadroProps } from './quadro.tsx'
import s from './lista-suspensa.module.css'

export interface Opcao {
  valor: string
  rotulo: string
}

export interface ListaSuspensaProps extends Omit<QuadroProps, 'obrigatorio' | 'desabilitado'> {
  valor: string
  opcoes: readonly Opcao[]
  /** What is said while none of them is chosen. */
  vazio?: string
  /** The blank choice of what is optional: an option of its own, whose value is ''. */
  semEscolha?: string | undefined
  aoMudar: (valor: string) => void
  name?: string
  required?: boolean
  disabled?: boolean
  focar?: boolean
  'aria-label'?: string
  onBlur?: ((evento: FocusEvent<HTMLButtonElement>) => void) | undefined
  referencia?: ((elemento: HTMLButtonElement | null) => void) | undefined
}

const SETA = <Icone nome="expand-more" tamanho="pequeno" className={s.seta} />

/** An arrow opens the list, as a press does. */
const abrirComSeta = (abrir: (ancora: HTMLButtonElement) => void) => (evento: KeyboardEvent<HTMLButtonElement>) => {
  if (evento.key !== 'ArrowDown' && evento.key !== 'ArrowUp') return
  evento.preventDefault()
  abrir(evento.currentTarget)
}

const comEmBranco = (opcoes: readonly Opcao[], rotulo: string | undefined): readonly Opcao[] =>
  rotulo === undefined ? opcoes : [{ valor: '', rotulo }, ...opcoes]

/** One of a few fixed options, in a list that opens under it. */
export function ListaSuspensa(props: ListaSuspensaProps) {
  const {
    valor,
    opcoes,
    vazio = 'Escolha',
    semEscolha,
    aoMudar,
    onBlur,
    referencia,
    'aria-label': nome,
    ...resto
  } = props
  const { name, required = false, disabled = false, focar = false, ...quadro } = resto
  const [ancora, definirAncora] = useState<HTMLButtonElement | null>(null)
  const escolhida = opcoes.find((opcao) => opcao.valor === valor)
  return (
    <>
      <Quadro {...quadro} obrigatorio={required} desabilitado={disabled} depois={SETA} semFor>
        {({ id, idDoRotulo, daEntrada }) => (
          <button
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={ancora !== null}
            aria-controls={`${id}-opcoes`}
            {...(nome === undefined ? { 'aria-labelledby': idDoRotulo } : { 'aria-label': nome })}
            {...(required ? { 'aria-required': true } : {})}
            {...daEntrada}
            className={`${daEntrada.className} ${s.botao}`}
            data-vazio={escolhida === undefined}
            id={id}
            name={name}
            disabled={disabled}
            autoFocus={focar}
            ref={referencia}
            onClick={({ currentTarget }) => definirAncora(currentTarget)}
            onKeyDown={abrirComSeta(definirAncora)}
            // The list takes the focus while it is open: the field was not left.
            onBlur={(evento) => ancora !== null || onBlur?.(evento)}
          >
            {escolhida?.rotulo ?? semEscolha ?? vazio}
          </button>
        )}
      </Quadro>
      {ancora !== null && (
        <Opcoes
          ancora={ancora}
          valor={valor}
          opcoes={comEmBranco(opcoes, semEscolha)}
          aoMudar={aoMudar}
          aoFechar={() => definirAncora(null)}
        />
      )}
    </>
  )
}
