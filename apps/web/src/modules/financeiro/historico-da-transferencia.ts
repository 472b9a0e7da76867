import { formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarData } from '@vetlume/dominio/tempo'
import type { CamposDoHistorico } from '../historico/index.ts'

const reais = (rotulo: string) => ({ rotulo, texto: formatarReais })

/** How the audit trail of a transfer reads. */
export const CAMPOS_DA_TRANSFERENCIA: CamposDoHistorico = {
  de: { rotulo: 'De' },
  para: { rotulo: 'Para' },
  dia: { rotulo: 'Data', texto: formatarData },
  valorCentavos: reais('Valor'),
  taxaCentavos: reais('Taxa'),
  descricao: { rotulo: 'Descrição' },
  motivo: { rotulo: 'Motivo' },
}
