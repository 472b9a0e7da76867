import { percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/financeiro/grupo-despesa', 'ADMIN')
