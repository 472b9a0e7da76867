import { emTransacao } from '../../infra/banco/index.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { darPassoNaExportacao } from './dar-passo.ts'
import { esquecerLinks, falharParadas, vencidas } from './queries-plataforma.ts'

const PARADA = 'A cópia parou no meio e não continuou. Peça outra.'

/** Deletes the files whose time is over, and tells those that died. The bytes go first: a failure leaves the row, to be tried again. */
export const recolherExportacoes: Rotina = async ({ db, agora, servicos: { arquivos } }) => {
  const instante = agora.toString()
  const naPlataforma = { papel: 'plataforma' } as const
  const velhas = await emTransacao(db, naPlataforma, async (tx) => {
    await falharParadas(tx, instante, PARADA)
    await esquecerLinks(tx, instante)
    return vencidas(tx, instante)
  })
  for (const velha of velhas) {
    await arquivos.apagar(velha.sha256)
    await emTransacao(db, naPlataforma, (tx) => darPassoNaExportacao(tx, velha, 'vencer'))
  }
}
