import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import type { LerCobranca } from '../../infra/tempo-real/index.ts'
import { lerCobranca } from './queries-cobranca.ts'
import { comoCobranca } from './situacao.ts'

/** For the connection of payments, whose ticket named the charge. */
export const lerCobrancaAoVivo =
  (db: Banco): LerCobranca =>
  async (codigo) => {
    const lida = await emTransacao(db, { papel: 'plataforma' }, (tx) => lerCobranca(tx, null, codigo))
    return lida === undefined ? null : comoCobranca(lida)
  }
