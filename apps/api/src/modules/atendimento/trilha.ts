import type { CtxCliente } from '../../context.ts'
import { lerReferencias } from './queries-pedido.ts'
import type { LinhaDeAtendimento } from './queries.ts'

/** Columns that a person decides, by the names that people see in the history. */
const CAMPOS = {
  prioridade: 'prioridade',
  solicitante_nome: 'solicitanteNome',
  solicitante_crmv: 'solicitanteCrmv',
  suspeita: 'suspeita',
  historico: 'historico',
  jejum: 'jejum',
  sedacao: 'sedacao',
  peso_gramas: 'pesoGramas',
  frequencia_cardiaca: 'frequenciaCardiaca',
  frequencia_respiratoria: 'frequenciaRespiratoria',
  temperatura_decimos: 'temperaturaDecimos',
  pressao_sistolica: 'pressaoSistolica',
  autorizacao: 'autorizacao',
  modo_cobranca: 'modoCobranca',
  cobrar_deslocamento: 'cobrarDeslocamento',
  realizado_em: 'realizadoEm',
  prazo_em: 'prazoEm',
  total_centavos: 'totalCentavos',
} as const

type Coluna = keyof typeof CAMPOS
type Linha = Pick<LinhaDeAtendimento, Coluna | 'parceiro' | 'especialista' | 'plano_saude'>

/** A row as the audit trail keeps it: names beside keys, so that it still reads when the other record changes. */
export async function paraTrilha(
  ctx: CtxCliente,
  linha: Linha,
  servicos: readonly { nome: string }[],
): Promise<Record<string, unknown>> {
  const campos = Object.entries(CAMPOS).map(([coluna, campo]) => [campo, linha[coluna as Coluna]])
  const referencias = await lerReferencias(ctx.tx, ctx.cliente, linha)
  return { ...Object.fromEntries(campos), ...referencias, servicos: servicos.map(({ nome }) => nome) }
}
