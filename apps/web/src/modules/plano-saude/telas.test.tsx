import { percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/cadastro/plano-saude', 'ADMIN')
