import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { acertarPeriodo, aprovarAcerto, preverAcerto } from '../../../apps/api/src/modules/acerto/index.ts'
import { agir } from './mundo.ts'
import type { Elenco, Passo } from './elenco.ts'

const DIA_DE_PAGAR = 8
/** A month that ended so few days ago is not settled yet: there is always one to settle, with repasses in it. */
const DIAS_POR_ACERTAR = 12

async function acertar(elenco: Elenco, ate: Temporal.PlainDate, quando: Temporal.Instant): Promise<void> {
  const { mundo, gestora: ator, cliente } = elenco
  await agir(mundo, { ator, cliente, quando }, async (ctx) => {
    const { especialistas } = await preverAcerto({ ctx, input: { ate: ate.toString() } })
    const itens = especialistas
      .filter(({ recusa }) => recusa === null)
      .map(({ especialista, repasses, totalCentavos }) => ({
        especialista: especialista.codigo,
        repasses,
        totalCentavos,
        ajusteCentavos: 0,
        ajusteMotivo: null,
      }))
    if (itens.length === 0) return
    const vencimento = ate.add({ days: DIA_DE_PAGAR }).toString()
    const { acertados } = await acertarPeriodo({ ctx, input: { ate: ate.toString(), vencimento, itens } })
    for (const { codigo } of acertados) await aprovarAcerto({ ctx, input: { codigo, versao: 1 } })
  })
}

/** On the second day of each month the company settles the one before with its specialists. */
export function passosDosAcertos(elenco: Elenco, dias: number): Passo[] {
  const hoje = elenco.mundo.agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  const passos: Passo[] = []
  for (let mes = hoje.subtract({ days: dias }).toPlainYearMonth(); ; mes = mes.add({ months: 1 })) {
    const ate = mes.toPlainDate({ day: mes.daysInMonth })
    const plainTime = new Temporal.PlainTime(9)
    const quando = ate.add({ days: 2 }).toZonedDateTime({ timeZone: ZONA_PADRAO, plainTime }).toInstant()
    if (Temporal.PlainDate.compare(ate, hoje.subtract({ days: DIAS_POR_ACERTAR })) > 0) return passos
    passos.push({ quando, fazer: () => acertar(elenco, ate, quando) })
  }
}
