import type { contratoAssinatura } from '@vetlume/dominio/assinatura'
import type { RespostaDe } from '@vetlume/dominio/contrato'

type Bilhetes = RespostaDe<(typeof contratoAssinatura)['POST /assinatura/publica/bilhete']>
/** A company of who said the password, with the ticket that reaches its payments. */
export type EmpresaDoBilhete = Bilhetes['empresas'][number]
