import type { CotacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { LinhaDeValor, QuadroDeValores } from '../../../ui/quadro-de-valores.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Dinheiro } from '../../../ui/valores.tsx'

const POR: Readonly<Record<CotacaoDaAssinatura['ciclo'], string>> = { MENSAL: 'por mês', ANUAL: 'por ano' }

/** When what was chosen begins, and what the one after costs. */
function quando({ modo, periodoDe, periodoAte, depoisCentavos, ciclo, plano }: CotacaoDaAssinatura): string {
  const depois = `${formatarReais(depoisCentavos)} ${POR[ciclo]}`
  if (modo === 'NENHUMA') return 'É o plano que já corre.'
  if (modo === 'NO_FIM')
    return `Nada se paga agora: o ${plano.nome} começa em ${formatarData(periodoDe)}, quando termina o que foi pago, a ${depois}.`
  return `Vale já, até ${formatarData(periodoAte)}. Depois, ${depois}.`
}

/** What a choice costs, line by line, before anybody decides. */
export function ContaDaCotacao({ cotacao }: { cotacao: CotacaoDaAssinatura }) {
  const { modo, plano, brutoCentavos, descontoCentavos, creditoCentavos, valorCentavos, sobraCentavos } = cotacao
  const { cupom, recusaDoCupom, excedentes } = cotacao
  const paga = modo === 'ASSINAR' || modo === 'AGORA'
  return (
    <div className="as-pilha">
      {recusaDoCupom !== null && <Recado tom="warning">{recusaDoCupom}</Recado>}
      {cupom !== null && (
        <p className="as-cupom-vale">
          Cupom <b>{cupom.texto}</b>: {cupom.efeito}
        </p>
      )}
      {paga && (
        <QuadroDeValores>
          <LinhaDeValor rotulo={plano.nome}>
            <Dinheiro centavos={brutoCentavos} />
          </LinhaDeValor>
          {descontoCentavos > 0 && (
            <LinhaDeValor rotulo="Desconto do cupom">
              <Dinheiro centavos={-descontoCentavos} />
            </LinhaDeValor>
          )}
          {creditoCentavos > 0 && (
            <LinhaDeValor rotulo="Crédito do que foi pago e não usado">
              <Dinheiro centavos={-creditoCentavos} />
            </LinhaDeValor>
          )}
          <LinhaDeValor rotulo="A pagar agora" forte>
            <Dinheiro centavos={valorCentavos} />
          </LinhaDeValor>
          {sobraCentavos > 0 && (
            <LinhaDeValor rotulo="Fica de crédito para a próxima">
              <Dinheiro centavos={sobraCentavos} />
            </LinhaDeValor>
          )}
        </QuadroDeValores>
      )}
      <p className="as-quando">{quando(cotacao)}</p>
      {excedentes.length > 0 && (
        <Recado tom="error">
          Antes da mudança, reduza o que passa do limite do {plano.nome}:{' '}
          {excedentes.map(({ rotulo, usado, limite }) => `${rotulo}: ${usado} de ${limite}`).join('; ')}.
        </Recado>
      )}
    </div>
  )
}
