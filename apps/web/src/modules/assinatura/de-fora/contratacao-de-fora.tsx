import '../pagamento/pagamento.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { parte } from '../../../ui/parte.tsx'
import { ProvedorDeUi } from '../../../ui/provedor.tsx'
import { consultaDosPlanos } from '../pagamento/consultas.ts'
import { Contratacao } from '../pagamento/contratacao.tsx'
import { PortaDosPagamentos } from '../pagamento/porta.ts'
import { useDocumentoProprio } from '../pagamento/use-documento-proprio.ts'
import type { EscolhaDePlano } from '../planos.ts'
import type { EmpresaDoBilhete } from './empresa-do-bilhete.ts'
import { portaDoBilhete } from './porta-do-bilhete.ts'
import { BotaoElo } from '../../../ui/elo.tsx'

const EnderecoFiscal = parte(async () => (await import('./endereco-fiscal.tsx')).EnderecoFiscal)

export interface ContratacaoDeForaProps {
  empresa: EmpresaDoBilhete
  escolha: EscolhaDePlano
}

const consultaDoProvedor = {
  queryKey: ['assinatura', 'provedor'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /assinatura/publica/provedor', {}, { sinal: signal, publico: true }),
}

function Conteudo({ empresa, escolha }: ContratacaoDeForaProps) {
  const provedor = useQuery(consultaDoProvedor)
  const planos = useQuery(consultaDosPlanos)
  useDocumentoProprio(provedor.data)
  const erro = provedor.error ?? planos.error
  if (provedor.data === undefined || planos.data === undefined)
    return erro === null ? (
      <Esqueleto linhas={6} />
    ) : (
      <EstadoDeErro erro={erro} aoTentarDeNovo={() => void Promise.all([provedor.refetch(), planos.refetch()])} />
    )
  return (
    <Contratacao
      provedor={provedor.data}
      planos={planos.data}
      atual={empresa.situacao.estado === 'ATIVO' ? (empresa.situacao.plano?.codigo ?? null) : null}
      inicial={{ ...escolha, cupom: '' }}
      depoisDePaga={
        <>
          <EnderecoFiscal bilhete={empresa.bilhete} />
          <p className="pp-centro pp-espaco">
            <BotaoElo to="/login" variant="contained">
              Entrar para usar
            </BotaoElo>
          </p>
        </>
      }
    />
  )
}

/** A plan for the company of a ticket, to the end, without a session. */
export function ContratacaoDeFora({ empresa, escolha }: ContratacaoDeForaProps) {
  const [porta] = useState(() => portaDoBilhete(empresa.bilhete))
  return (
    <ProvedorDeUi>
      <PortaDosPagamentos value={porta}>
        <Conteudo empresa={empresa} escolha={escolha} />
      </PortaDosPagamentos>
    </ProvedorDeUi>
  )
}
