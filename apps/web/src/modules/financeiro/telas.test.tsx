import { percorrer } from '../../../teste/passeio/index.ts'
import { CODIGO } from '../../../teste/servidor/exemplo.ts'

percorrer('/financeiro/contas-pagar', 'CLIENTE')
percorrer(`/financeiro/contas-pagar?codigo=${CODIGO}`, 'CLIENTE')
percorrer('/financeiro/contas-receber', 'CLIENTE')
percorrer(`/financeiro/contas-receber?codigo=${CODIGO}`, 'CLIENTE')
percorrer('/financeiro/demonstrativo-resultado', 'CLIENTE')
percorrer('/financeiro/fluxo-caixa', 'CLIENTE')
percorrer('/financeiro/lancamento', 'CLIENTE')
percorrer('/financeiro/balancete', 'CLIENTE')
percorrer('/financeiro/contribuicao', 'CLIENTE')
percorrer('/financeiro/razao', 'CLIENTE')
percorrer('/financeiro/transferencia', 'CLIENTE')
percorrer(`/financeiro/transferencia?codigo=${CODIGO}`, 'CLIENTE')
percorrer('/financeiro/demonstrativo-resultado?comparar=PERIODO_ANTERIOR', 'CLIENTE')
