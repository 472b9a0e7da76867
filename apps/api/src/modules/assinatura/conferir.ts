import { sql } from 'kysely'
import { CredenciaisRecusadas, type PagamentoLido } from '../../infra/pagamento/index.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { aplicarPagamento } from './aplicar.ts'
import { porConta, type Apoio } from './contexto.ts'
import { desfazerPagamento } from './desfazer-pagamento.ts'
import { anotarCredenciaisRecusadas, credenciaisValem } from './problema.ts'
import { lerTentativa, type TentativaDaCobranca } from './queries-cobranca.ts'

const MAXIMO = 100
/** After it, what a dispute ended in is not asked about any more. */
const MAIS_LONGA_DISPUTA = Temporal.Duration.from({ hours: 200 * 24 })
const MOTIVO = 'conferencia-de-pagamentos'

/** Each is put off as it is taken: of two processes one asks, and what cannot be read does not keep the turn of the others. */
async function aConferir({ db, agora, servicos }: Apoio): Promise<{ codigo: string; aDevolver: boolean }[]> {
  const { nome, conferirEmSegundos } = servicos.pagamento
  return porConta({ db, agora }, MOTIVO, async ({ tx }) => {
    const { rows } = await sql<{ codigo: string; aDevolver: boolean }>`
      update tentativa_pagamento t set conferir_em = case t.estado when 'CONTESTADA' then ${agora.add({ hours: 24 }).toString()}::timestamptz
        else ${agora.add({ seconds: conferirEmSegundos }).toString()}::timestamptz end
      from (select codigo from tentativa_pagamento
        where (estado in ('CRIADA', 'PENDENTE', 'CONTESTADA') or a_devolver) and criada_em > ${agora.subtract(MAIS_LONGA_DISPUTA).toString()}
          and conferir_em <= ${agora.toString()} and provedor = ${nome}
        order by conferir_em limit ${MAXIMO} for update skip locked) vez
      where t.codigo = vez.codigo returning t.codigo, t.a_devolver as "aDevolver"`.execute(tx)
    return rows
  })
}

/** An attempt that the provider never heard of. */
const nuncaChegou = ({ codigo }: TentativaDaCobranca): PagamentoLido => ({
  pagamento: `sem-pagamento-${codigo}`,
  referencia: codigo,
  estado: 'RECUSADA',
  motivo: 'SEM_RESPOSTA',
  valorCentavos: 0,
  taxaCentavos: 0,
  pix: null,
  cartao: null,
})

async function conferirUma(apoio: Apoio, codigo: string): Promise<void> {
  const { db, agora, servicos } = apoio
  const { pagamento: provedor } = servicos
  const tentativa = await porConta({ db, agora }, MOTIVO, ({ tx }) => lerTentativa(tx, codigo))
  if (tentativa === undefined) return
  const achado =
    tentativa.pagamento === null
      ? await provedor.procurar({ referencia: codigo, agora })
      : await provedor.consultar({ pagamento: tentativa.pagamento, agora })
  const lido = achado ?? (tentativa.estado === 'CRIADA' ? nuncaChegou(tentativa) : null)
  if (lido !== null) await porConta({ db, agora }, MOTIVO, (lugar) => aplicarPagamento(lugar, lido, provedor))
}

/**
 * Looks at what waits for too long: a reply that was lost, a notice that never came, money that was to go back. One that cannot be read
 * holds back no other.
 */
export const conferirPagamentos: Rotina = async (apoio) => {
  const falhas: unknown[] = []
  if (!(await credenciaisValem(apoio, MOTIVO))) return
  for (const { codigo, aDevolver } of await aConferir(apoio))
    await (aDevolver ? desfazerPagamento(apoio, codigo, MOTIVO) : conferirUma(apoio, codigo)).catch(
      async (erro: unknown) => {
        if (!(erro instanceof CredenciaisRecusadas)) return falhas.push(erro)
        return porConta(apoio, MOTIVO, (lugar) => anotarCredenciaisRecusadas(lugar, apoio.servicos.pagamento))
      },
    )
  if (falhas.length > 0) throw new Error(`${falhas.length} payments could not be read`, { cause: falhas[0] })
}
