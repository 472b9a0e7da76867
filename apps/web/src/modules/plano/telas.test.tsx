import { percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/cadastro/planos-vetlume', 'ADMIN')
