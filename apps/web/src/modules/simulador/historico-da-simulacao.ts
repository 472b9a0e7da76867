import { formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarPercentual } from '../cadastros/index.ts'
import type { CamposDoHistorico } from '../historico/index.ts'
import { cenariosEmPalavras } from './leitura.ts'

const reais = (rotulo: string) => ({ rotulo, texto: formatarReais })

/** How the audit trail of a simulation reads. */
export const CAMPOS_DA_SIMULACAO: CamposDoHistorico = {
  nome: { rotulo: 'Nome' },
  custoCentavos: reais('Custo'),
  precoCentavos: reais('Preço'),
  margemBp: { rotulo: 'Margem', texto: formatarPercentual },
  cenarios: { rotulo: 'Cenários', texto: cenariosEmPalavras },
}
