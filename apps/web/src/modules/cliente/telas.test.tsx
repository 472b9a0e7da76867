import { percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/cadastro/cliente', 'ADMIN')
