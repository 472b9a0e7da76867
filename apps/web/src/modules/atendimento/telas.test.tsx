import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/atendimento', 'CLIENTE')
percorrer('/atendimento?codigo=01990000-0000-7000-8000-000000000000', 'CLIENTE')
percorrer('/atendimento?novo=1', 'CLIENTE')
percorrer('/atendimento?codigo=01990000-0000-7000-8000-000000000000&editar=1', 'CLIENTE')
percorrer('/atendimento?codigo=01990000-0000-7000-8000-000000000000', 'PARCEIRO')
percorrer('/atendimento?codigo=01990000-0000-7000-8000-000000000000', 'ESPECIALISTA')
