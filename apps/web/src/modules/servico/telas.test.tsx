import { percorrer, percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/cadastro/servico', 'CLIENTE')
percorrer('/cadastro/servico?aba=equipamentos', 'CLIENTE')
