import { percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/cadastro/raca', 'ADMIN')
