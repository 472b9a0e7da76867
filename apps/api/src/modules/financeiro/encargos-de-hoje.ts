import { acrescimoMaximo, ENCARGOS_PADRAO, sugerirEncargos } from '@vetlume/dominio/financeiro'
import type { Banco } from '../../infra/banco/index.ts'
import type { TituloDoPix } from './queries-pix.ts'
import { atrasosDe } from './recebimento/queries-cobranca.ts'

export interface ContaCobrada extends Omit<TituloDoPix, 'devedor'> {
  encargosCentavos: number
}

/** The fine and the interest that "Receber" suggests for a payment of today, by the keys of what is still owed. */
export async function encargosDeHoje(
  tx: Banco,
  cliente: string,
  contas: readonly { codigo: string; saldoCentavos: number }[],
  hoje: string,
): Promise<ReadonlyMap<string, number>> {
  if (contas.length === 0) return new Map()
  const saldos = new Map(contas.map(({ codigo, saldoCentavos }) => [codigo, saldoCentavos]))
  const atrasos = await atrasosDe(tx, cliente, [...saldos.keys()])
  return new Map(
    atrasos.map(({ codigo, vencimento, ultimoEncargo, multaBp, jurosMesBp, ...valores }) => {
      const regra = multaBp === null || jurosMesBp === null ? ENCARGOS_PADRAO : { multaBp, jurosMesBp }
      const atraso = { faltaCentavos: saldos.get(codigo) ?? 0, vencimento, pagoEm: hoje, ultimoEncargo }
      const encargos = sugerirEncargos(atraso, regra)
      const somados = encargos === null ? 0 : encargos.multaCentavos + encargos.jurosCentavos
      const maximo = acrescimoMaximo({ ...valores, descontoCentavos: 0, pagoCentavos: 0 })
      return [codigo, Math.min(somados, maximo)]
    }),
  )
}
