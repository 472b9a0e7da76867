import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { CobrancaDaAssinatura, CotacaoDaAssinatura, ProvedorDePagamento } from '@vetlume/dominio/assinatura'
import type { PlanoPublico } from '@vetlume/dominio/conta'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState, type ReactNode } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../../ui/quadro-de-valores.tsx'
import { Dinheiro } from '../../../ui/valores.tsx'
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

/** What is still to be paid, for who tries again: the plan and the coupon are those that were chosen. */
function AindaAPagar({ plano, cupom, valorCentavos, descontoCentavos }: CobrancaDaAssinatura) {
  return (
    <QuadroDeValores>
      {cupom !== null && descontoCentavos > 0 && (
        <LinhaDeValor rotulo={`Desconto do cupom ${cupom}`}>
          <Dinheiro centavos={-descontoCentavos} />
        </LinhaDeValor>
      )}
      <LinhaDeValor rotulo={`A pagar agora, ${plano.nome}`} forte>
        <Dinheiro centavos={valorCentavos} />
      </LinhaDeValor>
    </QuadroDeValores>
  )
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
      {cobranca.estado !== 'PAGA' && cobranca.estado !== 'ABERTA' && <AindaAPagar {...cobranca} />}
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

export interface Marcacao {
  ocupado: boolean
  aoMarcar: (cotacao: CotacaoDaAssinatura) => void
}

/** A smaller plan waits for the end of what was paid. */
function NoFim({ cotacao, marcacao }: { cotacao: CotacaoDaAssinatura; marcacao: Marcacao | undefined }) {
  const dia = formatarData(cotacao.periodoDe)
  if (marcacao === undefined)
    return (
      <p>
        <Link to="/login">Entre</Link> para marcar a mudança para {dia}.
      </p>
    )
  const { ocupado, aoMarcar } = marcacao
  return (
    <Botao
      variant="contained"
      loading={ocupado}
      disabled={cotacao.excedentes.length > 0}
      onClick={() => aoMarcar(cotacao)}
    >
      Marcar a mudança para {dia}
    </Botao>
  )
}

function Cotacao({
  provedor,
  escolha,
  marcacao,
  aoPagar,
}: PassoProps & {
  marcacao: Marcacao | undefined
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
      {data.modo === 'NO_FIM' && <NoFim cotacao={data} marcacao={marcacao} />}
    </>
  )
}

export interface ContratacaoProps {
  provedor: ProvedorDePagamento
  planos: readonly PlanoPublico[]
  /** The plan that runs. */
  atual: string | null
  inicial: Escolha
  /** Marks a choice that waits for the end of what was paid; undefined where it cannot be done from here. */
  marcacao?: Marcacao
  /** Where to go once it is paid; nowhere where the screen is the place. */
  depoisDePaga?: ReactNode
}

/** Chooses a plan, says what it costs and takes the payment, to the end, without leaving. */
export function Contratacao({ provedor, planos, atual, inicial, marcacao, depoisDePaga }: ContratacaoProps) {
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
      <Cotacao provedor={provedor} escolha={escolha} marcacao={marcacao} aoPagar={definirCobranca} />
    </div>
  )
}
