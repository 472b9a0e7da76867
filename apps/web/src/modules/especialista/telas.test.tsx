import { percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/cadastro/especialista', 'CLIENTE')
