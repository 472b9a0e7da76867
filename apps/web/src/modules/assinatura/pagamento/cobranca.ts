import type { CobrancaDaAssinatura } from '@vetlume/dominio/assinatura'

/** What comes late, or twice, is left aside. */
export const maisNova = (antes: CobrancaDaAssinatura, depois: CobrancaDaAssinatura): CobrancaDaAssinatura =>
  depois.versao > antes.versao ? depois : antes

/** Whether news may come without anybody doing anything here: a Pix that waits, a card that is looked at. */
export const vaiMudar = ({ estado, pagamento }: Pick<CobrancaDaAssinatura, 'estado' | 'pagamento'>): boolean =>
  estado === 'ABERTA' && (pagamento?.estado === 'PENDENTE' || pagamento?.estado === 'CRIADA')

/** Minutes and seconds that are left, as a clock; null when none are. */
export function tempoQueResta(ate: string, agoraMs: number): string | null {
  const segundos = Math.floor((Date.parse(ate) - agoraMs) / 1_000)
  if (segundos <= 0) return null
  const horas = Math.floor(segundos / 3_600)
  const [minutos, resto] = [Math.floor((segundos % 3_600) / 60), segundos % 60].map((parte) =>
    String(parte).padStart(2, '0'),
  )
  return horas > 0 ? `${horas}:${minutos}:${resto}` : `${minutos}:${resto}`
}
