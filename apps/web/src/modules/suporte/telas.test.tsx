import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/empresa/suporte', 'CLIENTE')
