import type { CobrancaDaAssinatura, DesfechoDeTeste, ProvedorDePagamento } from '@vetlume/dominio/assinatura'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { useState } from 'react'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { FormaDePagar, type FormaDePagarProps } from './forma-de-pagar.tsx'
import { PixDaCobranca } from './pix-da-cobranca.tsx'

export interface PagamentoDaCobrancaProps extends Omit<FormaDePagarProps, 'provedor'> {
  cobranca: CobrancaDaAssinatura
  provedor: ProvedorDePagamento
}

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

/** What a charge waits for, and what can be done about it: nothing of it needs the page to be loaded again. */
export function PagamentoDaCobranca({ cobranca, provedor, pagando, aoPagar }: PagamentoDaCobrancaProps) {
  const { estado, pagamento, valorCentavos } = cobranca
  if (estado === 'PAGA') return <Paga {...cobranca} />
  const esperando = pagamento?.estado === 'PENDENTE' || pagamento?.estado === 'CRIADA'
  const falhou = pagamento !== null && !esperando && pagamento.mensagem !== null
  return (
    <div className="as-pilha">
      {falhou && (
        <Recado tom="error">
          <b>{pagamento.mensagem}</b> {pagamento.oQueFazer}
        </Recado>
      )}
      {esperando && pagamento.pix !== null && <PixDaCobranca pix={pagamento.pix} valorCentavos={valorCentavos} />}
      {esperando && pagamento.meio === 'CARTAO' && (
        <p className="as-centro" role="status">
          O banco está analisando o pagamento. A tela avisa sozinha quando houver resposta.
        </p>
      )}
      {esperando && pagamento.teste && <Simular codigo={pagamento.codigo} />}
      {!esperando && <FormaDePagar provedor={provedor} pagando={pagando} aoPagar={aoPagar} />}
    </div>
  )
}
