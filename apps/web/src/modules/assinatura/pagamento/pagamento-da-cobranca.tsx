import {
  TEXTOS_DA_RECUSA,
  type CobrancaDaAssinatura,
  type DesfechoDeTeste,
  type ProvedorDePagamento,
} from '@vetlume/dominio/assinatura'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { FormaDePagar, type FormaDePagarProps } from './forma-de-pagar.tsx'
import { PixDaCobranca, useTempoQueResta } from './pix-da-cobranca.tsx'

export interface PagamentoDaCobrancaProps extends Omit<FormaDePagarProps, 'provedor'> {
  cobranca: CobrancaDaAssinatura
  provedor: ProvedorDePagamento
}

const SEM_FALHA = { mensagem: null, oQueFazer: null }

const DESFECHOS: readonly { desfecho: DesfechoDeTeste; rotulo: string }[] = [
  { desfecho: 'APROVAR', rotulo: 'Simular que foi pago' },
  { desfecho: 'RECUSAR', rotulo: 'Simular recusa' },
]

/** Only with the provider of test: makes happen what somebody else would. */
function Simular({ codigo }: { codigo: string }) {
  const [indo, definirIndo] = useState(false)
  const decidir = async (desfecho: DesfechoDeTeste) => {
    definirIndo(true)
    await api('POST /assinatura/publica/teste', { codigo, desfecho }).catch((erro: unknown) => avisar.erro(erro))
    definirIndo(false)
  }
  return (
    <div className="as-acoes">
      {DESFECHOS.map(({ desfecho, rotulo }) => (
        <Botao key={desfecho} size="small" disabled={indo} onClick={() => void decidir(desfecho)}>
          {rotulo}
        </Botao>
      ))}
    </div>
  )
}

function Paga({ valorCentavos, plano }: CobrancaDaAssinatura) {
  return (
    <p className="as-paga" role="status">
      <b>Pagamento confirmado.</b> {formatarReais(valorCentavos)}, plano {plano.nome}.
    </p>
  )
}

/** What went wrong with the last asking; a Pix whose time is over did too, before anybody tells. */
function Falha({ pagamento, venceu }: { pagamento: CobrancaDaAssinatura['pagamento']; venceu: boolean }) {
  const { mensagem, oQueFazer } = venceu ? TEXTOS_DA_RECUSA.PIX_EXPIRADO : (pagamento ?? SEM_FALHA)
  if (mensagem === null) return null
  return (
    <Recado tom="error">
      <b>{mensagem}</b> {oQueFazer}
    </Recado>
  )
}

/** What a charge waits for, and what can be done about it: nothing of it needs the page to be loaded again. */
export function PagamentoDaCobranca({ cobranca, provedor, pagando, aoPagar }: PagamentoDaCobrancaProps) {
  const { estado, pagamento, valorCentavos, permissoes } = cobranca
  const resta = useTempoQueResta(pagamento?.pix?.expiraEm ?? null)
  const [outroJeito, definirOutroJeito] = useState(false)
  if (estado === 'PAGA') return <Paga {...cobranca} />
  const pendente = pagamento?.estado === 'PENDENTE' || pagamento?.estado === 'CRIADA'
  const venceu = pendente && pagamento.pix !== null && resta === null
  const esperando = pendente && !venceu
  const escolhe = !esperando || outroJeito
  return (
    <div className="as-pilha">
      {!esperando && <Falha pagamento={pagamento} venceu={venceu} />}
      {esperando && pagamento.pix !== null && resta !== null && (
        <PixDaCobranca pix={pagamento.pix} valorCentavos={valorCentavos} resta={resta} />
      )}
      {esperando && pagamento.meio === 'CARTAO' && (
        <p className="as-centro" role="status">
          O banco está analisando o pagamento. A tela avisa sozinha quando houver resposta.
        </p>
      )}
      {esperando && pagamento.teste && <Simular codigo={pagamento.codigo} />}
      {!escolhe && permissoes.pagar && <Botao onClick={() => definirOutroJeito(true)}>Pagar de outro jeito</Botao>}
      {escolhe && (
        <FormaDePagar
          provedor={provedor}
          pagando={pagando}
          aoPagar={(escolhido) => {
            definirOutroJeito(false)
            aoPagar(escolhido)
          }}
        />
      )}
    </div>
  )
}
