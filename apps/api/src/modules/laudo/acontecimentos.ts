import type { EventoDeDominio } from '../../infra/eventos.ts'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../context.ts'
import { registrarNaLinhaDoTempo } from '../atendimento/index.ts'
import type { LinhaDeLaudo } from './queries.ts'

type Chaves = Pick<LinhaDeLaudo, 'codigo' | 'numero' | 'edicao' | 'atendimento'>

/** Every event of a laudo carries these, keys only. */
export const dadosDoEvento = ({ codigo: laudo, atendimento, numero, edicao }: Chaves) => ({
  laudo,
  atendimento,
  numero,
  edicao,
})

export const nomeNaLinhaDoTempo = ({ numero, edicao }: Pick<Chaves, 'numero' | 'edicao'>): string =>
  `Laudo nº ${numero}${edicao > 1 ? `, edição ${edicao},` : ''}`

interface Acontecimento {
  /** As in the transition table: `entregar`, `cancelar`... */
  acao: AcaoDaTrilha
  evento: EventoDeDominio['tipo']
  /** After the laudo's name, such as `entregue`; what the partner may not know is left out. */
  texto: string | null
  mudancas: Readonly<Record<string, readonly [unknown, unknown]>>
  /** What whoever hears of it must know as it was then. */
  dados?: EventoDeDominio['dados']
}

/** Trail, timeline of the atendimento and event of one thing that happened to a laudo, in the caller's transaction. */
export async function registrarAcontecimento(
  ctx: CtxCliente,
  laudo: Chaves,
  { acao, evento, texto, mudancas, dados }: Acontecimento,
): Promise<void> {
  const { codigo, atendimento } = laudo
  ctx.auditar({ acao, entidade: 'laudo', registro: codigo, mudancas })
  ctx.publicar({ tipo: evento, dados: { ...dadosDoEvento(laudo), ...dados } })
  if (texto === null) return
  await registrarNaLinhaDoTempo(ctx, [
    { atendimento, tipo: evento.replace('.', '_').toUpperCase(), texto: `${nomeNaLinhaDoTempo(laudo)} ${texto}` },
  ])
}
