import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/conta', 'CLIENTE')
