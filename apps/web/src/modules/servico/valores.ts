import type { dadosDoServico, DadosDoServico, Servico } from '@vetlume/dominio/servico'
import type * as z from 'zod/mini'
import type { CamposProps, ValoresInteiros } from '../cadastros/index.ts'

export type ValoresDoServico = z.input<typeof dadosDoServico>
export type CamposDoServicoProps = CamposProps<Servico, ValoresDoServico, DadosDoServico>

const codigos = (itens: readonly { codigo: string }[] | undefined) => (itens ?? []).map(({ codigo }) => codigo)

export function valoresDoServico(ficha: Servico | undefined): ValoresInteiros<ValoresDoServico> {
  return {
    nome: ficha?.nome ?? '',
    modalidade: ficha?.modalidade ?? 'ULTRASSONOGRAFIA',
    especialidade: ficha?.especialidade?.codigo ?? null,
    pacote: ficha?.pacote ?? false,
    // A new one begins without a price, and the schema asks for it.
    precoCentavos: ficha?.precoCentavos ?? (null as unknown as number),
    custoCentavos: ficha?.custoCentavos ?? 0,
    duracaoMinutos: ficha?.duracaoMinutos ?? 30,
    prazoRotinaHoras: ficha?.prazoRotinaHoras ?? 48,
    prazoUrgenteHoras: ficha?.prazoUrgenteHoras ?? 6,
    exigeLaudo: ficha?.exigeLaudo ?? true,
    exigeRevisao: ficha?.exigeRevisao ?? false,
    modelo: ficha?.modelo?.codigo ?? null,
    preparo: ficha?.preparo ?? '',
    equipamentos: codigos(ficha?.equipamentos),
    composicao: codigos(ficha?.composicao),
    precosDosPlanos: (ficha?.precosDosPlanos ?? []).map(({ planoSaude, centavos }) => ({
      planoSaude: planoSaude.codigo,
      centavos,
    })),
  }
}
