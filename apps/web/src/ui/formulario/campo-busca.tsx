import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { useEspera } from '../../lib/use-espera.ts'
import { Busca } from './busca.tsx'
import type { OpcaoDeBusca } from './tipos-da-busca.ts'
import { useCampo } from './use-campo.ts'
import type { CampoProps } from './use-campo.ts'

export type { OpcaoDeBusca }

interface FonteDaBusca {
  /** Cache key of what is searched, e.g. `['tutor', 'opcoes']`. */
  chave: readonly string[]
  procurar: (texto: string, sinal: AbortSignal) => Promise<OpcaoDeBusca[]>
  /** What is said where there is nothing to choose yet, and where it comes from. */
  nenhum?: string | undefined
  /** Label of this action and what it does: opens a dialog and answers what was made, or null. */
  criar?: { rotulo: string; executar: (texto: string) => Promise<OpcaoDeBusca | null> }
}

/** Not a record: the entry at the foot of the options that makes a new one. */
const CRIAR = 'criar'

function useOpcoes({ chave, procurar, criar, nenhum = 'Nada encontrado' }: FonteDaBusca, aberta: boolean) {
  const [texto, definirTexto] = useState('')
  const procurado = useEspera(texto.trim())
  const { data, error, isFetching } = useQuery({
    queryKey: [...chave, procurado],
    queryFn: ({ signal }) => procurar(procurado, signal),
    enabled: aberta,
    staleTime: 10_000,
  })
  // Options of an earlier text must never be chosen by an Enter meant for what was typed since.
  const emDia = procurado === texto.trim() && !isFetching
  const opcoes: OpcaoDeBusca[] = emDia ? [...(data ?? [])] : []
  if (criar !== undefined && emDia && data !== undefined)
    opcoes.push({
      codigo: CRIAR,
      nova: true,
      nome: texto.trim() === '' ? criar.rotulo : `${criar.rotulo} “${texto.trim()}”`,
    })
  return {
    opcoes,
    carregando: !emDia,
    texto,
    definirTexto,
    semOpcoes: error !== null ? mensagemDoErro(error) : procurado === '' ? nenhum : 'Nada encontrado',
  }
}

export interface CampoBuscaProps<V extends FieldValues, S> extends CampoProps<V, S>, FonteDaBusca {
  /** The record that the form starts with: the form keeps its key, the field shows its name. */
  inicial?: OpcaoDeBusca | null
  /** One that something else than this field gave the form: a CEP gives its city. */
  dada?: OpcaoDeBusca | null
  aoEscolher?: (opcao: OpcaoDeBusca | null) => void
  /** The cursor starts here when the form opens. */
  focar?: boolean
}

/** One record found by typing. The form keeps its `codigo`, or null. */
export function CampoBusca<V extends FieldValues, S>(props: CampoBuscaProps<V, S>) {
  const { inicial = null, dada = null, criar, aoEscolher, focar = false } = props
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  const [aberta, definirAberta] = useState(false)
  const [escolhida, definirEscolhida] = useState<OpcaoDeBusca | null>(inicial)
  const { opcoes, carregando, texto, definirTexto, semOpcoes } = useOpcoes(props, aberta)
  const escolher = (opcao: OpcaoDeBusca | null) => {
    definirEscolhida(opcao)
    mudar(opcao?.codigo ?? null)
    aoEscolher?.(opcao)
  }
  const aoMudar = async (opcao: OpcaoDeBusca | null) => {
    if (opcao?.codigo !== CRIAR) return escolher(opcao)
    const criada = await criar?.executar(texto.trim())
    if (criada != null) escolher(criada)
  }
  return (
    <Busca
      {...quadro}
      valor={[escolhida, dada, inicial].find((opcao) => opcao?.codigo === valor) ?? null}
      opcoes={opcoes}
      carregando={carregando}
      semOpcoes={semOpcoes}
      aoAbrir={definirAberta}
      aoTeclar={(evento) => {
        // What is searched is not chosen yet: the form must not be sent without it.
        if (evento.key === 'Enter' && (aberta || texto !== '')) evento.preventDefault()
      }}
      aoDigitar={definirTexto}
      aoEscolher={(opcao) => void aoMudar(opcao)}
      onBlur={aoSair}
      referencia={referencia}
      focar={focar}
    />
  )
}
