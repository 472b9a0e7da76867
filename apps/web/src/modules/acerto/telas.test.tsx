import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/financeiro/acerto', 'CLIENTE')
percorrer('/financeiro/acerto?codigo=01990000-0000-7000-8000-000000000000', 'CLIENTE')
percorrer('/financeiro/acerto', 'ESPECIALISTA')
percorrer('/financeiro/acerto?vista=acertar', 'CLIENTE')
