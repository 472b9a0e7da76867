import type { ProblemaDoProvedor } from '@vetlume/dominio/assinatura'
import { Recado } from '../../ui/recado.tsx'
import { DataHora } from '../../ui/valores.tsx'

const TITULOS: Readonly<Record<ProblemaDoProvedor['problema'], string>> = {
  CREDENCIAIS: 'Ninguém consegue pagar a assinatura.',
  CONFIGURACAO: 'Um pagamento de assinatura foi recusado por um problema da sua conta.',
}

/** What only who runs the platform mends, for as long as it is so. */
export function ProblemaDosPagamentos({ problema }: { problema: ProblemaDoProvedor | null }) {
  if (problema === null) return null
  return (
    <Recado tom={problema.problema === 'CREDENCIAIS' ? 'error' : 'warning'}>
      <b>{TITULOS[problema.problema]}</b> {problema.detalhe} Desde <DataHora instante={problema.desde} />. Nada foi
      cobrado de quem tentou.
    </Recado>
  )
}
