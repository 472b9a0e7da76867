import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { importarComRede } from '../importada.tsx'
import { avisarDaFalta } from '../parte.tsx'
import { Entrada } from './entrada.tsx'
import type { ComumDaBusca, EscolhasDaBusca, Feito, OpcaoDeBusca } from './tipos-da-busca.ts'

type Completa = ComponentType<EscolhasDaBusca & { feito: Feito | null }>

let completa: Completa | undefined

/** Null when it did not arrive. */
async function carregar(): Promise<Completa | null> {
  try {
    const { BuscaCompleta } = await importarComRede(() => import('../sobrepostos/combobox.tsx'))
    completa = BuscaCompleta
    return BuscaCompleta
  } catch (erro) {
    console.error(erro)
    return null
  }
}

const ABRIR = 'data-abrir'

/** The same field in the time that the code of the search takes: it keeps what is typed, and that it was pressed. */
function Provisoria({
  escolhidas,
  rotulo,
  ajuda,
  erro = false,
  className,
  name,
  required,
  disabled,
  placeholder,
  focar,
  onBlur,
  referencia,
}: EscolhasDaBusca) {
  const id = useId()
  return (
    <Entrada
      rotulo={rotulo}
      ajuda={ajuda}
      erro={erro}
      className={className}
      name={name}
      required={required}
      disabled={disabled}
      placeholder={placeholder}
      autoFocus={focar}
      onBlur={onBlur}
      ref={referencia}
      role="combobox"
      aria-expanded={false}
      aria-controls={`${id}-opcoes`}
      autoComplete="off"
      defaultValue={escolhidas.map(({ nome }) => nome).join(', ')}
      onMouseDown={({ currentTarget }) => currentTarget.setAttribute(ABRIR, '')}
      // What is typed is not chosen yet: the form must not be sent without it.
      onKeyDown={(evento) => {
        const { value, defaultValue } = evento.currentTarget
        if (evento.key === 'Enter' && value !== defaultValue) evento.preventDefault()
      }}
    />
  )
}

/** What the person did to the field that is about to be replaced; null when nobody is in it. */
function lerFeito(campo: HTMLInputElement | null | undefined): Feito | null {
  if (campo == null || campo !== document.activeElement) return null
  const { value, defaultValue } = campo
  return { digitado: value === defaultValue ? null : value, abrir: campo.hasAttribute(ABRIR) }
}

/**
 * The search box weighs more than all other fields together, so its code is asked for when the first one is drawn and
 * no page waits for it; who is already in the field when it arrives stays there, with what was typed. When it does not
 * arrive, coming to the field asks for it again.
 */
function BuscaQueChega(props: EscolhasDaBusca) {
  const [chegada, definirChegada] = useState<{ Campo: Completa; feito: Feito | null } | null>(() =>
    completa === undefined ? null : { Campo: completa, feito: null },
  )
  const quadro = useRef<HTMLDivElement>(null)
  const [pedido, definirPedido] = useState(() => (completa === undefined ? carregar() : null))
  useEffect(() => {
    if (chegada !== null || pedido === null) return undefined
    let vivo = true
    void pedido.then((Campo) => {
      if (!vivo) return undefined
      const feito = lerFeito(quadro.current?.querySelector('input'))
      if (Campo === null) return feito === null ? undefined : avisarDaFalta()
      // In one go: no key nor press falls on a field that is about to leave.
      flushSync(() => definirChegada({ Campo, feito }))
    })
    return () => {
      vivo = false
    }
  }, [chegada, pedido])
  const pedirDeNovo = chegada === null ? () => definirPedido(carregar()) : undefined
  return (
    <div ref={quadro} onFocus={pedirDeNovo} className={props.className}>
      {chegada === null ? (
        <Provisoria {...props} className={undefined} />
      ) : (
        <chegada.Campo {...props} className={undefined} feito={chegada.feito} />
      )}
    </div>
  )
}

export interface BuscaProps extends ComumDaBusca {
  valor: OpcaoDeBusca | null
  aoEscolher: (opcao: OpcaoDeBusca | null) => void
}

/** One record found by typing. */
export function Busca({ valor, aoEscolher, ...resto }: BuscaProps) {
  return (
    <BuscaQueChega
      {...resto}
      varios={false}
      escolhidas={valor === null ? [] : [valor]}
      aoEscolher={([opcao]) => aoEscolher(opcao ?? null)}
    />
  )
}

export interface BuscaDeVariosProps extends ComumDaBusca {
  /** The same list while it holds the same. */
  valores: readonly OpcaoDeBusca[]
  aoMudar: (valores: readonly OpcaoDeBusca[]) => void
}

/** Several records found by typing, each a chip that is taken out with its button or with Backspace. */
export function BuscaDeVarios({ valores, aoMudar, ...resto }: BuscaDeVariosProps) {
  return <BuscaQueChega {...resto} varios escolhidas={valores} aoEscolher={aoMudar} />
}
