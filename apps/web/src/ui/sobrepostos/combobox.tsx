import { Combobox } from '@base-ui/react/combobox'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode, RefCallback, RefObject } from 'react'
import type { EscolhasDaBusca, Feito, OpcaoDeBusca } from '../formulario/tipos-da-busca.ts'
import { Icone } from '../icones/icone.tsx'
import { Quadro } from '../formulario/quadro.tsx'
import c from './combobox.module.css'
import s from './flutua.module.css'

function LinhaDaOpcao({ nome, detalhe, nova = false }: OpcaoDeBusca) {
  return (
    <span className={nova ? c.nova : c.linha}>
      {nome}
      {detalhe != null && detalhe !== '' && <small>{detalhe}</small>}
    </span>
  )
}

export interface AchadosProps {
  carregando: boolean
  semOpcoes: ReactNode
}

/** What is found, and what is said while nothing is. */
export function Achados({ carregando, semOpcoes }: AchadosProps) {
  return (
    <>
      <Combobox.Status className={c.recado}>{carregando ? 'Procurando…' : null}</Combobox.Status>
      <Combobox.Empty className={c.recado}>{carregando ? null : semOpcoes}</Combobox.Empty>
      <Combobox.List>
        {(opcao: OpcaoDeBusca) => (
          <Combobox.Item key={opcao.codigo} value={opcao} className={`${s.item} ${s.opcao}`}>
            <LinhaDaOpcao {...opcao} />
          </Combobox.Item>
        )}
      </Combobox.List>
    </>
  )
}

/** What every search in a list is told about its options. */
export const COMO_OPCAO = {
  filter: null,
  itemToStringLabel: ({ nome }: OpcaoDeBusca) => nome,
  itemToStringValue: ({ codigo }: OpcaoDeBusca) => codigo,
  isItemEqualToValue: (a: OpcaoDeBusca, b: OpcaoDeBusca) => a.codigo === b.codigo,
}

function Botoes({ comValor }: { comValor: boolean }) {
  return (
    <>
      {comValor && (
        <Combobox.Clear className={c.botao} aria-label="Limpar" tabIndex={-1}>
          <Icone nome="close" tamanho={16} />
        </Combobox.Clear>
      )}
      <Combobox.Trigger className={c.botao} aria-label="Abrir" tabIndex={-1}>
        <Icone nome="expand-more" tamanho="pequeno" />
      </Combobox.Trigger>
    </>
  )
}

/** Once, what the person did to the field whose place this takes: still in it, with what was typed. */
function useFeito(
  feito: Feito | null,
  aoDigitar: (texto: string) => void,
  abrir: (abre: boolean) => void,
  referencia: EscolhasDaBusca['referencia'],
): RefCallback<HTMLInputElement> {
  const entrada = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (feito === null) return
    entrada.current?.focus()
    const fim = entrada.current?.value.length ?? 0
    entrada.current?.setSelectionRange(fim, fim)
    if (feito.digitado !== null) aoDigitar(feito.digitado)
    // After it is there: a list that opens with its field hides it from who reads the screen.
    if (feito.digitado !== null || feito.abrir) abrir(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it is what was done before this field was there
  }, [])
  return (elemento) => {
    entrada.current = elemento
    referencia?.(elemento)
  }
}

type PropsDaEntrada = ComponentProps<typeof Combobox.Input>

/** What is typed into. */
function Digitacao({ onKeyDown, ...props }: PropsDaEntrada) {
  return (
    <Combobox.Input
      {...props}
      autoComplete="off"
      onKeyDown={(evento) => {
        onKeyDown?.(evento)
        // Closed, Escape is of the window that the field is in, and what was chosen stays.
        if (evento.key === 'Escape' && evento.currentTarget.getAttribute('aria-expanded') !== 'true')
          evento.preventBaseUIHandler()
        // An Enter before the answer came does not close the search.
        if (evento.key === 'Enter' && !evento.currentTarget.hasAttribute('aria-activedescendant'))
          evento.preventBaseUIHandler()
      }}
    />
  )
}

/** What was chosen of several, before what is typed into. */
function Fichas({ escolhidas, children }: { escolhidas: readonly OpcaoDeBusca[]; children: ReactNode }) {
  return (
    <Combobox.Chips className={c.fichas}>
      {escolhidas.map((um) => (
        <Combobox.Chip key={um.codigo} className={c.ficha}>
          {um.nome}
          <Combobox.ChipRemove className={c.tirar} aria-label={`Retirar ${um.nome}`}>
            <Icone nome="close" tamanho={14} />
          </Combobox.ChipRemove>
        </Combobox.Chip>
      ))}
      {children}
    </Combobox.Chips>
  )
}

function ListaDeAchados({ ancora, ...achados }: AchadosProps & { ancora: RefObject<HTMLDivElement | null> }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner
        className={s.lugar}
        anchor={ancora}
        side="bottom"
        align="start"
        sideOffset={4}
        collisionPadding={8}
      >
        <Combobox.Popup className={`${s.caixa} ${s.opcoes} ${c.achados}`}>
          <Achados {...achados} />
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

/** One record, or several, found by typing. Arrows walk what was found without the cursor leaving the text. */
export function BuscaCompleta(props: EscolhasDaBusca & { feito: Feito | null }) {
  const {
    feito,
    varios,
    escolhidas,
    opcoes,
    carregando,
    semOpcoes,
    aoDigitar,
    aoAbrir,
    aoEscolher,
    aoTeclar,
    ...resto
  } = props
  const { name, required = false, disabled = false, placeholder, onBlur, referencia, focar = false, ...quadro } = resto
  const caixa = useRef<HTMLDivElement>(null)
  const [aberta, definirAberta] = useState(false)
  const abrir = (abre: boolean) => {
    definirAberta(abre)
    aoAbrir(abre)
  }
  const ligar = useFeito(feito, aoDigitar, abrir, referencia)
  const daDigitacao = { name, placeholder, onBlur, onKeyDown: aoTeclar, autoFocus: focar && feito === null, ref: ligar }
  return (
    <Combobox.Root<OpcaoDeBusca, boolean>
      {...COMO_OPCAO}
      items={opcoes}
      disabled={disabled}
      autoHighlight
      open={aberta}
      {...(feito?.digitado == null ? {} : { defaultInputValue: feito.digitado })}
      multiple={varios}
      value={varios ? escolhidas : (escolhidas[0] ?? null)}
      onValueChange={(nova) => aoEscolher([nova ?? []].flat())}
      onOpenChange={abrir}
      onInputValueChange={(texto, { reason }) => aoDigitar(reason === 'input-change' ? texto : '')}
    >
      <Quadro
        {...quadro}
        caixa={caixa}
        obrigatorio={required}
        desabilitado={disabled}
        depois={<Botoes comValor={!varios && escolhidas.length > 0 && !disabled} />}
      >
        {({ id, daEntrada }) => {
          const digitacao = <Digitacao {...daDigitacao} {...daEntrada} id={id} aria-required={required} />
          return varios ? <Fichas escolhidas={escolhidas}>{digitacao}</Fichas> : digitacao
        }}
      </Quadro>
      <ListaDeAchados ancora={caixa} carregando={carregando} semOpcoes={semOpcoes} />
    </Combobox.Root>
  )
}
