import { percorrer } from '../../../teste/passeio/index.ts'
import { CODIGO } from '../../../teste/servidor/exemplo.ts'

percorrer('/utilitario/simulador-custo-exame', 'CLIENTE')
percorrer(`/utilitario/simulador-custo-exame?codigo=${CODIGO}`, 'CLIENTE')
percorrer('/utilitario/simulador-custo-exame?novo=1', 'CLIENTE')
percorrer('/utilitario/simulador-custo-exame?vista=laboratorio', 'CLIENTE')
