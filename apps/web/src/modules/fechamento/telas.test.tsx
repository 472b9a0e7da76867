import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/financeiro/fechamento', 'CLIENTE')
percorrer('/financeiro/fechamento?codigo=01990000-0000-7000-8000-000000000000', 'CLIENTE')
percorrer('/financeiro/fechamento', 'PARCEIRO')
percorrer('/financeiro/fechamento?vista=fechar', 'CLIENTE')
percorrer('/financeiro/fechamento?vista=exames', 'CLIENTE')
