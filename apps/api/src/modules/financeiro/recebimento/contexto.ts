import { ROTULOS_DO_PROVEDOR, type ProvedorDoRecebimento } from '@vetlume/dominio/financeiro'
import type { Servicos } from '../../../context.ts'
import { exigir, type Banco } from '../../../infra/banco/index.ts'
import type { Lugar } from '../../../infra/por-empresa.ts'
import type { NosLivros } from '../baixar-conta.ts'

export { porEmpresa, type Lugar } from '../../../infra/por-empresa.ts'

export interface Apoio {
  db: Banco
  agora: Temporal.Instant
  servicos: Servicos
}

/** Who wrote a payment is who took it, whoever happened to be there; its days are those of the company. */
export async function comoProvedor(lugar: Lugar, provedor: ProvedorDoRecebimento): Promise<NosLivros> {
  const { tx, cliente } = lugar
  const { fuso } = exigir(
    await tx.selectFrom('cliente').select('fuso').where('codigo', '=', cliente).executeTakeFirst(),
  )
  return { ...lugar, ator: { nome: ROTULOS_DO_PROVEDOR[provedor], fuso } }
}
