import { formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarData } from '@vetlume/dominio/tempo'
import type { CamposDoHistorico } from '../historico/index.ts'

const reais = (rotulo: string) => ({ rotulo, texto: formatarReais })

/** How the audit trail of a settlement reads. */
export const CAMPOS_DO_ACERTO: CamposDoHistorico = {
  numero: { rotulo: 'Número' },
  especialista: { rotulo: 'Especialista' },
  ate: { rotulo: 'Exames até', texto: formatarData },
  repasses: { rotulo: 'Repasses' },
  deslocamentoCentavos: reais('Deslocamento'),
  ajusteCentavos: reais('Ajuste'),
  totalCentavos: reais('Total'),
  aprovadoPor: { rotulo: 'Aprovado por' },
  motivo: { rotulo: 'Motivo' },
}
