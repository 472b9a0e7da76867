import { sql } from 'kysely'
import { emTransacao } from '../../../infra/banco/index.ts'
import { CredenciaisRecusadas, type PagamentoLido, type Provedor } from '../../../infra/pagamento/index.ts'
import type { Rotina } from '../../../infra/tarefas/index.ts'
import { aplicarCobranca } from './aplicar-cobranca.ts'
import { porEmpresa, type Apoio } from './contexto.ts'
import { lerConexao, type Conexao } from './queries-conexao.ts'
import { lerCobranca, partesDaCobranca, type Cobranca, type ParteCobrada } from './queries-cobranca.ts'
import { recusarCredenciais } from './recusar-credenciais.ts'

const MAXIMO = 100
/** After it, what a dispute ended in is not asked about any more. */
const MAIS_LONGA_DISPUTA = Temporal.Duration.from({ hours: 200 * 24 })
const MOTIVO = 'conferencia-de-pix'

/**
 * Each is put off as it is taken, for longer the longer it waits: of two processes one asks, and what cannot be read does not keep the
 * turn of the others.
 */
async function aConferir({ db, agora }: Apoio): Promise<{ cliente: string; codigo: string }[]> {
  return emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    const { rows } = await sql<{ cliente: string; codigo: string }>`
      update cobranca_pix c set conferir_em = ${agora.toString()}::timestamptz
        + greatest(interval '1 minute', (${agora.toString()}::timestamptz - c.criada_em) / 2)
      from (select p.cliente, p.codigo from cobranca_pix p
        join recebimento r on r.cliente = p.cliente and r.provedor = p.provedor and r.estado = 'ATIVA'
        where p.estado in ('CRIADA', 'PENDENTE', 'CONTESTADA') and p.criada_em > ${agora.subtract(MAIS_LONGA_DISPUTA).toString()}::timestamptz
          and p.conferir_em <= ${agora.toString()}::timestamptz
        order by p.conferir_em limit ${MAXIMO} for update of p skip locked) vez
      where c.cliente = vez.cliente and c.codigo = vez.codigo returning c.cliente, c.codigo`.execute(tx)
    return rows
  })
}

/** One that the provider never heard of. */
const nuncaChegou = ({ codigo }: Cobranca): PagamentoLido => ({
  pagamento: `sem-pagamento-${codigo}`,
  referencia: codigo,
  estado: 'RECUSADA',
  motivo: 'SEM_RESPOSTA',
  valorCentavos: 0,
  taxaCentavos: 0,
  pix: null,
  cartao: null,
})

const aindaSeDeve = (partes: readonly ParteCobrada[]) =>
  partes.every(
    ({ valorCentavos, acrescimoCentavos, saldoCentavos, emAberto }) =>
      emAberto && saldoCentavos >= valorCentavos - acrescimoCentavos,
  )

/** What the provider knows of it. What is owed no more is called off there first, so that nobody pays it. */
async function perguntar(
  provedor: Provedor,
  cobranca: Cobranca,
  { partes, agora }: { partes: readonly ParteCobrada[]; agora: Temporal.Instant },
): Promise<PagamentoLido | null> {
  const { codigo: referencia, pagamento, estado } = cobranca
  if (pagamento === null) {
    const achado = await provedor.procurar({ referencia, agora })
    return achado ?? (estado === 'CRIADA' ? nuncaChegou(cobranca) : null)
  }
  if (estado !== 'CONTESTADA' && !aindaSeDeve(partes)) await provedor.cancelar({ pagamento, agora })
  return provedor.consultar({ pagamento, agora })
}

async function conferirUma(apoio: Apoio, { cliente, codigo }: { cliente: string; codigo: string }): Promise<void> {
  const { agora, servicos } = apoio
  const onde = { cliente, motivo: MOTIVO }
  const { conexao, cobranca, partes } = await porEmpresa(apoio, onde, async (lugar) => ({
    conexao: await lerConexao(lugar.tx, cliente),
    cobranca: await lerCobranca(lugar.tx, lugar.cliente, codigo),
    partes: await partesDaCobranca(lugar.tx, lugar.cliente, codigo),
  }))
  if (cobranca === undefined || conexao?.estado !== 'ATIVA') return
  try {
    const lido = await perguntar(servicos.recebimentos.abrir(conexao), cobranca, { partes, agora })
    if (lido !== null) await porEmpresa(apoio, onde, (lugar) => aplicarCobranca(lugar, lido))
  } catch (erro) {
    if (!(erro instanceof CredenciaisRecusadas)) throw erro
    await porEmpresa(apoio, onde, (lugar) => recusarCredenciais(lugar, conexao satisfies Conexao))
  }
}

/** Looks at the Pix that wait: an answer that was lost, a notice that never came, the end of a dispute. One that cannot be read holds back no other. */
export const conferirCobrancasPix: Rotina = async (apoio) => {
  const falhas: unknown[] = []
  for (const qual of await aConferir(apoio)) await conferirUma(apoio, qual).catch((erro: unknown) => falhas.push(erro))
  if (falhas.length > 0) throw new Error(`${falhas.length} Pix could not be read`, { cause: falhas[0] })
}
