import { contar } from '@vetlume/dominio/formatos'
import { ROTULOS_DO_MEIO, type SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import { LinhaDeValor, QuadroDeValores } from '../../../ui/quadro-de-valores.tsx'
import { Data, Dinheiro } from '../../../ui/valores.tsx'
import { EtiquetaDoEstado } from '../../cliente/index.ts'

const CICLO = { MENSAL: 'mensal', ANUAL: 'anual' } as const

function Cartao({ cartao }: Pick<SituacaoDaAssinatura, 'cartao'>) {
  if (cartao === null) return null
  const { bandeira, final, validade } = cartao
  return (
    <LinhaDeValor rotulo="Cartão das renovações">
      {bandeira} final {final}
      {validade !== null && `, vale até ${validade}`}
    </LinhaDeValor>
  )
}

function Proxima({ situacao: { proximaCobranca, periodo, renova } }: { situacao: SituacaoDaAssinatura }) {
  if (proximaCobranca !== null) {
    const { dia, valorCentavos, meio } = proximaCobranca
    return (
      <LinhaDeValor rotulo="Próxima cobrança">
        <Dinheiro centavos={valorCentavos} /> em <Data dia={dia} />, {ROTULOS_DO_MEIO[meio].toLowerCase()}
      </LinhaDeValor>
    )
  }
  if (periodo === null || renova) return null
  return (
    <LinhaDeValor rotulo="Termina em">
      <Data dia={periodo.ate} />
    </LinhaDeValor>
  )
}

/** The subscription as it is, each fact a line. */
export function QuadroDaAssinatura({ situacao }: { situacao: SituacaoDaAssinatura }) {
  const { estado, plano, ciclo, testeAte, periodo, mudancaMarcada, creditoCentavos, cupom, cartao, emAberto } = situacao
  return (
    <QuadroDeValores>
      <LinhaDeValor rotulo="Plano" forte>
        {plano === null ? 'Grátis' : plano.nome}
        {plano !== null && ciclo !== null && `, ${CICLO[ciclo]}`}
      </LinhaDeValor>
      <LinhaDeValor rotulo="Situação">
        <EtiquetaDoEstado estado={estado} />
      </LinhaDeValor>
      {testeAte !== null && (
        <LinhaDeValor rotulo="Teste grátis até">
          <Data dia={testeAte} />
        </LinhaDeValor>
      )}
      {estado === 'ATIVO' && periodo === null && emAberto === null && (
        <LinhaDeValor rotulo="Pagamento">nada é cobrado por aqui</LinhaDeValor>
      )}
      {periodo !== null && (
        <LinhaDeValor rotulo="Período pago">
          <Data dia={periodo.de} /> a <Data dia={periodo.ate} />
        </LinhaDeValor>
      )}
      <Proxima situacao={situacao} />
      {mudancaMarcada !== null && (
        <LinhaDeValor rotulo="Mudança marcada">
          {mudancaMarcada.plano.nome}, {CICLO[mudancaMarcada.ciclo]}, em <Data dia={mudancaMarcada.dia} />
        </LinhaDeValor>
      )}
      <Cartao cartao={cartao} />
      {creditoCentavos > 0 && (
        <LinhaDeValor rotulo="Crédito">
          <Dinheiro centavos={creditoCentavos} />
        </LinhaDeValor>
      )}
      {cupom !== null && (
        <LinhaDeValor rotulo={`Cupom ${cupom.texto}`}>
          {cupom.mesesRestantes === null
            ? 'vale enquanto durar a assinatura'
            : `mais ${contar(cupom.mesesRestantes, 'mês', 'meses')}`}
        </LinhaDeValor>
      )}
    </QuadroDeValores>
  )
}
