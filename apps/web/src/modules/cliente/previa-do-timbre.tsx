import './previa-do-timbre.css'
import type { DadosDoTimbre } from '@vetlume/dominio/cliente'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'
import { PRAZO_DE_IMPRIMIR_MS } from '../../lib/prazo-de-imprimir.ts'
import { useEnderecoDoBlob } from '../../lib/use-endereco-do-blob.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'

export interface PreviaDoTimbreProps {
  /** As typed: what is saved may be otherwise. */
  dados: DadosDoTimbre
  logo: string | null
  aoFechar: () => void
}

/** A page under the letterhead that is being typed, drawn by the printer of the documents. */
export function PreviaDoTimbre({ dados, logo, aoFechar }: PreviaDoTimbreProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['cliente', 'timbre', dados, logo],
    queryFn: ({ signal }) =>
      api('POST /cliente/proprio/timbre/previa', dados, { sinal: signal, prazoMs: PRAZO_DE_IMPRIMIR_MS }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const endereco = useEnderecoDoBlob(data)
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      largura="md"
      titulo="Prévia do timbre"
      descricao="Uma página como será impressa, com o que está digitado. Nada foi salvo, e o laudo é um exemplo."
    >
      {error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {error === null && endereco === null && <Esqueleto linhas={12} />}
      {endereco !== null && (
        <img className="lc-folha" src={endereco} alt={`Página de exemplo com o timbre de ${dados.nome}`} />
      )}
    </Dialogo>
  )
}
