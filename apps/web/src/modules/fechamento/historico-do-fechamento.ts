import { formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarData } from '@vetlume/dominio/tempo'
import type { CamposDoHistorico } from '../historico/index.ts'

const reais = (rotulo: string) => ({ rotulo, texto: formatarReais })

/** How the audit trail of a closing reads. */
export const CAMPOS_DO_FECHAMENTO: CamposDoHistorico = {
  numero: { rotulo: 'Número' },
  parceiro: { rotulo: 'Clínica' },
  ate: { rotulo: 'Exames até', texto: formatarData },
  exames: { rotulo: 'Exames' },
  descontoCentavos: reais('Desconto'),
  comissaoCentavos: reais('Comissão'),
  totalCentavos: reais('Total'),
  comentario: { rotulo: 'Contestação' },
  aceita: { rotulo: 'Aceita', texto: (aceita: boolean) => (aceita ? 'Sim' : 'Não') },
  resposta: { rotulo: 'Resposta' },
  total: { rotulo: 'Total' },
  motivo: { rotulo: 'Motivo' },
}
