import { VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import { PRODUTO } from '@vetlume/dominio/produto'

/** Who answers for the platform's own data, and how to reach its data protection officer. */
export const CONTROLADOR = {
  razaoSocial: `${PRODUTO.nome} Tecnologia Veterinária Ltda.`,
  cnpj: '12.ABC.345/01DE-35',
  cidade: 'São Paulo, SP',
  email: `privacidade@${PRODUTO.slug}.com.br`,
} as const

/** Version of the terms and of the policy that consents refer to. A change of meaning is a new version; old consents keep theirs. */
export const VIGENCIA = { versao: VERSAO_DOS_TERMOS, data: '2026-11-20' } as const
