import type { CobrancaDaAssinatura, SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { Secao } from '../../../ui/pagina.tsx'
import { maisNova } from '../pagamento/cobranca.ts'
import { PagamentoDaCobranca } from '../pagamento/pagamento-da-cobranca.tsx'
import { usePorta } from '../pagamento/porta.ts'
import { useCobranca } from '../pagamento/use-cobranca.ts'
import { useDepoisDePaga, usePagar } from '../pagamento/use-pagar.ts'

/** What waits to be paid: until it is, it comes before everything. */
export function EmAberto({
  situacao,
  cobranca: inicial,
}: {
  situacao: SituacaoDaAssinatura
  cobranca: CobrancaDaAssinatura
}) {
  const porta = usePorta()
  const [pedida, definirPedida] = useState(inicial)
  const cobranca = useCobranca(maisNova(pedida, inicial))
  useDepoisDePaga(cobranca)
  const { pagando, pagar } = usePagar((tentativa, pagamento) =>
    porta.pagarAberta(cobranca.codigo, tentativa, pagamento),
  )
  const { carenciaAte } = situacao
  const ate =
    carenciaAte === null ? '' : ` Tudo funciona até ${formatarData(carenciaAte)}; depois, a empresa só consulta.`
  return (
    <Secao
      titulo={`${formatarReais(cobranca.valorCentavos)} em aberto`}
      descricao={`Plano ${cobranca.plano.nome}, vencimento em ${formatarData(cobranca.vencimento)}.${ate}`}
    >
      <PagamentoDaCobranca
        cobranca={cobranca}
        provedor={situacao.provedor}
        pagando={pagando}
        aoPagar={(pagamento) => void pagar(pagamento).then((nova) => nova !== null && definirPedida(nova))}
      />
    </Secao>
  )
}
