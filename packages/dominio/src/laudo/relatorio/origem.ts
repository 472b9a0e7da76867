import type { MedidaPreenchida } from '../conteudo.ts'
import type { Candidata } from './propor.ts'

export type OrigemDaMedida = NonNullable<MedidaPreenchida['origem']>

/** Where a value that a person took comes from, to be kept with it. */
export function origemDa({ entendida: { relatorio, lida } }: Candidata): OrigemDaMedida {
  const { esquema, codigo } = lida.conceito
  return {
    relatorio: relatorio.arquivo,
    aparelho: relatorio.dicom.aparelho,
    conceito: `${esquema}:${codigo}`.slice(0, 80),
  }
}
