import { percorrer, percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/cadastro/parceiro', 'CLIENTE')
percorrer('/cadastro/parceiro?aba=tabelas', 'CLIENTE')
