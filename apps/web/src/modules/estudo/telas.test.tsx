import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/laudo/recebidas', 'CLIENTE')
percorrer('/laudo/recebidas?codigo=01990000-0000-7000-8000-000000000000', 'CLIENTE')
