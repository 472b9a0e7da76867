import { ROTULOS_DO_TITULO, type EstadoDoTitulo } from '@vetlume/dominio/financeiro'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import type { NomeDoIcone } from '../../ui/icones/nomes.ts'

const APARENCIA: Readonly<Record<EstadoDoTitulo, { tom: TomDeEtiqueta; icone: NomeDoIcone }>> = {
  PREVISTO: { tom: 'neutro', icone: 'upcoming' },
  ABERTO: { tom: 'info', icone: 'schedule' },
  PARCIAL: { tom: 'aviso', icone: 'timelapse' },
  PAGO: { tom: 'sucesso', icone: 'check-circle' },
  CANCELADO: { tom: 'neutro', icone: 'block' },
  ESTORNADO: { tom: 'neutro', icone: 'undo' },
  RENEGOCIADO: { tom: 'neutro', icone: 'undo' },
}

interface EtiquetaDoTituloProps {
  estado: EstadoDoTitulo | 'A_FATURAR' | 'FATURADO'
  vencido: boolean
  /** A cost that nobody pays has no state of payment. */
  semCaixa?: boolean
  /** Owed no more, and waiting for its note to be cancelled. */
  aCancelar?: string | null
}

/** "Vencido" is said before the state: it is what somebody has to act on. */
export function EtiquetaDoTitulo({ estado, vencido, semCaixa = false, aCancelar = null }: EtiquetaDoTituloProps) {
  if (aCancelar !== null) return <Etiqueta tom="aviso" rotulo="Nota a cancelar" icone="error-outline" />
  if (semCaixa) return <Etiqueta tom="neutro" rotulo="Não se paga" icone="money-off" />
  if (vencido) return <Etiqueta tom="erro" rotulo="Vencido" icone="error-outline" />
  if (estado === 'A_FATURAR') return <Etiqueta tom="info" rotulo="A faturar" icone="upcoming" />
  if (estado === 'FATURADO') return <Etiqueta tom="marca" rotulo="No fechamento" icone="upcoming" />
  return <Etiqueta {...APARENCIA[estado]} rotulo={ROTULOS_DO_TITULO[estado]} />
}
