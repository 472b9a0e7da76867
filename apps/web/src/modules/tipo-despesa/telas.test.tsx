import { percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/financeiro/tipo-despesa', 'ADMIN')
