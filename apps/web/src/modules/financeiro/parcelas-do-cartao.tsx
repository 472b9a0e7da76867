import { formatarReais } from '@vetlume/dominio/dinheiro'
import {
  ehCartao,
  MAXIMO_DE_PARCELAS_NO_CARTAO,
  parcelasDoCartao,
  type CondicoesDoCartao,
  type MetodoDaBaixa,
} from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { Recado } from '../../ui/recado.tsx'

/** Instalments as they are typed: what is none yet is one. */
export const parcelasDigitadas = (parcelas: number | undefined): number =>
  Number.isSafeInteger(parcelas) ? Math.min(Math.max(parcelas ?? 1, 1), MAXIMO_DE_PARCELAS_NO_CARTAO) : 1

interface Recebido {
  valorCentavos: number
  taxaCentavos: number
  metodo: MetodoDaBaixa
  parcelas: number
  pagoEm: string
}

/** What arrives of a card and when, in a sentence; null while the form does not say it yet, and of what is no card. */
export function quandoCai(recebido: Recebido, condicoes: CondicoesDoCartao): string | null {
  const { valorCentavos, taxaCentavos, metodo, parcelas, pagoEm } = recebido
  const serve = /^\d{4}-\d{2}-\d{2}$/.test(pagoEm) && valorCentavos >= parcelas && taxaCentavos <= valorCentavos
  if (!ehCartao(metodo) || !serve) return null
  const partes = parcelasDoCartao({ valorCentavos, taxaCentavos, metodo, parcelas, pagoEm }, condicoes)
  const ditas = partes.map(
    (parte) => `${formatarReais(parte.valorCentavos - parte.taxaCentavos)} em ${formatarData(parte.liquidaEm)}`,
  )
  return `Cai na conta, sem a taxa: ${ditas.join('; ')}.`
}

export function QuandoCai({ recebido, condicoes }: { recebido: Recebido; condicoes: CondicoesDoCartao }) {
  const texto = quandoCai(recebido, condicoes)
  return texto === null ? null : (
    <div role="status">
      <Recado>{texto}</Recado>
    </div>
  )
}
