import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/dashboard', 'CLIENTE')
percorrer('/dashboard', 'ADMIN')
percorrer('/dashboard', 'ESPECIALISTA')
percorrer('/dashboard', 'PARCEIRO')
percorrer('/dashboard', 'CLIENTE_BASE')
