import { percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/financeiro/cupom', 'ADMIN')
