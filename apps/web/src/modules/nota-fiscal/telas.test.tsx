import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/financeiro/nota-fiscal', 'CLIENTE')
percorrer('/financeiro/nota-fiscal?codigo=01990000-0000-7000-8000-000000000000', 'CLIENTE')
percorrer('/financeiro/nota-fiscal?vista=emissao', 'CLIENTE')
