import { useQuery } from '@tanstack/react-query'
import type { CobrancaDaAssinatura, CotacaoDaAssinatura, ProvedorDePagamento } from '@vetlume/dominio/assinatura'
import type { PlanoPublico } from '@vetlume/dominio/conta'
import { useState, type ReactNode } from 'react'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { ContaDaCotacao } from './conta-da-cotacao.tsx'
import { EscolhaDoPlano } from './escolha-do-plano.tsx'
import { FormaDePagar } from './forma-de-pagar.tsx'
import { PagamentoDaCobranca } from './pagamento-da-cobranca.tsx'
import { usePorta, type Escolha } from './porta.ts'
import { useCobranca } from './use-cobranca.ts'
import { useDepoisDePaga, usePagar } from './use-pagar.ts'

interface PassoProps {
  provedor: ProvedorDePagamento
  escolha: Escolha
}

function Aberta({
  cobranca: inicial,
  provedor,
  escolha,
  depoisDePaga,
  aoRecomecar,
}: PassoProps & {
  cobranca: CobrancaDaAssinatura
  depoisDePaga: ReactNode
  aoRecomecar: (cobranca: CobrancaDaAssinatura) => void
}) {
  const porta = usePorta()
  const cobranca = useCobranca(inicial)
  useDepoisDePaga(cobranca)
  const { pagando, pagar } = usePagar((codigo, pagamento) =>
    cobranca.permissoes.pagar
      ? porta.pagarAberta(cobranca.codigo, codigo, pagamento)
      : porta.assinar(codigo, escolha, pagamento),
  )
  return (
    <>
      <PagamentoDaCobranca
        cobranca={cobranca}
        provedor={provedor}
        pagando={pagando}
        aoPagar={(pagamento) => void pagar(pagamento).then((nova) => nova !== null && aoRecomecar(nova))}
      />
      {cobranca.estado === 'PAGA' && depoisDePaga}
    </>
  )
}

function Cotacao({
  provedor,
  escolha,
  noFim,
  aoPagar,
}: PassoProps & {
  noFim: ContratacaoProps['noFim']
  aoPagar: (cobranca: CobrancaDaAssinatura) => void
}) {
  const porta = usePorta()
  // Asked anew for each choice: nothing of it is computed here.
  const { data, error, refetch } = useQuery({
    queryKey: ['assinatura', 'cotacao', porta.chave, escolha],
    queryFn: ({ signal }) => porta.cotar(escolha, signal),
    staleTime: 0,
  })
  const { pagando, pagar } = usePagar((codigo, pagamento) => porta.assinar(codigo, escolha, pagamento))
  if (error !== null && data === undefined) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (data === undefined) return <Esqueleto linhas={4} />
  return (
    <>
      <ContaDaCotacao cotacao={data} />
      {(data.modo === 'ASSINAR' || data.modo === 'AGORA') && (
        <FormaDePagar
          provedor={provedor}
          pagando={pagando}
          aoPagar={(pagamento) => void pagar(pagamento).then((cobranca) => cobranca !== null && aoPagar(cobranca))}
        />
      )}
      {data.modo === 'NO_FIM' && noFim(data)}
    </>
  )
}

export interface ContratacaoProps {
  provedor: ProvedorDePagamento
  planos: readonly PlanoPublico[]
  /** The plan that runs. */
  atual: string | null
  inicial: Escolha
  /** What can be done about a choice that waits for the end of what was paid. */
  noFim: (cotacao: CotacaoDaAssinatura) => ReactNode
  /** Where to go once it is paid; nowhere where the screen is the place. */
  depoisDePaga?: ReactNode
}

/** Chooses a plan, says what it costs and takes the payment, to the end, without leaving. */
export function Contratacao({ provedor, planos, atual, inicial, noFim, depoisDePaga }: ContratacaoProps) {
  const [escolha, definirEscolha] = useState(inicial)
  const [cobranca, definirCobranca] = useState<CobrancaDaAssinatura | null>(null)
  if (cobranca !== null)
    return (
      <Aberta
        cobranca={cobranca}
        provedor={provedor}
        escolha={escolha}
        depoisDePaga={depoisDePaga}
        aoRecomecar={definirCobranca}
      />
    )
  return (
    <div className="as-pilha">
      <EscolhaDoPlano
        planos={planos}
        atual={atual}
        escolha={escolha}
        aoMudar={(mudanca) => definirEscolha((antes) => ({ ...antes, ...mudanca }))}
      />
      <Cotacao provedor={provedor} escolha={escolha} noFim={noFim} aoPagar={definirCobranca} />
    </div>
  )
}
