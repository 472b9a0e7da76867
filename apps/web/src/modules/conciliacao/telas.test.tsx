import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/financeiro/conciliacao', 'CLIENTE')
percorrer('/financeiro/movimento-bancario', 'CLIENTE')
percorrer('/financeiro/pagamento-sem-extrato', 'CLIENTE')
