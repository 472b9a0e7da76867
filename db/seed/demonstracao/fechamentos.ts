import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { apurar } from '@vetlume/dominio/fechamento'
import { fechamentoDe } from '@vetlume/dominio/financeiro'
import { fecharPeriodo, preverFechamento } from '../../../apps/api/src/modules/fechamento/index.ts'
import type { EmpresaDemo } from './empresas.ts'
import { agir } from './mundo.ts'
import type { ClinicaNoElenco, Elenco, Passo } from './elenco.ts'

/** What the company gives for a good month, now and then. */
const DESCONTOS = [
  { centavos: 2_500, motivo: 'Combinado para quem envia mais de dez exames no mês' },
  { centavos: 4_000, motivo: 'Atraso nosso na entrega de um laudo' },
] as const
const SEM_DESCONTO = { centavos: 0, motivo: null }

async function fechar(
  elenco: Elenco,
  { codigo }: ClinicaNoElenco,
  ate: string,
  quando: Temporal.Instant,
): Promise<void> {
  const { mundo, gestora: ator, cliente } = elenco
  await agir(mundo, { ator, cliente, quando }, async (ctx) => {
    const { clinicas } = await preverFechamento({ ctx, input: { ate } })
    const clinica = clinicas.find(({ parceiro, recusa }) => parceiro.codigo === codigo && recusa === null)
    if (clinica === undefined) return
    const { exames, brutoCentavos, comissaoBp } = clinica
    const dado = mundo.sorteio.chance(20) ? mundo.sorteio.escolher(DESCONTOS) : SEM_DESCONTO
    const descontoCentavos = Math.min(dado.centavos, Math.floor(brutoCentavos / 10))
    const { totalCentavos } = apurar([brutoCentavos], { descontoCentavos, comissaoBp })
    const item = { parceiro: codigo, ate, exames, totalCentavos, descontoCentavos, descontoMotivo: dado.motivo }
    await fecharPeriodo({ ctx, input: { itens: [item] } })
  })
}

/** Of the first clinic, a period that ended so few days ago is not closed yet: there is always one to close, with exams in it. */
const DIAS_POR_FECHAR = 12

/** In the morning after each period of an invoiced clinic ends, the company closes it. */
export function passosDosFechamentos(elenco: Elenco, demo: EmpresaDemo, dias: number): Passo[] {
  const { agora } = elenco.mundo
  const hoje = agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  const limite = hoje.subtract({ days: DIAS_POR_FECHAR })
  return elenco.parceiros.flatMap((clinica, i) => {
    const conta = demo.parceiros[i]
    if (conta?.modo !== 'FATURADO') return []
    const passos: Passo[] = []
    let ate = Temporal.PlainDate.from(fechamentoDe(hoje.subtract({ days: dias }).toString(), conta))
    while (Temporal.PlainDate.compare(ate, hoje) < 0) {
      const dia = ate.toString()
      const plainTime = new Temporal.PlainTime(8, i)
      const quando = ate.add({ days: 1 }).toZonedDateTime({ timeZone: ZONA_PADRAO, plainTime }).toInstant()
      const porFechar = i === 0 && Temporal.PlainDate.compare(ate, limite) > 0
      if (!porFechar && Temporal.Instant.compare(quando, agora) <= 0)
        passos.push({ quando, fazer: () => fechar(elenco, clinica, dia, quando) })
      ate = Temporal.PlainDate.from(fechamentoDe(ate.add({ days: 1 }).toString(), conta))
    }
    return passos
  })
}
