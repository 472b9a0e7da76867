import { percorrer, percorrerCadastro } from '../../../teste/passeio/index.ts'

percorrerCadastro('/configuracao/horario-atendimento', 'CLIENTE')
percorrer('/configuracao/horario-atendimento?aba=feriados', 'CLIENTE')
