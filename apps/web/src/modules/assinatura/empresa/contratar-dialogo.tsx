import { useQuery } from '@tanstack/react-query'
import type { CobrancaDaAssinatura, CotacaoDaAssinatura, SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import type { PlanoPublico } from '@vetlume/dominio/conta'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { useMudanca } from '../../../ui/use-mudanca.ts'
import { consultaDaCotacao, consultaDosPlanos, useAtualizarAssinatura, type Escolha } from './api.ts'
import { ContaDaCotacao } from './conta-da-cotacao.tsx'
import { EscolhaDoPlano } from './escolha-do-plano.tsx'
import { FormaDePagar, type Pagamento } from './forma-de-pagar.tsx'
import { PagamentoDaCobranca } from './pagamento-da-cobranca.tsx'
import { useCobranca } from './use-cobranca.ts'
import { pagarAberta, useDepoisDePaga, usePagar } from './use-pagar.ts'

export interface ContratarDialogoProps {
  situacao: SituacaoDaAssinatura
  /** Chosen before, on the page of plans. */
  inicial?: Partial<Escolha>
  aoFechar: () => void
}

interface PassoProps {
  situacao: SituacaoDaAssinatura
  escolha: Escolha
}

/** A smaller plan waits for the end of what was paid. */
function MarcarMudanca({
  situacao,
  cotacao,
  aoFechar,
}: {
  situacao: SituacaoDaAssinatura
  cotacao: CotacaoDaAssinatura
  aoFechar: () => void
}) {
  const { ocupado, executar } = useMudanca(useAtualizarAssinatura())
  const { plano, ciclo, periodoDe, excedentes } = cotacao
  const marcar = async () => {
    const pedir = () => api('POST /assinatura/mudanca', { plano: plano.codigo, ciclo, versao: situacao.versao })
    if (await executar(pedir, `Marcado: o ${plano.nome} começa em ${formatarData(periodoDe)}.`)) aoFechar()
  }
  return (
    <Botao variant="contained" loading={ocupado} disabled={excedentes.length > 0} onClick={() => void marcar()}>
      Marcar a mudança para {formatarData(periodoDe)}
    </Botao>
  )
}

function Aberta({
  cobranca: inicial,
  situacao,
  escolha,
  aoRecomecar,
}: PassoProps & {
  cobranca: CobrancaDaAssinatura
  aoRecomecar: (cobranca: CobrancaDaAssinatura) => void
}) {
  const cobranca = useCobranca(inicial)
  useDepoisDePaga(cobranca)
  const { pagando, pagar } = usePagar((codigo, pagamento) =>
    cobranca.permissoes.pagar ? pagarAberta(cobranca.codigo, codigo, pagamento) : assinar(codigo, escolha, pagamento),
  )
  return (
    <PagamentoDaCobranca
      cobranca={cobranca}
      provedor={situacao.provedor}
      pagando={pagando}
      aoPagar={(pagamento) => void pagar(pagamento).then((nova) => nova !== null && aoRecomecar(nova))}
    />
  )
}

const assinar = (codigo: string, { plano, ciclo, cupom }: Escolha, pagamento: Pagamento) =>
  api('POST /assinatura/pagamento', { codigo, plano, ciclo, ...pagamento, ...(cupom === '' ? {} : { cupom }) })

function Cotacao({
  situacao,
  escolha,
  aoPagar,
  aoFechar,
}: PassoProps & {
  aoPagar: (cobranca: CobrancaDaAssinatura) => void
  aoFechar: () => void
}) {
  const { data: cotacao, error, refetch } = useQuery(consultaDaCotacao(escolha))
  const { pagando, pagar } = usePagar((codigo, pagamento) => assinar(codigo, escolha, pagamento))
  if (error !== null && cotacao === undefined)
    return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (cotacao === undefined) return <Esqueleto linhas={4} />
  const { modo } = cotacao
  return (
    <>
      <ContaDaCotacao cotacao={cotacao} />
      {(modo === 'ASSINAR' || modo === 'AGORA') && (
        <FormaDePagar
          provedor={situacao.provedor}
          pagando={pagando}
          aoPagar={(pagamento) => void pagar(pagamento).then((cobranca) => cobranca !== null && aoPagar(cobranca))}
        />
      )}
      {modo === 'NO_FIM' && <MarcarMudanca situacao={situacao} cotacao={cotacao} aoFechar={aoFechar} />}
    </>
  )
}

function primeiraEscolha(
  { plano, ciclo }: SituacaoDaAssinatura,
  planos: readonly PlanoPublico[],
  inicial: Partial<Escolha> | undefined,
): Escolha {
  const [primeiro] = planos
  return { plano: plano?.codigo ?? primeiro?.codigo ?? '', ciclo: ciclo ?? 'MENSAL', cupom: '', ...inicial }
}

function Escolher({
  situacao,
  planos,
  inicial,
  aoFechar,
}: ContratarDialogoProps & { planos: readonly PlanoPublico[] }) {
  const [escolha, definirEscolha] = useState(() => primeiraEscolha(situacao, planos, inicial))
  const [cobranca, definirCobranca] = useState<CobrancaDaAssinatura | null>(null)
  if (cobranca !== null)
    return <Aberta cobranca={cobranca} situacao={situacao} escolha={escolha} aoRecomecar={definirCobranca} />
  return (
    <div className="as-pilha">
      <EscolhaDoPlano
        planos={planos}
        atual={situacao.plano?.codigo ?? null}
        escolha={escolha}
        aoMudar={(mudanca) => definirEscolha((antes) => ({ ...antes, ...mudanca }))}
      />
      <Cotacao situacao={situacao} escolha={escolha} aoPagar={definirCobranca} aoFechar={aoFechar} />
    </div>
  )
}

/** Chooses a plan, says what it costs and takes the payment, to the end, without leaving the window. */
export function ContratarDialogo(props: ContratarDialogoProps) {
  const { situacao, aoFechar } = props
  const { data: planos, error, refetch } = useQuery(consultaDosPlanos)
  // What it began as: once paid, the subscription behind it is another.
  const [titulo] = useState(situacao.permissoes.assinar ? 'Assinar' : 'Mudar de plano')
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo} acoes={<Botao onClick={aoFechar}>Fechar</Botao>}>
      {planos === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {planos === undefined && error === null && <Esqueleto linhas={6} />}
      {planos !== undefined && <Escolher {...props} planos={planos} />}
    </Dialogo>
  )
}
