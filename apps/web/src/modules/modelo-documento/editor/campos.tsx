import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { UNIDADES, type UnidadeDoLaudo } from '@vetlume/dominio/laudo'
import { Entrada } from '../../../ui/formulario/entrada.tsx'
import { ListaSuspensa } from '../../../ui/formulario/lista-suspensa.tsx'
import { idDoLugar } from './ids-dos-lugares.ts'
import { useProblema } from './oficina.ts'

interface CampoProps {
  /** Place in the draft: `secoes.0.titulo`. */
  caminho: string
  rotulo: string
  ajuda?: string | undefined
  desabilitado?: boolean
}

/** What every field shares: its place, so that a problem can lead to it, and what is wrong there. */
function useComuns({ caminho, rotulo, ajuda, desabilitado = false }: CampoProps) {
  const problema = useProblema(caminho)
  return {
    id: idDoLugar(caminho),
    rotulo,
    disabled: desabilitado,
    erro: problema !== undefined,
    ajuda: problema ?? ajuda,
  }
}

export interface CampoSimplesProps extends CampoProps {
  valor: string
  maximo: number
  aoMudar: (valor: string) => void
}

export function CampoSimples(props: CampoSimplesProps) {
  const { valor, maximo, aoMudar } = props
  return (
    <Entrada
      {...useComuns(props)}
      maxLength={maximo}
      autoComplete="off"
      value={valor}
      onChange={({ target }) => aoMudar(target.value)}
    />
  )
}

export interface SelecaoProps<T extends string> extends CampoProps {
  valor: T
  opcoes: readonly { valor: T; rotulo: string }[]
  aoMudar: (valor: T) => void
}

export function Selecao<T extends string>(props: SelecaoProps<T>) {
  const { valor, opcoes, aoMudar } = props
  return (
    <ListaSuspensa
      {...useComuns(props)}
      valor={valor}
      opcoes={opcoes}
      aoMudar={(escolhida) => aoMudar(escolhida as T)}
    />
  )
}

const rotuloDaUnidade = (unidade: UnidadeDoLaudo) =>
  unidade === '' ? 'sem unidade' : unidade === 'ml' ? 'mL' : unidade === 'v' ? 'v (vértebras)' : unidade
const TODAS = UNIDADES.map((valor) => ({ valor, rotulo: rotuloDaUnidade(valor) }))

/** A unit of those that laudos write. */
export function SelecaoDeUnidade(props: Omit<SelecaoProps<UnidadeDoLaudo>, 'opcoes' | 'rotulo'>) {
  return <Selecao {...props} rotulo="Unidade" opcoes={TODAS} />
}

export interface CampoDeNumeroProps extends CampoProps {
  valor: number | null
  aoMudar: (valor: number | null) => void
}

const escreverNumero = escritorDeNumeros({ useGrouping: false, maximumFractionDigits: 6 })

/** A number with decimal comma, kept only when it is one; blank is null. */
export function CampoDeNumero(props: CampoDeNumeroProps) {
  const { valor, aoMudar } = props
  const comuns = useComuns(props)
  return (
    <Entrada
      {...comuns}
      // What is typed is the person's until it leaves the field, and another value starts it again.
      key={valor ?? 'vazio'}
      defaultValue={valor === null ? '' : escreverNumero(valor)}
      onBlur={({ target }) => {
        const lido = target.value.trim() === '' ? null : Number(target.value.replace(',', '.'))
        if (lido !== null && (!Number.isFinite(lido) || lido < 0)) target.value = ''
        else if (lido !== valor) aoMudar(lido)
      }}
      inputMode="decimal"
      maxLength={9}
      autoComplete="off"
    />
  )
}
