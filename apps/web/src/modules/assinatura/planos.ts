import type { Ciclo, PlanoPublico } from '@vetlume/dominio/conta'
import { useEffect, useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import type { Busca } from '../../buscas.ts'

export type PlanosAVenda = { planos: readonly PlanoPublico[] } | { erro: string; tentarDeNovo: () => void } | null

function perguntar(definir: (situacao: PlanosAVenda) => void): void {
  const tentarDeNovo = () => {
    definir(null)
    perguntar(definir)
  }
  api('GET /plano/publico').then(
    (planos) => definir({ planos }),
    (erro: unknown) => definir({ erro: mensagemDoErro(erro), tentarDeNovo }),
  )
}

/** Plans for sale; null while they come. */
export function usePlanos(): PlanosAVenda {
  const [situacao, definirSituacao] = useState<PlanosAVenda>(null)
  useEffect(() => perguntar(definirSituacao), [])
  return situacao
}

export interface EscolhaDePlano {
  plano: string
  ciclo: Ciclo
}

/** The plan chosen on the page of plans, carried in the address. */
export function lerEscolha({ plano, ciclo = 'MENSAL' }: Busca<'/realizar-assinatura'>): EscolhaDePlano | null {
  return plano === undefined ? null : { plano, ciclo }
}

export function precoDoPlano({ mensalCentavos, anualCentavos }: PlanoPublico, ciclo: Ciclo): number {
  return ciclo === 'ANUAL' ? anualCentavos : mensalCentavos
}
