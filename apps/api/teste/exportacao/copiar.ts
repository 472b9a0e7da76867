import { randomUUID } from 'node:crypto'
import type { Servicos } from '../../src/context.ts'
import type { Banco } from '../../src/infra/banco/index.ts'
import { SEM_FIM } from '../../src/infra/pedinte.ts'
import { escreverCopia } from '../../src/modules/exportacao/escrever-copia.ts'
import { criarPacote } from '../../src/modules/exportacao/pacote.ts'

/** The file of a company, whole: for tests, which have small ones. */
export async function copiar(db: Banco, servicos: Servicos, cliente: string): Promise<Buffer> {
  const agora = Temporal.Instant.from('2026-11-20T15:00:00Z')
  const pacote = criarPacote(new Date(agora.epochMilliseconds))
  const encomenda = {
    db,
    servicos,
    agora,
    exportacao: randomUUID(),
    pedinte: { dono: cliente, sinal: SEM_FIM },
    andar: async () => undefined,
  }
  const [partes] = await Promise.all([pacote.fluxo.toArray(), escreverCopia(encomenda, pacote)])
  return Buffer.concat(partes as Buffer[])
}
