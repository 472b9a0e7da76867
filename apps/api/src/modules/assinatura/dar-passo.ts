import { podeNaAssinatura, TRANSICOES_DA_ASSINATURA, type AcaoDaAssinatura } from '@vetlume/dominio/assinatura'
import type { Ciclo } from '@vetlume/dominio/conta'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import type { Lugar } from './contexto.ts'
import type { Empresa } from './queries.ts'

interface Escolha {
  plano: string
  ciclo: Ciclo
}

/**
 * The one writer of the state of a subscription, but for the operator's own correction (`PUT /cliente/:codigo`). The row of the
 * company is locked by whoever calls. Raising its version tells a form of the operator that was open.
 */
export async function darPassoNaAssinatura(
  { tx, auditar }: Lugar,
  empresa: Empresa,
  acao: AcaoDaAssinatura,
  escolha: Escolha | null = null,
): Promise<void> {
  if (!podeNaAssinatura(acao, empresa.estado))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'A situação da assinatura não permite isto agora.' })
  const { para } = TRANSICOES_DA_ASSINATURA[acao]
  const plano = escolha?.plano ?? empresa.plano?.codigo ?? null
  const ciclo = escolha?.ciclo ?? empresa.ciclo
  if (para === empresa.estado && plano === (empresa.plano?.codigo ?? null) && ciclo === empresa.ciclo) return
  await sql`update cliente set estado = ${para}, plano = ${plano}, ciclo = ${ciclo}, versao = versao + 1
    where codigo = ${empresa.cliente}`.execute(tx)
  auditar({
    acao: 'ASSINATURA',
    entidade: 'cliente',
    registro: empresa.cliente,
    mudancas: {
      ...(para === empresa.estado ? {} : { estado: [empresa.estado, para] as const }),
      ...(plano === (empresa.plano?.codigo ?? null) ? {} : { plano: [empresa.plano?.codigo ?? null, plano] as const }),
      ...(ciclo === empresa.ciclo ? {} : { ciclo: [empresa.ciclo, ciclo] as const }),
    },
  })
}
