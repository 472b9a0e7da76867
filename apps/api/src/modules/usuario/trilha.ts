import { ROTULOS_DE_PERFIL } from '@vetlume/dominio/usuario'
import type { Ficha } from './queries-da-ficha.ts'

/** What of a person's record the audit trail keeps, in words that are still true when a clinic changes its name. */
export function paraTrilha({ nome, email, cpf, telefone, perfis, vinculos, ativo }: Ficha) {
  const lugares = vinculos.map(({ perfil, cliente, parceiro, especialista }) =>
    [ROTULOS_DE_PERFIL[perfil], cliente.nome, parceiro?.nome ?? especialista?.nome]
      .filter((parte) => parte !== undefined)
      .join(' · '),
  )
  return { nome, email, cpf, telefone, perfis, vinculos: lugares, ativo }
}
