import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/utilitario/simulador-custo-exame', 'CLIENTE')
percorrer('/utilitario/simulador-custo-exame?codigo=01990000-0000-7000-8000-000000000000', 'CLIENTE')
percorrer('/utilitario/simulador-custo-exame?novo=1', 'CLIENTE')
percorrer('/utilitario/simulador-custo-exame?vista=laboratorio', 'CLIENTE')
