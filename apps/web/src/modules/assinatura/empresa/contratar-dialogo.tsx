import { useQuery } from '@tanstack/react-query'
import type { CotacaoDaAssinatura, SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import type { PlanoPublico } from '@vetlume/dominio/conta'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { useMudanca } from '../../../ui/use-mudanca.ts'
import { Contratacao } from '../pagamento/contratacao.tsx'
import type { Escolha } from '../pagamento/porta.ts'
import { consultaDosPlanos, useAtualizarAssinatura } from '../pagamento/consultas.ts'

export interface ContratarDialogoProps {
  situacao: SituacaoDaAssinatura
  /** Chosen before, on the page of plans. */
  inicial?: Partial<Escolha>
  aoFechar: () => void
}

function primeiraEscolha(
  { plano, ciclo }: SituacaoDaAssinatura,
  planos: readonly PlanoPublico[],
  inicial: Partial<Escolha> | undefined,
): Escolha {
  const [primeiro] = planos
  return { plano: plano?.codigo ?? primeiro?.codigo ?? '', ciclo: ciclo ?? 'MENSAL', cupom: '', ...inicial }
}

/** A plan for the company of the session, to the end, without leaving the window. */
export function ContratarDialogo({ situacao, inicial, aoFechar }: ContratarDialogoProps) {
  const { data: planos, error, refetch } = useQuery(consultaDosPlanos)
  const { ocupado, executar } = useMudanca(useAtualizarAssinatura())
  const marcar = async ({ plano, ciclo, periodoDe }: CotacaoDaAssinatura) => {
    const pedir = () => api('POST /assinatura/mudanca', { plano: plano.codigo, ciclo, versao: situacao.versao })
    if (await executar(pedir, `Marcado: o ${plano.nome} começa em ${formatarData(periodoDe)}.`)) aoFechar()
  }
  // What it began as: once paid, the subscription behind it is another.
  const [titulo] = useState(situacao.permissoes.assinar ? 'Assinar' : 'Mudar de plano')
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo} acoes={<Botao onClick={aoFechar}>Fechar</Botao>}>
      {planos === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {planos === undefined && error === null && <Esqueleto linhas={6} />}
      {planos !== undefined && (
        <Contratacao
          provedor={situacao.provedor}
          planos={planos}
          atual={situacao.plano?.codigo ?? null}
          inicial={primeiraEscolha(situacao, planos, inicial)}
          marcacao={{ ocupado, aoMarcar: (cotacao) => void marcar(cotacao) }}
        />
      )}
    </Dialogo>
  )
}
