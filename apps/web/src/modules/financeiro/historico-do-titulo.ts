import { formatarReais } from '@vetlume/dominio/dinheiro'
import {
  ROTULOS_DO_METODO,
  ROTULOS_DO_TITULO,
  type EstadoDoTitulo,
  type MetodoDePagamento,
} from '@vetlume/dominio/financeiro'
import type { CamposDoHistorico } from '../historico/index.ts'

const reais = (rotulo: string) => ({ rotulo, texto: formatarReais })

/** How the audit trail of a title reads. */
export const CAMPOS_DO_TITULO: CamposDoHistorico = {
  estado: { rotulo: 'Situação', texto: (estado: EstadoDoTitulo) => ROTULOS_DO_TITULO[estado] },
  descricao: { rotulo: 'Descrição' },
  contraparte: { rotulo: 'Com quem' },
  tipoDespesa: { rotulo: 'Tipo de despesa' },
  valorCentavos: reais('Valor'),
  numeroDocumento: { rotulo: 'Número do documento' },
  forma: { rotulo: 'Forma prevista', texto: (forma: MetodoDePagamento) => ROTULOS_DO_METODO[forma] },
  pagoEm: { rotulo: 'Data' },
  metodo: { rotulo: 'Forma', texto: (metodo: MetodoDePagamento) => ROTULOS_DO_METODO[metodo] },
  parcelas: { rotulo: 'Parcelas' },
  motivo: { rotulo: 'Motivo' },
  aCancelar: { rotulo: 'Espera a nota ser cancelada' },
  acordo: { rotulo: 'Passou para' },
  pagoCentavos: reais('Já pago'),
  descontoCentavos: reais('Desconto'),
  acrescimoCentavos: reais('Multa e juros'),
  competencia: { rotulo: 'Competência' },
  emissao: { rotulo: 'Emissão' },
  vencimento: { rotulo: 'Vencimento' },
}
